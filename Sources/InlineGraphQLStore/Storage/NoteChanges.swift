extension StoreContents {
  /// Notes that a record is about to change. What optimistic layers change, and take back, is no change for the disk.
  @inline(__always)
  mutating func willChange(_ record: RecordID) {
    if !records[record].saving.isSuperset(of: unsaved.current), isWritingBase { noteUnsaved(record) }
  }

  /// Notes that a record is about to change whatever optimistic layers show.
  mutating func willChangeBase(_ record: RecordID) {
    if !records[record].saving.isSuperset(of: unsaved.current) { noteUnsaved(record) }
  }

  @inline(never)
  private mutating func noteUnsaved(_ record: RecordID) {
    // A save that has begun saves what was then.
    if records[record].saving.isSuperset(of: unsaved.leavingState) { putTogether(record) }
    records[record].saving.insert(unsaved.current)
    unsaved.changed.records.append(record)
    // Not even a record that was deleted goes before it is saved.
    if collection != nil { markRecord(record) }
    unsaved.scheduleSave()
  }

  /// Notes that all that was known of a record is void.
  mutating func willReplace(_ record: RecordID) {
    willChange(record)
    guard unsaved.hasDisk, isWritingBase else { return }
    records[record].saving.insert(.replacesAll)
    records[record].saving.remove(.mayHaveMore)
  }

  /// Notes that memory is about to lose something that the disk has, or will have.
  mutating func willForget(_ record: RecordID) {
    guard unsaved.hasDisk else { return }
    if records[record].saving.isSuperset(of: unsaved.leavingState) { putTogether(record) }
    if records[record].saving.isSuperset(of: unsaved.current) {
      for (key, change) in changes(of: record, since: unsaved.changed.since) {
        unsaved.collected[key] = change.applied(to: unsaved.collected[key])
      }
      records[record].saving.remove(unsaved.current)
    }
    records[record].saving.insert(.mayHaveMore)
  }

  /// Notes that the disk may have a field that memory had only by an optimistic layer.
  mutating func mayNeedLoading(_ field: FieldID, of record: RecordID) {
    // What replaces all that the disk has is whole.
    guard unsaved.hasDisk, !records[record].saving.contains(.replacesAll) else { return }
    records[record].saving.insert(.mayHaveMore)
    loadedRootFields.remove(FieldAddress(record: record, field: field))
  }

  /// Puts together some of what a save has to. Returns whether there is more.
  mutating func putTogetherSome() -> Bool {
    for _ in 0..<64 {
      guard let record = unsaved.leaving.records.popLast() else { return false }
      if !records[record].isRemoved, records[record].saving.isSuperset(of: unsaved.leavingState) { putTogether(record) }
    }
    return true
  }

  private mutating func putTogether(_ record: RecordID) {
    for (key, change) in changes(of: record, since: unsaved.leaving.since) {
      unsaved.saving[key] = change.applied(to: unsaved.saving[key])
    }
    records[record].saving.remove(unsaved.leavingState)
  }

  private mutating func changes(of record: RecordID, since first: StoreTime) -> [(RecordKey, SavedRecord)] {
    let replacesAll = records[record].saving.contains(.replacesAll)
    records[record].saving.remove(.replacesAll)
    return saved(record, since: first, replacesAll: replacesAll)
  }
}
