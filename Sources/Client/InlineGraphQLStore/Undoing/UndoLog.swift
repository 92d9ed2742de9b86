/// What a change has replaced, so that it can be taken back.
struct UndoLog {
  typealias Entry = (address: FieldAddress, value: FieldVersions.Value)

  /// Whether a change is made that may be taken back.
  private(set) var isNoting = false

  /// What fields had before the change, in the order in which they were changed.
  private var entries: [Entry] = []
  private var indices: [FieldAddress: Int] = [:]

  /// What else must be put back.
  private var rest = Rest()

  struct Rest {
    /// The times since which records were valid.
    var validSince: [RecordID: StoreTime] = [:]
    /// The records that void what the disk has of them, and did not.
    var replaced: Set<RecordID> = []
    /// What the disk had to be told of records from which fields were taken.
    var removals: [(key: RecordKey, change: SavedRecord?)] = []
  }

  mutating func begin() { isNoting = true }

  /// Notes that a field is about to change.
  @inline(never)
  mutating func note(_ address: FieldAddress, _ table: RecordTable) {
    if indices[address] != nil { return }
    indices[address] = entries.count
    entries.append((address, table.version(at: address)))
  }

  /// Notes that a record is about to be invalidated.
  mutating func noteInvalidation(of record: RecordID, _ table: RecordTable) {
    if isNoting, rest.validSince[record] == nil { rest.validSince[record] = table[record].validSince }
  }

  /// Notes that a record is about to void what the disk has of it.
  mutating func noteReplacement(of record: RecordID, _ table: RecordTable) {
    if isNoting, !table[record].saving.contains(.replacesAll) { rest.replaced.insert(record) }
  }

  /// Notes what the disk had to be told of a record before a field was taken from it.
  mutating func noteRemoval(_ removal: (key: RecordKey, change: SavedRecord?)) {
    if isNoting { rest.removals.append(removal) }
  }

  /// Notes that what is loaded names a record, so that the store knows it, even if the change was the first to name it.
  mutating func noteLoaded(_ record: RecordID, _ type: Int32) {
    guard let index = indices[FieldAddress(record: record, field: FieldKeys.typename)],
      case .record(-1, let isDeleted) = entries[index].value
    else { return }
    entries[index].value = .record(type: type, isDeleted: isDeleted)
  }

  /// Notes that the disk says that an object was deleted, though the change may have restored it.
  mutating func noteDeletedOnDisk(_ record: RecordID) {
    guard let index = indices[FieldAddress(record: record, field: FieldKeys.typename)],
      case .record(let type, _) = entries[index].value
    else { return }
    entries[index].value = .record(type: type, isDeleted: true)
  }

  /// Ends the change.
  ///
  /// - Returns: What fields had, the last first, and what else must be put back.
  mutating func end() -> (fields: [Entry], rest: Rest) {
    defer { self = UndoLog() }
    return (entries.reversed(), rest)
  }
}
