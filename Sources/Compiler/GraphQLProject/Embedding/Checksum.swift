/// A checksum of texts that is the same on every machine and in every run, and fast in unoptimised builds.
package struct Checksum: Hashable, Sendable {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Makes the checksum of nothing.
  package init() {}

  /// Makes the checksum of a text.
  package init(_ utf8: [UInt8]) {
    add(utf8)
  }

  /// Adds a text.
  package mutating func add(_ utf8: [UInt8]) {
    utf8.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      mix(rest)
      mix(UInt64(bytes.count))
    }
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds a checksum.
  package mutating func add(_ other: Checksum) { mix(other.state) }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0xFF51_AFD7_ED55_8CCD
    state ^= state >> 32
  }

  /// The checksum in 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
