#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Bytes in the making: memory that grows as it is written to, and is handed over without being copied.
@frozen
@usableFromInline
struct ByteBuffer: ~Copyable, @unchecked Sendable {
  // The only reference to the memory, which `malloc` has given.
  @usableFromInline private(set) var start: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes.
  @usableFromInline var position: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>

  /// Makes an empty buffer with room for as many bytes.
  init(capacity: Int) {
    start = Self.memory(realloc(nil, capacity))
    position = start
    end = start + capacity
  }

  @inlinable deinit { free(start) }

  /// The number of bytes written.
  var count: Int { position - start }

  /// The bytes written.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Makes room for as many bytes, so that they may be stored at ``position``.
  @inlinable
  @inline(__always)
  mutating func reserve(_ size: Int) {
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

  /// Adds a byte.
  @inlinable
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    position.pointee = byte
    position += 1
  }

  /// Adds bytes.
  @inlinable
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    if let source = bytes.baseAddress { position.update(from: source, count: bytes.count) }
    position += bytes.count
  }

  /// Ends a list of which each element was followed by a comma: the closing bracket takes the place of the last one.
  @inlinable
  @inline(__always)
  mutating func close(with bracket: UInt8) {
    // The opening bracket is before.
    if position[-1] == UInt8(ascii: ",") { position -= 1 }
    append(bracket)
  }

  /// The bytes written, in memory that the caller has to free.
  consuming func memory() -> (start: UnsafeMutablePointer<UInt8>, count: Int) {
    let memory = (start, count)
    discard self
    return memory
  }

  private static func memory(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
    guard let pointer else { fatalError("There is no memory left for the JSON text") }
    return pointer.assumingMemoryBound(to: UInt8.self)
  }
}
