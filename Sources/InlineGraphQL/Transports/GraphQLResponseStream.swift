import GraphQLCLibrary

/// The responses to one request, as they arrive.
///
/// Each response is asked for when the reader wants it, so a slow reader makes the service wait, as far as the
/// transport can.
public typealias GraphQLResponseStream = AsyncThrowingStream<GraphQLStreamEvent, any Error>

/// What happens on a stream of responses.
public enum GraphQLStreamEvent: Sendable, Hashable {
  /// The service sent a response: a JSON object, with the status and the headers of the stream.
  case response(TransportResponse)

  /// The connection broke off, and there is a new one. What the service would have sent in between is missing.
  case gap
}

extension AsyncThrowingStream where Element == GraphQLStreamEvent, Failure == any Error {
  /// Creates a stream of one response.
  package init(oneResponse send: @escaping @Sendable () async throws -> TransportResponse) {
    let unsent = Locked(Optional(send))
    self.init {
      guard let send = unsent.withLock({ $0.take() }) else { return nil }
      return .response(try await send())
    }
  }
}

extension AsyncThrowingStream where Element == GraphQLStreamEvent, Failure == any Error {
  /// Creates a stream that begins when it is first read.
  ///
  /// - Parameter begin: Returns the first event and what follows it.
  static func deferred(
    _ begin: @escaping @Sendable () async throws -> (Element?, AsyncIterator)
  ) -> GraphQLResponseStream {
    let events = DeferredEvents(begin)
    return GraphQLResponseStream(unfolding: { try await events.next() })
  }
}

/// The events of a stream that begins when it is first read.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
private final class DeferredEvents: @unchecked Sendable {
  private enum State {
    case unread(@Sendable () async throws -> (GraphQLStreamEvent?, GraphQLResponseStream.AsyncIterator))
    case begun(GraphQLResponseStream.AsyncIterator)
    case ended
  }

  private var state: State

  init(_ begin: @escaping @Sendable () async throws -> (GraphQLStreamEvent?, GraphQLResponseStream.AsyncIterator)) {
    state = .unread(begin)
  }

  func next() async throws -> GraphQLStreamEvent? {
    let current = state
    state = .ended
    switch current {
    case .ended: return nil
    case .unread(let begin):
      let (first, rest) = try await begin()
      if first != nil { state = .begun(rest) }
      return first
    case .begun(var rest):
      let event = try await rest.next()
      if event != nil { state = .begun(rest) }
      return event
    }
  }
}
