#if NIO
  import Foundation
  import GraphQLHTTP
  import func GraphQLJSON.isValidUTF8
  import NIOCore
  import NIOFoundationCompat
  import NIOWebSocket

  /// Puts frames together to messages, and checks what the frame decoder does not (RFC 6455, section 5).
  struct WebSocketMessageReader {
    /// What a frame asks for.
    enum Control {
      case ping(ByteBuffer)
      case close(WebSocketClosure)
    }

    /// The maximum size of a message, in bytes.
    let maximumMessageSize: Int

    /// The opcode and the data of a message whose last frame has not arrived.
    private var unfinished: (opcode: WebSocketOpcode, data: ByteBuffer)?

    /// The messages that have not been taken: all before the last texts, and these.
    private var messages: [WebSocketMessages] = []
    private var texts = DataPieces()

    init(maximumMessageSize: Int) {
      self.maximumMessageSize = maximumMessageSize
    }

    /// Takes the messages that are complete.
    mutating func takeMessages() -> [WebSocketMessages] {
      collectTexts()
      defer { messages = [] }
      return messages
    }

    private mutating func collectTexts() {
      if texts.count == 0 { return }
      messages.append(.texts(texts))
      texts = DataPieces()
    }

    /// Takes a frame.
    ///
    /// - Returns: What the frame asks for; nil if it is part of a message.
    /// - Throws: A closure with the code to close the connection with.
    mutating func read(_ frame: WebSocketFrame) throws(WebSocketClosure) -> Control? {
      if frame.maskKey != nil { throw .protocolError("a frame of the server is masked") }
      if !frame.reservedBits.isEmpty { throw .protocolError("a frame has reserved bits") }
      switch frame.opcode {
      case .ping: return .ping(frame.data)
      case .pong: return nil
      case .connectionClose: return .close(try Self.closure(frame.data))
      case .text, .binary:
        if unfinished != nil { throw .protocolError("a message begins within another") }
        try append(frame, to: (frame.opcode, ByteBuffer()))
      case .continuation:
        guard let unfinished else { throw .protocolError("a message has no beginning") }
        try append(frame, to: unfinished)
      default: throw .protocolError("a frame has an unknown opcode")
      }
      return nil
    }

    private mutating func append(
      _ frame: WebSocketFrame,
      to message: (opcode: WebSocketOpcode, data: ByteBuffer)
    ) throws(WebSocketClosure) {
      guard frame.data.readableBytes <= maximumMessageSize - message.data.readableBytes else {
        throw .tooLarge(limit: maximumMessageSize)
      }
      var (message, data) = (message, frame.data)
      unfinished = nil
      if message.data.readableBytes == 0 { message.data = data } else { message.data.writeBuffer(&data) }
      if frame.fin { try complete(message.opcode, message.data) } else { unfinished = message }
    }

    private mutating func complete(_ opcode: WebSocketOpcode, _ data: ByteBuffer) throws(WebSocketClosure) {
      if opcode == .binary {
        collectTexts()
        return messages.append(.binary(Data(buffer: data)))
      }
      guard data.isUTF8 else { throw WebSocketClosure(code: 1007, reason: "a text message is not UTF-8") }
      if data.readableBytes < DataPieces.capacity {
        if texts.isFull { collectTexts() }
        data.withUnsafeReadableBytes { texts.append($0) }
      } else {
        collectTexts()
        messages.append(.texts(DataPieces(Data(buffer: data))))
      }
    }

    private static func closure(_ data: ByteBuffer) throws(WebSocketClosure) -> WebSocketClosure {
      var data = data
      if data.readableBytes == 0 { return WebSocketClosure(code: 1005, reason: "") }
      guard let code = data.readInteger(as: UInt16.self), isSendable(code) else {
        throw .protocolError("a close frame has no valid code")
      }
      guard data.isUTF8 else {
        throw WebSocketClosure(code: 1007, reason: "the reason of a close frame is not UTF-8")
      }
      return WebSocketClosure(code: code, reason: String(buffer: data))
    }

    /// Returns whether a close frame may have a code (RFC 6455, section 7.4).
    private static func isSendable(_ code: UInt16) -> Bool {
      switch code {
      case 1000...1003, 1007...1014, 3000...4999: true
      default: false
      }
    }
  }

  extension WebSocketClosure {
    /// The closure after a fault of the server.
    static func protocolError(_ reason: String) -> Self { Self(code: 1002, reason: reason) }

    /// The closure after a message that is larger than the limit.
    static func tooLarge(limit: Int) -> Self {
      Self(code: 1009, reason: "a message has more than \(limit) bytes, which is the limit")
    }
  }

  extension ByteBuffer {
    fileprivate var isUTF8: Bool { withUnsafeReadableBytes { isValidUTF8($0.bindMemory(to: UInt8.self)) } }
  }
#endif
