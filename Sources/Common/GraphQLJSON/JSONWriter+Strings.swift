extension JSONWriter {
  /// Writes a string with the escapes that JSON requires.
  public mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { writeEscaped($0) }
  }

  /// Writes a member's name and the colon. The name has no characters that JSON escapes.
  @usableFromInline
  mutating func writeName(_ name: StaticString) {
    let count = name.utf8CodeUnitCount
    output.reserve(count + 3)
    output.position.pointee = UInt8(ascii: "\"")
    (output.position + 1).update(from: name.utf8Start, count: count)
    output.position += count + 3
    output.position[-2] = UInt8(ascii: "\"")
    output.position[-1] = UInt8(ascii: ":")
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    // Room for the quotation marks and two last blocks.
    output.reserve(text.count + 2 * EscapedText.slack)
    output.append(UInt8(ascii: "\""))
    if var source = text.baseAddress {
      let end = source + text.count
      while end - source >= EscapedText.readable {
        var escaped = EscapedText(position: output.position, limit: output.end)
        escaped.writeBlocks(from: &source, to: end)
        output.position = escaped.position
        // An escape takes more room than the character it replaces.
        output.reserve(end - source + 2 * EscapedText.slack)
      }
      var escaped = EscapedText(position: output.position, limit: output.end)
      escaped.writeRest(from: source, to: end)
      output.position = escaped.position
    }
    output.append(UInt8(ascii: "\""))
  }
}

/// Text with escaped quotation marks, backslashes and control characters, in memory of a limited size.
private struct EscapedText {
  /// The number of bytes copied at once.
  private static let block = 16

  /// The minimum number of readable bytes when a block is written.
  static let readable = 2 * block

  /// The most room that one block takes: an escape for each byte, and the block copied after them.
  static let slack = block * 6 + block

  var position: UnsafeMutablePointer<UInt8>
  let limit: UnsafeMutablePointer<UInt8>

  /// Writes blocks until fewer than ``readable`` bytes are left or the room runs out, and moves `source` past the bytes
  /// written.
  @inline(__always)
  mutating func writeBlocks(from source: inout UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    while end - source >= Self.readable, limit - position >= Self.slack {
      writeBlock(from: source)
      source += Self.block
    }
  }

  /// Writes fewer than ``readable`` bytes. There is room even if each becomes an escape.
  @inline(__always)
  mutating func writeRest(from source: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    var source = source
    while end - source >= 8 {
      let word = UnsafeRawPointer(source).loadUnaligned(as: UInt64.self)
      if Self.specialBytes(of: UInt64(littleEndian: word)) != 0 { break }
      UnsafeMutableRawPointer(position).storeBytes(of: word, as: UInt64.self)
      source += 8
      position += 8
    }
    while source < end {
      let byte = source.pointee
      source += 1
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position.pointee = byte
        position += 1
      } else {
        writeEscape(of: byte)
      }
    }
  }

  @inline(__always)
  private mutating func writeBlock(from source: UnsafePointer<UInt8>) {
    copyBlock(from: source)
    let words = UnsafeRawPointer(source).loadUnaligned(as: (UInt64, UInt64).self)
    let first = Self.specialBytes(of: UInt64(littleEndian: words.0))
    let second = Self.specialBytes(of: UInt64(littleEndian: words.1))
    var done = 0
    if first | second != 0 {
      var special = Self.gathered(first) | Self.gathered(second) << 8
      repeat {
        let index = special.trailingZeroBitCount
        special &= special &- 1
        position += index - done
        writeEscape(of: source[index])
        done = index + 1
        copyBlock(from: source + done)
      } while special != 0
    }
    position += Self.block - done
  }

  /// Copies a block to the position. The caller decides how many of its bytes count as written.
  @inline(__always)
  private func copyBlock(from source: UnsafePointer<UInt8>) {
    let block = UnsafeRawPointer(source).loadUnaligned(as: (UInt64, UInt64).self)
    UnsafeMutableRawPointer(position).storeBytes(of: block, as: (UInt64, UInt64).self)
  }

  /// Sets the highest bit of each byte that is a quotation mark, a backslash or a control character, and no other bit.
  @inline(__always)
  private static func specialBytes(of word: UInt64) -> UInt64 {
    // The addition carries into a byte's highest bit unless the lower bits are all 0, and never into the next byte.
    let lower: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = word & (ones &* 0xE0)
    let isPlain =
      (((quotes & lower) &+ lower) | quotes) & (((backslashes & lower) &+ lower) | backslashes)
      & (((controls & lower) &+ lower) | controls)
    return ~(isPlain | lower)
  }

  /// Returns the highest bits of eight bytes as the eight lowest bits.
  @inline(__always)
  private static func gathered(_ bits: UInt64) -> UInt64 {
    ((bits >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  @inline(__always)
  private mutating func writeEscape(of byte: UInt8) {
    // The characters that follow the backslash, for U+0000 to the backslash.
    let escapes: StaticString = """
      uuuuuuuubtnufruuuuuuuuuuuuuuuuuu  "                                                         \\
      """
    let escape = escapes.utf8Start[Int(byte)]
    position[0] = UInt8(ascii: "\\")
    position[1] = escape
    position += 2
    if escape == UInt8(ascii: "u") { writeDigits(of: byte) }
  }

  private mutating func writeDigits(of byte: UInt8) {
    let digits: StaticString = "0123456789abcdef"
    position[0] = UInt8(ascii: "0")
    position[1] = UInt8(ascii: "0")
    position[2] = digits.utf8Start[Int(byte >> 4)]
    position[3] = digits.utf8Start[Int(byte & 15)]
    position += 4
  }
}
