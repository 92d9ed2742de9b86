// These functions decide how an object is read before it is read.
extension __ResponseReader {
  /// Returns whether the next value is an object with no members except `keys` and `__typename`. The position stays.
  ///
  /// - Throws: ``ResponseDecodingError`` if a skipped member is malformed.
  public mutating func isNextObject(limitedTo keys: [StaticString]) throws(ResponseDecodingError) -> Bool {
    cursor.skipWhitespace()
    let origin = cursor.offset
    defer { cursor.offset = origin }
    guard cursor.byte == UInt8(ascii: "{") else { return false }
    var object = __ObjectScope(start: origin, end: -1)
    while let name = try beginMember(in: &object) {
      var isKnown = try matches(name, MemberName("__typename"))
      for key in keys where !isKnown { isKnown = try matches(name, MemberName(key)) }
      guard isKnown else { return false }
      try skipValue()
    }
    return true
  }

  /// Reads the next value if it is an object with the member `key`, a string, and then at most `__typename`, without
  /// whitespace; otherwise stays.
  ///
  /// - Throws: ``ResponseDecodingError`` if the string is malformed.
  public mutating func readID(ofObjectLimitedTo key: StaticString) throws(ResponseDecodingError) -> String? {
    let origin = cursor.offset
    var object = __ObjectScope(start: origin, end: -1)
    do throws(JSONError) {
      if consumeMember(MemberName(key), in: &object), cursor.byte == UInt8(ascii: "\"") {
        let id = try cursor.readRawString()
        if consumeMember(MemberName("__typename"), in: &object) { try cursor.skipValue() }
        if cursor.byte == UInt8(ascii: "}") {
          cursor.position += 1
          return try cursor.text(of: id)
        }
      }
    } catch { throw failure(error, expected: "an object") }
    cursor.offset = origin
    return nil
  }

  /// Moves to the value of the first member other than `__typename`; returns whether there is one.
  ///
  /// - Throws: ``ResponseDecodingError`` if a skipped member is malformed.
  public mutating func findFirst(in object: inout __ObjectScope) throws(ResponseDecodingError) -> Bool {
    while let name = try beginMember(in: &object) {
      if try !matches(name, MemberName("__typename")) { return true }
      try skipValue()
    }
    return false
  }

  /// Reads the next value of any kind. The position stays.
  ///
  /// - Throws: ``ResponseDecodingError`` if the value is malformed.
  public mutating func peekJSONValue() throws(ResponseDecodingError) -> GraphQLJSONValue {
    let origin = cursor.offset
    defer { cursor.offset = origin }
    return try readJSONValue()
  }

  /// Returns whether the next value is a list. The position stays.
  public mutating func isNextList() -> Bool {
    cursor.skipWhitespace()
    return cursor.byte == UInt8(ascii: "[")
  }
}
