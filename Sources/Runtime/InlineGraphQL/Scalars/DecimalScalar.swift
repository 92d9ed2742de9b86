import Foundation

/// An exact decimal number of up to 38 digits: `"19.90"`, or `19.90`.
///
/// It is sent as a string, because many servers read JSON numbers as binary floating-point numbers.
extension Decimal: GraphQLScalar {
  /// Creates a number from a JSON string or number.
  ///
  /// - Throws: An error if the value is neither, or has more than 38 digits.
  public init(jsonValue: GraphQLJSONValue) throws {
    let value: Decimal? =
      switch jsonValue {
      case .int(let value): Decimal(value)
      // The shortest digits of the number, which are those of the text if a `Double` can hold them.
      case .double(let value): "\(value)".utf8.withContiguousStorageIfAvailable(Self.init(digits:)) ?? nil
      case .string(var text): text.withUTF8(Self.init(digits:))
      case .null, .bool, .array, .object: nil
      }
    guard let value else { throw UnsuitableScalarValue(expected: Self.form) }
    self = value
  }

  /// The number as a string; `null` for NaN, which cannot be sent.
  public var jsonValue: GraphQLJSONValue { isNaN ? .null : .string(description) }

  /// Writes the number as a string.
  public func write(to writer: inout JSONWriter) {
    if isNaN {
      writer.fail("JSON cannot express \(self); send a number or null.")
    } else {
      writer.write(description)
    }
  }

  /// Reads a number with all its digits.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    if let value = try reader.readDecimal(expected: Self.form) {
      self = value
    } else {
      self = try reader.readScalar(expected: Self.form, text: Self.init(digits:))
    }
  }

  private static let form: StaticString = "a decimal number of at most 38 digits"

  /// Creates a number from JSON text (RFC 8259, section 6).
  init?(digits text: UnsafeBufferPointer<UInt8>) {
    var cursor = JSONCursor(text)
    guard let first = text.first, first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10,
      let number = try? cursor.readRawNumber(), number.bytes.count == text.count
    else { return nil }
    // The number of digits without leading zeros.
    var count = 0
    for byte in text {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      if byte &- UInt8(ascii: "0") < 10, count > 0 || byte != UInt8(ascii: "0") { count += 1 }
    }
    guard count <= 38, let value = Decimal(string: String(decoding: text, as: UTF8.self)), !value.isNaN else {
      return nil
    }
    self = value
  }
}

extension __ResponseReader {
  /// Reads a JSON number exactly; returns `nil` if another value is next.
  fileprivate mutating func readDecimal(expected: StaticString) throws(ResponseDecodingError) -> Decimal? {
    cursor.skipWhitespace()
    guard cursor.byte == UInt8(ascii: "-") || cursor.byte &- UInt8(ascii: "0") < 10 else { return nil }
    let start = cursor.offset
    let number: JSONCursor.RawNumber
    do throws(JSONError) { number = try cursor.readRawNumber() } catch { throw failure(error, expected: expected) }
    if let value = Decimal(digits: number.bytes) { return value }
    throw ResponseDecodingError(.init(offset: start, expected: .kind(expected), malformed: nil))
  }
}
