// Types with a placeholder value (empty string, 0, nil, []) are read by non-throwing functions. The first failure is
// kept, and thrown at the end of the object. So callers need no code that releases, after each call, what they have
// read so far. That code was a third of emitted initializers. The placeholder of a nullable value is `nil`.
extension __ResponseReader {
  /// Reads the member `key`, a string; an empty string if that fails, which ``endObject(_:)`` throws.
  public mutating func readString(_ key: StaticString, in object: inout __ObjectScope) -> String {
    read(key, in: &object, or: "") { reader throws(ResponseDecodingError) in try reader.readString() }
  }

  /// Reads the member `key`, a string or `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  public mutating func readNullableString(_ key: StaticString, in object: inout __ObjectScope) -> String? {
    read(key, in: &object, or: nil) { reader throws(ResponseDecodingError) in
      reader.readNull() ? nil : try reader.readString()
    }
  }

  /// Reads the member `key`, an identifier; an empty string if that fails, which ``endObject(_:)`` throws.
  public mutating func readID(_ key: StaticString, in object: inout __ObjectScope) -> String {
    read(key, in: &object, or: "") { reader throws(ResponseDecodingError) in try reader.readID() }
  }

  /// Reads the member `key`, an identifier or `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  public mutating func readNullableID(_ key: StaticString, in object: inout __ObjectScope) -> String? {
    read(key, in: &object, or: nil) { reader throws(ResponseDecodingError) in
      reader.readNull() ? nil : try reader.readID()
    }
  }

  /// Reads the member `key`, an integer of 32 bits; 0 if that fails, which ``endObject(_:)`` throws.
  public mutating func readInt(_ key: StaticString, in object: inout __ObjectScope) -> Int {
    read(key, in: &object, or: 0) { reader throws(ResponseDecodingError) in try reader.readInt() }
  }

  /// Reads the member `key`, an integer of 32 bits or `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  public mutating func readNullableInt(_ key: StaticString, in object: inout __ObjectScope) -> Int? {
    read(key, in: &object, or: nil) { reader throws(ResponseDecodingError) in
      reader.readNull() ? nil : try reader.readInt()
    }
  }

  /// Reads the member `key`, a number; 0 if that fails, which ``endObject(_:)`` throws.
  public mutating func readDouble(_ key: StaticString, in object: inout __ObjectScope) -> Double {
    read(key, in: &object, or: 0) { reader throws(ResponseDecodingError) in try reader.readDouble() }
  }

  /// Reads the member `key`, a number or `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  public mutating func readNullableDouble(_ key: StaticString, in object: inout __ObjectScope) -> Double? {
    read(key, in: &object, or: nil) { reader throws(ResponseDecodingError) in
      reader.readNull() ? nil : try reader.readDouble()
    }
  }

  /// Reads the member `key`, a Boolean; `false` if that fails, which ``endObject(_:)`` throws.
  public mutating func readBool(_ key: StaticString, in object: inout __ObjectScope) -> Bool {
    read(key, in: &object, or: false) { reader throws(ResponseDecodingError) in try reader.readBool() }
  }

  /// Reads the member `key`, a Boolean or `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  public mutating func readNullableBool(_ key: StaticString, in object: inout __ObjectScope) -> Bool? {
    read(key, in: &object, or: nil) { reader throws(ResponseDecodingError) in
      reader.readNull() ? nil : try reader.readBool()
    }
  }

  /// Reads the member `key`, which may be `null`; `nil` if that fails, which ``endObject(_:)`` throws.
  @inlinable
  public mutating func readNullable<V: __ResponseValue>(_ key: StaticString, in object: inout __ObjectScope) -> V? {
    guard moveToValue(key, in: &object) else { return nil }
    do throws(ResponseDecodingError) { return try V(from: &self) } catch {
      fail(error)
      return nil
    }
  }

  /// Reads the member `key`, a list; an empty one if that fails, which ``endObject(_:)`` throws.
  @inlinable
  public mutating func readList<V: __ResponseValue>(_ key: StaticString, in object: inout __ObjectScope) -> [V] {
    guard moveTo(key, in: &object) else { return [] }
    do throws(ResponseDecodingError) { return try [V](from: &self) } catch {
      fail(error)
      return []
    }
  }

  /// Moves to the value of the member `key`; fails if there is none.
  @usableFromInline
  mutating func moveTo(_ key: StaticString, in object: inout __ObjectScope) -> Bool {
    read(key, in: &object, or: false) { _ in true }
  }

  /// Moves to the value of the member `key` and returns whether it is not `null`; fails if there is none.
  @usableFromInline
  mutating func moveToValue(_ key: StaticString, in object: inout __ObjectScope) -> Bool {
    read(key, in: &object, or: false) { reader in !reader.readNull() }
  }

  @inline(__always)
  private mutating func read<V>(
    _ key: StaticString,
    in object: inout __ObjectScope,
    or placeholder: V,
    _ readValue: (_ reader: inout __ResponseReader) throws(ResponseDecodingError) -> V
  ) -> V {
    do throws(ResponseDecodingError) {
      // The key is next in most cases, which this checks without a call.
      if object.passedKeys != 0 || !consumeMember(MemberName(key), in: &object) { try seek(key, in: &object) }
      return try readValue(&self)
    } catch {
      fail(error)
      return placeholder
    }
  }

  /// Keeps the failure if it is the first. Moves to the end of the input, where the next read fails at once.
  @usableFromInline
  @inline(never)
  mutating func fail(_ error: ResponseDecodingError) {
    // An object without a required field is null, and was read to its end.
    if error.isAbsence { return }
    if firstFailure == nil { firstFailure = error }
    cursor.position = cursor.end
  }
}
