/// Where in an object of a response the reader is; made by ``ResponseReader/beginObject()``.
public struct ObjectScope: Sendable {
  // All offsets are in bytes from the start of the response.
  var start: Int
  /// Behind the closing brace, once that is known.
  var end: Int?
  /// What stands before the next member: the opening brace or a comma.
  var separator = UInt8(ascii: "{")

  init(start: Int, end: Int?) {
    self.start = start
    self.end = end
  }
}
