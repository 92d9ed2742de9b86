/// A JSON value that is not valid for a scalar.
struct UnsuitableScalarValue: Error, CustomStringConvertible {
  /// The form of the scalar's values.
  var expected: StaticString

  var description: String { "\(expected)" }
}

extension __ResponseReader {
  /// Reads a string that represents another value.
  ///
  /// - Parameters:
  ///   - expected: The expected form, as in "a UUID".
  ///   - convert: Converts the string's UTF-8; returns `nil` if the string is invalid.
  mutating func readScalar<T>(
    expected: StaticString,
    text convert: (UnsafeBufferPointer<UInt8>) -> T?
  ) throws(ResponseDecodingError) -> T {
    cursor.skipWhitespace()
    let start = cursor.offset
    let value: T?
    do throws(JSONError) {
      let raw = try cursor.readRawString()
      if raw.isASCII, !raw.hasEscapes {
        value = convert(raw.bytes)
      } else {
        var text = try cursor.text(of: raw)
        value = text.withUTF8(convert)
      }
    } catch { throw failure(error, expected: expected) }
    guard let value else {
      throw ResponseDecodingError(.init(offset: start, expected: .kind(expected), malformed: nil))
    }
    return value
  }
}
