import GraphQLJSON

extension PayloadDocument {
  /// Returns the string at an offset, which is known to be well-formed.
  func text(at offset: Int) -> String {
    var cursor = cursor(at: offset)
    return (try? cursor.readString()) ?? ""
  }

  @inline(__always)
  func isNull(at offset: Int) -> Bool {
    var cursor = cursor(at: offset)
    return cursor.consumeNull()
  }
}

extension MemberName {
  init(_ name: UnsafeBufferPointer<UInt8>) { self.init(start: name.baseAddress!, count: name.count) }
}

extension JSONCursor {
  /// Moves past a member's name, the colon and white space, if the name is next and has no escapes.
  @inline(__always)
  mutating func consumeName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = name.count
    guard end - position >= count + 3, position.pointee == UInt8(ascii: "\""),
      position[count + 1] == UInt8(ascii: "\""), MemberName(name).matches(position + 1)
    else { return false }
    // JSON must escape any other name.
    guard Self.isPlain(name) else { return false }
    var ahead = self
    ahead.position += count + 2
    guard ahead.consume(UInt8(ascii: ":")) else { return false }
    ahead.skipSpace()
    self = ahead
    return true
  }

  /// Returns whether a name has no quotation marks, backslashes and control characters.
  @inline(__always)
  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = UnsafeRawPointer(name.baseAddress!)
    guard name.count >= 8 else {
      guard name.count >= 4 else {
        return name.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      }
      let first = UInt64(start.loadUnaligned(as: UInt32.self))
      let last = UInt64(start.loadUnaligned(fromByteOffset: name.count - 4, as: UInt32.self))
      return specialBytes(of: first | last &<< 32) == 0
    }
    var offset = 0
    while offset + 8 < name.count {
      if specialBytes(of: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) != 0 { return false }
      offset += 8
    }
    return specialBytes(of: start.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)) == 0
  }

  /// Returns whether the rest of an object may have a member with a name; the cursor is at a name.
  ///
  /// The answer is yes for a long or malformed object. The search looks only at brackets and quotation marks, because
  /// everything is read again.
  @inline(never)
  func mayHaveMember(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = MemberName(name)
    let end = position + min(1024, self.end - position)
    var at = position
    var depth = 0
    var isName = true
    while at < end {
      switch at.pointee {
      case UInt8(ascii: "\""):
        at += 1
        let first = at
        var hasEscapes = false
        var nonASCII: UInt64 = 0
        while true {
          skipPlainText(&at, nonASCII: &nonASCII)
          guard at < end else { return true }
          if at.pointee == UInt8(ascii: "\"") { break }
          hasEscapes = true
          at += min(2, end - at)
        }
        if isName, hasEscapes || at - first == name.count && key.matches(first) { return true }
        isName = false
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return false }
        depth -= 1
      case UInt8(ascii: ","): isName = depth == 0
      default: break
      }
      at += 1
    }
    return true
  }

  /// Reads an array of strings.
  @inline(never)
  mutating func readStrings() throws(JSONError) -> [String] {
    try expect(UInt8(ascii: "["))
    if consume(UInt8(ascii: "]")) { return [] }
    var strings: [String] = []
    strings.reserveCapacity(expectedElementCount())
    repeat {
      skipSpace()
      strings.append(try readString())
    } while consume(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return strings
  }

  /// Reads a number that is whole in any notation and fits the type.
  @inline(__always)
  mutating func readInteger() throws(JSONError) -> Int {
    var ahead = self
    if let small = try? ahead.readInt32() {
      self = ahead
      return small
    }
    return try readInteger(Int.self)
  }

  /// Reads a number that is whole in any notation and fits the type.
  @inline(never)
  mutating func readInteger<T: FixedWidthInteger>(_: T.Type) throws(JSONError) -> T {
    skipWhitespace()
    let start = self
    let raw = try readRawNumber()
    guard let value: T = try start.whole(raw) else { throw start.error(.numberOutOfRange) }
    return value
  }

  private func whole<T: FixedWidthInteger>(_ raw: RawNumber) throws(JSONError) -> T? {
    if raw.isInteger, raw.mayOverflow || raw.isNegative { return T(String(decoding: raw.bytes, as: UTF8.self)) }
    if raw.mayOverflow {
      let parts = raw.bytes.split(separator: UInt8(ascii: "."))
      if parts.count == 2, parts[1].allSatisfy({ $0 == UInt8(ascii: "0") }) {
        return T(String(decoding: parts[0], as: UTF8.self))
      }
      // A number with so many digits may as well be rounded.
      var cursor = self
      let value = try cursor.readDouble()
      return value.magnitude < 0x1p53 ? T(exactly: value) : nil
    }
    guard let magnitude = try wholeMagnitude(of: raw) else { return nil }
    return raw.isNegative ? Int64(exactly: magnitude).flatMap { T(exactly: -$0) } : T(exactly: magnitude)
  }

  /// Reads a number as the nearest `Float`.
  @inline(never)
  mutating func readFloat() throws(JSONError) -> Float {
    skipWhitespace()
    let start = self
    let raw = try readRawNumber()
    // Parsing a `Double` first would round twice.
    guard let value = Float(String(decoding: raw.bytes, as: UTF8.self)), value.isFinite else {
      throw start.error(.numberOutOfRange)
    }
    return value
  }
}
