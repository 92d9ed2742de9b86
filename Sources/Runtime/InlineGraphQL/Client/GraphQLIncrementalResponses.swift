/// The states of a response with deferred or streamed parts: a response for each payload, each more complete.
public struct GraphQLIncrementalResponses<Data: ResponseObject>: AsyncSequence, Sendable {
  typealias Decode = @Sendable (inout ReceivedParts) throws -> GraphQLResponse<Data>

  let open: @Sendable () throws -> (GraphQLResponseStream, ReceivedParts, Decode)

  init(open: @escaping @Sendable () throws -> (GraphQLResponseStream, ReceivedParts, Decode)) {
    self.open = open
  }

  /// Begins a request.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(state: .closed(open)) }

  /// The responses to one request.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate enum State {
      case closed(@Sendable () throws -> (GraphQLResponseStream, ReceivedParts, Decode))
      case open(GraphQLResponseStream.AsyncIterator, Decode, ReceivedParts)
      case ended
    }

    fileprivate var state: State

    /// Waits until more of the response has arrived; nil after all of it has.
    public mutating func next() async throws -> GraphQLResponse<Data>? {
      var stream: GraphQLResponseStream.AsyncIterator
      let decode: Decode
      var received: ReceivedParts
      switch state {
      case .ended: return nil
      case .open(let open, let opened, let parts): (stream, decode, received) = (open, opened, parts)
      case .closed(let open):
        state = .ended
        let opened = try open()
        (stream, received, decode) = (opened.0.makeAsyncIterator(), opened.1, opened.2)
      }
      // Also so that the parts are not copied when more are added.
      state = .ended
      repeat { try await received.receive(from: &stream) } while received.response.isEmpty
      let response = try decode(&received)
      if !received.response.isComplete { state = .open(stream, decode, received) }
      return response
    }
  }
}
