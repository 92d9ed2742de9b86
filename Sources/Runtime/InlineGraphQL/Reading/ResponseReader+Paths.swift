import GraphQLJSON

extension __ResponseReader {
  /// Reads what is at some keys inside the next value, and moves past that value.
  ///
  /// - Parameters:
  ///   - keys: The response keys from the next value on.
  ///   - read: Reads the value there.
  /// - Returns: `nil` if a value on the way is null.
  /// - Throws: ``ResponseDecodingError`` if one on the way has no such member.
  package mutating func read<Value>(
    at keys: some Collection<String>,
    _ read: (inout __ResponseReader) throws(ResponseDecodingError) -> Value?
  ) throws(ResponseDecodingError) -> Value? {
    guard let key = keys.first else { return try read(&self) }
    if readNull() { return nil }
    cursor.skipWhitespace()
    if cursor.byte != UInt8(ascii: "{") {
      throw ResponseDecodingError(.init(offset: cursor.offset, expected: .kind("an object"), malformed: nil))
    }
    let end = try endOfValue()
    guard try moveToMember(key) else {
      throw ResponseDecodingError(.init(offset: cursor.offset, expected: .member(key), malformed: nil))
    }
    let value = try self.read(at: keys.dropFirst(), read)
    cursor.offset = end
    return value
  }

  private func endOfValue() throws(ResponseDecodingError) -> Int {
    var ahead = cursor
    do throws(JSONError) {
      try ahead.skipValue()
      return ahead.offset
    } catch {
      throw failure(error, expected: "an object")
    }
  }

  /// Moves to the value of a member of the object at the position. Returns false, and stays, if there is none.
  private mutating func moveToMember(_ key: String) throws(ResponseDecodingError) -> Bool {
    let start = cursor
    do throws(JSONError) {
      cursor.position += 1
      if cursor.consume(UInt8(ascii: "}")) {
        cursor = start
        return false
      }
      repeat {
        let name = try cursor.readString()
        try cursor.expect(UInt8(ascii: ":"))
        cursor.skipWhitespace()
        if name == key { return true }
        try cursor.skipValue()
      } while cursor.consume(UInt8(ascii: ","))
    } catch {
      cursor = start
      throw failure(error, expected: "an object")
    }
    cursor = start
    return false
  }
}
