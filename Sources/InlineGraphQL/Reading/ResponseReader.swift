import Foundation

/// Reads a response from its bytes straight into the properties of generated types.
///
/// Generated initialisers ask for the members of an object in the order of the selection, which is the order in which
/// servers send them (section 6.2 of the specification), so that usually nothing has to be searched for. Every other order
/// gives the same values. Members that nobody asks for are passed over. Of several members with the same name the
/// first one counts.
public struct ResponseReader: ~Copyable {
  var cursor: JSONCursor
  /// The end of the object that starts at `knownStart`, found when it was read before.
  var knownStart = -1
  var knownEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
  }

  /// Moves into the object that is next.
  public mutating func beginObject() throws(ResponseDecodingError) -> ObjectScope {
    cursor.skipWhitespace()
    guard cursor.byte == UInt8(ascii: "{") else { throw failure(cursor.error(.notAnObject), expected: "an object") }
    let start = cursor.offset
    return ObjectScope(start: start, end: start == knownStart ? knownEnd : nil)
  }

  /// Reads the member `key`.
  ///
  /// - Throws: ``ResponseDecodingError`` if there is no such member, also where the value may be `null`, or if it is not a `V`.
  @inlinable
  public mutating func read<V: ResponseValue>(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> V {
    try seek(key, in: &object)
    return try V(from: &self)
  }

  /// Reads the member `key` if there is one.
  ///
  /// - Returns: `nil` if there is no such member. One that is `null` is read as `V` like any other.
  @inlinable
  public mutating func readIfPresent<V: ResponseValue>(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    guard try find(key, in: &object) else { return nil }
    return try V(from: &self)
  }

  /// Passes over the member `key` if it is the next one; otherwise does nothing.
  public mutating func skip(_ key: StaticString, in object: inout ObjectScope) throws(ResponseDecodingError) {
    let (resume, separator) = (cursor.position, object.separator)
    guard try matchNext(key, in: &object) else {
      (cursor.position, object.separator) = (resume, separator)
      return
    }
    try skipValue()
  }

  /// Moves out of the object.
  public mutating func endObject(_ object: inout ObjectScope) throws(ResponseDecodingError) {
    if let end = object.end {
      cursor.offset = end
      return
    }
    while try beginMember(in: &object) {
      _ = try readKey()
      try skipValue()
    }
  }

  /// Passes over the next value, whatever it is.
  public mutating func skipValue() throws(ResponseDecodingError) {
    do throws(JSONError) { try cursor.skipValue() } catch { throw failure(error, expected: "a JSON value") }
  }

  /// Moves to the value of the member `key`, which must be there.
  @usableFromInline
  mutating func seek(_ key: StaticString, in object: inout ObjectScope) throws(ResponseDecodingError) {
    guard try find(key, in: &object) else {
      throw ResponseDecodingError(.init(offset: object.start, expected: .member("\(key)"), malformed: nil))
    }
  }

  /// Moves to the value of the member `key`; returns whether there is one.
  @usableFromInline
  mutating func find(_ key: StaticString, in object: inout ObjectScope) throws(ResponseDecodingError) -> Bool {
    cursor.offset = object.start
    object.separator = UInt8(ascii: "{")
    while try beginMember(in: &object) {
      if try readKey() == "\(key)" { return true }
      try skipValue()
    }
    return false
  }

  private mutating func matchNext(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> Bool {
    guard try beginMember(in: &object) else { return false }
    return try readKey() == "\(key)"
  }

  /// Moves to the next key; at the end of the object moves behind it and returns `false`.
  private mutating func beginMember(in object: inout ObjectScope) throws(ResponseDecodingError) -> Bool {
    cursor.skipWhitespace()
    if cursor.byte == UInt8(ascii: "}") {
      cursor.position += 1
      object.end = cursor.offset
      return false
    }
    do throws(JSONError) {
      try cursor.expect(object.separator)
      if object.separator == UInt8(ascii: "{"), cursor.consume(UInt8(ascii: "}")) {
        object.end = cursor.offset
        return false
      }
    } catch { throw failure(error, expected: "an object") }
    object.separator = UInt8(ascii: ",")
    return true
  }

  private mutating func readKey() throws(ResponseDecodingError) -> String {
    do throws(JSONError) {
      let key = try cursor.readString()
      try cursor.expect(UInt8(ascii: ":"))
      return key
    } catch { throw failure(error, expected: "the name of a member") }
  }
}
