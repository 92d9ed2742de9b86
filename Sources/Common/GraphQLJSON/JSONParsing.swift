extension GraphQLJSONValue {
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

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<GraphQLJSONValue, JSONParsingError> {
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

/// An error for text that is not JSON.
public struct JSONParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset at which the text stops being JSON, in bytes from the start.
  public var offset: Int
  /// A description of the text at that offset.
  public var found: String

  /// A sentence with both.
  public var description: String { "This is not JSON: there is \(found) at byte \(offset)." }
}

extension JSONCursor {
  /// Reads any value. Of members with the same name, the first counts.
  ///
  /// - Parameter isLossy: Whether values that JSON's grammar allows and `GraphQLJSONValue` cannot hold are replaced. Half a
  ///   surrogate pair becomes U+FFFD, and a number beyond the largest `Double` becomes a string with its text.
  ///   Otherwise they are errors.
  package mutating func readValue(depth: Int = 0, isLossy: Bool = false) throws(JSONError) -> GraphQLJSONValue {
    skipWhitespace()
    switch byte {
    case UInt8(ascii: "\""):
      return .string(try readString(isLossy: isLossy))
    case UInt8(ascii: "{"):
      if depth >= Self.maximumDepth { throw error(.tooDeep) }
      position += 1
      var object = GraphQLJSONObject()
      if consume(UInt8(ascii: "}")) { return .object(object) }
      repeat {
        let key = try readString(isLossy: isLossy)
        try expect(UInt8(ascii: ":"))
        object.appendIfNew(key, try readValue(depth: depth + 1, isLossy: isLossy))
      } while consume(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
      return .object(object)
    case UInt8(ascii: "["):
      if depth >= Self.maximumDepth { throw error(.tooDeep) }
      position += 1
      var array: [GraphQLJSONValue] = []
      if consume(UInt8(ascii: "]")) { return .array(array) }
      repeat {
        array.append(try readValue(depth: depth + 1, isLossy: isLossy))
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
      do throws(JSONError) { return .double(try double(raw)) } catch {
        guard isLossy else { throw error }
        return .string(String(decoding: raw.bytes, as: UTF8.self))
      }
    default:
      throw error(.unexpectedByte)
    }
  }

  private mutating func readString(isLossy: Bool) throws(JSONError) -> String {
    isLossy ? try text(of: readRawString(), isLossy: true) : try readString()
  }
}
