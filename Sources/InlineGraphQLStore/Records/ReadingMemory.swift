import Foundation
import GraphQLCLibrary
import GraphQLJSON

/// The memory of a text that was read and is not needed any more, for the next one.
///
/// Freeing a large block makes `malloc` look through all that was freed before it, which takes a tenth of reading.
final class ReadingMemory: Sendable {
  private struct Block: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    let capacity: Int
  }

  private let spare = Locked<Block?>(nil)
  private static let largest = 2 << 20

  deinit {
    if let block = spare.withLock({ $0 }) { free(block.start) }
  }

  /// Returns an empty buffer.
  func buffer(capacity: Int) -> ByteBuffer {
    let block = spare.withLock { spare in
      defer { spare = nil }
      return spare
    }
    guard let block else { return ByteBuffer(capacity: capacity) }
    var buffer = ByteBuffer(memory: block.start.assumingMemoryBound(to: UInt8.self), capacity: block.capacity)
    buffer.reserve(capacity)
    return buffer
  }

  /// Returns the contents of a buffer, whose memory comes back with the last copy of them.
  func data(_ buffer: consuming ByteBuffer) -> Data {
    let capacity = buffer.capacity
    let (start, count) = buffer.memory()
    return Data(bytesNoCopy: start, count: count, deallocator: .custom { start, _ in self.takeBack(start, capacity) })
  }

  private func takeBack(_ start: UnsafeMutableRawPointer, _ capacity: Int) {
    let block = Block(start: start, capacity: capacity)
    let unneeded = spare.withLock { spare in
      guard spare == nil, capacity <= Self.largest else { return true }
      spare = block
      return false
    }
    if unneeded { free(start) }
  }
}
