/// Removes what no retained operation selects, one collection after the other.
struct Collector {
  /// The operations whose values no collection may remove.
  var retained: RetainedOperations

  /// When a collection moves what it keeps to other memory.
  var sparsity = Sparsity()

  private(set) var sweep: Sweep?

  /// How many collections are done.
  private(set) var count = 0

  var longestStep = Duration.zero

  /// Whether somebody waits for a collection that has not begun.
  private var isWanted = false

  /// Whether a task collects when somebody wants that.
  private var isInBackground = false

  /// Whether a collection waits until there are no optimistic layers.
  var isPostponed = false

  /// How many small parts are done between two looks at the clock.
  private static let batch = 8

  init(releasedCapacity: Int) { retained = RetainedOperations(releasedCapacity: releasedCapacity) }

  // MARK: - When to collect

  /// The number of the first collection that removes all that nobody retains now.
  var numberOfNext: Int {
    // One that is under way may have marked what was released since.
    count + (sweep == nil ? 1 : 2)
  }

  /// Notes that somebody wants a collection. Returns whether a task must be begun that collects.
  mutating func want() -> Bool {
    isWanted = true
    defer { isInBackground = true }
    return !isInBackground
  }

  /// Returns the number of the collection that somebody wants; `nil` if nobody does, so that the task ends.
  mutating func nextWanted() -> Int? {
    isInBackground = isWanted
    isWanted = false
    return isInBackground ? numberOfNext : nil
  }

  // MARK: - Changes during a collection

  @inline(__always)
  var isCollecting: Bool { sweep != nil }

  /// Sees to it that a collection that is under way keeps what is retained from now on.
  mutating func protect(_ operation: RetainedOperations.Operation, _ table: inout RecordTable) {
    sweep?.protect(operation, &table)
  }

  /// Notes that something names a record.
  @inline(never)
  mutating func noteFound(_ record: RecordID, isNew: Bool, _ table: inout RecordTable) {
    // The record around a new one is found, whose number the new one has in its identity.
    if let found = isNew ? table.place(of: record)?.record : record { table.markRecord(found) }
  }

  @inline(never)
  mutating func noteChange(_ change: FieldChange, of field: FieldID, in record: RecordID, _ table: inout RecordTable) {
    switch change.kind {
    case .added:
      table.names.fields.noteUse(field)
      sweep?.protect(record, change.index, isChanged: true, &table)
    case .written: sweep?.protect(record, change.index, isChanged: change.isChanged, &table)
    case .removed:
      sweep?.reachesAgain = true
      // The mark may have passed the place to which the last field has come.
      if sweep?.isMarking == true, table[record].isWhollyMarked {
        sweep?.reached.append(.fields(record, from: change.index))
      }
    case .typeSet:
      if table[record].count > 0 { sweep?.reachAll(from: record, &table) }
    case .errorAdded: for error in table.errors(of: record, at: change.index) { table.noteUses(of: error) }
    case .deletionSet: break
    }
  }

  /// Keeps an operation that was executed. Returns whether the values of another are not kept any more.
  mutating func keepExecuted(_ operation: RetainedOperations.Operation, _ table: inout RecordTable) -> Bool {
    // Its fields that the response had are marked. The others may not be.
    if sweep?.isMarking == true { protect(operation, &table) }
    return retained.keep(operation)
  }

  // MARK: - Steps

  /// Does a part of a collection, and begins one if none is under way.
  ///
  /// - Parameter deadline: When to stop.
  /// - Returns: The collection, if it is done.
  mutating func collect(
    until deadline: ContinuousClock.Instant,
    _ table: inout RecordTable,
    _ plans: inout PlanCache,
    _ disk: inout DiskState,
    _ layers: OptimisticLayers
  ) -> Sweep? {
    if sweep == nil { sweep = Sweep(retained.released, &table) }
    repeat {
      for _ in 0..<Self.batch {
        if collectPart(&table, &plans, &disk, layers) { continue }
        defer { sweep = nil }
        count += 1
        return sweep
      }
    } while ContinuousClock.now < deadline
    return nil
  }

  /// Goes again through the operations that may find other objects, since a field has gone.
  private mutating func reachAgain(_ table: inout RecordTable) {
    sweep!.reachesAgain = false
    for operation in retained.held.compactMap(\.self) + retained.released {
      guard operation.request.selections.document.hasLookups || !table.names.fieldPolicies.isEmpty else { continue }
      sweep!.protect(operation, &table)
    }
  }

  /// Does the next small part. Returns whether there was one.
  private mutating func collectPart(
    _ table: inout RecordTable,
    _ plans: inout PlanCache,
    _ disk: inout DiskState,
    _ layers: OptimisticLayers
  ) -> Bool {
    if sweep!.reachesAgain { reachAgain(&table) }
    let position = sweep!.position
    switch sweep!.phase {
    case .gathering:
      if position < retained.held.count {
        if let operation = retained.held[position] { sweep!.reach(operation) }
        sweep!.position += 1
      } else {
        sweep!.begin(.marking, &table)
      }
    case .marking:
      if let reached = sweep!.reached.popLast() {
        sweep!.markFields(of: reached, &table)
      } else {
        sweep!.begin(.removingFields, &table)
      }
    case .removingFields:
      if position < table.count {
        sweep!.removeFields(&table, &disk, layers)
      } else {
        sweep!.begin(.removingRecords, &table)
      }
    case .removingRecords:
      if position < table.count { sweep!.removeRecord(&table) } else { sweep!.begin(.releasingNumbers, &table) }
    case .releasingNumbers:
      if position < table.count { sweep!.releaseNumber(&table) } else { sweep!.beginMoving(sparsity, &table) }
    case .moving:
      if position < table.count { sweep!.moveRecord(&table) } else { sweep!.endMoving(&table) }
    case .notingKeys:
      if position < plans.keyUsers.count {
        sweep!.noteKeys(plans, &table)
      } else {
        sweep!.begin(.removingKeys, &table)
      }
    case .removingKeys:
      if position >= table.names.fields.numberCount {
        plans.removeUnused()
        return false
      }
      table.names.fields.removeIfUnused(FieldID(position))
      sweep!.position += 1
    }
    return true
  }
}
