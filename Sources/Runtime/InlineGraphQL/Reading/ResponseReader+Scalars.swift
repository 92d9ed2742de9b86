// A custom scalar may be a `String` in Swift, because nobody declared another type, whatever its values are in JSON. While custom
// scalars are read, a number or a Boolean in place of a string is read as its text. This costs nothing when strings are read.
extension __ResponseReader {
  @inline(never)
  mutating func readScalarText(insteadOf error: JSONError) throws(ResponseDecodingError) -> String {
    do throws(JSONError) {
      guard error.kind == .notAString else { throw error }
      switch cursor.byte {
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return try cursor.readBool() ? "true" : "false"
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return String(decoding: try cursor.readRawNumber().bytes, as: UTF8.self)
      default: throw error
      }
    } catch { throw failure(error, expected: "a string, a number or a Boolean") }
  }

  /// Reads the member `key`, a custom scalar.
  ///
  /// - Throws: ``ResponseDecodingError`` if there is no such member, even if its value may be `null`, or if it is not a
  ///   `V`.
  @inlinable
  public mutating func readScalar<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    isReadingScalars = true
    defer { isReadingScalars = false }
    return try read(key, in: &object)
  }

  /// Reads the member `key`, a custom scalar that may be `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  @inlinable
  public mutating func readNullableScalar<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) -> V? {
    isReadingScalars = true
    defer { isReadingScalars = false }
    return readNullable(key, in: &object)
  }

  /// Reads the member `key`, a list of custom scalars; an empty one if that fails, which ``endObject(_:)`` throws.
  @inlinable
  public mutating func readScalarList<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) -> [V] {
    isReadingScalars = true
    defer { isReadingScalars = false }
    return readList(key, in: &object)
  }

  /// Reads the member `key`, a custom scalar, if the condition includes it.
  ///
  /// - Returns: `nil` if the condition excludes the member. If the condition is unknown, also if the member is absent,
  ///   `null`, or an object or list that is not a `V`.
  /// - Throws: ``ResponseDecodingError`` if an included member is absent, or if a member is not a `V`.
  @inlinable
  public mutating func readScalar<V: __ResponseValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    isReadingScalars = true
    defer { isReadingScalars = false }
    return try read(key, if: inclusion, in: &object)
  }

  /// Reads the member `key`, a custom scalar or `null`, if the condition includes it.
  ///
  /// - Returns: `nil` if the member is `null` or the condition excludes it. If the condition is unknown, also if the
  ///   member is absent, or an object or list that is not a `V`.
  /// - Throws: ``ResponseDecodingError`` if an included member is absent, or if a member is neither `null` nor a `V`.
  @inlinable
  public mutating func readNullableScalar<V: __ResponseValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    isReadingScalars = true
    defer { isReadingScalars = false }
    return try readNullable(key, if: inclusion, in: &object)
  }
}
