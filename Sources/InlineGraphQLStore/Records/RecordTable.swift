/// The records of a store, by their numbers.
struct RecordTable {
  /// Frees the records with the table.
  private final class Memory {
    var start: UnsafeMutablePointer<Record>
    var count = 0
    var capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      start = .allocate(capacity: capacity)
    }

    deinit {
      for index in 0..<count { start[index].free() }
      start.deallocate()
    }
  }

  private let memory = Memory(capacity: 16)
  private var start: UnsafeMutablePointer<Record>

  init() { start = memory.start }

  /// The number of records.
  var count: Int { memory.count }

  /// The record with a number.
  subscript(record: RecordID) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(start + Int(record)) }
    @inline(__always) nonmutating unsafeMutableAddress { start + Int(record) }
  }

  /// Adds a record without fields.
  mutating func append() {
    if memory.count == memory.capacity {
      let larger = UnsafeMutablePointer<Record>.allocate(capacity: memory.capacity * 2)
      larger.moveInitialize(from: start, count: memory.count)
      start.deallocate()
      (memory.start, memory.capacity) = (larger, memory.capacity * 2)
      start = larger
    }
    (start + memory.count).initialize(to: Record())
    memory.count += 1
  }
}
