import GraphQLCLibrary

/// The records of a store, by their numbers.
struct RecordTable {
  /// Frees the records with the table.
  private final class Memory {
    var start: UnsafeMutablePointer<Record>
    var count = 0
    var capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      start = Self.reallocated(nil, capacity)
    }

    deinit {
      for index in 0..<count { start[index].free() }
      free(start)
    }

    func grow() {
      capacity += max(16, capacity / 4)
      start = Self.reallocated(start, capacity)
    }

    private static func reallocated(
      _ start: UnsafeMutablePointer<Record>?,
      _ capacity: Int
    ) -> UnsafeMutablePointer<Record> {
      allocated(realloc(start, capacity * MemoryLayout<Record>.stride)).assumingMemoryBound(to: Record.self)
    }
  }

  private let memory = Memory(capacity: 16)
  private var start: UnsafeMutablePointer<Record>

  init() { start = memory.start }

  /// The number of records, free ones among them.
  var count: Int { memory.count }

  /// The record with a number.
  subscript(record: RecordID) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(start + Int(record)) }
    @inline(__always) nonmutating unsafeMutableAddress { start + Int(record) }
  }

  /// Adds a record.
  mutating func append(_ record: Record) {
    if memory.count == memory.capacity {
      memory.grow()
      start = memory.start
    }
    (start + memory.count).initialize(to: record)
    memory.count += 1
  }
}
