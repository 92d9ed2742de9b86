/// The records of a store, and the names and errors in them.
///
/// The table tells nobody of its changes. The one that a store has changes in ``StoreContents`` alone, which tells.
struct RecordTable {
  var names = StoreNames()

  /// The identities of records, by which their numbers are found.
  var identities: ByteStringTable

  private var memory = RecordMemory()

  /// The records that an update deleted. Links to them are null.
  private(set) var deleted: Set<RecordID> = []

  /// How many records were removed.
  private(set) var removals: UInt32 = 0

  /// Of which types there are identified objects.
  var identifiedTypes = IdentifiedTypes()

  /// How many records without identity became those of objects of another type.
  private(set) var typeChanges = 0

  /// The errors of the fields whose values say that they have some.
  private(set) var errors: [FieldAddress: [FieldError]] = [:]

  /// The index of each field of a record with too many to search.
  private var wideFields: [FieldAddress: Int] = [:]
  private static let searchedFields = 64

  /// The fields of roots of which memory has what the disk has, or had when a phase of a collection began.
  var loadedRootFields: Set<FieldAddress> = []

  /// The state of a record that is made.
  var initialSaving: Record.SavingState = []

  /// The mark of what the last collection found, or what was written since it began.
  var mark: Mark = true

  /// The time of the current transaction.
  var time: StoreTime = 0

  /// Values that were written before are stale.
  var validSince: StoreTime = 0

  /// How long values of a type are fresh.
  var maximumAges: [Int32: StoreTime] = [:]

  init() { identities = ByteStringTable(memory.pool, partCount: 64) }

  /// The number of records, free ones among them.
  var count: Int { memory.count }

  /// The memory of the records' values.
  var pool: BlockPool { memory.pool }

  /// Gives the records a new pool of memory. Returns the old one.
  mutating func replacePool() -> BlockPool {
    defer { identities.replacePool(with: memory.pool) }
    return memory.replacePool()
  }

  /// The record with a number.
  subscript(record: RecordID) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(memory.address(record)) }
    @inline(__always) mutating unsafeMutableAddress { memory.address(record) }
  }

  /// Returns the time since which values of a record must have been written to be fresh.
  @inline(__always)
  func freshSince(_ record: RecordID) -> StoreTime {
    let since = max(validSince, memory[record].validSince)
    guard !maximumAges.isEmpty, let age = maximumAges[memory[record].type], age < time else { return since }
    return max(since, time - age)
  }

  // MARK: - Records

  /// Makes the record that has the number of an identity, unless it is there. Returns whether it was made.
  @inline(__always)
  mutating func make(_ record: RecordID) -> Bool {
    if record == memory.count {
      memory.append(Record(mark: mark, birth: removals, initialSaving))
      return true
    }
    guard memory[record].isRemoved else { return false }
    memory[record] = Record(mark: mark, birth: removals, initialSaving)
    return true
  }

  /// Returns whether a record still is that of the object that it was after so many removals.
  func has(_ record: RecordID, since removals: UInt32) -> Bool {
    !memory[record].isRemoved && memory[record].birth <= removals
  }

  /// Returns whether nothing is known of a record, not even that it was deleted.
  func isEmpty(_ record: RecordID) -> Bool {
    memory[record].count == 0 && memory[record].type < 0 && !deleted.contains(record)
  }

  /// Returns whether an update deleted a record.
  @inline(__always)
  func isDeleted(_ record: RecordID) -> Bool { !deleted.isEmpty && deleted.contains(record) }

  /// The type of a record's object; -1 if it is unknown.
  func type(of record: RecordID) -> Int32 { memory[record].type }

  /// Notes the type of a record's object.
  mutating func setType(_ type: Int32, of record: RecordID) -> FieldChange {
    memory[record].type = type
    return FieldChange(kind: .typeSet)
  }

  /// Notes that a record is that of an object of another type, of which nothing is known.
  mutating func noteTypeChange() { typeChanges += 1 }

  /// Notes whether an update deleted a record.
  @discardableResult
  mutating func setDeleted(_ isDeleted: Bool, _ record: RecordID) -> FieldChange {
    if isDeleted { deleted.insert(record) } else { deleted.remove(record) }
    return FieldChange(kind: .deletionSet)
  }

  /// Removes a record, which has no fields and to which nothing leads. It keeps its number, which objects in it have in
  /// their identities.
  mutating func remove(_ record: RecordID) {
    memory[record].free(memory.pool)
    memory[record].isRemoved = true
    deleted.remove(record)
    removals += 1
  }

  /// Gives the number of a removed record to others, unless a collection has found it: a record that is there has it in its
  /// identity.
  mutating func releaseNumber(of record: RecordID) {
    if memory[record].isRemoved, memory[record].mark != mark, identities.isUsed(record) { identities.remove(record) }
  }

  /// Forgets all values. The records stay until a collection, for code that has their numbers.
  mutating func removeAllValues() {
    for record in 0..<RecordID(memory.count) where !memory[record].isRemoved {
      memory[record].free(memory.pool)
      (memory[record].type, memory[record].validSince, memory[record].saving) = (-1, 0, [])
    }
    (errors, wideFields, deleted, validSince) = ([:], [:], [], 0)
  }

  /// The memory of a record, in bytes.
  func size(of record: RecordID) -> Int {
    MemoryLayout<Record>.stride + identities.entrySize(record) + memory[record].size
  }

  // MARK: - Fields

  /// Returns the index of a field of a record.
  @inline(__always)
  func index(of field: FieldID, in record: RecordID, guess: Int) -> Int? {
    if memory[record].count <= Self.searchedFields { return memory[record].index(of: field, guess: guess) }
    if guess < memory[record].count, memory[record].stamp(at: guess).field == field { return guess }
    return Self.index(of: FieldAddress(record: record, field: field), in: wideFields)
  }

  /// Returns the index of a field of a record with too many to search.
  ///
  /// A method that is not inlined would have all of the table copied for it.
  @inline(never)
  private static func index(of field: FieldAddress, in wideFields: [FieldAddress: Int]) -> Int? { wideFields[field] }

  /// The fields that a record has.
  func fields(of record: RecordID) -> [FieldAddress] {
    (0..<Int(memory[record].count)).map { address($0, of: record) }
  }

  private func address(_ index: Int, of record: RecordID) -> FieldAddress {
    FieldAddress(record: record, field: memory[record].stamp(at: index).field)
  }

  /// The errors of the field at an index.
  func errors(of record: RecordID, at index: Int) -> [FieldError] {
    memory[record][index].hasErrors ? errors[address(index, of: record)] ?? [] : []
  }

  /// Makes room for fields of a record.
  mutating func reserve(_ fields: Int, in record: RecordID) {
    if memory[record].count == 0 { memory[record].reserve(fields, memory.pool) }
  }

  /// Adds a field to a record that does not have it.
  @inline(__always)
  mutating func append(_ value: StoredValue, to field: FieldID, of record: RecordID) -> FieldChange {
    append(value, stamp(field), to: record)
  }

  /// Adds a field that was written before to a record that does not have it.
  @inline(__always)
  mutating func append(_ value: StoredValue, _ stamp: Record.Stamp, to record: RecordID) -> FieldChange {
    let index = memory[record].append(value, stamp, memory.pool)
    if index >= Self.searchedFields { noteWideField(stamp.field, of: record, at: index) }
    return FieldChange(kind: .added, index: index)
  }

  @inline(never)
  private mutating func noteWideField(_ field: FieldID, of record: RecordID, at index: Int) {
    // Until then they were few enough to search.
    if index == Self.searchedFields {
      for known in 0..<index { wideFields[address(known, of: record)] = known }
    }
    wideFields[FieldAddress(record: record, field: field)] = index
  }

  /// Writes a value without a block of memory.
  @inline(__always)
  mutating func write(_ value: StoredValue, to field: FieldID, of record: RecordID, guess: Int) -> FieldChange {
    guard let index = index(of: field, in: record, guess: guess) else { return append(value, to: field, of: record) }
    let (hadErrors, wasInvalid) = willWrite(index, of: record)
    let isChanged = memory[record].set(value, at: index, stamp(field), memory.pool)
    return written(index, isChanged, hadErrors, wasInvalid)
  }

  /// Writes a text or a list.
  @inline(__always)
  mutating func write(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    to field: FieldID,
    of record: RecordID,
    guess: Int
  ) -> FieldChange {
    guard let index = index(of: field, in: record, guess: guess) else {
      return append(StoredValue(kind, bytes, memory.pool), to: field, of: record)
    }
    let (hadErrors, wasInvalid) = willWrite(index, of: record)
    let isChanged = memory[record].set(kind, bytes, at: index, stamp(field), memory.pool)
    return written(index, isChanged, hadErrors, wasInvalid)
  }

  /// Removes the errors of a field. Returns whether it had some, and whether its value was invalidated. Readers of an
  /// invalidated value wait for a new one, even if it is equal.
  @inline(__always)
  private mutating func willWrite(_ index: Int, of record: RecordID) -> (hadErrors: Bool, wasInvalid: Bool) {
    let hadErrors = memory[record][index].hasErrors
    if hadErrors {
      memory[record].setHasErrors(false, at: index)
      errors[address(index, of: record)] = nil
    }
    return (hadErrors, memory[record].stamp(at: index).time < max(validSince, memory[record].validSince))
  }

  @inline(__always)
  private func written(_ index: Int, _ isChanged: Bool, _ hadErrors: Bool, _ wasInvalid: Bool) -> FieldChange {
    FieldChange(
      kind: .written,
      index: index,
      isChanged: isChanged,
      isNews: isChanged || wasInvalid,
      hadErrors: hadErrors
    )
  }

  /// Adds an error of a field, which the record has.
  mutating func add(_ error: FieldError, to field: FieldID, of record: RecordID, at index: Int) -> FieldChange {
    memory[record].setHasErrors(true, at: index)
    let address = FieldAddress(record: record, field: field)
    // A response may have the object at several places, each with the error.
    let isNews = errors[address]?.contains(error) != true
    if isNews { errors[address, default: []].append(error) }
    return FieldChange(kind: .errorAdded, index: index, isNews: isNews)
  }

  /// Removes a field. The last one takes its place.
  @discardableResult
  mutating func removeField(of record: RecordID, at index: Int) -> FieldChange {
    let address = address(index, of: record)
    if memory[record][index].hasErrors { errors[address] = nil }
    let last = Int(memory[record].count) - 1
    if last >= Self.searchedFields {
      wideFields[self.address(last, of: record)] = index
      wideFields[address] = nil
      if last == Self.searchedFields {
        for known in 0...last { wideFields[self.address(known, of: record)] = nil }
      }
    }
    memory[record].remove(at: index, memory.pool)
    return FieldChange(kind: .removed, index: index)
  }

  /// The stamp of a field that is written now.
  @inline(__always)
  private func stamp(_ field: FieldID) -> Record.Stamp { Record.Stamp(field, time, mark) }
}
