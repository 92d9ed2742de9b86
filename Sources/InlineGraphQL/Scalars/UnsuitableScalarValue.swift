/// A JSON value is none of a scalar's.
struct UnsuitableScalarValue: Error, CustomStringConvertible {
  /// What the scalar's values look like.
  var expected: StaticString

  var description: String { "\(expected)" }
}

extension __ResponseReader {
  /// Reads a string that stands for something else.
  ///
  /// - Parameters:
  ///   - expected: what should be there, as in "a UUID".
  ///   - convert: makes a value of the string's UTF-8; `nil` if it stands for none.
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
