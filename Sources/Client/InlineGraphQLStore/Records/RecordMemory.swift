/// The memory of the records of a store, by their numbers.
///
/// They are in pieces of memory, so that none is moved when the table grows.
struct RecordMemory {
  /// Frees the addresses of the pieces with the table.
  private final class Memory {
    var pieces: UnsafeMutablePointer<UnsafeMutablePointer<Record>>
    var pieceCount = 0
    var capacity = 16

    /// Records do not move.
    private let pool = BlockPool()

    init() { pieces = .allocate(capacity: capacity) }

    deinit { pieces.deallocate() }

    func addPiece() {
      if pieceCount == capacity {
        let more = UnsafeMutablePointer<UnsafeMutablePointer<Record>>.allocate(capacity: capacity * 2)
        more.moveInitialize(from: pieces, count: pieceCount)
        pieces.deallocate()
        (pieces, capacity) = (more, capacity * 2)
      }
      let piece = pool.allocate(RecordMemory.pieceCount * MemoryLayout<Record>.stride)
      (pieces + pieceCount).initialize(to: piece.assumingMemoryBound(to: Record.self))
      pieceCount += 1
    }
  }

  private static let shift = 9
  private static let pieceCount = 1 << shift

  private let memory = Memory()
  private var pieces: UnsafeMutablePointer<UnsafeMutablePointer<Record>>

  /// The memory of the records' values.
  private(set) var pool = BlockPool()

  init() { pieces = memory.pieces }

  /// Sees to it that values have memory of a new pool from now on. Returns the old one, which the others have until they move.
  mutating func replacePool() -> BlockPool {
    let old = pool
    pool = BlockPool(replacing: old)
    return old
  }

  /// The number of records, free ones among them.
  private(set) var count = 0

  /// The record with a number.
  subscript(record: RecordID) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(address(record)) }
    @inline(__always) nonmutating unsafeMutableAddress { address(record) }
  }

  /// Returns where a record is.
  @inline(__always)
  func address(_ record: RecordID) -> UnsafeMutablePointer<Record> {
    pieces[Int(record) >> Self.shift] + Int(record) & (Self.pieceCount - 1)
  }

  /// Adds a record.
  mutating func append(_ record: Record) {
    if count & (Self.pieceCount - 1) == 0 {
      memory.addPiece()
      pieces = memory.pieces
    }
    address(RecordID(count)).initialize(to: record)
    count += 1
  }
}
