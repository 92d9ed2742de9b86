/// Where in an object of a response the reader is; made by `__ResponseReader/beginObject()`.
///
/// Use it with the reader that made it, and no longer than that reads the object.
public struct __ObjectScope: Sendable {
  // All offsets are in bytes from the start of the response.
  @usableFromInline var start: Int
  /// Behind the closing brace, or -1 as long as that is not known.
  var end: Int
  /// What stands before the next member: the opening brace or a comma.
  var separator = UInt8(ascii: "{")
  /// Whether an index in `__ResponseReader/memberIndexes` was made for this scope.
  var ownsIndex = false
  /// One bit for each member passed over so far, several members sharing bits: tells cheaply that a key did not occur.
  var passedKeys: UInt64 = 0
  /// How many members were looked at in vain.
  var passedCount = 0

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}
