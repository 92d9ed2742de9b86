import InlineGraphQL

/// What a reading needs from the disk: records, and fields of roots.
typealias NeededRecords = Set<FieldAddress>

/// Records that a reading needs from the disk.
struct RecordsToLoad {
  fileprivate let records: [(address: FieldAddress, key: RecordKey)]
  /// What the disk does not have yet.
  fileprivate let changes: [RecordKey: SavedRecord]
  fileprivate let removals: UInt32
  fileprivate let saveCount: Int
}

extension GraphQLStore {
  /// How many records are added to memory while others wait.
  private static let partSize = 256

  /// Reads something, and what it needs from the disk before.
  ///
  /// The disk is read while nobody else waits. Each round reads all records at once that the last one has led to, so there
  /// are as many as the selection is deep.
  ///
  /// - Parameter read: Reads under the lock. It is called again after each round, and notes the records that memory may
  ///   not have whole; `nil` if it must do with what there is.
  func readLoading<Value>(
    _ read: (inout StoreContents, _ needed: inout NeededRecords?) throws -> Value
  ) rethrows -> Value {
    var mayLoad = disk != nil
    while true {
      let now = now
      let (value, wanted) = try contents.withLock { contents in
        contents.begin(at: now)
        var needed: NeededRecords? = mayLoad && !contents.isClearingDisk ? [] : nil
        let value = try read(&contents, &needed)
        return (value, needed.flatMap { contents.toLoad($0) })
      }
      guard let disk, let wanted else { return value }
      do {
        let found = try disk.storage.load(wanted.records.map(\.key))
        for start in stride(from: 0, to: wanted.records.count, by: Self.partSize) {
          contents.withLock { $0.insert(found, wanted, from: start, count: Self.partSize) }
        }
        if !found.isEmpty { onEvent?(.load(records: found.count)) }
      } catch {
        onEvent?(.diskError("\(error)"))
        mayLoad = false
      }
    }
  }
}

extension StoreContents {
  fileprivate func toLoad(_ needed: NeededRecords) -> RecordsToLoad? {
    if needed.isEmpty { return nil }
    let keys = needed.map { (address: $0, key: savedKey(of: $0)) }
    var changes: [RecordKey: SavedRecord] = [:]
    for (_, key) in keys { changes[key] = unsaved.change(of: key) }
    return RecordsToLoad(records: keys, changes: changes, removals: removals, saveCount: unsaved.saveCount)
  }

  fileprivate mutating func insert(
    _ found: [RecordKey: SavedRecord],
    _ wanted: RecordsToLoad,
    from start: Int,
    count: Int
  ) {
    // What was saved since may be newer than what was found, and not be in memory any more.
    if unsaved.saveCount != wanted.saveCount { return }
    for (address, key) in wanted.records[start..<min(start + count, wanted.records.count)] {
      if !has(address.record, since: wanted.removals) { continue }
      let old = wanted.changes[key].map { $0.applied(to: found[key]) } ?? found[key]
      insert(unsaved.change(of: key).map { $0.applied(to: old) } ?? old, to: address)
    }
  }

  /// The field of an address that is that of a whole record.
  static let allFields: FieldID = -1

  /// Notes that a field is not in memory, so that it must be loaded if the disk may have it.
  func noteNeed(of field: FieldID, in record: RecordID, _ needed: inout NeededRecords?) {
    guard needed != nil, let address = addressToLoad(of: field, in: record) else { return }
    needed?.insert(address)
  }

  /// Returns what must be loaded to know a field; `nil` if the disk has no more of it.
  private func addressToLoad(of field: FieldID, in record: RecordID) -> FieldAddress? {
    if !records[record].saving.contains(.mayHaveMore) { return nil }
    let address = FieldAddress(record: record, field: isRoot(record) ? field : Self.allFields)
    return loadedRootFields.contains(address) ? nil : address
  }

  /// Loads one record, or one field of a root, while all wait, for who needs it under the lock.
  mutating func loadNow(_ record: RecordID, _ field: FieldID = Self.allFields) {
    guard let disk, !isClearingDisk, let address = addressToLoad(of: field, in: record) else { return }
    let key = savedKey(of: address)
    // A record that cannot be read is not there. Who reads outside of the lock tells.
    let found = (try? disk.storage.load([key]))?[key]
    insert(unsaved.change(of: key).map { $0.applied(to: found) } ?? found, to: address)
  }

  /// Returns the record of an object by its identity, in memory or on disk; `nil` if there is none.
  mutating func foundRecord(ofType name: String, identifiedBy text: [UInt8]) -> RecordID? {
    if let known = knownRecord(ofType: name, identifiedBy: text) {
      if records[known].count == 0 { loadNow(known) }
      return known
    }
    guard let disk, !isClearingDisk else { return nil }
    let key = RecordKey(RecordKey.prefix(ofType: name) + text)
    let found = (try? disk.storage.load([key]))?[key]
    guard let saved = unsaved.change(of: key)?.applied(to: found) ?? found else { return nil }
    isLoading = true
    defer { isLoading = false }
    let record = record(ofType: name, identifiedBy: text)
    insert(saved, to: FieldAddress(record: record, field: Self.allFields))
    return record
  }

  /// Returns whether an object was deleted, in memory or on disk.
  mutating func isDeletedOnceLoaded(_ record: RecordID) -> Bool {
    openRecord(record)
    if records[record].count == 0 { loadNow(record) }
    return deleted.contains(record)
  }
}
