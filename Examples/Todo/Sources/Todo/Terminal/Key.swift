/// A key that was pressed.
enum Key: Equatable, Sendable {
  case up, down, enter, escape, backspace
  case character(Character)

  /// Takes the next key out of what a terminal sent; nil if more must come first.
  init?(from bytes: inout [UInt8]) {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B where bytes.starts(with: [0x1B, UInt8(ascii: "[")]) && bytes.count > 2:
      let code = bytes[2]
      bytes.removeFirst(3)
      self = code == UInt8(ascii: "A") ? .up : code == UInt8(ascii: "B") ? .down : .escape
    case 0x1B:
      bytes.removeFirst()
      self = .escape
    case 0x0A, 0x0D:
      bytes.removeFirst()
      self = .enter
    case 0x08, 0x7F:
      bytes.removeFirst()
      self = .backspace
    default:
      let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard bytes.count >= count else { return nil }
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      bytes.removeFirst(count)
      self = .character(text.first ?? " ")
    }
  }
}
