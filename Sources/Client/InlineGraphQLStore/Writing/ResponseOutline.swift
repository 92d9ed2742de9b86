import GraphQLJSON

/// Where the objects of a response's data are, and what identifies them.
///
/// The members of an object may come in any order, and its `id` may be the last. So a response in which they are not the
/// first ones is read twice: for the outline, then for the values.
struct ResponseOutline {
  /// An object, with the texts of its members `__typename` and `id`.
  struct Object {
    var offset: Int32
    /// The offset of the value of `__typename`; -1 if there is none.
    var typename: Int32 = -1
    /// The offset of the value of `id`; -1 if there is none.
    var id: Int32 = -1
  }

  /// The objects, in the order of their beginnings.
  private var objects: [Object] = []
  private var next = 0

  /// Reads the value at a cursor, which is known to be JSON.
  init(_ cursor: JSONCursor) throws(JSONError) {
    var cursor = cursor
    try readValue(&cursor, depth: 1)
  }

  /// Returns the object at an offset. Those before it are not asked for any more.
  mutating func object(at offset: Int) -> Object {
    while objects[next].offset < offset { next += 1 }
    return objects[next]
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
