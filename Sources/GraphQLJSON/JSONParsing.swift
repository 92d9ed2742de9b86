extension JSONValue {
  /// Parses JSON text (RFC 8259).
  ///
  /// - Throws: ``JSONParsingError`` if the bytes are not one well-formed JSON value in UTF-8, or nest too deeply.
  public init(parsing text: some Collection<UInt8>) throws(JSONParsingError) {
    if let result = text.withContiguousStorageIfAvailable({ Self.parse($0) }) {
      self = try result.get()
    } else {
      self = try Array(text).withUnsafeBufferPointer { Self.parse($0) }.get()
    }
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSONValue, JSONParsingError> {
    var cursor = JSONCursor(bytes)
    do throws(JSONError) {
      let value = try cursor.readValue()
      try cursor.finish()
      return .success(value)
    } catch {
      return .failure(JSONParsingError(offset: error.offset, found: error.description))
    }
  }
}

/// Text is not JSON.
public struct JSONParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it stops being JSON, in bytes from the start.
  public var offset: Int
  /// What stands there.
  public var found: String

  /// What is wrong and where.
  public var description: String { "This is not JSON: there is \(found) at byte \(offset)." }
}

extension JSONCursor {
  /// Reads any value; of members with the same name the first one counts.
  package mutating func readValue(depth: Int = 0) throws(JSONError) -> JSONValue {
    skipWhitespace()
    switch byte {
    case UInt8(ascii: "\""):
      return .string(try readString())
    case UInt8(ascii: "{"):
      if depth >= Self.maximumDepth { throw error(.tooDeep) }
      position += 1
      var object = JSONObject()
      if consume(UInt8(ascii: "}")) { return .object(object) }
      repeat {
        let key = try readString()
        try expect(UInt8(ascii: ":"))
        object.appendIfNew(key, try readValue(depth: depth + 1))
      } while consume(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
      return .object(object)
    case UInt8(ascii: "["):
      if depth >= Self.maximumDepth { throw error(.tooDeep) }
      position += 1
      var array: [JSONValue] = []
      if consume(UInt8(ascii: "]")) { return .array(array) }
      repeat {
        array.append(try readValue(depth: depth + 1))
      } while consume(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
      return .array(array)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      return .bool(try readBool())
    case UInt8(ascii: "n"):
      if consumeNull() { return .null }
      throw error(.unexpectedByte)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let raw = try readRawNumber()
      if raw.isInteger, let integer = try? integer(raw) { return .int(integer) }
      return .double(try double(raw))
    default:
      throw error(.unexpectedByte)
    }
  }
}
