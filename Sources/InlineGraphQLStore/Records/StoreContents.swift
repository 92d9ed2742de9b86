import GraphQLJSON
import GraphQLLanguage

/// A time, in hundredths of a second since the store was made. It never goes back.
typealias StoreTime = UInt32

/// All that a store has.
struct StoreContents {
  var names = StoreNames()

  var plans = PlanCache()

  /// Who waits for changes.
  var watchers = Watchers()

  /// The identities of records, by which their numbers are found.
  private(set) var identities: ByteStringTable

  private(set) var records = RecordTable()

  /// The records that an update deleted. What links to them is null.
  var deleted: Set<RecordID> = []

  /// How many records were removed.
  private(set) var removals: UInt32 = 0

  /// Of which types there are identified objects.
  var identifiedTypes = IdentifiedTypes()

  /// How many records without identity became those of objects of another type.
  private(set) var typeChanges = 0

  /// What the disk lacks.
  var unsaved = UnsavedChanges()

  /// The disk; `nil` if there is none.
  var disk: StoreDisk?

  var clock = StoreClock(hasPast: false)

  /// The fields of roots of which memory has what the disk has, or had when a phase of a collection began.
  var loadedRootFields: Set<FieldAddress> = []

  /// Whether records are made because something that is loaded links to them.
  var isLoading = false

  /// Whether the disk still has what memory has cleared.
  var isClearingDisk = false

  /// How often the store was cleared.
  private(set) var clearCount = 0

  /// What nobody may remove.
  var retained: RetainedOperations

  /// The mark of what the last collection found, or what was written since it began.
  var mark: Mark = true

  /// The collection that is under way.
  var collection: Collection?

  /// How many collections are done.
  var collectionCount = 0

  /// The longest time that a step of a collection took.
  var longestCollectionStep = Duration.zero

  /// Whether somebody waits for a collection that has not begun.
  var wantsCollection = false

  /// Whether a task collects when somebody wants that.
  var collectsInBackground = false

  /// When a collection moves what it keeps to other memory.
  var sparsity = Sparsity()

  /// Whether a collection waits until there are no optimistic layers.
  var isCollectionPostponed = false

  /// The optimistic layers, which are applied.
  var layers = OptimisticLayers()

  /// The change that is made if there are optimistic layers; `nil` if none is made.
  var transaction: LayerTransaction?

  /// The responses that are arriving in parts.
  var arrivals = Arrivals()

  /// The watchers that the current transaction wakes whatever it changes.
  var wokenWatchers: Set<Int> = []

  /// Creates the contents of an empty store.
  ///
  /// - Parameter releasedCapacity: How many released operations are kept.
  init(releasedCapacity: Int) {
    retained = RetainedOperations(releasedCapacity: releasedCapacity)
    identities = ByteStringTable(records.pool, partCount: 64)
  }

  /// Gives the records a new pool of memory. Returns the old one.
  mutating func replacePool() -> BlockPool {
    defer { identities.replacePool(with: records.pool) }
    return records.replacePool()
  }

  /// The errors of the fields whose values say that they have some.
  var errors: [FieldAddress: [FieldError]] = [:]

  /// The index of each field of a record with too many to search.
  private var wideFields: [FieldAddress: Int] = [:]
  static let searchedFields = 64

  /// The fields that the current transaction has changed, noted if somebody waits for changes, and their number.
  private(set) var changes: [FieldAddress] = []
  private(set) var changeCount = 0

  /// The time of the current transaction.
  var time: StoreTime = 0

  /// Values that were written before are stale.
  var validSince: StoreTime = 0

  /// How long values of a type are fresh.
  var maximumAges: [Int32: StoreTime] = [:]

  /// The memory of texts.
  let readingMemory = ReadingMemory()

  /// Begins a transaction.
  mutating func begin(at now: StoreTime) {
    time = max(time, now)
    changes = []
    changeCount = 0
    wokenWatchers = []
  }

  /// Marks all that was written as stale.
  mutating func invalidate() {
    time += 1
    validSince = time
    unsaved.noteValidSince()
  }

  /// Marks all that was written of a record as stale.
  mutating func invalidate(_ record: RecordID) {
    willChangeBase(record)
    time += 1
    records[record].validSince = time
  }

  /// Returns the time since which values of a record must have been written to be fresh.
  @inline(__always)
  func freshSince(_ record: RecordID) -> StoreTime {
    let since = max(validSince, records[record].validSince)
    guard !maximumAges.isEmpty, let age = maximumAges[records[record].type], age < time else { return since }
    return max(since, time - age)
  }

  /// Returns the plan for a request.
  ///
  /// - Throws: A syntax error of the document, or key fields that contradict others.
  mutating func plan(_ request: StoreRequest) throws(Diagnostic) -> PlannedRequest {
    try plans.plan(request, &names)
  }

  // MARK: - Identities

  /// Returns the record of a root type.
  mutating func record(ofRoot kind: String) -> RecordID {
    rootIdentity(kind).withUnsafeBufferPointer { record(of: $0) }
  }

  /// Returns the record of a root type; `nil` if there is none yet.
  func knownRecord(ofRoot kind: String) -> RecordID? {
    rootIdentity(kind).withUnsafeBufferPointer { identities.knownNumber(of: $0) }
  }

  private func rootIdentity(_ kind: String) -> [UInt8] { [Self.rootTag] + Array(kind.utf8) }

  /// Returns the record of an object that is identified by a short text.
  @inline(__always)
  mutating func record(ofType type: Int32, identifiedBy text: ShortByteString) -> RecordID {
    let prefix = UInt64(Self.textTag) | UInt64(UInt32(bitPattern: type)) << 8
    guard let identity = text.prefixed(by: prefix, count: 5) else {
      return text.bytes.withUnsafeBufferPointer { record(ofType: type, identifiedBy: $0) }
    }
    let found = record(of: identities.number(of: identity))
    if isLoading { noteLoaded(found, type) }
    setIdentifiedType(type, of: found)
    return found
  }

  /// Returns the record of an object that is identified by a text.
  mutating func record(ofType type: Int32, identifiedBy text: UnsafeBufferPointer<UInt8>) -> RecordID {
    let found = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 5) { bytes in
      bytes[0] = Self.textTag
      UnsafeMutableRawPointer(bytes.baseAddress! + 1).storeBytes(of: type, as: Int32.self)
      if let start = text.baseAddress { (bytes.baseAddress! + 5).update(from: start, count: text.count) }
      return record(of: UnsafeBufferPointer(bytes))
    }
    if isLoading { noteLoaded(found, type) }
    setIdentifiedType(type, of: found)
    return found
  }

  @inline(__always)
  private mutating func setIdentifiedType(_ type: Int32, of record: RecordID) {
    if records[record].type == type { return }
    identifiedTypes.insert(type)
    setType(type, of: record)
  }

  /// Returns the record of an object that came without identity: the identified one that the field has, unless that is
  /// known to be another object, by its type; or else that of its place. Relay does so too.
  mutating func record(
    ofUnidentifiedIn parent: RecordID,
    _ field: FieldID,
    at indices: ArraySlice<Int32>,
    type: Int32
  ) -> RecordID {
    if transaction != nil || mayHaveIdentities(type), let known = link(of: field, in: parent, at: indices),
      place(of: known) == nil
    {
      let known = record(of: known)
      if type < 0 || foundType(of: known) == type, !isDeletedOnceLoaded(known) { return known }
    }
    return record(in: parent, field, at: indices, type: type)
  }

  /// Returns the record that a field links to, or an element of its list.
  @inline(never)
  private mutating func link(of field: FieldID, in record: RecordID, at indices: ArraySlice<Int32>) -> RecordID? {
    if find(field, in: record) == nil { loadNow(record, field) }
    guard let index = index(of: field, in: record, guess: 0) else { return nil }
    let value = records[record][index]
    switch value.kind {
    case .link where indices.isEmpty: return value.link
    case .list where !indices.isEmpty:
      var words = ListWords(value.text)
      return words.link(at: indices.map(Int.init)[...])
    default: return nil
    }
  }

  /// Returns the record of an object that has no identity: that at a place in a field of another record.
  mutating func record(in parent: RecordID, _ field: FieldID, at indices: ArraySlice<Int32>, type: Int32) -> RecordID {
    let found = indices.isEmpty ? record(in: parent, field) : recordInList(parent, field, at: indices)
    if collection != nil { names.fields.noteUse(field) }
    if isLoading { noteLoaded(found, -1) }
    if type >= 0 {
      // Another type is another object, of which nothing is known.
      if records[found].type >= 0, records[found].type != type {
        removeFields(of: found)
        typeChanges += 1
      }
      setType(type, of: found)
    }
    return found
  }

  @inline(__always)
  private mutating func record(in parent: RecordID, _ field: FieldID) -> RecordID {
    let (parent, field) = (UInt64(UInt32(bitPattern: parent)), UInt64(UInt32(bitPattern: field)))
    let low = UInt64(Self.placeTag) | parent << 8 | field << 40
    return record(of: identities.number(of: ShortByteString(low: low, high: field >> 24, count: 9)))
  }

  @inline(never)
  private mutating func recordInList(
    _ parent: RecordID,
    _ field: FieldID,
    at indices: ArraySlice<Int32>
  ) -> RecordID {
    withUnsafeTemporaryAllocation(byteCount: 9 + indices.count * 4, alignment: 4) { bytes in
      bytes.storeBytes(of: Self.placeTag, as: UInt8.self)
      bytes.storeBytes(of: parent, toByteOffset: 1, as: Int32.self)
      bytes.storeBytes(of: field, toByteOffset: 5, as: Int32.self)
      for (number, index) in indices.enumerated() {
        bytes.storeBytes(of: index, toByteOffset: 9 + number * 4, as: Int32.self)
      }
      return record(of: UnsafeBufferPointer(bytes.assumingMemoryBound(to: UInt8.self)))
    }
  }

  /// Returns the record of an object by its identity (``KeyFields``); `nil` if there is none.
  mutating func knownRecord(ofType name: String, identifiedBy text: [UInt8]) -> RecordID? {
    noteLookup(of: text)
    guard let type = Array(name.utf8).withUnsafeBufferPointer({ names.types.knownNumber(of: $0) }) else { return nil }
    let identity = [Self.textTag] + withUnsafeBytes(of: type) { Array($0) } + text
    guard let known = identity.withUnsafeBufferPointer({ identities.knownNumber(of: $0) }) else { return nil }
    openRecord(known)
    // Others may have named it, but nobody knows that there is such an object.
    return records[known].isRemoved || records[known].type < 0 ? nil : known
  }

  /// Returns the record of an object by its identity (``KeyFields``), and makes it if there is none.
  mutating func record(ofType name: String, identifiedBy text: [UInt8]) -> RecordID {
    let type = names.types.number(of: name.utf8)
    return text.withUnsafeBufferPointer { record(ofType: type, identifiedBy: $0) }
  }

  private mutating func record(of identity: UnsafeBufferPointer<UInt8>) -> RecordID {
    record(of: identities.number(of: identity))
  }

  /// Returns the record of an identity's number.
  @inline(__always)
  private mutating func record(of record: RecordID) -> RecordID {
    if record == records.count {
      records.append(Record(mark: mark, birth: removals, unsaved.initialState))
      if collection != nil { markPlace(of: record) }
      if transaction != nil { noteCreated(record) }
    } else if records[record].isRemoved {
      records[record] = Record(mark: mark, birth: removals, unsaved.initialState)
      if collection != nil { markPlace(of: record) }
      if transaction != nil { noteCreated(record) }
    } else if collection != nil {
      markRecord(record)
    }
    if transaction != nil { openRecord(record) }
    return record
  }

  /// Returns whether a record still is that of the object that it was after so many removals.
  func has(_ record: RecordID, since removals: UInt32) -> Bool {
    !records[record].isRemoved && records[record].birth <= removals
  }

  private static let rootTag: UInt8 = 0
  private static let textTag: UInt8 = 1
  private static let placeTag: UInt8 = 2

  /// Returns the key by which an object is looked for, whatever its type is; `nil` if it has no identity.
  func lookupKey(of record: RecordID) -> [UInt8]? {
    identities.withBytes(of: record) { bytes in
      switch bytes[0] {
      case Self.rootTag: Array(bytes.dropFirst())
      case Self.textTag: Array(bytes.dropFirst(5))
      default: nil
      }
    }
  }

  /// Returns the place of an object that has no identity; `nil` if it has one.
  func place(of record: RecordID) -> FieldAddress? {
    identities.withBytes(of: record) { bytes in
      guard bytes[0] == Self.placeTag else { return nil }
      let bytes = UnsafeRawBufferPointer(bytes)
      return FieldAddress(
        record: bytes.loadUnaligned(fromByteOffset: 1, as: RecordID.self),
        field: bytes.loadUnaligned(fromByteOffset: 5, as: FieldID.self)
      )
    }
  }

  /// Removes a record, which has no fields and to which nothing leads. It keeps its number, which objects in it have in
  /// their identities.
  mutating func remove(_ record: RecordID) {
    records[record].free(records.pool)
    records[record].isRemoved = true
    deleted.remove(record)
    removals += 1
  }

  /// Gives the number of a removed record to others.
  mutating func releaseNumber(of record: RecordID) {
    if records[record].isRemoved, identities.isUsed(record) { identities.remove(record) }
  }

  /// Returns whether nothing is known of a record, not even that it was deleted.
  func isEmpty(_ record: RecordID) -> Bool {
    records[record].count == 0 && records[record].type < 0 && !deleted.contains(record)
  }

  /// Returns whether a record is that of a root type.
  func isRoot(_ record: RecordID) -> Bool { identities.withBytes(of: record) { $0[0] == Self.rootTag } }

  /// The type of a record's object; -1 if it is unknown.
  func type(of record: RecordID) -> Int32 { records[record].type }

  /// Notes the type of a record's object.
  mutating func setType(_ type: Int32, of record: RecordID) {
    if records[record].type == type { return }
    if transaction != nil, !isLoading { open(names.fields.typename, of: record, forWriting: true) }
    records[record].type = type
    if collection != nil, records[record].count > 0 { reachAll(from: record) }
    noteChange(of: names.fields.typename, in: record)
  }

  // MARK: - Values

  /// Returns the index of a field of a record.
  @inline(__always)
  func index(of field: FieldID, in record: RecordID, guess: Int) -> Int? {
    if records[record].count <= Self.searchedFields { return records[record].index(of: field, guess: guess) }
    if guess < records[record].count, records[record].stamp(at: guess).field == field { return guess }
    return Self.index(of: FieldAddress(record: record, field: field), in: wideFields)
  }

  /// Returns the index of a field of a record with too many to search.
  ///
  /// A method that is not inlined would have all contents copied for it.
  @inline(never)
  private static func index(of field: FieldAddress, in wideFields: [FieldAddress: Int]) -> Int? { wideFields[field] }

  /// Makes room for fields of a record.
  mutating func reserve(_ fields: Int, in record: RecordID) {
    if records[record].count == 0 { records[record].reserve(fields, records.pool) }
  }

  /// Adds a field to a record that does not have it. Returns its index.
  @inline(__always)
  mutating func add(_ value: StoredValue, to field: FieldID, of record: RecordID) -> Int {
    // A layer above may have removed it.
    if transaction != nil { return write(value, to: field, of: record, guess: 0) }
    willChange(record)
    return append(value, to: field, of: record)
  }

  @inline(__always)
  private mutating func append(_ value: StoredValue, to field: FieldID, of record: RecordID) -> Int {
    let index = insert(value, stamp(field), to: record)
    noteChange(of: field, in: record)
    if collection != nil { protect(record, index, isChanged: true) }
    return index
  }

  /// Adds a field that was written before to a record that does not have it. Returns its index.
  @inline(__always)
  mutating func insert(_ value: StoredValue, _ stamp: Record.Stamp, to record: RecordID) -> Int {
    let index = records[record].append(value, stamp, records.pool)
    if index >= Self.searchedFields { noteWideField(stamp.field, of: record, at: index) }
    if collection != nil { names.fields.noteUse(stamp.field) }
    return index
  }

  @inline(never)
  private mutating func noteWideField(_ field: FieldID, of record: RecordID, at index: Int) {
    // Until then they were few enough to search.
    if index == Self.searchedFields {
      for known in 0..<index { wideFields[address(known, of: record)] = known }
    }
    wideFields[FieldAddress(record: record, field: field)] = index
  }

  /// Writes a value. Returns its index.
  mutating func write(_ value: StoredValue, to field: FieldID, of record: RecordID, guess: Int) -> Int {
    willChange(record)
    if transaction != nil { open(field, of: record, forWriting: true) }
    guard let index = index(of: field, in: record, guess: guess) else { return append(value, to: field, of: record) }
    if records[record][index].hasErrors { removeErrors(of: field, in: record, at: index) }
    let wasInvalid = isInvalid(index, of: record)
    let isChanged = records[record].set(value, at: index, stamp(field), records.pool)
    if isChanged || wasInvalid { noteChange(of: field, in: record) }
    if collection != nil { protect(record, index, isChanged: isChanged) }
    return index
  }

  /// Writes a text or a list. Returns its index.
  mutating func write(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    to field: FieldID,
    of record: RecordID,
    guess: Int
  ) -> Int {
    willChange(record)
    if transaction != nil { open(field, of: record, forWriting: true) }
    guard let index = index(of: field, in: record, guess: guess) else {
      return append(StoredValue(kind, bytes, records.pool), to: field, of: record)
    }
    if records[record][index].hasErrors { removeErrors(of: field, in: record, at: index) }
    let wasInvalid = isInvalid(index, of: record)
    let isChanged = records[record].set(kind, bytes, at: index, stamp(field), records.pool)
    if isChanged || wasInvalid { noteChange(of: field, in: record) }
    if collection != nil { protect(record, index, isChanged: isChanged) }
    return index
  }

  /// Returns whether a value was invalidated. Who was told so waits for a new one, even if it is equal.
  @inline(__always)
  private func isInvalid(_ index: Int, of record: RecordID) -> Bool {
    records[record].stamp(at: index).time < max(validSince, records[record].validSince)
  }

  /// Adds an error of a field, which the record has.
  mutating func add(_ error: FieldError, to field: FieldID, of record: RecordID, at index: Int) {
    if transaction != nil { open(field, of: record, forWriting: true) }
    records[record].setHasErrors(true, at: index)
    let address = FieldAddress(record: record, field: field)
    if collection != nil { noteUses(of: error) }
    // A response may have the object at several places, each with the error.
    if errors[address]?.contains(error) == true { return }
    errors[address, default: []].append(error)
    noteChange(of: field, in: record)
  }

  private mutating func removeErrors(of field: FieldID, in record: RecordID, at index: Int) {
    records[record].setHasErrors(false, at: index)
    errors[FieldAddress(record: record, field: field)] = nil
    noteChange(of: field, in: record)
  }

  /// Forgets what is known of a record. What links to it is null until it is written again.
  mutating func delete(_ record: RecordID) {
    willChange(record)
    removeFields(of: record)
    if deleted.contains(record) { return }
    if transaction != nil { open(names.fields.typename, of: record, forWriting: true) }
    deleted.insert(record)
    noteChange(of: names.fields.typename, in: record)
  }

  /// Returns whether an update deleted a record.
  @inline(__always)
  func isDeleted(_ record: RecordID) -> Bool { !deleted.isEmpty && deleted.contains(record) }

  /// Notes that a deleted record is written again.
  mutating func restore(_ record: RecordID) {
    openRecord(record)
    if mayBeDeletedOnDisk { loadNow(record) }
    guard deleted.contains(record) else { return }
    willChange(record)
    if transaction != nil { open(names.fields.typename, of: record, forWriting: true) }
    deleted.remove(record)
    noteChange(of: names.fields.typename, in: record)
  }

  private mutating func removeFields(of record: RecordID) {
    willReplace(record)
    openAllFields(of: record)
    // What only the disk has of the base is hidden too.
    if !isWritingBase { loadNow(record) }
    for index in (0..<Int(records[record].count)).reversed() { forgetField(of: record, at: index) }
  }

  /// Removes a field for which somebody may wait. The last one takes its place.
  mutating func forgetField(of record: RecordID, at index: Int) {
    noteChange(of: records[record].stamp(at: index).field, in: record)
    removeField(of: record, at: index)
  }

  /// Forgets all values. The records stay, for those who have their numbers, until a collection.
  mutating func removeAllValues() {
    for record in 0..<RecordID(records.count) where !records[record].isRemoved {
      records[record].free(records.pool)
      (records[record].type, records[record].validSince, records[record].saving) = (-1, 0, [])
    }
    (errors, wideFields, deleted, validSince) = ([:], [:], [], 0)
    unsaved.removeAll()
    clearCount += 1
  }

  /// Removes a field. The last one takes its place.
  mutating func removeField(of record: RecordID, at index: Int) {
    let address = address(index, of: record)
    if transaction != nil { open(address.field, of: record, forWriting: true) }
    if records[record][index].hasErrors { errors[address] = nil }
    let last = Int(records[record].count) - 1
    if last >= Self.searchedFields {
      wideFields[self.address(last, of: record)] = index
      wideFields[address] = nil
      if last == Self.searchedFields {
        for known in 0...last { wideFields[self.address(known, of: record)] = nil }
      }
    }
    records[record].remove(at: index, records.pool)
    // The mark may have passed the place to which the last field has come.
    if collection?.isMarking == true, records[record].isWhollyMarked {
      collection!.reached.append(.fields(record, from: index))
    }
  }

  /// The fields that a record has.
  func fields(of record: RecordID) -> [FieldAddress] {
    (0..<Int(records[record].count)).map { address($0, of: record) }
  }

  private func address(_ index: Int, of record: RecordID) -> FieldAddress {
    FieldAddress(record: record, field: records[record].stamp(at: index).field)
  }

  /// The stamp of a field that is written now.
  @inline(__always)
  private func stamp(_ field: FieldID) -> Record.Stamp { Record.Stamp(field, time, mark) }

  @inline(__always)
  private mutating func noteChange(of field: FieldID, in record: RecordID) {
    if transaction != nil, !noteLayeredChange(of: field, in: record) { return }
    noteVisibleChange(of: FieldAddress(record: record, field: field))
  }

  /// Notes that readers see another value of a field.
  mutating func noteVisibleChange(of field: FieldAddress) {
    changeCount += 1
    if watchers.count > 0 { changes.append(field) }
  }
}
