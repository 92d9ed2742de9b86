/// A text with its lines, which an editor changes by positions.
struct TextDocument: Sendable {
  private(set) var utf8: [UInt8]
  private var lineStarts: [Int]

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    lineStarts = Self.lineStarts(in: utf8)
  }

  private static func lineStarts(in utf8: [UInt8]) -> [Int] {
    var starts = [0]
    utf8.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        let isBeforeLineFeed = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isBeforeLineFeed { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// Replaces the bytes of a range.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    utf8.replaceSubrange(range, with: text)
    lineStarts = Self.lineStarts(in: utf8)
  }

  /// Returns the offset of a position. A position beyond a line is the line's end, as the protocol says.
  func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return utf8.count }
    var offset = lineStarts[position.line]
    let end = endOfLine(position.line)
    var rest = position.character
    while rest > 0, offset < end {
      let length = Self.length(ofScalar: utf8[offset])
      rest -= encoding == .utf8 ? length : length == 4 ? 2 : 1
      // A position within a character is before it.
      if rest < 0 { break }
      offset = min(offset + length, end)
    }
    return offset
  }

  /// Returns the position of an offset.
  func position(of offset: Int, in encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    if encoding == .utf8 { return Position(line: low, character: offset - start) }
    var units = 0
    for byte in utf8[start..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return Position(line: low, character: units)
  }

  /// Returns the range of positions of a range of offsets.
  func positions(of range: Range<Int>, in encoding: PositionEncoding) -> PositionRange {
    PositionRange(position(of: range.lowerBound, in: encoding), position(of: range.upperBound, in: encoding))
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// Returns the blanks at the start of the line that has an offset.
  func indentation(at offset: Int) -> String {
    let line = position(of: offset, in: .utf8).line
    let blanks = utf8[lineStarts[line]...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the range of the word that starts at an offset, with a sign before it, as macros and variables have one.
  func word(at start: Int) -> Range<Int> {
    let start = min(start, utf8.count)
    var end = start
    if end < utf8.count, !utf8[end].isInName { end += 1 }
    while end < utf8.count, utf8[end].isInName { end += 1 }
    return start..<end
  }

  private func endOfLine(_ line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : utf8.count
    while end > lineStarts[line], utf8[end - 1] == 0x0A || utf8[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private static func length(ofScalar first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}

extension UInt8 {
  /// Whether a byte may be in a name.
  var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
