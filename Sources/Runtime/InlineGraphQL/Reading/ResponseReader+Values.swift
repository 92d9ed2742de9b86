extension __ResponseReader {
  /// Reads a string; for an `ID` also an integer, and for a custom scalar any scalar of JSON.
  public mutating func readString() throws(ResponseDecodingError) -> String {
    do throws(JSONError) { return try cursor.readString() } catch {
      if isReadingIDs { return try readIntegerID(insteadOf: error) }
      if isReadingScalars { return try readScalarText(insteadOf: error) }
      throw failure(error, expected: "a string")
    }
  }

  /// Reads a 32-bit integer, as the specification defines `Int` (section 3.5.1).
  public mutating func readInt() throws(ResponseDecodingError) -> Int {
    do throws(JSONError) {
      return try cursor.readInt32()
    } catch { throw failure(error, expected: "an integer of 32 bits") }
  }

  /// Reads a number.
  public mutating func readDouble() throws(ResponseDecodingError) -> Double {
    do throws(JSONError) { return try cursor.readDouble() } catch { throw failure(error, expected: "a number") }
  }

  /// Reads `true` or `false`.
  public mutating func readBool() throws(ResponseDecodingError) -> Bool {
    do throws(JSONError) { return try cursor.readBool() } catch { throw failure(error, expected: "true or false") }
  }

  /// Reads a value of any kind.
  public mutating func readJSONValue() throws(ResponseDecodingError) -> GraphQLJSONValue {
    try readJSONValue(isLossy: false)
  }

  /// Reads a value of any kind. If `isLossy`, it replaces what no `GraphQLJSONValue` can hold.
  mutating func readJSONValue(isLossy: Bool) throws(ResponseDecodingError) -> GraphQLJSONValue {
    do throws(JSONError) { return try cursor.readValue(isLossy: isLossy) } catch {
      throw failure(error, expected: "a JSON value")
    }
  }

  /// Skips `null` if it is next, and returns whether it was.
  public mutating func readNull() -> Bool {
    guard cursor.consumeNull() else { return false }
    if !fieldErrors.byOffset.isEmpty { meetNull(at: cursor.offset - 4) }
    return true
  }

  /// Moves into the next value, a list.
  ///
  /// - Returns: The scope for ``nextElement(in:)``, to be called after each element; `nil` if the list is empty.
  /// - Throws: ``ResponseDecodingError`` if the next value is not a list.
  public mutating func beginList() throws(ResponseDecodingError) -> __ListScope? {
    cursor.skipWhitespace()
    guard cursor.byte == UInt8(ascii: "[") else { throw failure(cursor.error(.notAnArray), expected: "a list") }
    let start = cursor.offset
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "]")) { return nil }
    return __ListScope(start: start, expectedCount: cursor.expectedElementCount())
  }

  /// Moves past the separator after an element, or out of the list.
  ///
  /// - Returns: Whether another element follows.
  /// - Throws: ``ResponseDecodingError`` if neither a comma nor the end of the list follows.
  public mutating func nextElement(in list: __ListScope) throws(ResponseDecodingError) -> Bool {
    if cursor.consume(UInt8(ascii: ",")) { return true }
    guard cursor.consume(UInt8(ascii: "]")) else {
      throw failure(cursor.error(.unexpectedByte), expected: "a list")
    }
    knownEnds.record(start: list.start, end: cursor.offset)
    return false
  }

  /// Reads a string if it is one of the names, without escapes; otherwise stays.
  ///
  /// - Returns: The index of the name.
  @usableFromInline
  mutating func readName(of names: NameTable) -> Int? {
    var ahead = cursor
    guard let name = try? ahead.readRawString(), let index = names.index(of: name.bytes) else { return nil }
    cursor.position = ahead.position
    return index
  }

  /// Reads the next value with `convert`, which creates a custom scalar from any JSON value.
  ///
  /// - Parameters:
  ///   - expected: The expected value for the error, as in "a DateTime".
  ///   - convert: Creates the scalar from the value.
  /// - Throws: ``ResponseDecodingError`` if the next value is malformed or `convert` throws; the message of that error
  ///   is kept.
  public mutating func readScalar<T>(
    expected: @autoclosure () -> String,
    _ convert: (GraphQLJSONValue) throws -> T
  ) throws(ResponseDecodingError) -> T {
    cursor.skipWhitespace()
    let start = cursor.offset
    let value = try readJSONValue()
    do { return try convert(value) } catch {
      throw ResponseDecodingError(
        .init(offset: start, expected: .other("\(expected()) (\(error))"), malformed: nil)
      )
    }
  }

  func failure(_ error: JSONError, expected: StaticString) -> ResponseDecodingError {
    ResponseDecodingError(.init(offset: error.offset, expected: .kind(expected), malformed: error))
  }
}
