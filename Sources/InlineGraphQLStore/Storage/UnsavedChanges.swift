/// What a store has changed and its disk does not have yet.
///
/// A save takes all changes up to one moment, which are a whole number of transactions. Others write while it puts them
/// together, so there are two sets of changed records: those of the save, and those since. Who writes to a record of the
/// former puts that together first.
struct UnsavedChanges {
  /// What the disk and a record have to do with each other.
  struct State: OptionSet {
    let rawValue: UInt8

    /// The disk may have fields of the record that memory does not have.
    static let mayHaveMore = State(rawValue: 1)
    /// What the disk has of the record before it is saved again is void.
    static let replacesAll = State(rawValue: 2)
    /// The record is in the first of the two sets.
    static let isInFirst = State(rawValue: 4)
    /// The record is in the second of the two sets.
    static let isInSecond = State(rawValue: 8)
  }

  /// Records, some of which changed.
  struct ChangedRecords {
    var records: [RecordID] = []
    /// When the first of the changes may have been.
    var since: StoreTime
  }

  /// The state of a record that is made.
  let initialState: State

  /// What the records have that changed since the last save began; nothing if there is no disk.
  private(set) var current: State

  /// What the records have that the save is putting together.
  private(set) var leavingState: State

  /// The records that changed since the last save began.
  var changed: ChangedRecords

  /// The records that the save has to put together.
  var leaving: ChangedRecords

  /// Changes since the last save began, of records that are not in memory any more.
  var collected: [RecordKey: SavedRecord] = [:]

  /// The changes that are being saved.
  var saving: [RecordKey: SavedRecord] = [:]

  /// Whether all values became stale since the last save began.
  private var isValidSinceChanged = false

  /// How many saves are done.
  private(set) var saveCount = 0

  /// Whether somebody was told to save.
  private var isScheduled = false

  /// The store itself while it has changes, so that nobody loses them by releasing it.
  private var store: GraphQLStore?

  /// Begins a save some time later. Returns the store.
  private let schedule: (@Sendable () -> GraphQLStore?)?

  /// Creates the changes of a store.
  ///
  /// - Parameters:
  ///   - start: The time at which the store was made.
  ///   - schedule: Begins a save some time later, and returns the store; `nil` if there is no disk.
  init(since start: StoreTime = 0, schedule: (@Sendable () -> GraphQLStore?)? = nil) {
    self.schedule = schedule
    (changed, leaving) = (ChangedRecords(since: start), ChangedRecords(since: start))
    let hasDisk = schedule != nil
    (initialState, current, leavingState) = hasDisk ? (.mayHaveMore, .isInFirst, .isInSecond) : ([], [], [])
  }

  /// Whether there is a disk.
  var hasDisk: Bool { schedule != nil }

  /// Notes that all values became stale.
  mutating func noteValidSince() {
    guard hasDisk else { return }
    isValidSinceChanged = true
    scheduleSave()
  }

  /// Sees to it that there is a save after a change.
  mutating func scheduleSave() {
    if isScheduled { return }
    isScheduled = true
    store = schedule?()
  }

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

  /// Ends a save.
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

  /// Forgets all changes.
  mutating func removeAll() {
    (changed.records, leaving.records, collected, saving) = ([], [], [:], [:])
    saveCount += 1
  }

  /// Returns what the disk lacks of a record that is not in memory, or what it may lack of one that is.
  func change(of key: RecordKey) -> SavedRecord? {
    guard let newer = collected[key] else { return saving[key] }
    return newer.applied(to: saving[key])
  }
}
