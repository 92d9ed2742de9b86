/// A position in JSON text that moves forward as values are read.
///
/// The bytes must outlive the cursor. The cursor checks every access against the end of the input.
@frozen
@usableFromInline
package struct JSONCursor {
  /// The maximum nesting of arrays and objects where no type limits it.
  package static let maximumDepth = 512

  @usableFromInline package let start: UnsafePointer<UInt8>
  @usableFromInline package let end: UnsafePointer<UInt8>
  @usableFromInline package var position: UnsafePointer<UInt8>
  /// Whether small strings may be assembled from their bytes.
  @usableFromInline let knowsSmallStrings: Bool

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address. Any address will do, because nothing is ever read from it.
    start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    end = start + bytes.count
    position = start
    knowsSmallStrings = SmallString.isLayoutOfString
  }

  /// The distance of the position from the start of the input, in bytes.
  @inlinable package var offset: Int {
    get { position - start }
    set { position = start + newValue }
  }

  /// The byte at the position, or 0 at the end of the input. No JSON token starts with 0.
  @inlinable package var byte: UInt8 {
    position < end ? position.pointee : 0
  }

  /// Returns an error of this kind at the position, or `endOfInput` if the input ends there.
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

  /// Moves past `literal` and returns `true` if it is next.
  @inlinable
  @inline(__always)
  package mutating func consume(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for index in 0..<count where position[index] != literal.utf8Start[index] { return false }
    position += count
    return true
  }

  /// Moves past `byte` and returns `true` if it is next after whitespace.
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

  /// Moves past `null` and returns `true` if it is next.
  @inlinable
  @inline(__always)
  package mutating func consumeNull() -> Bool {
    skipWhitespace()
    return byte == UInt8(ascii: "n") && consume("null")
  }

  /// Throws unless only whitespace follows.
  package mutating func finish() throws(JSONError) {
    skipWhitespace()
    if position < end { throw error(.trailingBytes) }
  }
}
