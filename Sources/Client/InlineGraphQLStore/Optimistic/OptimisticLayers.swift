/// The optimistic layers of a store: changes above the base that mutations are expected to make, until their responses are there or
/// they have failed.
///
/// Records have what the highest layer shows, so that reading knows nothing of layers. Beside them there are the versions of
/// each field that a layer has set. A layer is noted with what it has read, so that it is applied again only when that changes.
struct OptimisticLayers {
  /// The number of a layer in its store. Layers are above those with lower numbers.
  typealias ID = Int

  static let base: ID = 0

  struct Accesses {
    /// The fields that it read before it wrote to them. ``FieldKeys/allFields`` stands for all fields of a record.
    var reads: Set<FieldAddress> = []
    var writes: Set<FieldAddress> = []
    /// The keys of objects that it looked for and that may not have been there.
    var lookups: Set<[UInt8]> = []
  }

  private var layers: Set<ID> = []
  private var lastID = Self.base
  private var accesses: [ID: Accesses] = [:]
  private var readers: [FieldAddress: Set<ID>] = [:]
  private var seekers: [[UInt8]: Set<ID>] = [:]

  /// The layers that must be applied, or taken off, in the current transaction, the highest first.
  private var pending: [ID] = []

  /// The values of the fields that layers have set.
  private var versions: [RecordID: [FieldID: FieldVersions]] = [:]

  /// The records that a layer was the first to name.
  private var created: Set<RecordID> = []

  /// The change that is made if there are layers; `nil` if none is made.
  private var transaction: LayerTransaction?

  var isEmpty: Bool { layers.isEmpty }

  func contains(_ id: ID) -> Bool { layers.contains(id) || layers.contains(id + 1) }

  /// Adds an update above all others: a layer of the expected response, and one of the updater above it, so that the
  /// response need not be read again when the updater is called again.
  ///
  /// - Returns: Its number, which is that of the response's layer. That of the updater is the next.
  mutating func add(hasResponse: Bool, hasUpdater: Bool) -> ID {
    let id = lastID + 1
    lastID += 2
    for (layer, isThere) in [(id, hasResponse), (id + 1, hasUpdater)] where isThere {
      layers.insert(layer)
      setPending(layer)
    }
    return id
  }

  /// Removes an update, if it is still there.
  mutating func remove(_ id: ID) {
    for layer in [id, id + 1] where layers.remove(layer) != nil { setPending(layer) }
  }

  /// Forgets all layers and what they have set.
  mutating func removeAll() {
    let (lastID, created) = (lastID, created)
    self = OptimisticLayers()
    (self.lastID, self.created) = (lastID, created)
  }

  // MARK: - The transaction

  @inline(__always)
  var isInTransaction: Bool { transaction != nil }

  /// The number of the layer that is applied; that of the base if none is.
  var level: ID { transaction?.level ?? Self.base }

  /// Whether what is written is written to the base.
  var isWritingBase: Bool {
    transaction == nil || transaction!.level == Self.base && !transaction!.isShowing
  }

  /// Whether a field is given another of its versions, which is no change.
  var isShowing: Bool { transaction?.isShowing == true }

  /// Begins a change of the base, if there are layers.
  mutating func begin() {
    if !isEmpty { transaction = LayerTransaction() }
  }

  /// Begins a change of the base that may be taken back, whether there are layers or not.
  mutating func beginNoting() {
    if transaction == nil { transaction = LayerTransaction() }
  }

  mutating func endBase(_ table: RecordTable) {
    guard let changes = transaction else {
      if !pending.isEmpty { transaction = LayerTransaction() }
      return
    }
    for address in changes.accesses.writes where has(address) { setBase(table.version(at: address), of: address) }
    noteChanges(of: changes.changed, above: Self.base)
  }

  /// Begins to apply the lowest layer that must be applied or taken off. Returns its number; `nil` if there is none.
  mutating func beginNext() -> ID? {
    guard let id = pending.popLast() else { return nil }
    transaction!.begin(id)
    return id
  }

  mutating func end(_ layer: ID, _ table: RecordTable) {
    var changed: Set<FieldAddress> = []
    let accesses = transaction!.accesses
    for address in accesses.writes {
      let value = table.version(at: address)
      let old = versions[address.record]![address.field]!.set(value, by: layer)
      transaction!.shown[address] = layer
      if old.map({ !$0.isSame(as: value) }) ?? true { changed.insert(address) }
    }
    for address in set(accesses, of: layer) {
      transaction!.noteBefore(top(of: address), address)
      if transaction!.shown[address] == layer { transaction!.shown[address] = nil }
      versions[address.record]![address.field]!.set(nil, by: layer)
      changed.insert(address)
    }
    noteChanges(of: changed, above: layer)
  }

  /// The values of the fields with versions before the transaction.
  var before: [FieldAddress: FieldVersions.Value] { transaction?.before ?? [:] }

  /// Ends the transaction. Returns the records of which only layers have known, if no layer is left.
  mutating func end() -> Set<RecordID> {
    transaction = nil
    guard layers.isEmpty, !created.isEmpty else { return [] }
    defer { created = [] }
    return created
  }

  // MARK: - Versions

  /// The versions of the fields of a record that layers have set.
  func versions(of record: RecordID) -> [FieldID: FieldVersions] { versions[record] ?? [:] }

  private func has(_ address: FieldAddress) -> Bool { versions[address.record]?[address.field] != nil }

  private mutating func setBase(_ value: FieldVersions.Value, of address: FieldAddress) {
    versions[address.record]![address.field]!.base = value
  }

  /// Returns what readers see of a field with versions, and the layer that set it.
  func top(of address: FieldAddress) -> FieldVersions.Version { versions[address.record]![address.field]!.top }

  /// Forgets the versions of a field that no layer sets any more.
  mutating func removeVersionsOfBaseAlone(of address: FieldAddress) {
    guard versions[address.record]![address.field]!.isOfBaseAlone else { return }
    versions[address.record]![address.field] = nil
    if versions[address.record]!.isEmpty { versions[address.record] = nil }
  }

  /// Begins to give a field one of its versions. Returns whether it does not have that.
  mutating func beginShowing(_ layer: ID, at address: FieldAddress) -> Bool {
    transaction!.noteBefore(top(of: address), address)
    if transaction!.shown[address] == layer { return false }
    transaction!.shown[address] = layer
    transaction!.isShowing = true
    return true
  }

  mutating func endShowing() { transaction!.isShowing = false }

  /// Returns what the current layer finds in a field that it has not found yet; `nil` if the field has that, since no layer sets
  /// it.
  mutating func open(_ address: FieldAddress) -> FieldVersions.Version? {
    guard transaction!.opened.insert(address).inserted else { return nil }
    return versions[address.record]?[address.field]?.newest(below: level)
  }

  mutating func noteRead(_ address: FieldAddress) {
    if level > Self.base, !transaction!.accesses.writes.contains(address) {
      transaction!.accesses.reads.insert(address)
    }
  }

  mutating func noteWrite(_ address: FieldAddress, _ table: RecordTable) {
    guard transaction!.accesses.writes.insert(address).inserted, level > Self.base, !has(address) else {
      return
    }
    versions[address.record, default: [:]][address.field] = FieldVersions(base: table.version(at: address))
    transaction!.noteBefore(top(of: address), address)
  }

  /// Notes a change that the current layer makes. Returns whether readers may see it.
  @inline(never)
  mutating func noteChange(of address: FieldAddress) -> Bool {
    guard isWritingBase else { return false }
    transaction!.changed.insert(address)
    return !has(address)
  }

  /// The key that stands for all objects.
  static let anyObject: [UInt8] = []

  /// Notes that the current layer looks for objects with a key.
  mutating func noteLookup(of key: [UInt8]) {
    if level > Self.base { transaction!.accesses.lookups.insert(key) }
  }

  /// Notes that the current layer is the first to name a record.
  mutating func noteCreated(_ record: RecordID, isLoading: Bool, _ table: RecordTable) {
    if level > Self.base, !isLoading { created.insert(record) }
    guard !seekers.isEmpty, let key = table.identity(of: record) else { return }
    let type = FieldAddress(record: record, field: FieldKeys.typename)
    for key in [key, Self.anyObject] { noteObject(withKey: key, type, above: level) }
  }

  // MARK: - What is loaded

  /// Returns whether a layer below the current one has set a field, so that what the disk has of it is not found.
  func isLayered(_ field: FieldID, of record: RecordID) -> Bool {
    guard let versions = versions[record]?[field] else { return false }
    return transaction == nil || versions.newest(below: level).layer > Self.base
  }

  /// Returns whether the base knows nothing of a record, not even that it was deleted.
  func isBaseEmpty(_ record: RecordID, _ table: RecordTable) -> Bool {
    guard let versions = versions[record] else { return table.isEmpty(record) }
    switch versions[FieldKeys.typename]?.base
      ?? table.version(at: FieldAddress(record: record, field: FieldKeys.typename))
    {
    case .record(type: -1, isDeleted: false): break
    default: return false
    }
    let isUnknown = versions.allSatisfy { field, versions in
      if case .absent = versions.base { true } else { field == FieldKeys.typename }
    }
    return isUnknown && table.fields(of: record).allSatisfy { versions[$0.field] != nil }
  }

  /// Notes that what is loaded names a record, so that the base knows it, even if a layer was the first to name it.
  mutating func noteLoaded(_ record: RecordID, _ type: Int32) {
    created.remove(record)
    let address = FieldAddress(record: record, field: FieldKeys.typename)
    guard type >= 0, case .record(-1, let isDeleted)? = versions[record]?[FieldKeys.typename]?.base else { return }
    setBase(.record(type: type, isDeleted: isDeleted), of: address)
  }

  /// Notes that the base has deleted an object, though a layer may have restored it.
  mutating func noteDeletedOnDisk(_ record: RecordID) {
    let address = FieldAddress(record: record, field: FieldKeys.typename)
    guard case .record(let type, _)? = versions[record]?[FieldKeys.typename]?.base else { return }
    setBase(.record(type: type, isDeleted: true), of: address)
  }

  /// Notes that a field was loaded that the base did not have in memory, if a layer has set it.
  mutating func noteLoaded(_ value: StoredValue, _ stamp: Record.Stamp, _ errors: [FieldError], to record: RecordID) {
    guard case .absent? = versions[record]?[stamp.field]?.base else { return }
    let text = value.hasText ? Array(value.text) : []
    let field = FieldVersions.Field(kind: value.kind, value: value, text: text, time: stamp.time, errors: errors)
    setBase(.field(field), of: FieldAddress(record: record, field: stamp.field))
  }

  // MARK: - What must be applied

  private mutating func setPending(_ id: ID) {
    var (low, high) = (0, pending.count)
    while low < high {
      let middle = (low + high) / 2
      if pending[middle] > id { low = middle + 1 } else { high = middle }
    }
    if low == pending.count || pending[low] != id { pending.insert(id, at: low) }
  }

  /// Notes that fields have other values above a layer, so that higher layers that read them must be applied again.
  private mutating func noteChanges(of fields: Set<FieldAddress>, above layer: ID) {
    for field in fields {
      for address in [field, FieldAddress(record: field.record, field: FieldKeys.allFields)] {
        for reader in readers[address] ?? [] where reader > layer { setPending(reader) }
      }
    }
  }

  /// Notes that an object with a key has a record now. Higher layers that looked for it must be applied again. To lower ones its
  /// type says that it is not there.
  ///
  /// - Parameter type: The type of the record.
  private mutating func noteObject(withKey key: [UInt8], _ type: FieldAddress, above layer: ID) {
    for seeker in seekers[key] ?? [] {
      accesses[seeker]?.reads.insert(type)
      readers[type, default: []].insert(seeker)
      if seeker > layer { setPending(seeker) }
    }
  }

  // MARK: - What layers have read and written

  /// Sets the fields that a layer has read and written.
  ///
  /// - Returns: The fields that it had written before and not now.
  private mutating func set(_ new: Accesses, of layer: ID) -> Set<FieldAddress> {
    let old = accesses[layer] ?? Accesses()
    accesses[layer] = layers.contains(layer) ? new : nil
    for field in old.reads.subtracting(new.reads) { readers.remove(layer, from: field) }
    for key in old.lookups.subtracting(new.lookups) { seekers.remove(layer, from: key) }
    for field in new.reads.subtracting(old.reads) { readers[field, default: []].insert(layer) }
    for key in new.lookups.subtracting(old.lookups) { seekers[key, default: []].insert(layer) }
    return old.writes.subtracting(new.writes)
  }
}

extension Dictionary where Value == Set<OptimisticLayers.ID> {
  fileprivate mutating func remove(_ layer: OptimisticLayers.ID, from key: Key) {
    self[key]?.remove(layer)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
