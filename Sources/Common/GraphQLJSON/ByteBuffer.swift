import GraphQLCLibrary

/// A growable byte buffer that hands over its memory without a copy.
@frozen
@usableFromInline
package struct ByteBuffer: ~Copyable, @unchecked Sendable {
  // The only reference to this memory, which comes from `realloc`.
  @usableFromInline private(set) var start: UnsafeMutablePointer<UInt8>
  /// The address of the next byte to write.
  @usableFromInline package var position: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>

  /// Creates an empty buffer with room for `capacity` bytes.
  package init(capacity: Int) {
    start = Self.memory(realloc(nil, capacity))
    position = start
    end = start + capacity
  }

  @inlinable deinit { free(start) }

  /// The number of bytes written.
  package var count: Int { position - start }

  /// The bytes written.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Makes room for `size` bytes, so that they may be stored at ``position``.
  @inlinable
  @inline(__always)
  package mutating func reserve(_ size: Int) {
    if end - position < size { grow(by: size) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(by size: Int) {
    let count = count
    let capacity = max(2 * (end - start), count + size)
    start = Self.memory(realloc(start, capacity))
    position = start + count
    end = start + capacity
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    position.pointee = byte
    position += 1
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    if let source = bytes.baseAddress { position.update(from: source, count: bytes.count) }
    position += bytes.count
  }

  /// Ends a list whose elements are each followed by a comma: the closing bracket replaces the last comma.
  @inlinable
  @inline(__always)
  package mutating func close(with bracket: UInt8) {
    // There is always a byte before: the opening bracket.
    if position[-1] == UInt8(ascii: ",") { position -= 1 }
    append(bracket)
  }

  /// Returns the bytes written, in memory that the caller must free.
  package consuming func memory() -> (start: UnsafeMutablePointer<UInt8>, count: Int) {
    let memory = (start, count)
    discard self
    return memory
  }

  private static func memory(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
    guard let pointer else { fatalError("There is no memory left for the JSON text") }
    return pointer.assumingMemoryBound(to: UInt8.self)
  }
}
