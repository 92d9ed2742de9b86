/// Reads a response from its bytes straight into the properties of generated types.
///
/// Generated initialisers ask for the members of an object in the order of the selection, which is the order in which
/// servers send them (section 7.2.2 of the specification), so that usually nothing has to be searched for. Every other
/// order gives the same values. Members that nobody asks for are passed over, but must be well-formed. Of several members
/// with the same name the first one counts.
public struct __ResponseReader: ~Copyable {
  var cursor: JSONCursor
  /// Where values end that were read before and may have to be passed over again.
  var knownEnds = KnownEnds()
  /// Where the object ends that is entered again for a fragment, or -1.
  var enteredEnd = -1
  @usableFromInline var fragmentMemo: FragmentMemo
  /// The members of those objects around the position that turned out to be out of order, the innermost last.
  var memberIndexes: [MemberIndex] = []
  /// The type conditions that the objects around the position meet, as far as objects inside depend on them, the innermost
  /// last.
  var outerMatches: [__TypeConditions.Matches] = []
  /// Where the response comes from; nil for values that are decoded by themselves.
  @usableFromInline package internal(set) var origin: ResponseOrigin?
  /// The variables that conditions ask for; empty where they are not known.
  var booleanVariables: [__BooleanVariable] = []

  /// The Boolean arguments of the fragment that is read, which conditions in it ask for before the variables.
  @usableFromInline var fragmentArguments: [__BooleanVariable] = []

  /// Whether strings are identifiers, which may be integers.
  @usableFromInline var isReadingIDs = false

  /// What values are decoded from by their `Decodable` conformance.
  var payloads: PayloadDocument?

  /// The first failure of what does not throw where it is read.
  @usableFromInline var firstFailure: ResponseDecodingError?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
    fragmentMemo = FragmentMemo(size: bytes.count)
  }

  /// Moves into the object that is next.
  ///
  /// - Throws: ``ResponseDecodingError`` if the next value is not an object.
  public mutating func beginObject() throws(ResponseDecodingError) -> __ObjectScope {
    if cursor.byte != UInt8(ascii: "{") {
      cursor.skipWhitespace()
      guard cursor.byte == UInt8(ascii: "{") else { throw failure(cursor.error(.notAnObject), expected: "an object") }
    }
    let object = __ObjectScope(start: cursor.offset, end: enteredEnd)
    enteredEnd = -1
    return object
  }

  /// Reads the member `key`.
  ///
  /// - Throws: ``ResponseDecodingError`` if there is no such member, also where the value may be `null`, or if it is not
  ///   a `V`.
  @inlinable
  public mutating func read<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    try seek(key, in: &object)
    return try V(from: &self)
  }

  /// Reads the member `key` if there is one.
  ///
  /// - Returns: `nil` if there is no such member. One that is `null` is read as `V` like any other.
  /// - Throws: ``ResponseDecodingError`` if the member is not a `V`.
  @inlinable
  public mutating func readIfPresent<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    guard try find(key, in: &object) else { return nil }
    return try V(from: &self)
  }

  /// Passes over the member `key` if it is the next one; otherwise does nothing.
  ///
  /// If the member's value is not well-formed, ``endObject(_:)`` throws.
  public mutating func skip(_ key: StaticString, in object: inout __ObjectScope) {
    guard consumeMember(MemberKey(key), in: &object) else { return }
    do throws(JSONError) { try cursor.skipValue() } catch { fail(failure(error, expected: "a JSON value")) }
  }

  /// Moves out of the object.
  ///
  /// - Throws: ``ResponseDecodingError`` if a member could not be read, or if the rest of the object is not well-formed.
  public mutating func endObject(_ object: inout __ObjectScope) throws(ResponseDecodingError) {
    if let firstFailure { throw firstFailure }
    if object.end >= 0 {
      cursor.offset = object.end
    } else if cursor.byte == UInt8(ascii: "}") {
      cursor.position += 1
      object.end = cursor.offset
    } else {
      while try beginMember(in: &object) != nil { try skipValue() }
    }
    if object.ownsIndex {
      while let index = memberIndexes.last, index.objectStart >= object.start { memberIndexes.removeLast() }
    }
    knownEnds.record(start: object.start, end: object.end)
  }

  /// Passes over the next value, whatever it is.
  ///
  /// - Throws: ``ResponseDecodingError`` if the value is not well-formed.
  public mutating func skipValue() throws(ResponseDecodingError) {
    if let end = knownEnds.end(ofValueAt: cursor.offset) {
      cursor.offset = end
      return
    }
    do throws(JSONError) { try cursor.skipValue() } catch { throw failure(error, expected: "a JSON value") }
  }
}
