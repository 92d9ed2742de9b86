import DynamicCodable
import Foundation
import GraphQLJSON

/// Decodes a value straight from the bytes of a response.
///
/// It has three words, so an existential holds it without an allocation.
struct PayloadDecoder: DirectDecoder {
  let parent: PayloadNode
  /// The offset of the value's name in the payload, or, in an array, -1 minus the index.
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

  var lastExpected: AnyObject? {
    get { document.lastExpected }
    nonmutating set { document.lastExpected = newValue }
  }

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
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    var end = -1
    return try decode(type, end: &end)
  }

  // Some systems lack these types, so the list below omits them. Without these methods, `decode` would call itself.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 {
    var end = -1
    return try read(type, end: &end) { (cursor) throws(JSONError) in try cursor.readInteger(type) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 {
    var end = -1
    return try read(type, end: &end) { (cursor) throws(JSONError) in try cursor.readInteger(type) }
  }

  /// Decodes the value.
  ///
  /// - Parameter end: Set to the end of the value, if that is known.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, end: inout Int) throws -> T {
    if T.self == String.self {
      return try read(type, end: &end) { (cursor) throws(JSONError) in try cursor.readString() as! T }
    }
    if T.self == Bool.self {
      return try read(type, end: &end) { (cursor) throws(JSONError) in try cursor.readBool() as! T }
    }
    if T.self == Double.self {
      return try read(type, end: &end) { (cursor) throws(JSONError) in try cursor.readDouble() as! T }
    }
    if T.self == Int.self {
      return try read(type, end: &end) { (cursor) throws(JSONError) in try cursor.readInteger() as! T }
    }
    return try decodeOther(type, end: &end)
  }

  @inline(__always)
  private func read<T>(
    _ type: Any.Type,
    end: inout Int,
    _ read: (inout JSONCursor) throws(JSONError) -> T
  ) throws -> T {
    var cursor = document.cursor(at: offset)
    do throws(JSONError) {
      let value = try read(&cursor)
      end = cursor.offset
      return value
    } catch {
      throw mismatch(type)
    }
  }

  @inline(never)
  private func decodeOther<T: Decodable>(_ type: T.Type, end: inout Int) throws -> T {
    // Lists of strings are common and need no container.
    if T.self == [String].self {
      var cursor = document.cursor(at: offset)
      if let strings = try? cursor.readStrings() {
        end = cursor.offset
        return strings as! T
      }
    }
    if PayloadDecoder.isSpecial(type) {
      do {
        var cursor = document.cursor(at: offset)
        if let value = try PayloadDecoder.special(type, at: &cursor) {
          end = cursor.offset
          return value as! T
        }
      } catch {}
      throw mismatch(type)
    }
    return try T(from: self)
  }

  /// Returns whether a type is not decoded by its own initializer. Comparing types is much faster than casting them.
  @inline(__always)
  private static func isSpecial(_ type: Any.Type) -> Bool {
    type == Float.self || type == Int32.self || type == Int64.self || type == UInt.self || type == UInt8.self
      || type == Int8.self || type == Int16.self || type == UInt16.self || type == UInt32.self || type == UInt64.self
      || type == Date.self || type == URL.self || type == Decimal.self || type == Data.self
      || type == GraphQLJSONValue.self
  }

  private static func special(_ type: Any.Type, at cursor: inout JSONCursor) throws -> Any? {
    switch type {
    case let integer as any FixedWidthInteger.Type: try cursor.readInteger(integer)
    case is Float.Type: try cursor.readFloat()
    // These types have the same form as the scalars.
    case is Date.Type: try Date(jsonValue: try cursor.readValue())
    case is URL.Type: try URL(jsonValue: try cursor.readValue())
    case is Decimal.Type:
      // A number keeps all its digits.
      if let number = try? cursor.readRawNumber() {
        Decimal(digits: number.bytes)
      } else {
        try Decimal(jsonValue: try cursor.readValue())
      }
    case is Data.Type: Data(base64Encoded: try cursor.readString())
    default: try cursor.readValue()
    }
  }

  /// Returns the error for a value of another kind.
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
