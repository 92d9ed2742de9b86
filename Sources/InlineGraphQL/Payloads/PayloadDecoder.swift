import DynamicCodable
import Foundation
import GraphQLJSON

/// Decodes a value straight from the bytes of a response.
///
/// It has three words, which an existential holds without memory of its own.
struct PayloadDecoder: DirectDecoder {
  let parent: PayloadNode
  /// Where the value's name is in the payload, or what is left of -1 without its index.
  let key: Int
  let offset: Int

  private var document: PayloadDocument { parent.document }

  var codingPath: [any CodingKey] { parent.codingPath(to: key) }
  var userInfo: [CodingUserInfoKey: Any] { document.userInfo }
  var registry: DynamicDecodableRegistry { document.registry }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PayloadObject(node: try object()))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try array() }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func object() throws -> PayloadNode {
    guard document.cursor(at: offset).byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let object = try document.open(at: offset, in: parent, key: key)
    object.rewind()
    return object
  }

  private func array() throws -> PayloadArray {
    guard document.cursor(at: offset).byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    return PayloadArray(node: try document.open(at: offset, in: parent, key: key))
  }

  // MARK: Open data

  func string(forMember name: String) -> String? {
    guard document.cursor(at: offset).byte == UInt8(ascii: "{"),
      let object = try? document.open(at: offset, in: parent, key: key)
    else { return nil }
    object.rewind()
    let value = object.find(name)
    guard value >= 0 else { return nil }
    var cursor = document.cursor(at: value)
    guard let text = try? cursor.readString() else { return nil }
    object.finishCurrent(at: cursor.offset)
    return text
  }

  func decodeElements(_ decode: (any DirectDecoder) throws -> Void) throws {
    var array = try array()
    try array.forEach(decode)
  }
}

extension PayloadDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { document.isNull(at: offset) }

  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decodeWithEnd(type).value }

  /// Decodes the value.
  ///
  /// - Returns: The value, and where it ends; -1 where that was not found out.
  @inline(__always)
  func decodeWithEnd<T: Decodable>(_ type: T.Type) throws -> (value: T, end: Int) {
    if T.self == String.self { return try read(type) { (cursor) throws(JSONError) in try cursor.readString() as! T } }
    if T.self == Bool.self { return try read(type) { (cursor) throws(JSONError) in try cursor.readBool() as! T } }
    if T.self == Double.self { return try read(type) { (cursor) throws(JSONError) in try cursor.readDouble() as! T } }
    if T.self == Int.self { return try read(type) { (cursor) throws(JSONError) in try cursor.readInteger() as! T } }
    return try decodeOther(type)
  }

  @inline(__always)
  private func read<T>(
    _ type: Any.Type,
    _ read: (inout JSONCursor) throws(JSONError) -> T
  ) throws -> (value: T, end: Int) {
    var cursor = document.cursor(at: offset)
    do throws(JSONError) {
      let value = try read(&cursor)
      return (value, cursor.offset)
    } catch {
      throw mismatch(type)
    }
  }

  @inline(never)
  private func decodeOther<T: Decodable>(_ type: T.Type) throws -> (value: T, end: Int) {
    // Lists of strings are common, and need no container.
    if T.self == [String].self {
      var cursor = document.cursor(at: offset)
      if let strings = try? cursor.readStrings() { return (strings as! T, cursor.offset) }
    }
    if PayloadDecoder.isSpecial(type) {
      do {
        var cursor = document.cursor(at: offset)
        if let value = try PayloadDecoder.special(type, at: &cursor) { return (value as! T, cursor.offset) }
      } catch {}
      throw mismatch(type)
    }
    return (try T(from: self), -1)
  }

  /// Whether a type is not decoded by its own initialiser. Comparing types takes much less time than casting them.
  @inline(__always)
  private static func isSpecial(_ type: Any.Type) -> Bool {
    type == Float.self || type == Int32.self || type == Int64.self || type == UInt.self || type == UInt8.self
      || type == Int8.self || type == Int16.self || type == UInt16.self || type == UInt32.self || type == UInt64.self
      || type == Date.self || type == URL.self || type == Decimal.self || type == Data.self || type == JSONValue.self
  }

  private static func special(_ type: Any.Type, at cursor: inout JSONCursor) throws -> Any? {
    switch type {
    case let integer as any FixedWidthInteger.Type: try cursor.readInteger(integer)
    case is Float.Type: Float(try cursor.readDouble())
    // As the scalars of these types are written.
    case is Date.Type: try Date(jsonValue: try cursor.readValue())
    case is URL.Type: try URL(jsonValue: try cursor.readValue())
    case is Decimal.Type: try Decimal(jsonValue: try cursor.readValue())
    case is Data.Type: Data(base64Encoded: try cursor.readString())
    default: try cursor.readValue()
    }
  }

  /// The error that something else is there.
  @inline(never)
  func mismatch(_ type: Any.Type) -> DecodingError {
    let expected = PayloadMismatch(expected: PayloadMismatch.words(for: type))
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "Expected \(expected.expected).",
      underlyingError: expected
    )
    return decodeNil() ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}
