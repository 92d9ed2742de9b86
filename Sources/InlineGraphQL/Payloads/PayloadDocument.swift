import Foundation
import GraphQLJSON

/// The bytes of a value that is decoded by its `Decodable` conformance, such as the payload of a custom scalar.
///
/// They are a copy, so that decoders and containers may outlive the decoding. The value is known to be well-formed.
final class PayloadDocument {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let start: JSONCursor
  /// The object that was opened last: types that are told apart by a member open theirs a second time.
  private(set) var lastObject: PayloadNode?
  /// The array that was left last, and where it ends.
  private var lastArray = (start: -1, end: -1)

  init(copying value: UnsafeBufferPointer<UInt8>) {
    bytes = .allocate(capacity: value.count)
    _ = bytes.initialize(from: value)
    start = JSONCursor(UnsafeBufferPointer(bytes))
  }

  deinit { bytes.deallocate() }

  /// Decodes the value as a whole.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // Whatever is decoded refers to this document.
    defer { lastObject = nil }
    return try decode(type, at: 0, in: nil).value
  }

  /// A cursor at an offset.
  @inline(__always)
  func cursor(at offset: Int) -> JSONCursor {
    var cursor = start
    cursor.offset = offset
    return cursor
  }

  /// The object at an offset, at its start.
  func object(at offset: Int, in parent: PayloadNode?) throws -> PayloadNode {
    if let lastObject, lastObject.start == offset {
      lastObject.rewind()
      return lastObject
    }
    guard cursor(at: offset).byte == UInt8(ascii: "{") else {
      throw mismatch([String: Any].self, at: offset, in: parent)
    }
    let object = PayloadNode(self, objectAt: offset, in: parent)
    lastObject = object
    return object
  }

  /// Notes where an array ends.
  func leaveArray(from start: Int, to end: Int) { lastArray = (start, end) }

  /// A cursor behind the value at an offset, for which as little as possible is passed over again.
  func cursor(behindValueAt offset: Int) -> JSONCursor {
    if lastArray.start == offset { return cursor(at: lastArray.end) }
    if let lastObject, lastObject.start == offset, let end = lastObject.cursorBehind() { return end }
    var cursor = cursor(at: offset)
    try? cursor.skipValue()
    return cursor
  }

  /// Decodes the value at an offset.
  ///
  /// - Parameter node: the object or array that it is in.
  /// - Returns: The value, and where it ends, where that was found out.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, at offset: Int, in node: PayloadNode?) throws -> (value: T, end: Int?) {
    var cursor = cursor(at: offset)
    do throws(JSONError) {
      if T.self == String.self { return (try cursor.readString() as! T, cursor.offset) }
      if T.self == Bool.self { return (try cursor.readBool() as! T, cursor.offset) }
      if T.self == Double.self { return (try cursor.readDouble() as! T, cursor.offset) }
      if T.self == Int.self { return (try cursor.readInteger(Int.self) as! T, cursor.offset) }
      // Lists of strings are common, and need no container.
      if T.self == [String].self, let strings = try? cursor.readStrings() { return (strings as! T, cursor.offset) }
    } catch {
      throw mismatch(type, at: offset, in: node)
    }
    return (try decodeOther(type, at: offset, in: node), nil)
  }

  @inline(never)
  private func decodeOther<T: Decodable>(_ type: T.Type, at offset: Int, in node: PayloadNode?) throws -> T {
    if isSpecial(type) {
      do {
        if let value = try special(type, at: cursor(at: offset)) { return value as! T }
      } catch {}
      throw mismatch(type, at: offset, in: node)
    }
    return try T(from: PayloadDecoder(document: self, offset: offset, parent: node))
  }

  /// Whether a type is not decoded by its own initialiser. Comparing types takes much less time than casting them.
  @inline(__always)
  private func isSpecial(_ type: Any.Type) -> Bool {
    type == Float.self || type == Int32.self || type == Int64.self || type == UInt.self || type == UInt8.self
      || type == Int8.self || type == Int16.self || type == UInt16.self || type == UInt32.self || type == UInt64.self
      || type == Date.self || type == URL.self || type == Decimal.self || type == Data.self || type == JSONValue.self
  }

  @inline(never)
  private func special(_ type: Any.Type, at cursor: JSONCursor) throws -> Any? {
    var cursor = cursor
    return switch type {
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

  /// Whether there is a null at an offset.
  func isNull(at offset: Int) -> Bool {
    var cursor = cursor(at: offset)
    return cursor.consumeNull()
  }

  /// The error that something else is at an offset.
  @inline(never)
  func mismatch(_ type: Any.Type, at offset: Int, in node: PayloadNode?) -> DecodingError {
    let expected = PayloadMismatch(expected: PayloadMismatch.words(for: type))
    let context = DecodingError.Context(
      codingPath: node?.codingPath ?? [],
      debugDescription: "Expected \(expected.expected).",
      underlyingError: expected
    )
    return isNull(at: offset) ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension JSONCursor {
  /// Reads an array of strings.
  @inline(never)
  fileprivate mutating func readStrings() throws(JSONError) -> [String] {
    try expect(UInt8(ascii: "["))
    if consume(UInt8(ascii: "]")) { return [] }
    var strings: [String] = []
    repeat { strings.append(try readString()) } while consume(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return strings
  }

  /// Reads a number that is whole, however it is written, and fits.
  @inline(__always)
  fileprivate mutating func readInteger<T: FixedWidthInteger>(_: T.Type) throws(JSONError) -> T {
    skipWhitespace()
    let start = self
    let raw = try readRawNumber()
    let value: T?
    if raw.isInteger, !raw.mayOverflow {
      value = raw.isNegative ? Int64(exactly: raw.significand).flatMap { T(exactly: -$0) } : T(exactly: raw.significand)
    } else if raw.isInteger {
      value = T(String(decoding: raw.bytes, as: UTF8.self))
    } else {
      var cursor = start
      value = T(exactly: try cursor.readDouble())
    }
    guard let value else { throw start.error(.numberOutOfRange) }
    return value
  }
}
