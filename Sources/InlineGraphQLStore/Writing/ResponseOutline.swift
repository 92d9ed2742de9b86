import GraphQLJSON

/// Where the objects of a response are, and what identifies them.
///
/// An object's members may come in any order, and its `id` often is the last. So a response is read twice: once for the
/// outline, which also checks that it is JSON, so that nothing is half written; then for the values.
struct ResponseOutline {
  /// An object, with the texts of its members `__typename` and `id`.
  struct Object {
    /// The offset of the object in bytes.
    var offset: Int32
    /// The offset of the value of `__typename`; -1 if there is none.
    var typename: Int32 = -1
    /// The offset of the value of `id`; -1 if there is none.
    var id: Int32 = -1
  }

  /// The objects, in the order of their beginnings.
  private(set) var objects: [Object] = []
  /// The offset of the value of the response's `data`; `nil` if there is none.
  private(set) var data: Int?
  /// The offset of the value of the response's `errors`; `nil` if there is none.
  private(set) var errors: Int?

  /// Reads a response.
  ///
  /// - Throws: ``JSONError`` if it is not JSON.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    var cursor = JSONCursor(bytes)
    objects.reserveCapacity(bytes.count / 128)
    cursor.skipSpace()
    guard cursor.byte == UInt8(ascii: "{") else { throw cursor.error(.notAnObject) }
    try readRoot(&cursor)
    try cursor.finish()
  }

  private mutating func readRoot(_ cursor: inout JSONCursor) throws(JSONError) {
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "}")) { return }
    repeat {
      let name = try cursor.readString()
      try cursor.expect(UInt8(ascii: ":"))
      cursor.skipWhitespace()
      switch name {
      case "data" where data == nil:
        data = cursor.offset
        try readValue(&cursor, depth: 1)
      case "errors" where errors == nil:
        errors = cursor.offset
        try cursor.skipValue()
      default: try cursor.skipValue()
      }
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "}"))
  }

  private mutating func readValue(_ cursor: inout JSONCursor, depth: Int) throws(JSONError) {
    switch cursor.byte {
    case UInt8(ascii: "{"):
      if depth >= JSONCursor.maximumDepth { throw cursor.error(.tooDeep) }
      let index = objects.count
      objects.append(Object(offset: Int32(cursor.offset)))
      cursor.position += 1
      if cursor.consume(UInt8(ascii: "}")) { return }
      repeat {
        cursor.skipSpace()
        let name = cursor.position
        try cursor.skipString()
        let count = cursor.position - name
        if !cursor.consume(UInt8(ascii: ":")) { throw cursor.error(.unexpectedByte) }
        cursor.skipSpace()
        // With the quotes.
        if count == 4, name[1] == UInt8(ascii: "i"), name[2] == UInt8(ascii: "d"), objects[index].id < 0 {
          objects[index].id = Int32(cursor.offset)
        } else if count == 12, name[1] == UInt8(ascii: "_"), name.isTypename, objects[index].typename < 0 {
          objects[index].typename = Int32(cursor.offset)
        }
        try readValue(&cursor, depth: depth + 1)
      } while cursor.consume(UInt8(ascii: ","))
      try cursor.expect(UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      if depth >= JSONCursor.maximumDepth { throw cursor.error(.tooDeep) }
      cursor.position += 1
      if cursor.consume(UInt8(ascii: "]")) { return }
      repeat {
        cursor.skipSpace()
        try readValue(&cursor, depth: depth + 1)
      } while cursor.consume(UInt8(ascii: ","))
      try cursor.expect(UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try cursor.skipString()
    default: try cursor.skipValue()
    }
  }
}

extension UnsafePointer<UInt8> {
  /// Whether `"__typename"` begins here, with its quotes; there are as many bytes.
  fileprivate var isTypename: Bool {
    let name: StaticString = "__typename"
    for index in 0..<10 where self[index + 1] != name.utf8Start[index] { return false }
    return true
  }
}
