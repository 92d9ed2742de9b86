import GraphQLJSON
import GraphQLLanguage

/// All that a store has: its records, and those that must know what becomes of them.
///
/// Records change in this file alone: nobody else can write to ``table``. Each change of a field is made by
/// ``mutate(_:of:isSaved:_:)``, which tells the disk, the optimistic layers, a collection that is under way, and the watchers. So
/// whatever is added here cannot forget one of them. None is called through a protocol: a response has a change for each field.
struct StoreContents {
  private(set) var table = RecordTable()
  var plans = PlanCache()
  var layers = OptimisticLayers()

  /// The change that a layer makes. It is called again when a field changes that it has read.
  typealias LayerChange = @Sendable (inout StoreContents) -> Void

  var layerChanges: [OptimisticLayers.ID: LayerChange] = [:]

  /// Sets what readers have of a field with `@__clientField`, of a record, after a response to a request.
  typealias FieldHandling = @Sendable (inout StoreContents, PlannedField, RecordID, PlannedRequest) -> Void

  /// The handlers of such fields, by their names.
  var handlers: [String: FieldHandling] = [:]

  /// The changes that the disk lacks, and the values that memory lacks.
  var disk: DiskState

  /// Removes the values that nobody retains.
  var collector: Collector

  var watchers = Watchers()

  /// What a change has replaced that may be taken back.
  var undo = UndoLog()

  /// The requests whose responses are arriving in parts, by where they are retained.
  var arrivals: [Int: PlannedRequest] = [:]

  private(set) var clearCount = 0

  /// Creates the contents of an empty store without a disk.
  ///
  /// - Parameters:
  ///   - releasedCapacity: How many released operations are kept.
  ///   - clock: The clock of the store, by which the contents are known to be the store's.
  init(releasedCapacity: Int, _ clock: StoreClock = StoreClock(after: nil)) {
    collector = Collector(releasedCapacity: releasedCapacity)
    disk = DiskState(nil, clock, schedule: nil)
  }

  var names: StoreNames {
    @inline(__always) _read { yield table.names }
    @inline(__always) _modify { yield &table.names }
  }

  // MARK: - The door

  /// Changes a field of a record, and tells the observers.
  ///
  /// - Parameters:
  ///   - field: The field; `__typename` if what changes is known of the record as a whole.
  ///   - record: The record.
  ///   - isSaved: Whether the disk must know.
  ///   - change: Changes the table.
  /// - Returns: The index of the field.
  @inline(__always)
  @discardableResult
  private mutating func mutate(
    _ field: FieldID,
    of record: RecordID,
    isSaved: Bool = true,
    _ change: (inout RecordTable) -> FieldChange
  ) -> Int {
    if isSaved { willChange(record) }
    if layers.isInTransaction, !disk.isLoading { openForWriting(field, of: record) }
    let change = change(&table)
    if change.hadErrors { noteChange(of: field, in: record) }
    if change.isNews { noteChange(of: field, in: record) }
    if collector.isCollecting { collector.noteChange(change, of: field, in: record, &table) }
    return change.index
  }

  // Apart, because `mutate` is inlined only as long as this is not.
  @inline(never)
  private mutating func openForWriting(_ field: FieldID, of record: RecordID) {
    open(field, of: record, forWriting: true)
    if undo.isNoting, !layers.isShowing { undo.note(FieldAddress(record: record, field: field), table) }
  }

  /// Notes that a record is about to change. Optimistic layers change nothing on disk, and neither does taking them back.
  @inline(__always)
  mutating func willChange(_ record: RecordID) {
    if !table[record].saving.isSuperset(of: disk.current), layers.isWritingBase { noteUnsaved(record) }
  }

  @inline(never)
  private mutating func noteUnsaved(_ record: RecordID) {
    disk.noteChange(of: record, &table, layers)
    // Not even a record that was deleted goes before it is saved.
    if collector.isCollecting { collector.noteFound(record, isNew: false, &table) }
  }

  @inline(__always)
  private mutating func noteChange(of field: FieldID, in record: RecordID) {
    let address = FieldAddress(record: record, field: field)
    if layers.isInTransaction, !layers.noteChange(of: address) { return }
    watchers.note(address)
  }

  /// Wakes those who have looked for an object by its identity, since it has become known or was deleted.
  mutating func wakeSeekers(of record: RecordID) {
    guard watchers.hasSeekers, let identity = table.identity(of: record) else { return }
    watchers.wakeSeekers(of: identity)
  }

  // MARK: - Fields

  mutating func reserve(_ fields: Int, in record: RecordID) { table.reserve(fields, in: record) }

  /// Adds a field to a record that does not have it. Returns its index.
  @inline(__always)
  mutating func add(_ value: StoredValue, to field: FieldID, of record: RecordID) -> Int {
    // A layer above may have removed it.
    if layers.isInTransaction { return write(value, to: field, of: record, guess: 0) }
    return mutate(field, of: record) { $0.append(value, to: field, of: record) }
  }

  /// Writes a value. Returns its index.
  @discardableResult
  mutating func write(_ value: StoredValue, to field: FieldID, of record: RecordID, guess: Int) -> Int {
    mutate(field, of: record) { $0.write(value, to: field, of: record, guess: guess) }
  }

  /// Writes a text or a list. Returns its index.
  @discardableResult
  mutating func write(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    to field: FieldID,
    of record: RecordID,
    guess: Int
  ) -> Int {
    mutate(field, of: record) { $0.write(kind, bytes, to: field, of: record, guess: guess) }
  }

  /// Writes a value that was written before. It is as old as it was.
  mutating func write(_ version: FieldVersions.Field, to address: FieldAddress) {
    let now = table.time
    table.time = version.time
    defer { table.time = now }
    let (record, field) = (address.record, address.field)
    let index =
      if version.value.hasText {
        version.text.withUnsafeBufferPointer { write(version.kind, $0, to: field, of: record, guess: 0) }
      } else {
        write(version.value, to: field, of: record, guess: 0)
      }
    for error in version.errors { add(error, to: field, of: record, at: index) }
  }

  mutating func add(_ error: FieldError, to field: FieldID, of record: RecordID, at index: Int) {
    mutate(field, of: record) { $0.add(error, to: field, of: record, at: index) }
  }

  /// Removes a field. The last one takes its place.
  mutating func removeField(of record: RecordID, at index: Int) {
    mutate(table[record].stamp(at: index).field, of: record) { $0.removeField(of: record, at: index) }
  }

  /// Removes a field, in memory and on disk.
  mutating func evictField(of record: RecordID, at index: Int) {
    let address = FieldAddress(record: record, field: table[record].stamp(at: index).field)
    removeField(of: record, at: index)
    if layers.isWritingBase { undo.noteRemoval(disk.noteRemoval(of: address, table, layers)) }
  }

  // MARK: - Records as a whole

  /// Notes the type of a record's object. To name an object is no change of it that must be saved.
  mutating func setType(_ type: Int32, of record: RecordID) {
    if table[record].type == type { return }
    mutate(FieldKeys.typename, of: record, isSaved: false) { $0.setType(type, of: record) }
    wakeSeekers(of: record)
  }

  /// Notes whether what links to a record is null.
  mutating func setDeleted(_ isDeleted: Bool, _ record: RecordID) {
    if table.deleted.contains(record) == isDeleted { return }
    mutate(FieldKeys.typename, of: record) { $0.setDeleted(isDeleted, record) }
    wakeSeekers(of: record)
  }

  /// Forgets all fields of a record. Links to it are null until it is written again.
  mutating func delete(_ record: RecordID) {
    removeFields(of: record)
    setDeleted(true, record)
  }

  /// Notes that a deleted record is written again.
  mutating func restore(_ record: RecordID) {
    openRecord(record)
    if mayBeDeletedOnDisk { loadNow(record) }
    setDeleted(false, record)
  }

  /// Forgets all fields of a record.
  mutating func removeFields(of record: RecordID) {
    willChange(record)
    if undo.isNoting { loadNow(record) }
    if layers.isWritingBase {
      undo.noteReplacement(of: record, table)
      disk.noteReplacement(of: record, &table)
    }
    openAllFields(of: record)
    // Fields of the base that only the disk has are hidden too.
    if !layers.isWritingBase { loadNow(record) }
    for index in (0..<Int(table[record].count)).reversed() { removeField(of: record, at: index) }
  }

  /// Removes a record of which only optimistic layers have known. A collection releases its number.
  mutating func removeCreated(_ record: RecordID) { table.remove(record) }

  /// Forgets all values, and what mutations are expected to do. The records stay until a collection, for code that has their
  /// numbers.
  mutating func removeAllValues() {
    layers.removeAll()
    layerChanges = [:]
    table.removeAllValues()
    disk.removeAll()
    clearCount += 1
  }

  // MARK: - Identities

  mutating func record(ofRoot kind: String) -> RecordID { record(numbered: table.number(ofRoot: kind)) }

  @inline(__always)
  mutating func record(ofType type: Int32, identifiedBy text: ShortByteString) -> RecordID {
    record(ofType: type, numbered: table.number(ofType: type, identifiedBy: text))
  }

  mutating func record(ofType type: Int32, identifiedBy text: UnsafeBufferPointer<UInt8>) -> RecordID {
    record(ofType: type, numbered: table.number(ofType: type, identifiedBy: text))
  }

  /// Returns the record of an object of which nobody has said yet that there is one. It gets its type when somebody does.
  mutating func record(ofPossible type: Int32, identifiedBy text: [UInt8]) -> RecordID {
    record(numbered: text.withUnsafeBufferPointer { table.number(ofType: type, identifiedBy: $0) })
  }

  @inline(__always)
  private mutating func record(ofType type: Int32, numbered number: RecordID) -> RecordID {
    let found = record(numbered: number)
    if disk.isLoading { noteLoaded(found, type) }
    if table[found].type != type {
      table.identifiedTypes.insert(type)
      setType(type, of: found)
    }
    return found
  }

  /// Returns the record of an object that has no identity: that at a place in a field of another record.
  mutating func record(in parent: RecordID, _ field: FieldID, at indices: ArraySlice<Int32>, type: Int32) -> RecordID {
    let found = record(numbered: table.number(in: parent, field, at: indices))
    if collector.isCollecting { table.names.fields.noteUse(field) }
    if disk.isLoading { layers.noteLoaded(found, -1) }
    if type >= 0 {
      // Another type is another object, of which nothing is known.
      if table[found].type >= 0, table[found].type != type {
        removeFields(of: found)
        table.noteTypeChange()
      }
      setType(type, of: found)
    }
    return found
  }

  @inline(__always)
  mutating func record(numbered record: RecordID) -> RecordID {
    let isNew = table.make(record)
    if collector.isCollecting { collector.noteFound(record, isNew: isNew, &table) }
    if layers.isInTransaction {
      if isNew { layers.noteCreated(record, isLoading: disk.isLoading, table) }
      openRecord(record)
    }
    return record
  }

  /// Returns whether there may be objects of a type with an identity, in memory or on disk.
  ///
  /// - Parameter type: The type; -1 if it is unknown.
  @inline(__always)
  mutating func mayHaveIdentities(_ type: Int32) -> Bool {
    if type < 0 { return disk.storage != nil || !table.identifiedTypes.isEmpty }
    return table.identifiedTypes[type] ?? (disk.storage != nil && lookForIdentities(type))
  }

  @inline(never)
  private mutating func lookForIdentities(_ type: Int32) -> Bool {
    guard let storage = disk.readable, let name = names.name(ofType: type) else { return false }
    // Where the disk cannot be read there is nothing.
    let isFound = (try? storage.keys(withPrefix: RecordKey.prefix(ofType: name), limit: 1))?.isEmpty == false
    table.identifiedTypes[type] = isFound
    return isFound
  }

  // MARK: - Times

  mutating func begin(at now: StoreTime) {
    table.time = max(table.time, now)
    watchers.begin()
  }

  mutating func setMaximumAge(_ age: StoreTime, ofType name: String) {
    table.maximumAges[table.names.types.number(of: name.utf8)] = age
  }

  /// Sets how the objects of a root field are found by its arguments.
  mutating func setPolicy(_ policy: FieldPolicy, ofField name: String) {
    let types = policy.types.map { names.types.number(of: $0.utf8) }
    names.fieldPolicies[name] = (types, policy.keyArguments)
  }

  mutating func invalidate() {
    table.time += 1
    table.validSince = table.time
    disk.noteValidSince()
  }

  /// Marks all that was written of a record as stale, whatever optimistic layers show.
  mutating func invalidate(_ record: RecordID) {
    if !table[record].saving.isSuperset(of: disk.current) { noteUnsaved(record) }
    undo.noteInvalidation(of: record, table)
    table.time += 1
    table[record].validSince = table.time
  }

  /// Gives a record the time since which its values are valid.
  mutating func setValidSince(_ time: StoreTime, of record: RecordID) { table[record].validSince = time }

  // MARK: - The disk

  mutating func use(_ disk: DiskState, validSince: AbsoluteTime) {
    self.disk = disk
    table.initialSaving = disk.initialSaving
    table.time = disk.clock.first
    table.validSince = disk.clock.storeTime(validSince: validSince, latest: table.time)
  }

  /// Puts together some of what a save has to. Returns whether there is more.
  mutating func putTogetherSome() -> Bool { disk.putTogetherSome(&table, layers) }

  /// Notes that the disk may have a field that memory had only by an optimistic layer.
  mutating func mayNeedLoading(_ address: FieldAddress) {
    disk.mayNeedLoading(address.field, of: address.record, &table)
  }

  /// Lets a function add to memory what the disk has of a record, or of a field of a root, if memory lacks it.
  mutating func loading(_ address: FieldAddress, _ load: (inout StoreContents) -> Void) {
    if !table[address.record].saving.contains(.mayHaveMore) { return }
    if table.isRoot(address.record) {
      table.loadedRootFields.insert(address)
    } else {
      table[address.record].saving.remove(.mayHaveMore)
    }
    loading(load)
  }

  /// Notes that what is loaded names a record.
  private mutating func noteLoaded(_ record: RecordID, _ type: Int32) {
    layers.noteLoaded(record, type)
    if undo.isNoting { undo.noteLoaded(record, type) }
  }

  /// Lets a function make records because the disk names them.
  mutating func loading<Result>(_ load: (inout StoreContents) -> Result) -> Result {
    disk.isLoading = true
    defer { disk.isLoading = false }
    return load(&self)
  }

  /// Notes that a record, which memory has whole, replaces nothing on disk.
  mutating func takeBackReplacement(of record: RecordID) { disk.takeBackReplacement(of: record, &table) }

  /// Adds what the disk knows of a record as a whole. Returns whether it is of the same object.
  mutating func load(type: Int32?, validSince: StoreTime, isDeleted: Bool, of record: RecordID) -> Bool {
    if let type {
      if table[record].type < 0 { table[record].type = type }
      // Another type is another object at the same place.
      if table[record].type != type { return false }
      noteLoaded(record, type)
    }
    table[record].validSince = max(table[record].validSince, validSince)
    // Values that are written from now on are valid.
    table.time = max(table.time, validSince)
    // A record with an unsaved write was restored by it.
    let isUnsaved = !table[record].saving.isDisjoint(with: [.isInFirst, .isInSecond])
    if isDeleted, table[record].count == 0, !isUnsaved {
      if !layers.isLayered(FieldKeys.typename, of: record) { table.setDeleted(true, record) }
      layers.noteDeletedOnDisk(record)
      if undo.isNoting { undo.noteDeletedOnDisk(record) }
    }
    return true
  }

  /// Adds a field that the disk has, unless a layer hides it. It is no change.
  mutating func load(_ value: StoredValue, _ stamp: Record.Stamp, _ errors: [FieldError], to record: RecordID) {
    layers.noteLoaded(value, stamp, errors, to: record)
    if layers.isLayered(stamp.field, of: record) { return value.free(table.pool) }
    var change = table.append(value, stamp, to: record)
    for error in errors { change = table.add(error, to: stamp.field, of: record, at: change.index) }
    guard collector.isCollecting else { return }
    collector.noteChange(FieldChange(kind: .added, index: change.index), of: stamp.field, in: record, &table)
    if !errors.isEmpty { collector.noteChange(change, of: stamp.field, in: record, &table) }
  }

  // MARK: - What is kept

  /// Returns the plan for a request.
  ///
  /// - Throws: A syntax error of the document, or key fields that contradict others.
  mutating func plan(_ request: StoreRequest) throws(Diagnostic) -> PlannedRequest {
    try plans.plan(request, &table.names)
  }

  /// Returns what a request selects of its root.
  mutating func operation(_ request: PlannedRequest) -> RetainedOperations.Operation {
    let root = record(ofRoot: request.selections.document.kind.rawValue)
    return RetainedOperations.Operation(
      request: request,
      group: request.selections.root,
      record: root,
      isFragment: false
    )
  }

  /// Retains an operation. Returns its index.
  mutating func retain(_ operation: RetainedOperations.Operation) -> Int {
    collector.protect(operation, &table)
    return collector.retained.retain(operation)
  }

  /// Keeps what a watcher reads until it is removed.
  mutating func retain(_ operation: RetainedOperations.Operation, for watcher: Int) {
    if collector.retained.retain(operation, for: watcher) { collector.protect(operation, &table) }
  }

  /// Keeps a record to which no field leads until a collection that is under way has ended.
  mutating func keepFound(_ record: RecordID) {
    if collector.isCollecting { collector.noteFound(record, isNew: false, &table) }
  }

  /// Keeps what a query that was executed has written, until so many others were.
  ///
  /// Mutations and subscriptions change what queries show. If they counted, ten of them would take away a list that is not
  /// on the screen.
  ///
  /// - Returns: Whether the values of another are not kept any more.
  mutating func keepExecuted(_ request: PlannedRequest) -> Bool {
    guard request.selections.document.kind == .query else { return false }
    return collector.keepExecuted(operation(request), &table)
  }

  /// Does a part of a collection, and begins one if none is under way.
  ///
  /// - Parameter deadline: When to stop.
  /// - Returns: The collection, if it is done.
  mutating func collect(until deadline: ContinuousClock.Instant) -> Sweep? {
    collector.collect(until: deadline, &table, &plans, &disk, layers)
  }
}
