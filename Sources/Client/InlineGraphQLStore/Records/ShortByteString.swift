/// A byte string of up to fifteen bytes, in two words: its bytes as they are in memory, zeros, and their count.
struct ShortByteString: Equatable {
  static let capacity = 15

  let low: UInt64
  let high: UInt64

  /// Creates a string from its words.
  ///
  /// - Parameters:
  ///   - low: The first eight bytes, in the order of memory from the lowest.
  ///   - high: The rest.
  ///   - count: The number of bytes. Those after them are zero.
  @inline(__always)
  init(low: UInt64, high: UInt64, count: Int) {
    self.low = low
    self.high = high | UInt64(truncatingIfNeeded: count) << 56
  }

  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.capacity, let start = UnsafeRawPointer(bytes.baseAddress) else {
      if bytes.isEmpty { self.init(low: 0, high: 0, count: 0) } else { return nil }
      return
    }
    // The last word or half a word begins before the first one ends, so that each byte is read in few steps.
    let count = bytes.count
    var (low, high): (UInt64, UInt64) = (0, 0)
    if count >= 8 {
      low = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
      let last = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      high = last >> UInt64((16 - count) * 8)
    } else if count >= 4 {
      let first = UInt32(littleEndian: start.loadUnaligned(as: UInt32.self))
      let last = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      low = UInt64(first) | UInt64(last) << UInt64((count - 4) * 8)
    } else {
      for index in 0..<count { low |= UInt64(bytes[index]) << UInt64(index * 8) }
    }
    self.init(low: low, high: high, count: count)
  }

  var count: Int { Int(high >> 56) }

  var bytes: [UInt8] { withBytes { Array($0) } }

  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { words in
      body(UnsafeBufferPointer(rebasing: words.bindMemory(to: UInt8.self)[..<count]))
    }
  }

  /// Returns the string with more bytes before it; `nil` if that is too long.
  ///
  /// - Parameters:
  ///   - prefix: The bytes, from the lowest.
  ///   - prefixCount: The number of bytes, from 1 to 7.
  @inline(__always)
  func prefixed(by prefix: UInt64, count prefixCount: Int) -> ShortByteString? {
    if count + prefixCount > Self.capacity { return nil }
    let shift = UInt64(prefixCount * 8)
    return ShortByteString(
      low: prefix | low &<< shift,
      high: low &>> (64 - shift) | (high & ~(0xFF << 56)) &<< shift,
      count: count + prefixCount
    )
  }
}
