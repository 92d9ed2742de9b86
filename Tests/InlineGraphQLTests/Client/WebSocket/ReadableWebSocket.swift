#if NIO
  import Foundation
  import GraphQLCLibrary
  import GraphQLHTTP

  /// A WebSocket whose messages are read one by one.
  final class ReadableWebSocket: Sendable {
    enum Message: Hashable {
      case text(String)
      case binary(Data)
    }

    private let connection: any WebSocketConnection
    private let arrived = Locked<ArraySlice<Message>>([])

    init(_ connection: any WebSocketConnection) {
      self.connection = connection
    }

    var subprotocol: String? { connection.subprotocol }
    func send(_ text: Data) async throws { try await connection.send(text) }
    func close(code: UInt16, reason: String) { connection.close(code: code, reason: reason) }

    /// Waits for the next message. No two tasks may do so at once.
    func receive() async throws -> Message {
      if let message = arrived.withLock({ $0.popFirst() }) { return message }
      let messages = try await connection.receive().flatMap { messages -> [Message] in
        switch messages {
        case .texts(let texts): texts.all.map { .text(String(decoding: $0, as: UTF8.self)) }
        case .binary(let data): [.binary(data)]
        }
      }
      arrived.withLock { $0 = messages.dropFirst() }
      return messages[0]
    }
  }
#endif
