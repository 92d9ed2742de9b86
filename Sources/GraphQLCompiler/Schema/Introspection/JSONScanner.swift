/// Reads JSON (RFC 8259) from its place on, and hops over what nobody asks for.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private(set) var position: Int
  private var quotes = ByteFinder(UInt8(ascii: "\""))
  private static let maximumDepth = 200

  /// Makes a scanner that reads a part of a text, as if there were nothing else.
  init(_ bytes: UnsafeBufferPointer<UInt8>, range: SourceRange) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.end])
    position = range.start
    end = range.end
  }

  // MARK: - Members and elements

  /// Calls back for every member of an object, with the scanner at its value, which the callback must read or skip.
  mutating func members(
    _ body: (inout JSONScanner, String) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try expect(UInt8(ascii: "{"))
    if take(UInt8(ascii: "}")) { return }
    repeat {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      try body(&self, key)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  /// Calls back for every element of an array, with the scanner at it; an element must be read or skipped.
  mutating func elements(_ body: (inout JSONScanner) throws(Diagnostic) -> Void) throws(Diagnostic) {
    try expect(UInt8(ascii: "["))
    if take(UInt8(ascii: "]")) { return }
    repeat {
      try body(&self)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  /// The first byte of the value, the end of the text being 0.
  mutating func peek() -> UInt8 {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return bytes[position]
      }
    }
    return 0
  }

  mutating func expectEnd() throws(Diagnostic) {
    _ = peek()
    if position < end { throw unexpected() }
  }

  // MARK: - Values

  /// Reads a value whole.
  mutating func value(depth: Int = 0) throws(Diagnostic) -> JSONNode {
    guard depth < JSONScanner.maximumDepth else {
      throw Diagnostic(.error, "The JSON is nested too deeply.", at: SourceRange(position, position))
    }
    let first = peek()
    let start = position
    let kind: JSONNode.Kind
    switch first {
    case UInt8(ascii: "{"):
      var members: [String: JSONNode] = [:]
      try self.members { scanner, key throws(Diagnostic) in
        members[key] = try scanner.value(depth: depth + 1)
      }
      kind = .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONNode] = []
      try self.elements { scanner throws(Diagnostic) in
        elements.append(try scanner.value(depth: depth + 1))
      }
      kind = .array(elements)
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "t"):
      try expect("true")
      kind = .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      kind = .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      kind = .null
    case 0x2D, 0x30...0x39:
      skipNumber()
      kind = .number
    default: throw unexpected()
    }
    return JSONNode(kind: kind, range: SourceRange(start, position))
  }

  /// Goes on behind a value without reading it; what is wrong inside of it is found when it is read.
  mutating func skipValue() throws(Diagnostic) {
    switch peek() {
    case UInt8(ascii: "{"): try skipBalanced(UInt8(ascii: "{"), UInt8(ascii: "}"))
    case UInt8(ascii: "["): try skipBalanced(UInt8(ascii: "["), UInt8(ascii: "]"))
    default: _ = try value()
    }
  }

  private mutating func skipBalanced(_ opening: UInt8, _ closing: UInt8) throws(Diagnostic) {
    let start = position
    var openings = ByteFinder(opening)
    var closings = ByteFinder(closing)
    var depth = 1
    position += 1
    while depth > 0 {
      let opening = openings.next(from: position, in: bytes)
      let closing = closings.next(from: position, in: bytes)
      let bracket = opening < closing ? opening : closing
      let quote = quotes.next(from: position, in: bytes)
      if quote < bracket {
        position = quote
        position = try endOfString() + 1
      } else if bracket < end {
        position = bracket + 1
        depth += opening < closing ? 1 : -1
      } else {
        throw Diagnostic(.error, "The JSON ends too early.", at: SourceRange(start, start + 1))
      }
    }
  }

  private mutating func skipNumber() {
    while position < end {
      switch bytes[position] {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: position += 1
      default: return
      }
    }
  }

  // MARK: - Strings

  /// The offset of the quote that closes the string that the scanner is at.
  private mutating func endOfString() throws(Diagnostic) -> Int {
    var from = position + 1
    var quote = quotes.next(from: from, in: bytes)
    while quote < end {
      let backslash = find(0x5C, from: from, to: quote, in: bytes)
      if backslash == quote { return quote }
      from = backslash + 2
      quote = quotes.next(from: from, in: bytes)
    }
    throw Diagnostic(.error, "The JSON ends inside of a string.", at: SourceRange(position, position + 1))
  }

  private mutating func string() throws(Diagnostic) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
    let start = position + 1
    let close = try endOfString()
    position = close + 1
    let text = UnsafeBufferPointer(rebasing: bytes[start..<close])
    if find(0x5C, from: 0, to: text.count, in: text) == text.count { return String(decoding: text, as: UTF8.self) }
    return try unescaped(text, at: start)
  }

  private func unescaped(_ text: UnsafeBufferPointer<UInt8>, at start: Int) throws(Diagnostic) -> String {
    var units: [UInt16] = []
    var result = ""
    var index = 0
    while index < text.count {
      let backslash = find(0x5C, from: index, to: text.count, in: text)
      if backslash > index {
        result += String(decoding: units, as: UTF16.self)
        units.removeAll(keepingCapacity: true)
        result += String(decoding: UnsafeBufferPointer(rebasing: text[index..<backslash]), as: UTF8.self)
      }
      guard backslash < text.count else { break }
      guard let (unit, length) = escape(text, at: backslash) else {
        let range = SourceRange(start + backslash, start + backslash + 2)
        throw Diagnostic(.error, "The JSON has an invalid escape sequence.", at: range)
      }
      units.append(unit)
      index = backslash + length
    }
    return result + String(decoding: units, as: UTF16.self)
  }

  private func escape(_ text: UnsafeBufferPointer<UInt8>, at backslash: Int) -> (unit: UInt16, length: Int)? {
    guard backslash + 1 < text.count else { return nil }
    switch text[backslash + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (UInt16(text[backslash + 1]), 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "u"):
      guard backslash + 6 <= text.count else { return nil }
      var unit: UInt16 = 0
      for byte in text[(backslash + 2)..<(backslash + 6)] {
        switch byte {
        case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
        case 0x41...0x46: unit = unit << 4 | UInt16(byte - 0x37)
        case 0x61...0x66: unit = unit << 4 | UInt16(byte - 0x57)
        default: return nil
        }
      }
      return (unit, 6)
    default: return nil
    }
  }

  // MARK: - Tokens

  private mutating func take(_ punctuator: UInt8) -> Bool {
    guard peek() == punctuator else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ punctuator: UInt8) throws(Diagnostic) {
    guard take(punctuator) else { throw unexpected() }
  }

  private mutating func expect(_ word: StaticString) throws(Diagnostic) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard position + offset < end, bytes[position + offset] == word.utf8Start[offset] else { throw unexpected() }
    }
    position += word.utf8CodeUnitCount
  }

  private func unexpected() -> Diagnostic {
    guard position < end else {
      return Diagnostic(.error, "The JSON ends too early.", at: SourceRange(position, position))
    }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).first.map(String.init) ?? ""
    return Diagnostic(.error, "Unexpected \"\(character)\" in the JSON.", at: SourceRange(position, position + 1))
  }
}
