/// Who waits for changes of which fields.
struct Watchers {
  private struct Watcher {
    var fields: Set<FieldAddress>
    let wake: @Sendable () -> Void
  }

  private var watchers: [Int: Watcher] = [:]
  /// The number of watchers.
  var count: Int { watchers.count }
  /// The watchers with fields of a record. So a change asks those alone who have the record.
  private var byRecord: [RecordID: Set<Int>] = [:]
  private var lastID = 0

  /// Adds a watcher of nothing. Returns its number.
  mutating func add(_ wake: @escaping @Sendable () -> Void) -> Int {
    lastID += 1
    watchers[lastID] = Watcher(fields: [], wake: wake)
    return lastID
  }

  /// Sets what a watcher waits for.
  mutating func watch(_ fields: Set<FieldAddress>, _ id: Int) {
    guard let old = watchers[id]?.fields, old != fields else { return }
    let (oldRecords, records) = (Set(old.map(\.record)), Set(fields.map(\.record)))
    for record in oldRecords.subtracting(records) { forget(record, id) }
    for record in records.subtracting(oldRecords) { byRecord[record, default: []].insert(id) }
    watchers[id]?.fields = fields
  }

  /// Removes a watcher.
  mutating func remove(_ id: Int) {
    guard let watcher = watchers.removeValue(forKey: id) else { return }
    for record in Set(watcher.fields.map(\.record)) { forget(record, id) }
  }

  private mutating func forget(_ record: RecordID, _ id: Int) {
    byRecord[record]?.remove(id)
    if byRecord[record]?.isEmpty == true { byRecord[record] = nil }
  }

  /// What wakes all.
  var wakesOfAll: [@Sendable () -> Void] { watchers.values.map(\.wake) }

  /// Returns what wakes those who have read a record.
  func wakes(for record: RecordID) -> [@Sendable () -> Void] {
    (byRecord[record] ?? []).compactMap { watchers[$0]?.wake }
  }

  /// Returns what wakes those who wait for one of the fields, each once.
  func wakes(for changes: [FieldAddress]) -> [@Sendable () -> Void] {
    if watchers.isEmpty { return [] }
    var woken: Set<Int> = []
    for change in changes {
      for id in byRecord[change.record] ?? [] where watchers[id]?.fields.contains(change) == true { woken.insert(id) }
    }
    return woken.compactMap { watchers[$0]?.wake }
  }
}
