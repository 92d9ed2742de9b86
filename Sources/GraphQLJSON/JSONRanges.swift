/// Returns the members of an object with the ranges of their values, as far as that needs no reading of the values.
///
/// Of several members with one name the first counts.
///
/// - Throws: ``JSONError`` if the text is not an object.
package func jsonMembers(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [String: Range<Int>] {
  var cursor = JSONCursor(bytes)
  var members: [String: Range<Int>] = [:]
  cursor.skipWhitespace()
  guard cursor.consume(UInt8(ascii: "{")) else { throw cursor.error(.notAnObject) }
  if !cursor.consume(UInt8(ascii: "}")) {
    repeat {
      cursor.skipWhitespace()
      let name = try cursor.readString()
      try cursor.expect(UInt8(ascii: ":"))
      let range = try cursor.skipRange()
      if members[name] == nil { members[name] = range }
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "}"))
  }
  try cursor.finish()
  return members
}

/// Returns the ranges of the elements of an array.
///
/// - Throws: ``JSONError`` if the text is not an array.
package func jsonElements(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [Range<Int>] {
  var cursor = JSONCursor(bytes)
  var elements: [Range<Int>] = []
  cursor.skipWhitespace()
  guard cursor.consume(UInt8(ascii: "[")) else { throw cursor.error(.notAnArray) }
  if !cursor.consume(UInt8(ascii: "]")) {
    repeat { elements.append(try cursor.skipRange()) } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "]"))
  }
  try cursor.finish()
  return elements
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
