extension StoreContents {
  /// Removes the fields of the record at the collection's position that were not found, or some of them if there are many.
  mutating func removeFields() {
    let record = RecordID(collection!.position)
    if records[record].isRemoved { return nextRecord() }
    if collection!.position < collection!.sweptRecords {
      records[record].isWhollyMarked = false
      return nextRecord()
    }
    // Later the record around it may be gone, which the disk knows it by.
    if records[record].mark != mark { willForget(record) }
    var remaining = min(collection!.fieldPosition ?? .max, Int(records[record].count))
    // From the end, so that the field that takes the place of a removed one was looked at.
    for _ in 0..<min(remaining, Self.partSize) {
      remaining -= 1
      if records[record].stamp(at: remaining).mark == mark {
        noteUses(of: remaining, in: record)
      } else {
        willForget(record)
        removeField(of: record, at: remaining)
        collection!.removedFields += 1
      }
    }
    collection!.fieldPosition = remaining
    if remaining > 0 { return }
    records[record].isWhollyMarked = false
    if records[record].count <= Self.partSize { records[record].shrink(records.pool) }
    nextRecord()
  }

  /// Removes the record at the collection's position if it was not found.
  mutating func removeRecord() {
    let record = RecordID(collection!.position)
    if !records[record].isRemoved {
      if records[record].mark == mark {
        collection!.keptBytes += memory(of: record)
      } else {
        remove(record)
        collection!.removedRecords += 1
      }
    }
    nextRecord()
  }

  /// Releases the number of the record at the collection's position if it was removed.
  mutating func releaseNumber() {
    releaseNumber(of: RecordID(collection!.position))
    nextRecord()
  }

  /// Notes the uses of keys by the plan at the collection's position.
  mutating func noteKeys() {
    plans.keyUsers[collection!.position].user?.visitFields { names.fields.noteUse($0) }
    collection!.position += 1
  }

  /// Notes that an error's steps use keys.
  mutating func noteUses(of error: FieldError) {
    for case .field(let field) in error.steps { names.fields.noteUse(field) }
  }

  private mutating func noteUses(of index: Int, in record: RecordID) {
    let field = records[record].stamp(at: index).field
    names.fields.noteUse(field)
    guard records[record][index].hasErrors else { return }
    for error in errors[FieldAddress(record: record, field: field)] ?? [] { noteUses(of: error) }
  }

  mutating func nextRecord() {
    collection!.position += 1
    collection!.fieldPosition = nil
  }
}
