/// The position in an object of a response; created by `__ResponseReader/beginObject()`.
///
/// Use it only with the reader that created it, and only until that reader leaves the object.
public struct __ObjectScope: Sendable {
  // All offsets are in bytes from the start of the response.
  @usableFromInline var start: Int
  /// The offset after the closing brace; -1 until it is known.
  var end: Int
  /// The byte before the next member: the opening brace or a comma.
  var separator = UInt8(ascii: "{")
  /// Whether this scope added an index to `__ResponseReader/memberIndexes`.
  var ownsIndex = false
  /// A bit for each member that was passed; members share bits. A missing bit shows cheaply that a key has not
  /// occurred.
  var passedKeys: UInt64 = 0
  /// The number of members that searches have passed.
  var passedCount = 0

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}
