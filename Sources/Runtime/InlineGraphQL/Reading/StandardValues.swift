extension String: __ResponseValue {
  /// Reads a string.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readString()
  }
}

extension Int: __ResponseValue {
  /// Reads an integer of 32 bits (section 3.5.1 of the specification).
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readInt()
  }
}

extension Double: __ResponseValue {
  /// Reads a number.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readDouble()
  }
}

extension Bool: __ResponseValue {
  /// Reads `true` or `false`.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readBool()
  }
}

extension GraphQLJSONValue: __ResponseValue {
  /// Reads any value.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readJSONValue()
  }
}

extension Optional: __ResponseValue where Wrapped: __ResponseValue {
  /// Reads `null` or a value.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    if reader.readNull() {
      self = nil
      return
    }
    do throws(ResponseDecodingError) { self = try Wrapped(from: &reader) } catch {
      guard error.isAbsence else { throw error }
      self = nil
    }
  }
}

extension Array: __ResponseValue where Element: __ResponseValue {
  /// Reads a list.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var elements: [Element] = []
    if let list = try reader.beginList() {
      elements.reserveCapacity(list.expectedCount)
      repeat {
        elements.append(try Element(from: &reader))
      } while try reader.nextElement(in: list)
    }
    self = elements
  }
}
