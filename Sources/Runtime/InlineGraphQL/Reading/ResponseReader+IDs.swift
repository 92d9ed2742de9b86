// An `ID` is a `String` in Swift, so its type does not say that a response may have an integer. While identifiers are
// read, an integer in place of a string is read as its digits. This costs nothing when strings are read.
extension __ResponseReader {
  /// Reads an identifier: a string, which the specification requires (section 3.5.5), or an integer, which some
  /// services send. An integer keeps all its digits.
  public mutating func readID() throws(ResponseDecodingError) -> String {
    do throws(JSONError) { return try cursor.readString() } catch { return try readIntegerID(insteadOf: error) }
  }

  @inline(never)
  mutating func readIntegerID(insteadOf error: JSONError) throws(ResponseDecodingError) -> String {
    do throws(JSONError) {
      guard error.kind == .notAString else { throw error }
      return try cursor.readIntegerText()
    } catch { throw failure(error, expected: "a string or an integer") }
  }

  /// Reads the member `key`, a list of identifiers.
  ///
  /// - Throws: ``ResponseDecodingError`` if there is no such member, even if its value may be `null`, or if it is not a
  ///   `V`.
  @inlinable
  public mutating func readIDs<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    isReadingIDs = true
    defer { isReadingIDs = false }
    return try read(key, in: &object)
  }

  /// Reads the member `key`, which is an identifier, if the condition includes it.
  ///
  /// - Returns: `nil` if the condition excludes the member. If the condition is unknown, also if the member is absent,
  ///   `null`, or a list that is not a `V`.
  /// - Throws: ``ResponseDecodingError`` if an included member is absent, or if a member is not a `V`.
  @inlinable
  public mutating func readID<V: __ResponseValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    isReadingIDs = true
    defer { isReadingIDs = false }
    return try read(key, if: inclusion, in: &object)
  }

  /// Reads the member `key`, which is an identifier or `null`, if the condition includes it.
  ///
  /// - Returns: `nil` if the member is `null` or the condition excludes it. If the condition is unknown, also if the
  ///   member is absent, or a list that is not a `V`.
  /// - Throws: ``ResponseDecodingError`` if an included member is absent, or if a member is neither `null` nor a `V`.
  @inlinable
  public mutating func readNullableID<V: __ResponseValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    isReadingIDs = true
    defer { isReadingIDs = false }
    return try readNullable(key, if: inclusion, in: &object)
  }
}
