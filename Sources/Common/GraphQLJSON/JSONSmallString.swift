extension JSONCursor {
  /// Reads a string of up to 15 ASCII characters without escapes. Returns `nil` if whitespace or anything else is next.
  ///
  /// `String` stores such strings in its own two words. Its initializers take longer than the rest of reading a short
  /// string, so this function assembles the two words.
  @inlinable
  @inline(__always)
  package mutating func readSmallString() -> String? {
    guard knowsSmallStrings, let text = shortText() else { return nil }
    position += text.count + 2
    return unsafeBitCast(SmallString(low: text.low, high: text.high, count: text.count), to: String.self)
  }

  /// Returns the string at the position, or `nil` if it has more than 15 characters, non-ASCII characters or escapes,
  /// or if fewer than 17 bytes remain.
  @inlinable
  @inline(__always)
  package func shortText() -> (low: UInt64, high: UInt64, count: Int)? { shortText(at: position) }

  /// Returns the string at a position, as `shortText()` does.
  @inlinable
  @inline(__always)
  package func shortText(at position: UnsafePointer<UInt8>) -> (low: UInt64, high: UInt64, count: Int)? {
    guard end - position >= 17, position.pointee == UInt8(ascii: "\"") else { return nil }
    let text = UnsafeRawPointer(position + 1)
    var low = UInt64(littleEndian: text.loadUnaligned(as: UInt64.self))
    var high: UInt64 = 0
    var special = Self.specialBytes(of: low) | low & 0x8080_8080_8080_8080
    let count: Int
    if special != 0 {
      count = special.trailingZeroBitCount / 8
      low &= (1 << UInt64(count * 8)) &- 1
    } else {
      high = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      special = Self.specialBytes(of: high) | high & 0x8080_8080_8080_8080
      if special == 0 { return nil }
      count = 8 + special.trailingZeroBitCount / 8
      high &= (1 << UInt64(count * 8 - 64)) &- 1
    }
    return position[count + 1] == UInt8(ascii: "\"") ? (low, high, count) : nil
  }
}

/// A string of up to 15 ASCII characters, laid out like `String` on 64-bit platforms (StringObject.swift of the
/// standard library). The layout is part of the ABI on Apple's platforms.
@frozen
@usableFromInline
struct SmallString {
  @usableFromInline var words: (UInt64, UInt64)

  @inlinable
  @inline(__always)
  init(low: UInt64, high: UInt64, count: Int) {
    words = (low.littleEndian, (high | UInt64(0xE0 | count) << 56).littleEndian)
  }

  /// Whether `String` has this layout on this platform.
  static let isLayoutOfString: Bool = {
    guard MemoryLayout<String>.size == MemoryLayout<SmallString>.size else { return false }
    return ["", "a", "abcdefgh", "abcdefghijklmno"].allSatisfy { expected in
      // The string is made at run time, because a literal's string refers to the literal's memory.
      let string = String(decoding: Array(expected.utf8), as: UTF8.self)
      var words: [UInt64] = [0, 0]
      for (index, byte) in expected.utf8.enumerated() { words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8) }
      let small = SmallString(low: words[0], high: words[1], count: expected.utf8.count)
      return unsafeBitCast(string, to: SmallString.self).words == small.words
    }
  }()
}
