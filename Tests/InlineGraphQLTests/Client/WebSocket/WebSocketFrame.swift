import Foundation

/// A frame of a WebSocket as it is sent, correct or not (RFC 6455, section 5.2).
struct WebSocketFrame: Sendable, Hashable {
  /// The bit that ends a message, the reserved bits and the opcode.
  var head: UInt8
  var isMasked = false
  var payload: [UInt8]

  var opcode: UInt8 { head & 0x0F }
  var text: String { String(decoding: payload, as: UTF8.self) }

  /// The code of a close frame.
  var closeCode: Int? { opcode == 8 && payload.count > 1 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }

  static func text(_ text: String) -> Self { Self(head: 0x81, payload: Array(text.utf8)) }
  static func ping(_ text: String) -> Self { Self(head: 0x89, payload: Array(text.utf8)) }

  static func close(_ code: Int, _ reason: String = "") -> Self {
    Self(head: 0x88, payload: [UInt8(code >> 8), UInt8(code & 0xFF)] + reason.utf8)
  }

  /// The bytes of the frame, with another length if one is given.
  func bytes(length: UInt64? = nil) -> [UInt8] {
    let length = length ?? UInt64(payload.count)
    let mask: UInt8 = isMasked ? 0x80 : 0
    func bigEndian(_ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: length >> UInt64($0 * 8)) }
    }
    let size: [UInt8] =
      switch length {
      case ...125: [mask | UInt8(length)]
      case ...0xFFFF: [mask | 126] + bigEndian(2)
      default: [mask | 127] + bigEndian(8)
      }
    // A mask of zeros changes nothing.
    return [head] + size + (isMasked ? [0, 0, 0, 0] : []) + payload
  }
}

extension LoopbackServer.Step {
  /// Sends a frame.
  static func frame(_ frame: WebSocketFrame) -> Self { .bytes(frame.bytes()) }

  /// Sends a text message.
  static func text(_ text: String) -> Self { .frame(.text(text)) }

  /// Accepts the request for a WebSocket.
  static func accept(_ request: LoopbackServer.Request, subprotocol: String? = "graphql-transport-ws") -> Self {
    let key = (request.headers["sec-websocket-key"] ?? "") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    let lines =
      [
        "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Accept: \(Data(sha1(Array(key.utf8))).base64EncodedString())",
      ] + (subprotocol.map { ["Sec-WebSocket-Protocol: \($0)"] } ?? []) + ["", ""]
    return .send(lines.joined(separator: "\r\n"))
  }
}

/// Returns the SHA-1 digest of a short message (RFC 3174).
private func sha1(_ message: [UInt8]) -> [UInt8] {
  func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
  func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }
  var padded = message + [0x80]
  while padded.count % 64 != 56 { padded.append(0) }
  padded += bytes(UInt64(message.count * 8))
  var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  for block in stride(from: 0, to: padded.count, by: 64) {
    var words = stride(from: block, to: block + 64, by: 4).map { start in
      padded[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
    for (index, word) in words.enumerated() {
      let (function, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotate(a, 5) &+ function &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotate(b, 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { hash[index] &+= value }
  }
  return hash.flatMap(bytes)
}
