/// The numbers of byte strings, by the hashes of the strings.
struct SlotTable {
  private struct Slot {
    var hash: UInt32
    /// -1 if there is none.
    var number: Int32
  }

  /// The slots. Their count is a power of two.
  private var slots = [Slot](repeating: Slot(hash: 0, number: -1), count: 8)
  private var count = 0

  /// The memory that a number takes, in bytes, about.
  static let sizeOfNumber = MemoryLayout<Slot>.size * 2

  /// The number in a slot; -1 if there is none.
  @inline(__always)
  func number(at slot: Int) -> Int32 { slots[slot].number }

  /// Returns the slot of a string, or the free slot for it.
  @inline(__always)
  func slot(of string: UnsafeBufferPointer<UInt8>, _ hash: UInt32, in entries: ByteStringEntries) -> Int {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(hash) & mask
      while true {
        let found = slots[slot]
        if found.number < 0 { return slot }
        if found.hash == hash, entries.isEqual(Int(found.number), string) { return slot }
        slot = (slot + 1) & mask
      }
    }
  }

  /// Adds a number at a free slot.
  mutating func add(_ number: Int32, _ hash: UInt32, at slot: Int) {
    slots[slot] = Slot(hash: hash, number: number)
    count += 1
    if count * 4 > slots.count * 3 { grow() }
  }

  /// Removes a number.
  mutating func remove(_ number: Int32, _ hash: UInt32) {
    let mask = slots.count - 1
    var hole = Int(hash) & mask
    while slots[hole].number != number { hole = (hole + 1) & mask }
    // Numbers after the hole that it keeps from being found move into it.
    var next = (hole + 1) & mask
    while slots[next].number >= 0 {
      let first = Int(slots[next].hash) & mask
      if (next &- first) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole].number = -1
    count -= 1
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, number: -1), count: old.count * 2)
    let mask = slots.count - 1
    for moved in old where moved.number >= 0 {
      var slot = Int(moved.hash) & mask
      while slots[slot].number >= 0 { slot = (slot + 1) & mask }
      slots[slot] = moved
    }
  }
}
