/// Bytes from which frames are read (RFC 6455, section 5.2).
struct FrameBytes {
  struct Head {
    var isLast: Bool
    var reserved: UInt8
    var opcode: UInt8
    var mask: [UInt8]?
    var size: UInt64
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Reads what is before the data of a frame; nil if it is not whole.
  mutating func nextHead() -> Head? {
    guard let first = take(2) else { return nil }
    var size = UInt64(first[1] & 0x7F)
    if size >= 126 {
      guard let bytes = take(size == 126 ? 2 : 8) else { return nil }
      size = bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
    var mask: [UInt8]?
    if first[1] & 0x80 != 0 {
      // A frame that is too large is refused before its mask is there.
      mask = take(4) ?? []
    }
    let (reserved, opcode) = (first[0] >> 4 & 7, first[0] & 15)
    return Head(isLast: first[0] & 0x80 != 0, reserved: reserved, opcode: opcode, mask: mask, size: size)
  }

  /// Reads the data of a frame; nil if it is not whole.
  mutating func data(of head: Head) -> [UInt8]? {
    guard head.mask?.count != 0, let size = Int(exactly: head.size), let data = take(size) else { return nil }
    guard let mask = head.mask else { return data }
    return data.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    defer { rest = rest.dropFirst(count) }
    return count <= rest.count ? Array(rest.prefix(count)) : nil
  }
}

/// What a client must make of a server's frames, read frame by frame when all are there.
struct ServedFrames {
  private(set) var outcome = FrameOutcome()
  private var unfinished: FrameOutcome.Message?
  private let maximumMessageSize: Int

  init(_ bytes: [UInt8], maximumMessageSize: Int) {
    self.maximumMessageSize = maximumMessageSize
    var frames = FrameBytes(bytes)
    while outcome.code == nil, let head = frames.nextHead() {
      read(head, &frames)
    }
  }

  private mutating func fail(_ code: UInt16) { (outcome.code, outcome.isByClient) = (code, true) }

  private mutating func read(_ head: FrameBytes.Head, _ frames: inout FrameBytes) {
    if head.size > UInt64(maximumMessageSize) { return fail(1009) }
    if head.opcode >= 8, !head.isLast || head.size > 125 { return fail(1002) }
    guard let data = frames.data(of: head) else { return }
    if head.mask != nil || head.reserved != 0 { return fail(1002) }
    switch head.opcode {
    case 0, 1, 2:
      if (head.opcode == 0) != (unfinished != nil) { return fail(1002) }
      var message = unfinished ?? .init(isText: head.opcode == 1, data: [])
      message.data += data
      if message.data.count > maximumMessageSize { return fail(1009) }
      unfinished = head.isLast ? nil : message
      guard head.isLast else { return }
      if message.isText, !isText(message.data) { return fail(1007) }
      outcome.messages.append(message)
    case 8:
      if data.isEmpty { return outcome.code = 1005 }
      let code = data.count < 2 ? 0 : UInt16(data[0]) << 8 | UInt16(data[1])
      guard [1000...1003, 1007...1014, 3000...4999].contains(where: { $0.contains(code) }) else { return fail(1002) }
      if !isText(Array(data[2...])) { return fail(1007) }
      outcome.code = code
    case 9: outcome.pongs.append(data)
    case 10: break
    default: fail(1002)
    }
  }

  private func isText(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}
