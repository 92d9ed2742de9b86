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
    @usableFromInline var events: GraphQLSubscriptionEvents<Data>.AsyncIterator

    /// Waits for the next response; nil after the last.
    @inlinable
    public mutating func next() async throws -> GraphQLResponse<Data>? {
      // This is inlinable because code for all types looks `GraphQLResponse<Data>` up at run time, for each response.
      var followsGap = false
      while true {
        let event: GraphQLStreamEvent?
        if let arrived = try events.popUndecoded() { event = arrived } else { event = try await events.nextUndecoded() }
        switch event {
        case nil: return nil
        case .gap: followsGap = true
        case .response(let received):
          var response = try events.decode(received)
          response.followsGap = followsGap
          return response
        }
      }
    }
  }
}

/// A response of a subscription, or a gap between two.
public enum GraphQLSubscriptionEvent<Data: ResponseObject>: Sendable, Hashable {
  /// The service sent a response.
  case response(GraphQLResponse<Data>)

  /// The connection broke off, and there is a new one. Events in between are lost.
  case gap
}

/// The responses of a subscription, and the gaps between them.
public struct GraphQLSubscriptionEvents<Data: ResponseObject>: AsyncSequence, Sendable {
  typealias Decode = @Sendable (TransportResponse) throws -> GraphQLResponse<Data>

  let open: @Sendable () throws -> (GraphQLResponseStream, Decode)

  /// Begins a subscription.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open) }

  /// The events of one subscription.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let open: @Sendable () throws -> (GraphQLResponseStream, Decode)
    private var opened: (events: GraphQLResponseStream.AsyncIterator, decode: Decode)?
    private var hasEnded = false

    fileprivate init(open: @escaping @Sendable () throws -> (GraphQLResponseStream, Decode)) {
      self.open = open
    }

    /// Waits for the next event; nil after the last.
    public mutating func next() async throws -> GraphQLSubscriptionEvent<Data>? {
      switch try await nextUndecoded() {
      case nil: nil
      case .gap: .gap
      case .response(let response): .response(try decode(response))
      }
    }

    /// Returns the next event if it has arrived.
    @usableFromInline
    mutating func popUndecoded() throws -> GraphQLStreamEvent? {
      do {
        return try opened?.events.popArrived()
      } catch {
        end()
        throw error
      }
    }

    @usableFromInline
    mutating func nextUndecoded() async throws -> GraphQLStreamEvent? {
      if hasEnded { return nil }
      do {
        if opened == nil {
          let (stream, decode) = try open()
          opened = (stream.makeAsyncIterator(), decode)
        }
        if let event = try await opened?.events.next() { return event }
      } catch {
        end()
        throw error
      }
      end()
      return nil
    }

    @usableFromInline
    mutating func decode(_ response: TransportResponse) throws -> GraphQLResponse<Data> {
      do {
        return try opened!.decode(response)
      } catch {
        end()
        throw error
      }
    }

    /// Also releases the stream, and so ends the subscription.
    private mutating func end() { (opened, hasEnded) = (nil, true) }
  }
}
