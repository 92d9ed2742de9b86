/// A Bloom filter of names: two bits for each name, so it may report names that it does not contain.
struct PassedNames {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  init() {}

  /// The set of one name.
  @inline(__always)
  init(_ name: UnsafeBufferPointer<UInt8>) {
    let start = UnsafeRawPointer(name.baseAddress!)
    func word<Word: FixedWidthInteger>(_ offset: Int, _: Word.Type) -> UInt64 {
      UInt64(truncatingIfNeeded: start.loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
    let count = name.count
    var hash = UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      hash ^= word(0, UInt64.self) ^ word(count - 8, UInt64.self) &<< 1
    } else if count >= 4 {
      hash ^= word(0, UInt32.self) &<< 32 ^ word(count - 4, UInt32.self)
    } else {
      for byte in name { hash = hash &<< 8 ^ UInt64(byte) }
    }
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    first = 1 &<< (hash &>> 58)
    second = 1 &<< (hash &>> 52 & 63)
  }

  @inline(__always)
  func mayContain(_ other: PassedNames) -> Bool { first & other.first != 0 && second & other.second != 0 }

  @inline(__always)
  mutating func insert(_ other: PassedNames) {
    first |= other.first
    second |= other.second
  }
}
