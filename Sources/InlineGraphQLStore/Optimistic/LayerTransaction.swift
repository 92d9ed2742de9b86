/// A change of a store with optimistic layers, while it is made.
///
/// First the base is changed, then layers are applied, from below. Meanwhile a record has, in each field that one of them has
/// accessed, what that one has found or written. In the end it has what the highest layer shows.
struct LayerTransaction {
  /// The layer that is applied; that of the base at first.
  private(set) var level = OptimisticLayer.base

  /// The fields that have what the current layer found, or what it wrote since.
  var opened: Set<FieldAddress> = []

  /// What the current layer has read and written.
  var accesses = OptimisticLayers.Accesses()

  /// The fields of the base that have changed.
  var changed: Set<FieldAddress> = []

  /// What the fields with versions had before the transaction.
  var before: [FieldAddress: FieldVersions.Value] = [:]

  /// The layers whose values these fields have now. A field that is not there has none of its versions.
  var shown: [FieldAddress: OptimisticLayer.ID] = [:]

  /// Whether a field is given another of its versions, which is no change.
  var isShowing = false

  /// Begins with the next layer.
  mutating func begin(_ layer: OptimisticLayer.ID) {
    (level, opened, accesses) = (layer, [], OptimisticLayers.Accesses())
  }

  /// Notes what readers saw of a field before it gets another version.
  mutating func noteBefore(_ top: (layer: OptimisticLayer.ID, value: FieldVersions.Value), _ field: FieldAddress) {
    if before[field] != nil { return }
    (before[field], shown[field]) = (top.value, top.layer)
  }
}

extension StoreContents {
  /// The number of the layer that is applied; that of the base if none is.
  var level: OptimisticLayer.ID { transaction?.level ?? OptimisticLayer.base }

  /// Whether what is written is written to the base.
  var isWritingBase: Bool {
    transaction == nil || transaction!.level == OptimisticLayer.base && !transaction!.isShowing
  }

  /// Whether a layer writes to objects of which the base may be on disk alone. It may have deleted them.
  var mayBeDeletedOnDisk: Bool { level > OptimisticLayer.base && disk != nil }

  /// Gives a field what the current layer finds there, and notes that it is read or written.
  mutating func open(_ field: FieldID, of record: RecordID, forWriting: Bool = false) {
    if transaction!.isShowing { return }
    let address = FieldAddress(record: record, field: field)
    if transaction!.opened.insert(address).inserted, let versions = layers.versions[record]?[field] {
      show(versions.newest(below: level), versions, at: address)
    }
    if !forWriting {
      if level > OptimisticLayer.base, !transaction!.accesses.writes.contains(address) {
        transaction!.accesses.reads.insert(address)
      }
    } else if transaction!.accesses.writes.insert(address).inserted, level > OptimisticLayer.base,
      layers.versions[record]?[field] == nil
    {
      let versions = FieldVersions(base: value(of: address))
      layers.versions[record, default: [:]][field] = versions
      transaction!.noteBefore(versions.top, address)
    }
  }

  /// Returns the index of a field of a record, as the current layer finds it.
  @inline(__always)
  mutating func find(_ field: FieldID, in record: RecordID, guess: Int = 0) -> Int? {
    if transaction != nil { open(field, of: record) }
    return index(of: field, in: record, guess: guess)
  }

  /// Returns the type of a record's object, as the current layer finds it.
  mutating func foundType(of record: RecordID) -> Int32 {
    openRecord(record)
    return type(of: record)
  }

  /// Lets a record have the type that the current layer finds, and be deleted if it is there.
  mutating func openRecord(_ record: RecordID) {
    if transaction != nil { open(names.fields.typename, of: record) }
  }

  /// Gives all fields of a record what the current layer finds there.
  mutating func openAllFields(of record: RecordID) {
    if transaction == nil { return }
    for field in (layers.versions[record] ?? [:]).keys { open(field, of: record) }
    open(Self.allFields, of: record)
  }

  /// Notes that the current layer looks for objects with a key.
  mutating func noteLookup(of key: [UInt8]) {
    if level > OptimisticLayer.base { transaction!.accesses.lookups.insert(key) }
  }

  /// Notes that the current layer is the first to name a record.
  mutating func noteCreated(_ record: RecordID) {
    if level > OptimisticLayer.base, !isLoading { layers.created.insert(record) }
    guard layers.hasSeekers, let key = lookupKey(of: record) else { return }
    layers.noteObject(withKey: key, FieldAddress(record: record, field: names.fields.typename), above: level)
  }

  /// Notes that what is loaded names a record, so that the base knows it, even if a layer was the first to name it.
  mutating func noteLoaded(_ record: RecordID, _ type: Int32) {
    layers.created.remove(record)
    guard type >= 0, case .record(-1, let isDeleted)? = layers.versions[record]?[names.fields.typename]?.base else {
      return
    }
    layers.versions[record]![names.fields.typename]!.base = .record(type: type, isDeleted: isDeleted)
  }

  /// Notes that the base has deleted an object, though a layer may have restored it.
  mutating func noteDeletedOnDisk(_ record: RecordID) {
    if !isLayered(names.fields.typename, of: record) { deleted.insert(record) }
    guard case .record(let type, _)? = layers.versions[record]?[names.fields.typename]?.base else { return }
    layers.versions[record]![names.fields.typename]!.base = .record(type: type, isDeleted: true)
  }

  /// Notes that a field was loaded that the base did not have in memory, if a layer has set it.
  mutating func noteLoaded(_ value: StoredValue, _ stamp: Record.Stamp, _ errors: [FieldError], to record: RecordID) {
    guard case .absent? = layers.versions[record]?[stamp.field]?.base else { return }
    let text = value.hasText ? Array(value.text) : []
    let field = FieldVersions.Field(kind: value.kind, value: value, text: text, time: stamp.time, errors: errors)
    layers.versions[record]![stamp.field]!.base = .field(field)
  }

  /// Notes a change that the current layer makes. Returns whether readers may see it.
  @inline(never)
  mutating func noteLayeredChange(of field: FieldID, in record: RecordID) -> Bool {
    guard isWritingBase else { return false }
    transaction!.changed.insert(FieldAddress(record: record, field: field))
    return layers.versions[record]?[field] == nil
  }

  /// Returns whether a layer below the current one has set a field, so that what the disk has of it is not found.
  func isLayered(_ field: FieldID, of record: RecordID) -> Bool {
    guard let versions = layers.versions[record]?[field] else { return false }
    return transaction == nil || versions.newest(below: level).layer > OptimisticLayer.base
  }
}
