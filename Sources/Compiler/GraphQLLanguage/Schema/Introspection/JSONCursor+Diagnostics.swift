import GraphQLJSON

// Reading JSON (RFC 8259) on demand. Errors in it become diagnostics with a range.
extension JSONCursor {
  /// Creates a cursor that reads a range of a text as if nothing followed.
  init(_ bytes: UnsafeBufferPointer<UInt8>, range: SourceRange) {
    self.init(UnsafeBufferPointer(rebasing: bytes[..<range.end]))
    offset = range.start
  }

  /// Calls a closure for each member of an object, with the cursor at the value. The closure must read or skip the
  /// value.
  mutating func members(
    _ body: (inout JSONCursor, String) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try expectToken(UInt8(ascii: "{"))
    if consume(UInt8(ascii: "}")) { return }
    repeat {
      let key = try diagnosed { cursor throws(JSONError) in try cursor.readString() }
      try expectToken(UInt8(ascii: ":"))
      skipWhitespace()
      try body(&self, key)
    } while consume(UInt8(ascii: ","))
    try expectToken(UInt8(ascii: "}"))
  }

  /// Calls a closure for each element of an array, with the cursor at it. The closure must read or skip the element.
  mutating func elements(_ body: (inout JSONCursor) throws(Diagnostic) -> Void) throws(Diagnostic) {
    try expectToken(UInt8(ascii: "["))
    if consume(UInt8(ascii: "]")) { return }
    repeat {
      skipWhitespace()
      try body(&self)
    } while consume(UInt8(ascii: ","))
    try expectToken(UInt8(ascii: "]"))
  }

  /// Skips a value.
  mutating func pass() throws(Diagnostic) {
    try diagnosed { cursor throws(JSONError) in try cursor.skipValue() }
  }

  /// Throws if anything but whitespace follows.
  package mutating func expectEnd() throws(Diagnostic) {
    try diagnosed { cursor throws(JSONError) in try cursor.finish() }
  }

  private mutating func expectToken(_ byte: UInt8) throws(Diagnostic) {
    try diagnosed { cursor throws(JSONError) in try cursor.expect(byte) }
  }

  /// Calls a closure that reads, and converts its error to a diagnostic.
  mutating func diagnosed<Value>(
    _ read: (inout JSONCursor) throws(JSONError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(JSONError) { return try read(&self) } catch { throw diagnostic(error) }
  }

  private func diagnostic(_ error: JSONError) -> Diagnostic {
    var message = "The JSON has \(error)."
    var offset = error.offset
    switch error.kind {
    case .endOfInput where byte == UInt8(ascii: "\""):
      // Strings are skipped as a whole, so the cursor is still before the unterminated one.
      message = "The JSON ends inside of a string."
      offset = self.offset
    case .endOfInput:
      message = "The JSON ends too early."
    case .unexpectedByte, .trailingBytes, .notAString, .notANumber, .notABoolean, .notNull, .notAnObject, .notAnArray:
      let rest = UnsafeBufferPointer(start: start + offset, count: min(end - start - offset, 4))
      message = "Unexpected \"\(String(decoding: rest, as: UTF8.self).prefix(1))\" in the JSON."
    case .invalidNumber, .numberOutOfRange, .notAnInteger, .invalidUTF8, .invalidEscape, .loneSurrogate,
      .controlCharacter, .tooDeep:
      break
    }
    return Diagnostic(.error, message, at: SourceRange(offset, min(offset + 1, end - start)))
  }
}
