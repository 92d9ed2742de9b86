extension JSONCursor {
  /// A string as it is written in the text.
  @frozen
  @usableFromInline
  package struct RawString {
    /// The bytes between the quotation marks.
    @usableFromInline package var bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline package var hasEscapes: Bool
    @usableFromInline package var isASCII: Bool

    @inlinable
    package init(bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool, isASCII: Bool) {
      self.bytes = bytes
      self.hasEscapes = hasEscapes
      self.isASCII = isASCII
    }
  }

  @inlinable
  @inline(__always)
  package mutating func readString() throws(JSONError) -> String {
    if let text = readSmallString() { return text }
    let raw = try readRawString()
    if raw.isASCII, !raw.hasEscapes { return String(validUTF8: raw.bytes, isASCII: true) }
    return try text(of: raw)
  }

  /// Returns the text of a string, with escapes resolved.
  ///
  /// - Parameter isLossy: Whether half a surrogate pair becomes U+FFFD. JSON's grammar allows it (RFC 8259, section
  ///   8.2), but no `String` can hold it.
  @usableFromInline
  @inline(never)
  package func text(of raw: RawString, isLossy: Bool = false) throws(JSONError) -> String {
    try validateUTF8(of: raw)
    return raw.hasEscapes ? try unescape(raw, isLossy: isLossy) : String(validUTF8: raw.bytes, isASCII: raw.isASCII)
  }

  /// Returns whether the text of a string is a given one.
  @inline(__always)
  package func isText(of raw: RawString, _ text: StaticString) throws(JSONError) -> Bool {
    if raw.hasEscapes { return try self.text(of: raw, isLossy: true) == "\(text)" }
    try validateUTF8(of: raw)
    return raw.bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Moves past a string without checking its UTF-8 and escapes.
  @inlinable
  @inline(__always)
  package mutating func readRawString() throws(JSONError) -> RawString {
    if byte != UInt8(ascii: "\"") {
      skipWhitespace()
      guard byte == UInt8(ascii: "\"") else { throw error(.notAString) }
    }
    let first = position + 1
    var at = first
    var nonASCII: UInt64 = 0
    var hasEscapes = false
    while true {
      skipPlainText(&at, nonASCII: &nonASCII)
      guard at < end else { throw JSONError(kind: .endOfInput, offset: end - start) }
      if at.pointee == UInt8(ascii: "\"") { break }
      guard at.pointee == UInt8(ascii: "\\") else { throw JSONError(kind: .controlCharacter, offset: at - start) }
      hasEscapes = true
      // The character after the backslash does not end the string. The input may end before it.
      at += min(2, end - at)
    }
    position = at + 1
    return RawString(
      bytes: UnsafeBufferPointer(start: first, count: at - first),
      hasEscapes: hasEscapes,
      isASCII: nonASCII == 0
    )
  }

  /// Moves to the next quotation mark, backslash or control character, or to the end of the input.
  @inlinable
  @inline(__always)
  package func skipPlainText(_ at: inout UnsafePointer<UInt8>, nonASCII: inout UInt64) {
    // Most strings are shorter than the blocks that `skipPlainBlocks` reads.
    var first = at
    while end - at >= 8 {
      if at - first >= 48 {
        skipPlainBlocks(&at, nonASCII: &nonASCII)
        first = at
      }
      let word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      let special = Self.specialBytes(of: word)
      if special != 0 {
        let count = special.trailingZeroBitCount / 8
        nonASCII |= word & 0x8080_8080_8080_8080 & ((1 << UInt64(count * 8)) &- 1)
        at += count
        return
      }
      nonASCII |= word & 0x8080_8080_8080_8080
      at += 8
    }
    while at < end, at.pointee >= 0x20, at.pointee != UInt8(ascii: "\""), at.pointee != UInt8(ascii: "\\") {
      nonASCII |= UInt64(at.pointee & 0x80)
      at += 1
    }
  }

  /// Moves on in steps of 16 bytes, as long as none of them is a quotation mark, a backslash or a control character.
  @usableFromInline
  @inline(never)
  func skipPlainBlocks(_ at: inout UnsafePointer<UInt8>, nonASCII: inout UInt64) {
    // The compiler emits vector instructions only for comparisons of vectors, not of a vector and a number.
    let quote = SIMD16(repeating: UInt8(ascii: "\""))
    let backslash = SIMD16(repeating: UInt8(ascii: "\\"))
    let space = SIMD16(repeating: UInt8(ascii: " "))
    @inline(__always)
    func isPlain(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
      let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
      return words.x | words.y == 0
    }
    var block = UnsafeRawPointer(at)
    let end = UnsafeRawPointer(end)
    var high = SIMD16<UInt8>()
    // The caller reads eight bytes more. Two blocks a step are less dependent on where the loop is in memory.
    while end - block >= 40 {
      let first = block.loadUnaligned(as: SIMD16<UInt8>.self)
      let second = block.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
      let mask =
        (first .== quote) .| (first .== backslash) .| (first .< space) .| (second .== quote) .| (second .== backslash)
        .| (second .< space)
      if !isPlain(mask) { break }
      high |= first | second
      block += 32
    }
    while end - block >= 24 {
      let bytes = block.loadUnaligned(as: SIMD16<UInt8>.self)
      if !isPlain((bytes .== quote) .| (bytes .== backslash) .| (bytes .< space)) { break }
      high |= bytes
      block += 16
    }
    let halves = unsafeBitCast(high, to: SIMD2<UInt64>.self)
    nonASCII |= (halves.x | halves.y) & 0x8080_8080_8080_8080
    at = block.assumingMemoryBound(to: UInt8.self)
  }

  /// Sets the highest bit of each byte that is a quotation mark, a backslash or a control character. Bytes above the
  /// lowest of these may be marked wrongly, because the subtraction borrows from them.
  @inlinable
  @inline(__always)
  package static func specialBytes(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let isSpecial =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- ones &* 0x20) & ~word)
    return isSpecial & 0x8080_8080_8080_8080
  }

  /// Checks the escapes and the UTF-8 of a string without creating a `String`. Half a surrogate pair is allowed.
  @inlinable
  @inline(__always)
  package func validate(_ raw: RawString) throws(JSONError) {
    if !raw.isASCII || raw.hasEscapes { try validateSlowly(raw) }
  }

  @usableFromInline
  @inline(never)
  func validateSlowly(_ raw: RawString) throws(JSONError) {
    try validateUTF8(of: raw)
    if raw.hasEscapes { _ = try unescape(raw.bytes, into: nil, isLossy: true) }
  }

  private func validateUTF8(of raw: RawString) throws(JSONError) {
    if !raw.isASCII, !isValidUTF8(raw.bytes) {
      throw JSONError(kind: .invalidUTF8, offset: raw.bytes.baseAddress! - 1 - start)
    }
  }
}
