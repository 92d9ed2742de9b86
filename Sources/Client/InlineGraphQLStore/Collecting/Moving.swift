/// When what a store keeps moves to other memory, because little of its memory is still used.
struct Sparsity {
  /// Less memory than this is not worth it, in bytes.
  var capacity = 32 << 20

  /// A memory is sparse if less than one in so many bytes is used.
  var share = 8

  func holds(_ used: Int, of capacity: Int) -> Bool { capacity >= self.capacity && used < capacity / share }
}

extension Sweep {
  /// Begins to move what is kept to a new pool, if little of the old one is still used.
  mutating func beginMoving(_ sparsity: Sparsity, _ table: inout RecordTable) {
    guard sparsity.holds(keptBytes, of: table.pool.capacity) else { return begin(.notingKeys, &table) }
    begin(.moving, &table)
    oldPool = table.replacePool()
  }

  /// Moves the record at the collection's position, or some of its fields if there are many.
  mutating func moveRecord(_ table: inout RecordTable) {
    let record = RecordID(position)
    // From the end, as they are removed.
    var remaining = min(fieldPosition ?? .max, Int(table[record].count))
    for _ in 0..<min(remaining, Self.partSize) {
      remaining -= 1
      table[record].moveText(at: remaining, to: table.pool)
    }
    fieldPosition = remaining
    if remaining > 0 { return }
    table[record].moveValues(to: table.pool)
    table.identities.moveString(record)
    nextRecord()
  }

  /// Ends moving. The old pool is freed with the collection.
  mutating func endMoving(_ table: inout RecordTable) {
    table.pool.endReplacing()
    begin(.notingKeys, &table)
  }
}
