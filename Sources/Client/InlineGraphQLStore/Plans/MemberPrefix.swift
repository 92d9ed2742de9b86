import GraphQLCLibrary

/// The beginning of a member with a response key: `"name":`.
struct MemberPrefix {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The first sixteen bytes, with zeros after a shorter prefix, and the bits that the prefix has of them.
  private var (low, high): (UInt64, UInt64) = (0, 0)
  private var (lowMask, highMask): (UInt64, UInt64) = (0, 0)

  init(_ responseKey: String) {
    bytes = allocatedCopy(of: "\"\(responseKey)\":")
    for (index, byte) in bytes.prefix(16).enumerated() {
      let shift = UInt64(index % 8 * 8)
      if index < 8 {
        low |= UInt64(byte) << shift
        lowMask |= 0xFF << shift
      } else {
        high |= UInt64(byte) << shift
        highMask |= 0xFF << shift
      }
    }
  }

  func free() { bytes.deallocate() }

  @inline(__always)
  func begins(_ text: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
    let start = UnsafeRawPointer(text)
    guard end - text >= 16 else { return Self.begins(text, before: end, with: bytes) }
    let first = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
    let second = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    if (first ^ low) & lowMask | (second ^ high) & highMask != 0 { return false }
    return bytes.count <= 16 || Self.begins(text, before: end, with: bytes)
  }

  /// A method that is not inlined would have the prefix copied for it.
  @inline(never)
  private static func begins(
    _ text: UnsafePointer<UInt8>,
    before end: UnsafePointer<UInt8>,
    with bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    end - text >= bytes.count && memcmp(text, bytes.baseAddress!, bytes.count) == 0
  }

  /// Returns whether a member's name is the response key.
  func isNamed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count == bytes.count - 3 && memcmp(name.baseAddress!, bytes.baseAddress! + 1, name.count) == 0
  }
}

/// Returns memory with the UTF-8 of a text, which the caller must deallocate.
func allocatedCopy(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
  let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
  _ = copy.initialize(from: text.utf8)
  return copy
}
