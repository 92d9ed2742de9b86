import GraphQLJSON

extension PayloadDocument {
  /// The string at an offset, which is known to be well-formed.
  func text(at offset: Int) -> String {
    var cursor = cursor(at: offset)
    return (try? cursor.readString()) ?? ""
  }

  /// Whether there is a null at an offset.
  @inline(__always)
  func isNull(at offset: Int) -> Bool {
    var cursor = cursor(at: offset)
    return cursor.consumeNull()
  }
}

extension MemberKey {
  init(_ name: UnsafeBufferPointer<UInt8>) { self.init(start: name.baseAddress!, count: name.count) }
}

extension JSONCursor {
  /// Moves behind a member's name, the colon and white space, if that name is next and written without escapes.
  @inline(__always)
  mutating func consumeName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = name.count
    guard end - position >= count + 3, position.pointee == UInt8(ascii: "\""),
      position[count + 1] == UInt8(ascii: "\""), MemberKey(name).matches(position + 1)
    else { return false }
    // Such a name is never written as it is.
    for byte in name where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return false }
    var ahead = self
    ahead.position += count + 2
    guard ahead.consume(UInt8(ascii: ":")) else { return false }
    ahead.skipSpace()
    self = ahead
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

  /// Reads a number that is whole, however it is written, and fits.
  @inline(__always)
  mutating func readInteger() throws(JSONError) -> Int {
    var ahead = self
    if let small = try? ahead.readInt32() {
      self = ahead
      return small
    }
    return try readInteger(Int.self)
  }

  /// Reads a number that is whole, however it is written, and fits.
  @inline(never)
  mutating func readInteger<T: FixedWidthInteger>(_: T.Type) throws(JSONError) -> T {
    skipWhitespace()
    let start = self
    let raw = try readRawNumber()
    let value: T?
    if raw.isInteger, !raw.mayOverflow {
      value = raw.isNegative ? Int64(exactly: raw.significand).flatMap { T(exactly: -$0) } : T(exactly: raw.significand)
    } else if raw.isInteger {
      value = T(String(decoding: raw.bytes, as: UTF8.self))
    } else {
      var cursor = start
      value = T(exactly: try cursor.readDouble())
    }
    guard let value else { throw start.error(.numberOutOfRange) }
    return value
  }
}
