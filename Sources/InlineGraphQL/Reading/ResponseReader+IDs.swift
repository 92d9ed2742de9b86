// An `ID` is a `String` in Swift, so its type does not tell that it may be an integer in a response. While identifiers are read,
// a string that turns out to be an integer is its digits. This costs the reading of strings nothing.
extension __ResponseReader {
  /// Reads an identifier: a string, as the specification has services send it (section 3.5.5), or an integer, as some send
  /// it, which keeps all its digits.
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
  /// - Throws: ``ResponseDecodingError`` if there is no such member, also where the value may be `null`, or if it is not
  ///   a `V`.
  @inlinable
  public mutating func readIDs<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    isReadingIDs = true
    defer { isReadingIDs = false }
    return try read(key, in: &object)
  }

  /// Reads the member `key`, which is an identifier, if the response has it.
  ///
  /// - Returns: `nil` if the response does not have it by the condition.
  /// - Throws: ``ResponseDecodingError`` if it must be there and is not, or if it is not a `V`, `null` included.
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

  /// Reads the member `key`, which is an identifier or `null`, if the response has it.
  ///
  /// - Returns: `nil` also if the response does not have it by the condition.
  /// - Throws: ``ResponseDecodingError`` if it must be there and is not, or if it is neither `null` nor a `V`.
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
