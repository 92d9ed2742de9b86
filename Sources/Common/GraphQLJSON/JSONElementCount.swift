extension JSONCursor {
  /// Returns the probable number of elements of an array whose first element is next. Returns 1 if that element is not
  /// a string, a number or a Boolean.
  ///
  /// Looking ahead takes less time than growing an array several times. It reads a bounded number of bytes. The text of
  /// strings may mislead it, which costs little memory because the elements are small.
  @inlinable
  package func expectedElementCount() -> Int {
    let isOfStrings = byte == UInt8(ascii: "\"")
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "n") { return 1 }
    let mark = isOfStrings ? UInt8(ascii: "\"") : UInt8(ascii: ",")
    var count = 0
    var at = position
    while end - at >= 8, at - position < 256 {
      let word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      let ends = Self.bytes(of: word, equalTo: UInt8(ascii: "]"))
      let marks = Self.bytes(of: word, equalTo: mark)
      // Count only the marks before the end: the bits below the lowest bit that is set.
      count += (marks & (ends ^ (ends &- 1))).nonzeroBitCount
      if ends != 0 { break }
      at += 8
    }
    return isOfStrings ? max(count / 2, 1) : count + 1
  }

  /// Sets the highest bit of each byte that equals `byte`, and no other bit.
  @inlinable
  @inline(__always)
  static func bytes(of word: UInt64, equalTo byte: UInt8) -> UInt64 {
    let lower: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return ~(((difference & lower) &+ lower) | difference | lower)
  }
}
