/// A collection that is under way: fields that no retained operation selects are removed, and records that none reaches.
///
/// It is done in steps, between which others read and write. These keep it right:
///
/// - What is written is marked, with the records that it links (``StoreContents/protect(_:_:isChanged:)``). So a marked field
///   never leads to a record that goes.
/// - A link that a write changed may lead to what the mark has not seen from there, and the mark does not come back. So all
///   that is reached from there is marked, whoever selects it. What was too much of that goes in the next collection. The same is
///   so for an object whose type changed, of which other fields are selected then.
/// - What is retained or reached anew while fields are removed is marked before more of them are: a live reader may read it
///   meanwhile, and nobody would tell the reader that it has gone.
/// - All unmarked fields are removed before the first record. So nothing leads to a record that goes, marked or not.
/// - Nothing but records and identities has addresses of their blocks, so that these can move to another pool.
/// - A record by place has the numbers of its parent and its field in its identity. So it marks both, and no other record gets
///   the number of its parent before it is removed itself.
struct Collection {
  /// What is being done. Each phase ends before the next begins.
  enum Phase {
    case gathering
    case marking
    case removingFields
    case removingRecords
    case releasingNumbers
    /// If little of the memory is still used, it moves, so that the rest can be given back.
    case moving
    case notingKeys
    case removingKeys
  }

  /// Something that is reached, whose fields are not marked yet.
  enum Reached {
    /// What is selected of a record, or all of it.
    case object(RecordID, Selected?)
    /// The fields of a record from an index on, selected or not.
    case fields(RecordID, from: Int)
    /// The elements of a list from a word on.
    case elements(RecordID, FieldID, from: Int, Selected?)
  }

  /// What a request selects of an object.
  struct Selected {
    let group: SelectionGroup
    let request: PlannedRequest
  }

  var phase = Phase.gathering
  var reached: [Reached] = []
  /// How many operations, records, requests or keys the phase has done.
  var position = 0
  /// How many fields of the record at the position are not done yet; `nil` if none is done.
  var fieldPosition: Int?
  /// How many records have lost their fields, though more is marked since.
  var sweptRecords = 0
  var removedFields = 0
  var removedRecords = 0
  /// The memory of what is kept, in bytes.
  var keptBytes = 0
  /// The memory that what is kept leaves.
  var oldPool: BlockPool?

  /// Whether something reached may still be unmarked.
  var isMarking: Bool { phase == .gathering || phase == .marking }
}

extension StoreContents {
  /// How many small parts are done between two looks at the clock.
  private static let batch = 8

  /// Begins a collection.
  private mutating func beginCollection() {
    mark.toggle()
    names.fields.beginNotingUses()
    collection = Collection()
    for kind in ["query", "mutation", "subscription"] { _ = record(ofRoot: kind) }
    for operation in retained.released { reach(operation) }
  }

  /// Does a part of a collection, and begins one if none is under way.
  ///
  /// - Parameter deadline: When to stop.
  /// - Returns: What the collection removed, if it is done.
  mutating func collect(until deadline: ContinuousClock.Instant) -> Collection? {
    if collection == nil { beginCollection() }
    repeat {
      for _ in 0..<Self.batch {
        if collectPart() { continue }
        defer { collection = nil }
        collectionCount += 1
        return collection
      }
    } while ContinuousClock.now < deadline
    return nil
  }

  /// Does the next small part. Returns whether there was one.
  private mutating func collectPart() -> Bool {
    switch collection!.phase {
    case .gathering:
      if collection!.position < retained.held.count {
        if let operation = retained.held[collection!.position] { reach(operation) }
        collection!.position += 1
      } else {
        begin(.marking)
      }
    case .marking:
      if let reached = collection!.reached.popLast() { markFields(of: reached) } else { begin(.removingFields) }
    case .removingFields:
      if collection!.position < records.count { removeFields() } else { begin(.removingRecords) }
    case .removingRecords:
      if collection!.position < records.count { removeRecord() } else { begin(.releasingNumbers) }
    case .releasingNumbers:
      if collection!.position < records.count { releaseNumber() } else { beginMoving() }
    case .moving:
      if collection!.position < records.count { moveRecord() } else { endMoving() }
    case .notingKeys:
      if collection!.position < plans.keyUsers.count { noteKeys() } else { begin(.removingKeys) }
    case .removingKeys:
      let key = collection!.position
      if key >= names.fields.numberCount {
        plans.removeUnused()
        return false
      }
      names.fields.removeIfUnused(FieldID(key))
      collection!.position += 1
    }
    return true
  }

  mutating func begin(_ phase: Collection.Phase) {
    collection!.phase = phase
    // Values go, and numbers of keys.
    loadedRootFields = []
    collection!.position = 0
    collection!.fieldPosition = nil
  }

  /// Sees to it that a collection that is under way keeps what is retained from now on.
  mutating func protect(_ operation: RetainedOperations.Operation) {
    guard collection != nil else { return }
    markRecord(operation.record)
    if marksMore() { reach(operation) }
  }

  /// Sees to it that a collection that is under way keeps all that is reached from a record, whoever selects it.
  mutating func reachAll(from record: RecordID) {
    if marksMore() { collection!.reached.append(.object(record, nil)) }
  }

  /// Goes back to marking if fields are being removed. Returns whether what is reached from now on is marked.
  private mutating func marksMore() -> Bool {
    switch collection!.phase {
    case .gathering, .marking: return true
    case .removingFields:
      collection!.sweptRecords = max(collection!.sweptRecords, collection!.position)
      begin(.marking)
      return true
    case .removingRecords, .releasingNumbers, .moving, .notingKeys, .removingKeys: return false
    }
  }

  private mutating func reach(_ operation: RetainedOperations.Operation) {
    let selected = Collection.Selected(group: operation.group, request: operation.request)
    collection!.reached.append(.object(operation.record, selected))
  }
}
