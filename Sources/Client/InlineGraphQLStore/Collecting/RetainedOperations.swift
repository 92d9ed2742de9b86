/// The operations whose values a store keeps.
struct RetainedOperations {
  /// The selections on an object: those of an operation on the root, or those of a fragment on another object.
  struct Operation {
    let request: PlannedRequest
    let group: SelectionGroup
    let record: RecordID
    var isFragment: Bool

    fileprivate func isSame(as other: Operation) -> Bool {
      record == other.record && group === other.group && request.isSame(as: other.request)
    }
  }

  /// The operations and fragments that somebody retains; `nil` where one was released.
  ///
  /// A collection goes through them in steps, so each stays at its index.
  private(set) var held: [Operation?] = []
  private var free: [Int] = []
  private var byWatcher: [Int: Int] = [:]

  /// The operations that were executed or released last, the newest at the end.
  private(set) var released: [Operation] = []
  private let releasedCapacity: Int

  init(releasedCapacity: Int) { self.releasedCapacity = releasedCapacity }

  /// The number of operations and fragments that somebody retains.
  var count: Int { held.count - free.count }

  /// Retains an operation. Returns its index.
  mutating func retain(_ operation: Operation) -> Int {
    guard let index = free.popLast() else {
      held.append(operation)
      return held.count - 1
    }
    held[index] = operation
    return index
  }

  /// Retains what a watcher reads. Returns whether it retained something else before.
  mutating func retain(_ operation: Operation, for watcher: Int) -> Bool {
    guard let index = byWatcher[watcher] else {
      byWatcher[watcher] = retain(operation)
      return true
    }
    if held[index]?.isSame(as: operation) == true { return false }
    held[index] = operation
    return true
  }

  /// Returns the watchers that read a request, or a fragment of its response.
  func watchers(of request: PlannedRequest) -> [Int] {
    byWatcher.compactMap { watcher, index in held[index]?.request.isSame(as: request) == true ? watcher : nil }
  }

  /// Releases what is retained at an index. An operation is kept among those released last, a fragment is not.
  ///
  /// - Returns: Whether something is not kept any more.
  mutating func release(at index: Int) -> Bool {
    guard let operation = held[index] else { return false }
    held[index] = nil
    free.append(index)
    return operation.isFragment ? true : keep(operation)
  }

  /// Releases what a watcher read.
  ///
  /// - Returns: Whether something is not kept any more.
  mutating func release(watcher: Int) -> Bool {
    byWatcher.removeValue(forKey: watcher).map { release(at: $0) } ?? false
  }

  /// Keeps an operation that was executed or released.
  ///
  /// - Returns: Whether another is not kept any more.
  mutating func keep(_ operation: Operation) -> Bool {
    released.removeAll { $0.isSame(as: operation) }
    released.append(operation)
    guard released.count > releasedCapacity else { return false }
    released.removeFirst()
    return true
  }
}
