#if NIO
  import GraphQLCLibrary
  import GraphQLHTTP

  /// The messages that wait for their reader.
  ///
  /// It is full with ``capacity`` bytes. Nothing is read from the connection then, so the server waits too.
  final class WebSocketInbox: Sendable {
    /// How many bytes may wait for the reader.
    static let capacity = 1 << 18

    private struct State {
      var messages: [WebSocketMessages] = []
      /// The size of the messages, and something for each.
      var size = 0
      var ending: WebSocketClosure?
      var reader: CheckedContinuation<[WebSocketMessages], any Error>?
      var lastArrival: ContinuousClock.Instant?
      /// Whether the connection has been told to wait.
      var isConnectionWaiting = false

      /// Takes all messages; nil if there are none. Also returns whether the connection waits and may be read again.
      mutating func take() -> ([WebSocketMessages], readsOn: Bool)? {
        if messages.isEmpty { return nil }
        defer { (messages, size, isConnectionWaiting) = ([], 0, false) }
        return (messages, isConnectionWaiting)
      }
    }

    private let state = Locked(State())

    /// The end of the connection; nil while it is open.
    var ending: WebSocketClosure? { state.withLock { $0.ending } }

    /// When a part of a message arrived last; nil if none has.
    var lastArrival: ContinuousClock.Instant? { state.withLock { $0.lastArrival } }

    /// Notes that a part of a message has arrived.
    func noteArrival() { state.withLock { $0.lastArrival = .now } }

    /// Returns whether the connection may be read. If not, the reader is told so when it may again.
    func mayRead() -> Bool {
      state.withLock { state in
        state.isConnectionWaiting = state.ending == nil && state.size >= Self.capacity
        return !state.isConnectionWaiting
      }
    }

    /// Adds messages, unless the connection has ended. ``wakeReader()`` must follow.
    func append(_ messages: [WebSocketMessages]) {
      state.withLock { state in
        guard state.ending == nil else { return }
        state.messages += messages
        for message in messages { state.size += message.cost }
      }
    }

    /// Gives the reader the messages that have arrived, if it waits for some.
    func wakeReader() {
      let woken = state.withLock { state in
        state.reader == nil ? nil : state.take().flatMap { messages, _ in state.reader.take().map { ($0, messages) } }
      }
      if let (reader, messages) = woken { reader.resume(returning: messages) }
    }

    /// Ends the connection, unless it has ended. Messages that have arrived can be read before.
    func end(_ closure: WebSocketClosure) {
      let reader = state.withLock { state in
        if state.ending == nil { state.ending = closure }
        return state.messages.isEmpty ? state.reader.take() : nil
      }
      reader?.resume(throwing: closure)
      // The end may come before the wake for messages of the same packet.
      wakeReader()
    }

    /// Ends the connection and drops the messages that have arrived.
    func abandon(_ closure: WebSocketClosure) {
      let reader = state.withLock { state in
        if state.ending == nil { state.ending = closure }
        state.messages.removeAll()
        state.size = 0
        return state.reader.take()
      }
      reader?.resume(throwing: closure)
    }

    /// Waits for messages.
    ///
    /// - Parameter readOn: Called if the connection waits and may be read again.
    func next(readOn: () -> Void) async throws -> [WebSocketMessages] {
      try await withCheckedThrowingContinuation { continuation in
        let (result, readsOn) = state.withLock { state -> (Result<[WebSocketMessages], any Error>?, Bool) in
          if let (messages, readsOn) = state.take() { return (.success(messages), readsOn) }
          if let ending = state.ending { return (.failure(ending), false) }
          state.reader = continuation
          return (nil, false)
        }
        if readsOn { readOn() }
        if let result { continuation.resume(with: result) }
      }
    }
  }

  extension WebSocketMessages {
    fileprivate var cost: Int {
      switch self {
      case .texts(let texts): texts.size + texts.count * 128
      case .binary(let data): data.count + 128
      }
    }
  }
#endif
