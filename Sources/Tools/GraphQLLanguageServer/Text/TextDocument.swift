import GraphQLLanguage

/// A text with its lines, which an editor changes by positions.
struct TextDocument: Sendable {
  private(set) var lines: LineMap

  init(_ utf8: [UInt8]) { lines = LineMap(Source(utf8: utf8)) }

  var utf8: [UInt8] { lines.source.utf8 }

  /// Replaces the bytes of a range.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    var changed = utf8
    changed.replaceSubrange(range, with: text)
    self = TextDocument(changed)
  }

  /// Returns the offset of a position. A position beyond a line is the line's end, as the protocol says.
  func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.lineCount else { return utf8.count }
    let line = lines.range(ofLine: position.line + 1)
    var offset = line.lowerBound
    var rest = position.character
    while rest > 0, offset < line.upperBound {
      let length = Self.length(ofScalar: utf8[offset])
      rest -= encoding == .utf8 ? length : length == 4 ? 2 : 1
      // A position within a character is before it.
      if rest < 0 { break }
      offset = min(offset + length, line.upperBound)
    }
    return offset
  }

  /// Returns the position of an offset.
  func position(of offset: Int, in encoding: PositionEncoding) -> Position {
    let place = lines.location(at: offset)
    return Position(line: place.line - 1, character: (encoding == .utf8 ? place.column : place.utf16Column) - 1)
  }

  /// Returns the range of positions of a range of offsets.
  func positions(of range: Range<Int>, in encoding: PositionEncoding) -> PositionRange {
    PositionRange(position(of: range.lowerBound, in: encoding), position(of: range.upperBound, in: encoding))
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// Returns the blanks at the start of the line that has an offset.
  func indentation(at offset: Int) -> String {
    let line = lines.range(ofLine: lines.location(at: offset).line)
    return String(decoding: utf8[line].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Returns the range of the word that starts at an offset, with a sign before it, as macros and variables have one.
  func word(at start: Int) -> Range<Int> {
    let start = min(start, utf8.count)
    var end = start
    if end < utf8.count, !utf8[end].isInName { end += 1 }
    while end < utf8.count, utf8[end].isInName { end += 1 }
    return start..<end
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
