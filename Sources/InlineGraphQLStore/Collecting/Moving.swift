/// When what a store keeps moves to other memory, because little of its memory is still used.
struct Sparsity {
  /// Less memory than this is not worth it, in bytes.
  var capacity = 32 << 20

  /// A memory is sparse if less than one in so many bytes is used.
  var share = 8

  /// Returns whether memory is sparse.
  func holds(_ used: Int, of capacity: Int) -> Bool { capacity >= self.capacity && used < capacity / share }
}

extension StoreContents {
  /// Begins to move what is kept to a new pool, if little of the old one is still used.
  mutating func beginMoving() {
    guard sparsity.holds(collection!.keptBytes, of: records.pool.capacity) else { return begin(.notingKeys) }
    begin(.moving)
    collection!.oldPool = replacePool()
  }

  /// Moves the record at the collection's position, or some of its fields if there are many.
  mutating func moveRecord() {
    let record = RecordID(collection!.position)
    // From the end, as they are removed.
    var remaining = min(collection!.fieldPosition ?? .max, Int(records[record].count))
    for _ in 0..<min(remaining, Self.partSize) {
      remaining -= 1
      records[record].moveText(at: remaining, to: records.pool)
    }
    collection!.fieldPosition = remaining
    if remaining > 0 { return }
    records[record].moveValues(to: records.pool)
    identities.moveString(record)
    nextRecord()
  }

  /// Ends moving. Who has the collection then frees the old pool.
  mutating func endMoving() {
    records.pool.endReplacing()
    begin(.notingKeys)
  }
}
