/// The responses of a subscription: one for each event at the service.
///
/// If the connection breaks off, the subscription begins anew, and the next response says that it follows a gap.
/// ``events`` also has the gap itself, so that the reader can ask for what it missed.
public struct GraphQLSubscriptionResponses<Data: ResponseObject>: AsyncSequence, Sendable {
  /// The responses, and the gaps between them.
  public let events: GraphQLSubscriptionEvents<Data>

  /// Begins a subscription.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: events.makeAsyncIterator()) }

  /// The responses of one subscription.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var events: GraphQLSubscriptionEvents<Data>.AsyncIterator

    /// Waits for the next response; nil after the last.
    public mutating func next() async throws -> GraphQLResponse<Data>? {
      var followsGap = false
      while let event = try await events.next() {
        switch event {
        case .gap: followsGap = true
        case .response(var response):
          response.followsGap = followsGap
          return response
        }
      }
      return nil
    }
  }
}

/// What happens on a subscription.
public enum GraphQLSubscriptionEvent<Data: ResponseObject>: Sendable, Hashable {
  /// The service sent a response.
  case response(GraphQLResponse<Data>)

  /// The connection broke off, and there is a new one. What the service would have sent in between is missing.
  case gap
}

/// The responses of a subscription, and the gaps between them.
public struct GraphQLSubscriptionEvents<Data: ResponseObject>: AsyncSequence, Sendable {
  typealias Decode = @Sendable (TransportResponse) throws -> GraphQLResponse<Data>

  let open: @Sendable () throws -> (GraphQLResponseStream, Decode)

  /// Begins a subscription.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(state: .closed(open)) }

  /// The events of one subscription.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate enum State {
      case closed(@Sendable () throws -> (GraphQLResponseStream, Decode))
      case open(GraphQLResponseStream.AsyncIterator, Decode)
      case ended
    }

    fileprivate var state: State

    /// Waits for the next event; nil after the last.
    public mutating func next() async throws -> GraphQLSubscriptionEvent<Data>? {
      var stream: GraphQLResponseStream.AsyncIterator
      let decode: Decode
      switch state {
      case .ended: return nil
      case .open(let open, let opened): (stream, decode) = (open, opened)
      case .closed(let open):
        state = .ended
        let opened = try open()
        (stream, decode) = (opened.0.makeAsyncIterator(), opened.1)
      }
      state = .ended
      let event: GraphQLSubscriptionEvent<Data>
      switch try await stream.next() {
      case nil:
        // A stream ends without an error when its task is cancelled.
        try Task.checkCancellation()
        return nil
      case .gap: event = .gap
      case .response(let response): event = .response(try decode(response))
      }
      state = .open(stream, decode)
      return event
    }
  }
}
