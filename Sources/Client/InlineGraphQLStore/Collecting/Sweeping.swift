extension Sweep {
  /// Removes the fields of the record at the collection's position that were not found, or some of them if there are many.
  mutating func removeFields(_ table: inout RecordTable, _ disk: inout DiskState, _ layers: OptimisticLayers) {
    let record = RecordID(position)
    if table[record].isRemoved { return nextRecord() }
    if position < sweptRecords {
      table[record].isWhollyMarked = false
      return nextRecord()
    }
    // Later the record around it may be gone, which the disk knows it by.
    if table[record].mark != table.mark { disk.willForget(record, &table, layers) }
    var remaining = min(fieldPosition ?? .max, Int(table[record].count))
    // From the end, so that the field that takes the place of a removed one was looked at.
    for _ in 0..<min(remaining, Self.partSize) {
      remaining -= 1
      if table[record].stamp(at: remaining).mark == table.mark {
        noteUses(of: remaining, in: record, &table)
      } else {
        disk.willForget(record, &table, layers)
        table.removeField(of: record, at: remaining)
        removedFields += 1
      }
    }
    fieldPosition = remaining
    if remaining > 0 { return }
    table[record].isWhollyMarked = false
    if table[record].count <= Self.partSize { table[record].shrink(table.pool) }
    nextRecord()
  }

  /// Removes the record at the collection's position if it was not found.
  mutating func removeRecord(_ table: inout RecordTable) {
    let record = RecordID(position)
    if !table[record].isRemoved {
      if table[record].mark == table.mark {
        keptBytes += table.size(of: record)
      } else {
        table.remove(record)
        removedRecords += 1
      }
    }
    nextRecord()
  }

  /// Releases the number of the record at the collection's position if it was removed.
  mutating func releaseNumber(_ table: inout RecordTable) {
    table.releaseNumber(of: RecordID(position))
    nextRecord()
  }

  /// Notes the uses of keys by the plan at the collection's position.
  mutating func noteKeys(_ plans: PlanCache, _ table: inout RecordTable) {
    plans.keyUsers[position].user?.visitFields { table.names.fields.noteUse($0) }
    position += 1
  }

  private func noteUses(of index: Int, in record: RecordID, _ table: inout RecordTable) {
    let field = table[record].stamp(at: index).field
    table.names.fields.noteUse(field)
    for error in table.errors(of: record, at: index) { table.noteUses(of: error) }
  }

  mutating func nextRecord() {
    position += 1
    fieldPosition = nil
  }
}
