/// Who waits for changes of which fields.
struct Watchers {
  private struct Watcher {
    var fields: Set<FieldAddress>
    let wake: @Sendable () -> Void
  }

  private var watchers: [Int: Watcher] = [:]
  /// The watchers of a field. Many read the root, each another field of it.
  private var byField: [FieldAddress: Set<Int>] = [:]
  private var lastID = 0

  /// The number of watchers.
  var count: Int { watchers.count }

  /// Adds a watcher of nothing. Returns its number.
  mutating func add(_ wake: @escaping @Sendable () -> Void) -> Int {
    lastID += 1
    watchers[lastID] = Watcher(fields: [], wake: wake)
    return lastID
  }

  /// Sets what a watcher waits for.
  mutating func watch(_ fields: Set<FieldAddress>, _ id: Int) {
    guard let old = watchers[id]?.fields, old != fields else { return }
    for field in old.subtracting(fields) { forget(field, id) }
    for field in fields.subtracting(old) { byField[field, default: []].insert(id) }
    watchers[id]?.fields = fields
  }

  /// Removes a watcher.
  mutating func remove(_ id: Int) {
    guard let watcher = watchers.removeValue(forKey: id) else { return }
    for field in watcher.fields { forget(field, id) }
  }

  private mutating func forget(_ field: FieldAddress, _ id: Int) {
    byField[field]?.remove(id)
    if byField[field]?.isEmpty == true { byField[field] = nil }
  }

  /// What wakes all.
  var wakesOfAll: [@Sendable () -> Void] { watchers.values.map(\.wake) }

  /// Returns what wakes those who wait for one of the fields, each once.
  func wakes(for changes: [FieldAddress]) -> [@Sendable () -> Void] {
    if watchers.isEmpty { return [] }
    var woken: Set<Int> = []
    for change in changes {
      woken.formUnion(byField[change] ?? [])
    }
    return woken.compactMap { watchers[$0]?.wake }
  }
}
