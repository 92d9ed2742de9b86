import GraphQLCLibrary

/// The memory of a store's values, in blocks. A block that is given back is given to another.
///
/// Blocks are cut from large pieces, which go with the pool. So nobody has to find and free each block then. If little of the
/// memory is still used, its users move to a new pool (``init(replacing:)``), and all of the old one goes at once.
final class BlockPool {
  /// Blocks that are larger than this are no parts of pieces.
  private static let maximum = 32 << 10
  private static let largestPiece = 1 << 20
  /// Pieces of a pool that has more bytes than this are pages of the system, which has them again at once when they are
  /// freed. The system clears new pages, which smaller stores need not wait for.
  private static let mappedCapacity = 16 << 20

  private var pieces: [UnsafeMutableRawPointer] = []
  private var mappedPieces: [UnsafeMutableRawPointer] = []
  private var nextPiece = 8 << 10
  private(set) var capacity = 0
  /// The rest of the newest piece.
  @exclusivity(unchecked)
  private var position = UnsafeMutableRawPointer(bitPattern: 16)!
  @exclusivity(unchecked)
  private var remaining = 0

  /// The blocks that were given back, by their class. Each has the address of the next.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Whether blocks that are given back are given to others. They may be of the pool before, until all have moved.
  @exclusivity(unchecked)
  private var reusesBlocks = true

  private var large: Set<UnsafeMutableRawPointer> = []

  init() {
    let count = Self.sizeClass(Self.maximum) + 1
    free = .allocate(capacity: count)
    free.initialize(repeating: nil, count: count)
  }

  /// Creates a pool to which the users of another move their blocks, but for the large ones, which it has at once.
  convenience init(replacing other: BlockPool) {
    self.init()
    reusesBlocks = false
    swap(&large, &other.large)
  }

  /// Notes that all blocks have moved to this pool.
  func endReplacing() { reusesBlocks = true }

  deinit {
    for piece in pieces { GraphQLCLibrary.free(piece) }
    for piece in mappedPieces { munmap(piece, Self.largestPiece) }
    for block in large { GraphQLCLibrary.free(block) }
    free.deallocate()
  }

  /// Whether blocks of a size move, since they are parts of pieces.
  static func isInPiece(_ size: Int) -> Bool { size <= maximum }

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
    if !reusesBlocks { return }
    let sizeClass = Self.sizeClass(size)
    block.storeBytes(of: free[sizeClass], as: UnsafeMutableRawPointer?.self)
    free[sizeClass] = block
  }

  @inline(__always)
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutableRawPointer {
    let block = allocate(bytes.count)
    if let start = bytes.baseAddress { block.copyMemory(from: start, byteCount: bytes.count) }
    return block
  }

  static func blockSize(_ size: Int) -> Int { size > maximum ? size : self.size(of: sizeClass(size)) }

  @inline(never)
  private func allocateSlowly(_ size: Int) -> UnsafeMutableRawPointer {
    if size > Self.maximum { return allocateLarge(size) }
    // The rest of the piece is wasted: less than a block.
    let rounded = Self.size(of: Self.sizeClass(size))
    let pieceSize = max(nextPiece, rounded)
    nextPiece = min(nextPiece * 2, Self.largestPiece)
    let piece = newPiece(pieceSize)
    capacity += pieceSize
    (position, remaining) = (piece + rounded, pieceSize - rounded)
    return piece
  }

  private func newPiece(_ size: Int) -> UnsafeMutableRawPointer {
    if capacity < Self.mappedCapacity || size < Self.largestPiece {
      let piece = allocated(malloc(size))
      pieces.append(piece)
      return piece
    }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    let piece = allocated(memory == UnsafeMutableRawPointer(bitPattern: -1) ? nil : memory)
    mappedPieces.append(piece)
    return piece
  }

  private func allocateLarge(_ size: Int) -> UnsafeMutableRawPointer {
    let block = allocated(malloc(size))
    large.insert(block)
    return block
  }

  private func deallocateLarge(_ block: UnsafeMutableRawPointer) {
    large.remove(block)
    GraphQLCLibrary.free(block)
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
