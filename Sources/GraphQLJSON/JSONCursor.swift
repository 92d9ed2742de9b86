/// A place in JSON text, which moves forward as values are read.
///
/// The bytes must outlive the cursor. Every access is checked against the end of the input.
@frozen
@usableFromInline
package struct JSONCursor {
  /// How many arrays and objects may be nested where no type says how many there can be.
  package static let maximumDepth = 512

  @usableFromInline package let start: UnsafePointer<UInt8>
  @usableFromInline package let end: UnsafePointer<UInt8>
  @usableFromInline package var position: UnsafePointer<UInt8>
  /// Whether small strings may be put together by their bytes.
  @usableFromInline let knowsSmallStrings: Bool

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; any will do, as nothing is ever read from it.
    start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    end = start + bytes.count
    position = start
    knowsSmallStrings = SmallString.isLayoutOfString
  }

  /// How far the position is from the start of the input, in bytes.
  @inlinable package var offset: Int {
    get { position - start }
    set { position = start + newValue }
  }

  /// The byte at the position, or 0, which no JSON token starts with, at the end of the input.
  @inlinable package var byte: UInt8 {
    position < end ? position.pointee : 0
  }

  /// An error at the position, or at the end of the input if that is what is wrong.
  @inlinable
  package func error(_ kind: JSONError.Kind) -> JSONError {
    JSONError(kind: position < end ? kind : .endOfInput, offset: offset)
  }

  @inlinable
  @inline(__always)
  package mutating func skipWhitespace() {
    if position < end, position.pointee <= 0x20 { skipWhitespaceAndMore() }
  }

  @usableFromInline
  @inline(never)
  mutating func skipWhitespaceAndMore() {
    while position < end, Self.isWhitespace(position.pointee) { position += 1 }
  }

  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Moves behind `literal` if it is next.
  @inlinable
  @inline(__always)
  package mutating func consume(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for index in 0..<count where position[index] != literal.utf8Start[index] { return false }
    position += count
    return true
  }

  /// Moves behind `byte` if it is next after whitespace.
  @inlinable
  @inline(__always)
  package mutating func consume(_ byte: UInt8) -> Bool {
    skipWhitespace()
    guard self.byte == byte, position < end else { return false }
    position += 1
    return true
  }

  @inlinable
  @inline(__always)
  package mutating func readBool() throws(JSONError) -> Bool {
    skipWhitespace()
    if consume("true") { return true }
    if consume("false") { return false }
    throw error(.notABoolean)
  }

  /// Whether `null` was next; if so the position is behind it.
  @inlinable
  @inline(__always)
  package mutating func consumeNull() -> Bool {
    skipWhitespace()
    return byte == UInt8(ascii: "n") && consume("null")
  }

  /// Makes sure that nothing but whitespace follows.
  package mutating func finish() throws(JSONError) {
    skipWhitespace()
    if position < end { throw error(.trailingBytes) }
  }
}
