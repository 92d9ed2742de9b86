/// The watchers of a store, and the fields for whose changes each of them waits.
///
/// Each entry of what a reader has seen is a node, in the list of the nodes with the same record and field. A reader that sees the
/// same in the same order as before keeps its nodes, which is usual after a change.
struct Watchers {
  private struct Watcher {
    let wake: @Sendable () -> Void
    var request: PlannedRequest?
    var merged = MergedFieldsTable()
    /// The numbers of the nodes, in the order in which their entries were seen.
    var nodes: [Int32] = []
    /// The identities of the objects that the watcher has looked for.
    var lookups: Set<[UInt8]> = []
  }

  private struct Node {
    let entry: SeenFields.Entry
    let watcher: Int32
    /// The neighbours in the list; -1 if there is none. A free node has the next free one as `next`.
    var previous: Int32 = -1
    var next: Int32
  }

  private var watchers: [Int: Watcher] = [:]
  private var nodes: [Node] = []
  private var firstFree: Int32 = -1
  private var heads: [FieldAddress: Int32] = [:]
  private var lastID = 0

  /// The watchers that have looked for objects with an identity.
  private var seekers: [[UInt8]: Set<Int>] = [:]

  /// The fields that the current transaction has changed, noted if somebody waits for changes, and their number.
  private var changes: [FieldAddress] = []
  private(set) var changeCount = 0

  /// The watchers that the current transaction wakes whatever it changes.
  private var woken: Set<Int> = []

  var count: Int { watchers.count }

  mutating func begin() { (changes, changeCount, woken) = ([], 0, []) }

  /// Notes that the current transaction changes what readers see of a field.
  @inline(__always)
  mutating func note(_ field: FieldAddress) {
    changeCount += 1
    if !watchers.isEmpty { changes.append(field) }
  }

  /// Wakes watchers when the current transaction ends, whatever it changes.
  mutating func wake(_ ids: [Int]) { woken.formUnion(ids) }

  /// Whether somebody has looked for objects by their identities.
  var hasSeekers: Bool { !seekers.isEmpty }

  /// Wakes those who have looked for an object, when the current transaction ends.
  mutating func wakeSeekers(of identity: [UInt8]) { woken.formUnion(seekers[identity] ?? []) }

  /// Adds a watcher of nothing. Returns its number.
  mutating func add(_ wake: @escaping @Sendable () -> Void) -> Int {
    lastID += 1
    watchers[lastID] = Watcher(wake: wake)
    return lastID
  }

  /// Returns the merged fields of the objects that a watcher has seen when it last read a request.
  func mergedFields(of id: Int, for request: PlannedRequest) -> MergedFieldsTable {
    guard let watcher = watchers[id], watcher.request === request else { return MergedFieldsTable() }
    return watcher.merged
  }

  /// Sets what a watcher waits for.
  mutating func watch(_ seen: SeenFields, of request: PlannedRequest, _ id: Int) {
    guard let watcher = watchers[id] else { return }
    var known = watcher.nodes
    if watcher.request !== request {
      for node in known { unlink(node) }
      known = []
    }
    let entries = seen.entries
    var start = 0
    while start < min(known.count, entries.count), nodes[Int(known[start])].entry == entries[start] { start += 1 }
    var (knownEnd, end) = (known.count, entries.count)
    while knownEnd > start, end > start, nodes[Int(known[knownEnd - 1])].entry == entries[end - 1] {
      (knownEnd, end) = (knownEnd - 1, end - 1)
    }
    if start < knownEnd || start < end {
      for node in known[start..<knownEnd] { unlink(node) }
      if end - start > heads.count { heads.reserveCapacity(heads.count + end - start) }
      let added = entries[start..<end].map { link($0, Int32(id)) }
      known.replaceSubrange(start..<knownEnd, with: added)
    }
    if seen.lookups != watcher.lookups { setLookups(seen.lookups, of: id) }
    watchers[id] = Watcher(
      wake: watcher.wake,
      request: request,
      merged: seen.merged,
      nodes: known,
      lookups: seen.lookups
    )
  }

  private mutating func setLookups(_ lookups: Set<[UInt8]>, of id: Int) {
    let old = watchers[id]?.lookups ?? []
    for lookup in lookups.subtracting(old) { seekers[lookup, default: []].insert(id) }
    for lookup in old.subtracting(lookups) {
      seekers[lookup]?.remove(id)
      if seekers[lookup]?.isEmpty == true { seekers[lookup] = nil }
    }
  }

  mutating func remove(_ id: Int) {
    setLookups([], of: id)
    guard let watcher = watchers.removeValue(forKey: id) else { return }
    for node in watcher.nodes { unlink(node) }
    // Nobody else has nodes, so their memory can go.
    if watchers.isEmpty { (nodes, firstFree, heads) = ([], -1, [:]) }
  }

  private mutating func link(_ entry: SeenFields.Entry, _ watcher: Int32) -> Int32 {
    let head = FieldAddress(record: entry.record, field: entry.field)
    let next = heads[head] ?? -1
    let node = Node(entry: entry, watcher: watcher, next: next)
    let number: Int32
    if firstFree >= 0 {
      number = firstFree
      firstFree = nodes[Int(number)].next
      nodes[Int(number)] = node
    } else {
      number = Int32(nodes.count)
      nodes.append(node)
    }
    if next >= 0 { nodes[Int(next)].previous = number }
    heads[head] = number
    return number
  }

  private mutating func unlink(_ number: Int32) {
    let node = nodes[Int(number)]
    if node.next >= 0 { nodes[Int(node.next)].previous = node.previous }
    if node.previous >= 0 {
      nodes[Int(node.previous)].next = node.next
    } else {
      heads[FieldAddress(record: node.entry.record, field: node.entry.field)] = node.next < 0 ? nil : node.next
    }
    nodes[Int(number)].next = firstFree
    firstFree = number
  }

  var wakesOfAll: [@Sendable () -> Void] { watchers.values.map(\.wake) }

  /// The functions that wake the watchers whom the current transaction concerns.
  var wakes: [@Sendable () -> Void] { wakes(for: changes, and: woken) }

  /// Returns the functions that wake the watchers of the fields, and others, each once.
  func wakes(for changes: [FieldAddress], and others: Set<Int> = []) -> [@Sendable () -> Void] {
    if watchers.isEmpty { return [] }
    var woken = Set(others.map(Int32.init))
    for change in changes {
      for field in [FieldKeys.allFields, change.field] {
        var number = heads[FieldAddress(record: change.record, field: field)] ?? -1
        while number >= 0 {
          let node = nodes[Int(number)]
          number = node.next
          if woken.contains(node.watcher) { continue }
          if let number = node.entry.merged, watchers[Int(node.watcher)]?.merged.has(change.field, number) != true {
            continue
          }
          woken.insert(node.watcher)
        }
      }
    }
    return woken.compactMap { watchers[Int($0)]?.wake }
  }
}
