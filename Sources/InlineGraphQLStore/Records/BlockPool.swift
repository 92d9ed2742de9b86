import GraphQLCLibrary

/// The memory of a store's values, in blocks. A block that is given back is given to another.
///
/// Blocks are cut from large pieces, which go with the pool. So nobody has to find and free each block then, and a
/// collection gives nothing back to the system, which can take milliseconds.
final class BlockPool {
  /// Blocks that are larger than this are no parts of pieces.
  private static let maximum = 32 << 10
  private static let largestPiece = 1 << 20

  private var pieces: [UnsafeMutableRawPointer] = []
  private var nextPiece = 8 << 10
  /// What is left of the newest piece.
  @exclusivity(unchecked)
  private var position = UnsafeMutableRawPointer(bitPattern: 16)!
  @exclusivity(unchecked)
  private var remaining = 0

  /// The blocks that were given back, by their class. Each has the address of the next.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// The large blocks. Each begins with the addresses of the one before and the one after it.
  private var large: UnsafeMutablePointer<LargeHead>?

  private struct LargeHead {
    var previous: UnsafeMutablePointer<LargeHead>?
    var next: UnsafeMutablePointer<LargeHead>?
  }
  private static let headSize = 16

  init() {
    let count = Self.sizeClass(Self.maximum) + 1
    free = .allocate(capacity: count)
    free.initialize(repeating: nil, count: count)
  }

  deinit {
    for piece in pieces { GraphQLCLibrary.free(piece) }
    while let head = large {
      large = head.pointee.next
      GraphQLCLibrary.free(head)
    }
    free.deallocate()
  }

  /// Returns a block, which begins at a multiple of 16 bytes.
  @inline(__always)
  func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    if size <= Self.maximum {
      let sizeClass = Self.sizeClass(size)
      if let block = free[sizeClass] {
        free[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
        return block
      }
      let rounded = Self.size(of: sizeClass)
      if rounded <= remaining {
        defer {
          position += rounded
          remaining -= rounded
        }
        return position
      }
    }
    return allocateSlowly(size)
  }

  /// Takes a block back, which was given for a size.
  @inline(__always)
  func deallocate(_ block: UnsafeMutableRawPointer, _ size: Int) {
    if size > Self.maximum { return deallocateLarge(block) }
    let sizeClass = Self.sizeClass(size)
    block.storeBytes(of: free[sizeClass], as: UnsafeMutableRawPointer?.self)
    free[sizeClass] = block
  }

  /// Returns a block with a copy of bytes.
  @inline(__always)
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutableRawPointer {
    let block = allocate(bytes.count)
    if let start = bytes.baseAddress { block.copyMemory(from: start, byteCount: bytes.count) }
    return block
  }

  /// The memory that a block of a size takes.
  static func blockSize(_ size: Int) -> Int { size > maximum ? size + headSize : self.size(of: sizeClass(size)) }

  @inline(never)
  private func allocateSlowly(_ size: Int) -> UnsafeMutableRawPointer {
    if size > Self.maximum { return allocateLarge(size) }
    // What is left is wasted: less than a block.
    let rounded = Self.size(of: Self.sizeClass(size))
    let pieceSize = max(nextPiece, rounded)
    nextPiece = min(nextPiece * 2, Self.largestPiece)
    let piece = allocated(malloc(pieceSize))
    pieces.append(piece)
    (position, remaining) = (piece + rounded, pieceSize - rounded)
    return piece
  }

  private func allocateLarge(_ size: Int) -> UnsafeMutableRawPointer {
    let memory = allocated(malloc(size + Self.headSize))
    let head = memory.bindMemory(to: LargeHead.self, capacity: 1)
    head.initialize(to: LargeHead(previous: nil, next: large))
    large?.pointee.previous = head
    large = head
    return memory + Self.headSize
  }

  private func deallocateLarge(_ block: UnsafeMutableRawPointer) {
    let head = (block - Self.headSize).assumingMemoryBound(to: LargeHead.self)
    head.pointee.next?.pointee.previous = head.pointee.previous
    if let previous = head.pointee.previous {
      previous.pointee.next = head.pointee.next
    } else {
      large = head.pointee.next
    }
    GraphQLCLibrary.free(head)
  }

  /// Sizes up to 512 bytes are rounded to 16. From there on each power of two has four classes.
  @inline(__always)
  private static func sizeClass(_ size: Int) -> Int {
    if size <= 512 { return max(size - 1, 0) >> 4 }
    let log = Int.bitWidth - 1 - (size - 1).leadingZeroBitCount
    return 32 + (log - 9) * 4 + ((size - 1) >> (log - 2)) - 4
  }

  @inline(__always)
  private static func size(of sizeClass: Int) -> Int {
    if sizeClass < 32 { return (sizeClass + 1) << 4 }
    let (log, quarter) = ((sizeClass - 32) / 4 + 9, (sizeClass - 32) % 4)
    return (5 + quarter) << (log - 2)
  }
}

/// Returns memory that was asked for.
func allocated(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
  guard let memory else { fatalError("There is no memory left for a record") }
  return memory
}
