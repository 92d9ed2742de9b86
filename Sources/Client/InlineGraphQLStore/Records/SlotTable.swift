/// The numbers of byte strings, by the hashes of the strings.
struct SlotTable {
  private struct Slot {
    var hash: UInt32
    /// -1 if there is none.
    var number: Int32
  }

  /// The slots. Their count is a power of two.
  private var slots = [Slot](repeating: Slot(hash: 0, number: -1), count: 8)
  /// Their count less one. That of the array is in other memory.
  private var mask = 7
  private var count = 0

  /// The memory that a number takes, in bytes, about.
  static let sizeOfNumber = MemoryLayout<Slot>.size * 2

  /// Returns the slot of a string with its number, or the free slot for it with -1.
  ///
  /// - Parameter isNumber: Whether a number is that of the string.
  @inline(__always)
  func slot(_ hash: UInt32, _ isNumber: (Int) -> Bool) -> (slot: Int, number: Int32) {
    slots.withUnsafeBufferPointer { slots in
      let start = slots.baseAddress!
      var slot = Int(hash) & mask
      while true {
        let found = start[slot]
        if found.number < 0 { return (slot, -1) }
        if found.hash == hash, isNumber(Int(found.number)) { return (slot, found.number) }
        slot = (slot + 1) & mask
      }
    }
  }

  mutating func add(_ number: Int32, _ hash: UInt32, at slot: Int) {
    slots[slot] = Slot(hash: hash, number: number)
    count += 1
    if count * 4 > mask * 3 { grow() }
  }

  mutating func remove(_ number: Int32, _ hash: UInt32) {
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
    // Small tables grow to be large ones mostly, and each time all numbers move.
    let factor = old.count < 256 ? 4 : 2
    slots = [Slot](repeating: Slot(hash: 0, number: -1), count: old.count * factor)
    mask = slots.count - 1
    slots.withUnsafeMutableBufferPointer { slots in
      let start = slots.baseAddress!
      for moved in old where moved.number >= 0 {
        var slot = Int(moved.hash) & mask
        while start[slot].number >= 0 { slot = (slot + 1) & mask }
        start[slot] = moved
      }
    }
  }
}
