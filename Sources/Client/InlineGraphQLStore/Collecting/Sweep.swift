/// The collection that is under way: fields that no retained operation selects are removed, and records that none reaches.
///
/// It is done in steps, between which others read and write. These keep it right:
///
/// - A field that is written is marked, with the records that it links (``protect(_:_:isChanged:_:)``). So a marked field never
///   leads to a record that goes.
/// - A link that a write changed may lead to records that the mark has not seen from there, and the mark does not come back. So
///   everything that is reached from there is marked, selected or not. If that marked too much, the next collection removes it.
///   The same holds for an object whose type changed, because other fields of it are selected then.
/// - A value that is retained or reached anew while fields are removed is marked before more of them are: a live reader may
///   read it meanwhile, and nobody would tell the reader that it has gone.
/// - All unmarked fields are removed before the first record. So nothing leads to a record that goes, marked or not.
/// - An operation finds objects by the arguments of fields that are not there. So if a field is removed by others, such operations are
///   reached again.
/// - Nothing but records and identities has addresses of their blocks, so that these can move to another pool.
/// - A record by place has the numbers of its parent and its field in its identity. So it marks both, and no other record gets
///   the number of its parent before it is removed itself.
struct Sweep {
  /// A phase of the collection. Each ends before the next begins.
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
    /// A record, and the selections on it; `nil` for all of its fields.
    case object(RecordID, Selected?)
    /// The fields of a record from an index on, selected or not.
    case fields(RecordID, from: Int)
    /// The elements of a list from a word on.
    case elements(RecordID, FieldID, from: Int, Selected?)
  }

  /// The selections of a request on an object.
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
  /// Whether a field was removed that retained operations may select. They may find its objects otherwise.
  var reachesAgain = false
  /// The memory of what is kept, in bytes.
  var keptBytes = 0
  /// The memory that what is kept leaves.
  var oldPool: BlockPool?

  /// Whether something reached may still be unmarked.
  var isMarking: Bool { phase == .gathering || phase == .marking }

  init(_ released: [RetainedOperations.Operation], _ table: inout RecordTable) {
    table.mark.toggle()
    table.names.fields.beginNotingUses()
    for kind in ["query", "mutation", "subscription"] {
      let root = table.number(ofRoot: kind)
      if !table.make(root) { table.markRecord(root) }
    }
    for operation in released { reach(operation) }
  }

  mutating func begin(_ phase: Phase, _ table: inout RecordTable) {
    self.phase = phase
    // Values go, and numbers of keys.
    table.loadedRootFields = []
    position = 0
    fieldPosition = nil
  }

  /// Sees to it that what is retained from now on is kept.
  mutating func protect(_ operation: RetainedOperations.Operation, _ table: inout RecordTable) {
    table.markRecord(operation.record)
    if marksMore(&table) { reach(operation) }
  }

  /// Sees to it that what a write has set is kept, and what that leads to.
  mutating func protect(_ record: RecordID, _ index: Int, isChanged: Bool, _ table: inout RecordTable) {
    table.markRecord(record)
    table[record][index].visitLinks { target in
      table.markRecord(target)
      if isChanged { reachAll(from: target, &table) }
    }
  }

  /// Sees to it that everything is kept that is reached from a record, selected or not.
  mutating func reachAll(from record: RecordID, _ table: inout RecordTable) {
    if marksMore(&table) { reached.append(.object(record, nil)) }
  }

  /// Goes back to marking if fields are being removed. Returns whether what is reached from now on is marked.
  private mutating func marksMore(_ table: inout RecordTable) -> Bool {
    switch phase {
    case .gathering, .marking: return true
    case .removingFields:
      sweptRecords = max(sweptRecords, position)
      begin(.marking, &table)
      return true
    case .removingRecords, .releasingNumbers, .moving, .notingKeys, .removingKeys: return false
    }
  }

  mutating func reach(_ operation: RetainedOperations.Operation) {
    let selected = Selected(group: operation.group, request: operation.request)
    reached.append(.object(operation.record, selected))
  }
}
