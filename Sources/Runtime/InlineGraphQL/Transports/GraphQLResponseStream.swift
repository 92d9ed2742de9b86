import GraphQLCLibrary

/// The responses to one request, as they arrive.
///
/// More is asked for when the reader wants it, so a slow reader makes the service wait, as far as the transport can. A
/// stream is read once. It is released when its reader is, and so is the request.
public struct GraphQLResponseStream: AsyncSequence, Sendable {
  /// Waits for the next events; nil after the last.
  typealias Next = @Sendable () async throws -> [GraphQLStreamEvent]?

  private let nextEvents: Next

  /// Creates a stream from a closure that waits for the next event; nil after the last.
  ///
  /// - Parameter next: Called again when the reader wants more, never while another call runs. If the reader's task is
  ///   cancelled, it should throw `CancellationError`.
  public init(unfolding next: @escaping @Sendable () async throws -> GraphQLStreamEvent?) {
    nextEvents = { try await next().map { [$0] } }
  }

  /// Creates a stream from another sequence of events, such as an `AsyncThrowingStream`.
  public init<Events: AsyncSequence & Sendable>(_ events: Events) where Events.Element == GraphQLStreamEvent {
    let iterator = UncheckedIterator(events.makeAsyncIterator())
    nextEvents = { try await iterator.next().map { [$0] } }
  }

  /// Creates a stream of events that arrive together.
  ///
  /// Waiting for each event costs more than reading it.
  ///
  /// - Parameter next: Waits for the next events; nil after the last.
  init(batches next: @escaping Next) {
    nextEvents = next
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(nextEvents: nextEvents) }

  /// A reader of a stream.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// nil after the end.
    fileprivate var nextEvents: Next?
    private var arrived: ArraySlice<GraphQLStreamEvent> = []

    fileprivate init(nextEvents: @escaping Next) {
      self.nextEvents = nextEvents
    }

    /// Waits for the next event; nil after the last.
    ///
    /// - Throws: The error that ends the stream; `CancellationError` if the task is cancelled.
    public mutating func next() async throws -> GraphQLStreamEvent? {
      if let event = try popArrived() { return event }
      arrived = try await nextArrived() ?? []
      try Task.checkCancellation()
      return arrived.popFirst()
    }

    /// Returns the next event if it has arrived. This costs less than waiting for nothing.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    mutating func popArrived() throws -> GraphQLStreamEvent? {
      if !arrived.isEmpty { try Task.checkCancellation() }
      return arrived.popFirst()
    }

    /// Waits for events that have not been read; nil after the last.
    mutating func nextArrived() async throws -> ArraySlice<GraphQLStreamEvent>? {
      if !arrived.isEmpty {
        defer { arrived = [] }
        return arrived
      }
      guard let nextEvents else { return nil }
      self.nextEvents = nil
      guard let events = try await nextEvents() else { return nil }
      self.nextEvents = nextEvents
      return events[...]
    }
  }
}

/// An event of a stream of responses.
public enum GraphQLStreamEvent: Sendable, Hashable {
  /// The service sent a response: a JSON object, with the status and the headers of the stream.
  case response(TransportResponse)

  /// The connection broke off, and there is a new one. Responses in between are lost.
  case gap
}

extension GraphQLResponseStream {
  package init(oneResponse send: @escaping @Sendable () async throws -> TransportResponse) {
    let unsent = Locked(Optional(send))
    self.init(unfolding: {
      guard let send = unsent.withLock({ $0.take() }) else { return nil }
      return .response(try await send())
    })
  }

  /// Creates a stream that begins when it is first read.
  ///
  /// - Parameter begin: Returns the first event and what follows it.
  static func deferred(
    _ begin: @escaping @Sendable () async throws -> (GraphQLStreamEvent?, AsyncIterator)
  ) -> GraphQLResponseStream {
    let events = DeferredEvents(begin)
    return GraphQLResponseStream(batches: { try await events.next() })
  }
}

/// The iterator of a sequence, which is not used by two tasks at once, because `next` is never called while another call
/// runs.
private final class UncheckedIterator<Iterator: AsyncIteratorProtocol>: @unchecked Sendable
where Iterator.Element == GraphQLStreamEvent {
  private var iterator: Iterator

  init(_ iterator: Iterator) {
    self.iterator = iterator
  }

  func next() async throws -> GraphQLStreamEvent? { try await iterator.next() }
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

  func next() async throws -> [GraphQLStreamEvent]? {
    let current = state
    state = .ended
    switch current {
    case .ended: return nil
    case .unread(let begin):
      let (first, rest) = try await begin()
      guard let first else { return nil }
      state = .begun(rest)
      return [first]
    case .begun(var rest):
      guard let events = try await rest.nextArrived() else { return nil }
      state = .begun(rest)
      return Array(events)
    }
  }
}
