#if NIO
  import Foundation
  import GraphQLHTTP
  import func GraphQLJSON.isValidUTF8
  import NIOCore
  import NIOFoundationCompat
  import NIOWebSocket

  /// Puts frames together to messages, and checks what the frame decoder does not (RFC 6455, section 5).
  struct WebSocketMessageReader {
    /// A control frame that must be answered.
    enum Control {
      case ping(ByteBuffer)
      case close(WebSocketClosure)
    }

    /// The maximum size of a message, in bytes.
    let maximumMessageSize: Int

    /// The opcode and the data of a message whose last frame has not arrived.
    private var unfinished: (opcode: WebSocketOpcode, data: ByteBuffer)?
    /// How many frames without data it has.
    private var emptyFrameCount = 0
    private static let maximumEmptyFrameCount = 1000

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
    /// - Returns: The control frame; nil if the frame is part of a message.
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
        (unfinished, emptyFrameCount) = ((frame.opcode, ByteBuffer()), 0)
        try append(frame)
      case .continuation:
        if unfinished == nil { throw .protocolError("a message has no beginning") }
        try append(frame)
      default: throw .protocolError("a frame has an unknown opcode")
      }
      return nil
    }

    /// Appends a frame in place, because a copy for each would take quadratic time.
    private mutating func append(_ frame: WebSocketFrame) throws(WebSocketClosure) {
      let count = unfinished?.data.readableBytes ?? 0
      guard frame.data.readableBytes <= maximumMessageSize - count else { throw .tooLarge(limit: maximumMessageSize) }
      if frame.data.readableBytes == 0 { emptyFrameCount += 1 }
      guard emptyFrameCount <= Self.maximumEmptyFrameCount else {
        throw .protocolError("a message has more than \(Self.maximumEmptyFrameCount) frames without data")
      }
      var data = frame.data
      if count == 0 { unfinished?.data = data } else { unfinished?.data.writeBuffer(&data) }
      guard frame.fin, let message = unfinished else { return }
      unfinished = nil
      try complete(message.opcode, message.data)
    }

    private mutating func complete(_ opcode: WebSocketOpcode, _ data: ByteBuffer) throws(WebSocketClosure) {
      if opcode == .binary {
        collectTexts()
        return messages.append(.binary(Data(buffer: data)))
      }
      guard data.isUTF8 else { throw .invalidText("a text message is not UTF-8") }
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
        throw .invalidText("the reason of a close frame is not UTF-8")
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
    static func protocolError(_ reason: String) -> Self { Self(code: 1002, reason: reason, isByClient: true) }

    /// The closure after a text that is not UTF-8.
    static func invalidText(_ reason: String) -> Self { Self(code: 1007, reason: reason, isByClient: true) }

    /// The closure after a message that is larger than the limit.
    static func tooLarge(limit: Int) -> Self {
      Self(code: 1009, reason: "a message has more than \(limit) bytes, which is the limit", isByClient: true)
    }
  }

  extension ByteBuffer {
    fileprivate var isUTF8: Bool { withUnsafeReadableBytes { isValidUTF8($0.bindMemory(to: UInt8.self)) } }
  }
#endif
