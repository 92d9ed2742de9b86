#if NIO
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOFoundationCompat
  import NIOWebSocket

  /// An open WebSocket over a channel of NIO.
  final class NIOWebSocketConnection: WebSocketConnection {
    let subprotocol: String?
    private let channel: any Channel
    private let handler: NIOLoopBound<WebSocketHandler>
    private let inbox: WebSocketInbox

    /// Creates a connection. The channel's event loop calls it.
    init(channel: any Channel, handler: WebSocketHandler, inbox: WebSocketInbox, subprotocol: String?) {
      self.channel = channel
      self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
      self.inbox = inbox
      self.subprotocol = subprotocol
    }

    var lastArrival: ContinuousClock.Instant? { inbox.lastArrival }

    deinit {
      close(code: 1000, reason: "")
    }

    func send(_ text: Data) async throws {
      let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(data: text))
      try await whileNotCancelled {
        if let ending = inbox.ending { throw ending }
        do {
          try await channel.writeAndFlush(frame)
        } catch {
          throw inbox.ending ?? WebSocketClosure(code: 1006, reason: "\(error)")
        }
      }
    }

    func receive() async throws -> [WebSocketMessages] {
      try await whileNotCancelled {
        try await inbox.next { channel.read() }
      }
    }

    /// Calls a function; closes the connection if the task is cancelled.
    private func whileNotCancelled<Value>(_ body: () async throws -> Value) async throws -> Value {
      do {
        return try await withTaskCancellationHandler {
          try Task.checkCancellation()
          return try await body()
        } onCancel: {
          close(code: 1000, reason: "")
        }
      } catch {
        try Task.checkCancellation()
        throw error
      }
    }

    func close(code: UInt16, reason: String) {
      inbox.abandon(WebSocketClosure(code: code, reason: reason))
      channel.eventLoop.execute { [channel, handler] in
        guard let context = try? channel.pipeline.syncOperations.context(handler: handler.value) else { return }
        handler.value.close(code: code, reason: reason, context)
      }
    }
  }
#endif
