import GraphQLCLibrary

/// A search for one byte, for a reader that only moves forward.
///
/// It remembers the next occurrence, so that it reads no byte twice.
package struct ByteFinder {
  private let byte: UInt8
  private var known = -1

  package init(_ byte: UInt8) {
    self.byte = byte
  }

  /// Returns the offset of the first occurrence at or after `start`, or the number of bytes if there is none. `start`
  /// must not be less than in the previous call.
  package mutating func next(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if known < start { known = find(byte, from: start, to: bytes.count, in: bytes) }
    return known
  }
}

/// Returns the offset of a byte's first occurrence in a range of offsets, or the end of the range if there is none.
func find(_ byte: UInt8, from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
  guard start < end, let base = bytes.baseAddress,
    let found = memchr(base + start, Int32(byte), end - start)
  else { return end }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}
