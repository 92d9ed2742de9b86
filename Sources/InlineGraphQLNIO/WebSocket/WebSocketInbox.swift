#if NIO
  import GraphQLCLibrary
  import GraphQLHTTP
  import NIOCore

  /// The messages that wait for their reader.
  ///
  /// It is full with ``capacity`` bytes. Nothing is read from the connection then, so the server waits too.
  final class WebSocketInbox: Sendable {
    /// How many bytes may wait for the reader.
    static let capacity = 1 << 18

    private struct State {
      var messages = CircularBuffer<WebSocketMessage>()
      /// The size of the messages, and something for each.
      var size = 0
      var ending: WebSocketClosure?
      var reader: CheckedContinuation<WebSocketMessage, any Error>?
      /// Whether the connection has been told to wait.
      var isConnectionWaiting = false

      /// Takes the next message. Also returns whether the connection waits and may be read again.
      mutating func takeNext() -> (WebSocketMessage, readsOn: Bool)? {
        guard let message = messages.popFirst() else { return nil }
        size -= message.cost
        return (message, readOnIfThereIsRoom())
      }

      /// Takes all messages. Also returns whether the connection waits and may be read again.
      mutating func takeAll() -> ([WebSocketMessage], readsOn: Bool) {
        let all = Array(messages)
        messages.removeAll(keepingCapacity: true)
        size = 0
        return (all, readOnIfThereIsRoom())
      }

      private mutating func readOnIfThereIsRoom() -> Bool {
        let readsOn = isConnectionWaiting && size < WebSocketInbox.capacity
        if readsOn { isConnectionWaiting = false }
        return readsOn
      }
    }

    private let state = Locked(State())

    /// The end of the connection; nil while it is open.
    var ending: WebSocketClosure? { state.withLock { $0.ending } }

    /// Returns whether the connection may be read. If not, the reader is told so when it may again.
    func mayRead() -> Bool {
      state.withLock { state in
        state.isConnectionWaiting = state.ending == nil && state.size >= Self.capacity
        return !state.isConnectionWaiting
      }
    }

    /// Adds messages, unless the connection has ended. ``wakeReader()`` must follow.
    func append(_ messages: [WebSocketMessage]) {
      state.withLock { state in
        guard state.ending == nil else { return }
        state.messages.append(contentsOf: messages)
        for message in messages { state.size += message.cost }
      }
    }

    /// Gives the reader its message if it waits for one that has arrived.
    func wakeReader() {
      let woken = state.withLock { state -> (CheckedContinuation<WebSocketMessage, any Error>, WebSocketMessage)? in
        guard let reader = state.reader, let (message, _) = state.takeNext() else { return nil }
        state.reader = nil
        return (reader, message)
      }
      if let (reader, message) = woken { reader.resume(returning: message) }
    }

    /// Returns the messages that have arrived already.
    ///
    /// - Parameter readOn: Called if the connection waits and may be read again.
    func takeArrived(readOn: () -> Void) -> [WebSocketMessage] {
      let (messages, readsOn) = state.withLock { $0.takeAll() }
      if readsOn { readOn() }
      return messages
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

    /// Waits for the next message.
    ///
    /// - Parameter readOn: Called if the connection waits and may be read again.
    func next(readOn: () -> Void) async throws -> WebSocketMessage {
      try await withCheckedThrowingContinuation { continuation in
        let (result, readsOn) = state.withLock { state -> (Result<WebSocketMessage, any Error>?, Bool) in
          if let (message, readsOn) = state.takeNext() { return (.success(message), readsOn) }
          if let ending = state.ending { return (.failure(ending), false) }
          state.reader = continuation
          return (nil, false)
        }
        if readsOn { readOn() }
        if let result { continuation.resume(with: result) }
      }
    }
  }

  extension WebSocketMessage {
    fileprivate var cost: Int {
      switch self {
      case .text(let data), .binary(let data): data.count + 128
      }
    }
  }
#endif
