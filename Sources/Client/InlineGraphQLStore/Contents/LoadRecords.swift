/// The records and the fields of roots that a reading needs from the disk.
typealias NeededRecords = Set<FieldAddress>

/// Records that a reading needs from the disk.
struct RecordsToLoad {
  let records: [(address: FieldAddress, key: RecordKey)]
  /// The changes that the disk does not have yet.
  fileprivate let changes: [RecordKey: SavedRecord]
  fileprivate let removals: UInt32
  fileprivate let saveCount: Int
}

extension StoreContents {
  func toLoad(_ needed: NeededRecords) -> RecordsToLoad? {
    if needed.isEmpty { return nil }
    let keys = needed.map { (address: $0, key: table.savedKey(of: $0)) }
    var changes: [RecordKey: SavedRecord] = [:]
    for (_, key) in keys { changes[key] = disk.change(of: key) }
    return RecordsToLoad(records: keys, changes: changes, removals: table.removals, saveCount: disk.saveCount)
  }

  mutating func insert(
    _ found: [RecordKey: SavedRecord],
    _ wanted: RecordsToLoad,
    from start: Int,
    count: Int
  ) {
    // A record that was saved since may be newer than the one found, and not be in memory any more.
    if disk.saveCount != wanted.saveCount { return }
    for (address, key) in wanted.records[start..<min(start + count, wanted.records.count)] {
      if !table.has(address.record, since: wanted.removals) { continue }
      let old = wanted.changes[key].map { $0.applied(to: found[key]) } ?? found[key]
      insert(disk.change(of: key).map { $0.applied(to: old) } ?? old, to: address)
    }
  }

  /// Notes that a field is not in memory, so that it must be loaded if the disk may have it.
  func noteNeed(of field: FieldID, in record: RecordID, _ needed: inout NeededRecords?) {
    guard needed != nil, let address = addressToLoad(of: field, in: record) else { return }
    needed?.insert(address)
  }

  /// Returns what must be loaded to know a field; `nil` if the disk has no more of it.
  private func addressToLoad(of field: FieldID, in record: RecordID) -> FieldAddress? {
    if !table[record].saving.contains(.mayHaveMore) { return nil }
    let address = FieldAddress(record: record, field: table.isRoot(record) ? field : FieldKeys.allFields)
    return table.loadedRootFields.contains(address) ? nil : address
  }

  /// Loads one record, or one field of a root, for code that needs it under the lock. All others wait.
  mutating func loadNow(_ record: RecordID, _ field: FieldID = FieldKeys.allFields) {
    guard let storage = disk.readable, let address = addressToLoad(of: field, in: record) else { return }
    let key = table.savedKey(of: address)
    // A record that cannot be read counts as absent. Readings outside of the lock report such errors.
    let found = (try? storage.load([key]))?[key]
    insert(disk.change(of: key).map { $0.applied(to: found) } ?? found, to: address)
  }
}
