/// The changes of a store that its disk does not have yet, and the values that the disk may have and memory lacks.
///
/// A save takes all changes up to one moment, which are a whole number of transactions. Others write while it puts them
/// together, so there are two sets of changed records: those of the save, and those since. A write to a record of the former
/// puts that record together first.
struct DiskState {
  /// Records, some of which changed.
  private struct ChangedRecords {
    var records: [RecordID] = []
    /// When the first of the changes may have been.
    var since: StoreTime
  }

  /// The storage that the store saves to; `nil` if there is none.
  let storage: (any RecordStorage)?

  let clock: StoreClock

  /// Whether records are made because something that is loaded links to them.
  var isLoading = false

  /// Whether the disk still has what memory has cleared.
  var isClearing = false

  /// The mark of the records that changed since the last save began; empty if there is no disk.
  private(set) var current: Record.SavingState

  /// The mark of the records that the save is putting together.
  private var leavingState: Record.SavingState

  /// The records that changed since the last save began.
  private var changed: ChangedRecords

  /// The records that the save has to put together.
  private var leaving: ChangedRecords

  /// Changes since the last save began, of records or fields that are not in memory any more.
  private var collected: [RecordKey: SavedRecord] = [:]

  /// The changes that are being saved.
  private(set) var saving: [RecordKey: SavedRecord] = [:]

  /// Whether all values became stale since the last save began.
  private var isValidSinceChanged = false

  private(set) var saveCount = 0

  /// Whether somebody was told to save.
  private var isScheduled = false

  /// The store itself while it has changes, so that nobody loses them by releasing it.
  private var store: AnyObject?

  /// Begins a save some time later. Returns the store.
  private let schedule: (@Sendable () -> AnyObject?)?

  /// Creates the state of a store.
  ///
  /// - Parameters:
  ///   - storage: The storage that the store saves to; `nil` if there is no disk.
  ///   - clock: The clock of the store.
  ///   - schedule: Begins a save some time later, and returns the store.
  init(_ storage: (any RecordStorage)?, _ clock: StoreClock, schedule: (@Sendable () -> AnyObject?)?) {
    (self.storage, self.clock, self.schedule) = (storage, clock, schedule)
    let start = storage == nil ? 0 : clock.first
    (changed, leaving) = (ChangedRecords(since: start), ChangedRecords(since: start))
    (current, leavingState) = storage == nil ? ([], []) : (.isInFirst, .isInSecond)
  }

  var initialSaving: Record.SavingState { storage == nil ? [] : .mayHaveMore }

  /// The storage, if it can be read now; `nil` if there is no disk, or if it still has what memory has cleared.
  var readable: (any RecordStorage)? { isClearing ? nil : storage }

  // MARK: - Changes

  /// Notes that all values became stale.
  mutating func noteValidSince() {
    guard storage != nil else { return }
    isValidSinceChanged = true
    scheduleSave()
  }

  /// Notes that a record is about to change.
  mutating func noteChange(of record: RecordID, _ table: inout RecordTable, _ layers: OptimisticLayers) {
    // A save that has begun saves what was then.
    if table[record].saving.isSuperset(of: leavingState) { putTogether(record, &table, layers) }
    table[record].saving.insert(current)
    changed.records.append(record)
    scheduleSave()
  }

  /// Notes that all that was known of a record is void.
  func noteReplacement(of record: RecordID, _ table: inout RecordTable) {
    guard storage != nil else { return }
    table[record].saving.insert(.replacesAll)
    table[record].saving.remove(.mayHaveMore)
  }

  /// Notes that a record, which memory has whole, replaces nothing.
  func takeBackReplacement(of record: RecordID, _ table: inout RecordTable) {
    table[record].saving.remove(.replacesAll)
  }

  /// Notes that a field was taken away, which the disk may have.
  ///
  /// - Returns: What was noted of the record on disk before.
  mutating func noteRemoval(
    of address: FieldAddress,
    _ table: RecordTable,
    _ layers: OptimisticLayers
  ) -> (key: RecordKey, change: SavedRecord?) {
    let key = table.savedKey(of: address)
    let old = collected[key]
    if storage != nil { collected[key] = table.removal(of: address, layers, clock).applied(to: old) }
    return (key, old)
  }

  /// Notes what was noted of a record on disk before a field was taken away.
  mutating func takeBackRemoval(_ change: SavedRecord?, of key: RecordKey) { collected[key] = change }

  /// Notes that memory is about to lose something that the disk has, or will have.
  mutating func willForget(_ record: RecordID, _ table: inout RecordTable, _ layers: OptimisticLayers) {
    guard storage != nil else { return }
    if table[record].saving.isSuperset(of: leavingState) { putTogether(record, &table, layers) }
    if table[record].saving.isSuperset(of: current) {
      for (key, change) in changes(of: record, since: changed.since, &table, layers) {
        collected[key] = change.applied(to: collected[key])
      }
      table[record].saving.remove(current)
    }
    table[record].saving.insert(.mayHaveMore)
  }

  /// Notes that the disk may have a field that memory had only by an optimistic layer.
  func mayNeedLoading(_ field: FieldID, of record: RecordID, _ table: inout RecordTable) {
    // A record that replaces the one on disk is whole.
    guard storage != nil, !table[record].saving.contains(.replacesAll) else { return }
    table[record].saving.insert(.mayHaveMore)
    table.loadedRootFields.remove(FieldAddress(record: record, field: field))
  }

  mutating func removeAll() {
    (changed.records, leaving.records, collected, saving) = ([], [], [:], [:])
    saveCount += 1
  }

  private mutating func scheduleSave() {
    if isScheduled { return }
    isScheduled = true
    store = schedule?()
  }

  // MARK: - Saves

  /// Begins a save of what changed up to now. Returns whether there is something to save.
  mutating func begin(at time: StoreTime) -> Bool {
    isScheduled = false
    if changed.records.isEmpty, collected.isEmpty, saving.isEmpty, !isValidSinceChanged {
      store = nil
      return false
    }
    isValidSinceChanged = false
    swap(&current, &leavingState)
    (leaving, changed) = (changed, ChangedRecords(since: time))
    // Those of a save that failed are older.
    for (key, change) in collected { saving[key] = change.applied(to: saving[key]) }
    collected = [:]
    return true
  }

  /// Puts together some of what a save has to. Returns whether there is more.
  mutating func putTogetherSome(_ table: inout RecordTable, _ layers: OptimisticLayers) -> Bool {
    for _ in 0..<64 {
      guard let record = leaving.records.popLast() else { return false }
      if !table[record].isRemoved, table[record].saving.isSuperset(of: leavingState) {
        putTogether(record, &table, layers)
      }
    }
    return true
  }

  private mutating func putTogether(_ record: RecordID, _ table: inout RecordTable, _ layers: OptimisticLayers) {
    for (key, change) in changes(of: record, since: leaving.since, &table, layers) {
      saving[key] = change.applied(to: saving[key])
    }
    table[record].saving.remove(leavingState)
  }

  private func changes(
    of record: RecordID,
    since first: StoreTime,
    _ table: inout RecordTable,
    _ layers: OptimisticLayers
  ) -> [(RecordKey, SavedRecord)] {
    let replacesAll = table[record].saving.contains(.replacesAll)
    table[record].saving.remove(.replacesAll)
    // A change that was taken back may have been the first to name the object.
    if !replacesAll, layers.isBaseEmpty(record, table) { return [] }
    return table.saved(record, since: first, replacesAll: replacesAll, layers, clock)
  }

  mutating func end(isSaved: Bool) {
    if isSaved {
      saving = [:]
      saveCount += 1
    } else {
      isValidSinceChanged = true
    }
    // A store that cannot save does not live for that.
    if !isScheduled || !isSaved { store = nil }
  }

  /// Returns the keys that begin with some bytes and that the disk has or is about to have. Where it cannot be read there are none.
  func keys(withPrefix prefix: [UInt8]) -> Set<RecordKey> {
    let found = (try? readable?.keys(withPrefix: prefix, limit: nil)) ?? []
    return [collected, saving].reduce(into: Set(found)) { keys, changes in
      keys.formUnion(changes.keys.filter { $0.bytes.starts(with: prefix) })
    }
  }

  /// Returns what the disk lacks of a record that is not in memory, or what it may lack of one that is.
  func change(of key: RecordKey) -> SavedRecord? {
    guard let newer = collected[key] else { return saving[key] }
    return newer.applied(to: saving[key])
  }
}
