/// What a field of type `ID` gives: a string, and lists and optionals of that.
///
/// An `ID` is a `String` in Swift, so its type does not tell that it may be an integer in a response.
public protocol __ResponseIDValue: __ResponseValue {
  /// Reads the next value, in which integers are identifiers too, and moves behind it.
  ///
  /// - Throws: ``ResponseDecodingError`` if the next value is not what this type promises, `null` included.
  init(idFrom reader: inout __ResponseReader) throws(ResponseDecodingError)
}

extension String: __ResponseIDValue {
  /// Reads a string, or an integer as it is written.
  @inlinable
  public init(idFrom reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readID()
  }
}

extension Optional: __ResponseIDValue where Wrapped: __ResponseIDValue {
  /// Reads `null` or an identifier.
  @inlinable
  public init(idFrom reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = reader.readNull() ? nil : try Wrapped(idFrom: &reader)
  }
}

extension Array: __ResponseIDValue where Element: __ResponseIDValue {
  /// Reads a list of identifiers.
  @inlinable
  public init(idFrom reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var elements: [Element] = []
    if let list = try reader.beginList() {
      elements.reserveCapacity(list.expectedCount)
      repeat {
        elements.append(try Element(idFrom: &reader))
      } while try reader.nextElement(in: list)
    }
    self = elements
  }
}

extension __ResponseReader {
  /// Reads an identifier: a string, as the specification has services send it (section 3.5.5), or an integer, as some send
  /// it, which keeps all its digits.
  public mutating func readID() throws(ResponseDecodingError) -> String {
    do throws(JSONError) { return try cursor.readString() } catch {
      return try readIntegerID(insteadOf: error)
    }
  }

  @inline(never)
  private mutating func readIntegerID(insteadOf error: JSONError) throws(ResponseDecodingError) -> String {
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
  public mutating func readIDs<V: __ResponseIDValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    try seek(key, in: &object)
    return try V(idFrom: &self)
  }

  /// Reads the member `key`, which is an identifier, if the response has it.
  ///
  /// - Returns: `nil` if the response does not have it by the condition.
  /// - Throws: ``ResponseDecodingError`` if it must be there and is not, or if it is not a `V`, `null` included.
  @inlinable
  public mutating func readID<V: __ResponseIDValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    if case .unknown = inclusion { return try readNullableID(key, if: inclusion, in: &object) }
    return try isThere(key, if: inclusion, in: &object) ? V(idFrom: &self) : nil
  }

  /// Reads the member `key`, which is an identifier or `null`, if the response has it.
  ///
  /// - Returns: `nil` also if the response does not have it by the condition.
  /// - Throws: ``ResponseDecodingError`` if it must be there and is not, or if it is neither `null` nor a `V`.
  @inlinable
  public mutating func readNullableID<V: __ResponseIDValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    try isThere(key, if: inclusion, in: &object) ? V?(idFrom: &self) : nil
  }
}
