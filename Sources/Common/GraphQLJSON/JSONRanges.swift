/// A member of an object, as it is written.
package struct JSONMemberRanges {
  /// The name. U+FFFD stands for half a surrogate pair.
  package var name: String
  /// Where the name is, with its quotes.
  package var writtenName: Range<Int>
  /// Where the value is.
  package var value: Range<Int>
}

/// Returns the members of an object in order, without reading their values.
///
/// - Throws: ``JSONError`` if the text is not an object.
package func jsonMembers(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [JSONMemberRanges] {
  var members: [JSONMemberRanges] = []
  members.reserveCapacity(4)
  try forEachJSONMember(of: bytes) { cursor, name, writtenName, value throws(JSONError) in
    let name = try cursor.text(of: name, isLossy: true)
    members.append(JSONMemberRanges(name: name, writtenName: writtenName, value: value))
  }
  return members
}

/// Calls a closure with each member of an object in order, without reading its value.
///
/// - Parameter body: Receives a cursor behind the member, its name, where the name is with its quotes, and where the
///   value is.
/// - Throws: ``JSONError`` if the text is not an object; what `body` throws.
package func forEachJSONMember(
  of bytes: UnsafeBufferPointer<UInt8>,
  _ body: (JSONCursor, JSONCursor.RawString, Range<Int>, Range<Int>) throws(JSONError) -> Void
) throws(JSONError) {
  var cursor = JSONCursor(bytes)
  guard cursor.consume(UInt8(ascii: "{")) else { throw cursor.error(.notAnObject) }
  if !cursor.consume(UInt8(ascii: "}")) {
    repeat {
      cursor.skipWhitespace()
      let start = cursor.offset
      let name = try cursor.readRawString()
      let writtenName = start..<cursor.offset
      try cursor.expect(UInt8(ascii: ":"))
      let value = try cursor.skipRange()
      try body(cursor, name, writtenName, value)
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "}"))
  }
  try cursor.finish()
}

/// Returns the ranges of the elements of an array, without reading them.
///
/// - Throws: ``JSONError`` if the text is not an array.
package func jsonElements(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [Range<Int>] {
  var cursor = JSONCursor(bytes)
  var elements: [Range<Int>] = []
  guard cursor.consume(UInt8(ascii: "[")) else { throw cursor.error(.notAnArray) }
  if !cursor.consume(UInt8(ascii: "]")) {
    repeat { elements.append(try cursor.skipRange()) } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "]"))
  }
  try cursor.finish()
  return elements
}

/// Returns where a text's one value is, without whitespace around it.
package func jsonValueRange(in bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> Range<Int> {
  var cursor = JSONCursor(bytes)
  let range = try cursor.skipRange()
  try cursor.finish()
  return range
}

extension JSONCursor {
  /// Moves past a value and returns where it is.
  fileprivate mutating func skipRange() throws(JSONError) -> Range<Int> {
    skipWhitespace()
    let start = offset
    try skipValue()
    return start..<offset
  }
}
