/// A reader that reads a response from its bytes straight into the properties of generated types.
///
/// Generated initializers read the members of an object in the order of the selection. Servers send them in this order
/// (section 7.2.2 of the specification), so usually no search is needed. Any other order gives the same values.
/// Unselected members are skipped, but must be well-formed. If several members have the same name, the first one
/// counts.
public struct __ResponseReader: ~Copyable {
  var cursor: JSONCursor
  /// The ends of values that were read and may be skipped later.
  var knownEnds = KnownEnds()
  /// The end of the object that is entered again for a fragment; -1 if there is none.
  var enteredEnd = -1
  @usableFromInline var fragmentMemo: FragmentMemo
  /// The indexes of enclosing objects whose members are out of order, the innermost last.
  var memberIndexes: [MemberIndex] = []
  /// The type conditions that enclosing objects satisfy and nested objects depend on, the innermost last.
  var outerMatches: [__TypeConditions.Matches] = []
  /// The request whose response is read; nil if it is not known.
  var request: RequestContext?

  /// The origin of the response, if a value in it has asked for it.
  var knownOrigin: ResponseOrigin?

  /// The Boolean arguments of the current fragment. Conditions in it look them up before the variables.
  @usableFromInline var fragmentArguments: [__BooleanVariable] = []

  /// The parts that are not there; nil if the response came in one piece.
  var deferredParts: DeferredParts?

  /// The objects of the store that made the response; nil if it came from a server.
  var storedObjects: StoredObjects?
  var storedPosition = 0

  /// Whether strings are identifiers, which may be integers.
  @usableFromInline var isReadingIDs = false

  /// Whether strings are custom scalars, which may be numbers and Booleans.
  @usableFromInline var isReadingScalars = false

  /// The document from which `Decodable` conformances decode values.
  var payloads: PayloadDocument?

  /// The member of the outermost object at which paths start; nil for the outermost object itself.
  var root: StaticString?

  /// The errors of the response; empty if it has none, or while it is not known whether they matter.
  var fieldErrors = FieldErrors()

  /// The fields, fragments and operations around the position that handle errors, the innermost last.
  var errorScopes: [FieldErrorScope] = []

  /// The number of fragments around the position.
  var fragmentDepth = 0

  /// Whether a value was read that depends on the errors of the response.
  var handlesFieldErrors = false

  /// The fields with `@required(action: LOG)` that are null.
  var missingFields: [MissingRequiredFieldError] = []

  var pathFinder = JSONPathFinder()

  /// The first failure of the functions that do not throw.
  @usableFromInline var firstFailure: ResponseDecodingError?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
    fragmentMemo = FragmentMemo(size: bytes.count)
  }

  /// Moves into the next value, an object.
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
  /// - Throws: ``ResponseDecodingError`` if there is no such member, even if its value may be `null`, or if it is not a
  ///   `V`.
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
  /// - Returns: `nil` if there is no such member. A member that is `null` is read as `V`.
  /// - Throws: ``ResponseDecodingError`` if the member is not a `V`.
  @inlinable
  public mutating func readIfPresent<V: __ResponseValue>(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    guard try find(key, in: &object) else { return nil }
    return try V(from: &self)
  }

  /// Skips the member `key` if it is next; otherwise does nothing.
  ///
  /// If the member's value is malformed, ``endObject(_:)`` throws.
  public mutating func skip(_ key: StaticString, in object: inout __ObjectScope) {
    guard consumeMember(MemberName(key), in: &object) else { return }
    do throws(JSONError) { try cursor.skipValue() } catch { fail(failure(error, expected: "a JSON value")) }
  }

  /// Moves out of the object.
  ///
  /// - Throws: ``ResponseDecodingError`` if a member could not be read, or if the rest of the object is malformed.
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

  /// Skips the next value of any kind.
  ///
  /// - Throws: ``ResponseDecodingError`` if the value is malformed.
  public mutating func skipValue() throws(ResponseDecodingError) {
    if let end = knownEnds.end(ofValueAt: cursor.offset) {
      cursor.offset = end
      return
    }
    do throws(JSONError) { try cursor.skipValue() } catch { throw failure(error, expected: "a JSON value") }
  }
}
