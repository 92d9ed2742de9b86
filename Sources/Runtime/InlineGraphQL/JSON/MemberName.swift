/// The name of a member to search for.
struct MemberName {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(_ name: StaticString) {
    self.init(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The name's UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// The bit of the name in `__ObjectScope/passedKeys`.
  @inline(__always)
  var bit: UInt64 { Self.bit(of: bytes) }

  /// Returns the bit of any name. A name with escapes could be any name, so it has all bits.
  @inline(__always)
  static func bit(of name: JSONCursor.RawString) -> UInt64 {
    name.hasEscapes ? .max : bit(of: name.bytes)
  }

  @inline(__always)
  private static func bit(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let first = key.first, let last = key.last else { return 1 }
    return 1 << ((UInt64(first) &* 5 &+ UInt64(last) &* 11 &+ UInt64(key.count)) & 63)
  }

  /// Returns whether `other`, which has `count` bytes, is the same name.
  @inline(__always)
  func matches(_ other: UnsafePointer<UInt8>) -> Bool {
    let mine = UnsafeRawPointer(start)
    let other = UnsafeRawPointer(other)
    func differs<Word: FixedWidthInteger>(_ offset: Int, _ word: Word.Type) -> Bool {
      mine.loadUnaligned(fromByteOffset: offset, as: word) != other.loadUnaligned(fromByteOffset: offset, as: word)
    }
    // Compares whole words. The last one overlaps the one before.
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        if differs(offset, UInt64.self) { return false }
        offset += 8
      }
      return !differs(count - 8, UInt64.self)
    }
    if count >= 4 { return !differs(0, UInt32.self) && !differs(count - 4, UInt32.self) }
    if count >= 2 { return !differs(0, UInt16.self) && !differs(count - 2, UInt16.self) }
    return count == 0 || !differs(0, UInt8.self)
  }

  func matches(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    other.count == count && matches(other.baseAddress!)
  }
}
