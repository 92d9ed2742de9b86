extension StoreContents {
  /// Whether a change that may be taken back writes to objects of which the base may be on disk alone. It may have deleted them.
  var mayBeDeletedOnDisk: Bool {
    disk.storage != nil && (undo.isNoting || layers.level > OptimisticLayers.base)
  }

  /// Gives a field what the current layer finds there, and notes that it is read or written.
  mutating func open(_ field: FieldID, of record: RecordID, forWriting: Bool = false) {
    if layers.isShowing { return }
    let address = FieldAddress(record: record, field: field)
    if let version = layers.open(address) { show(version, at: address) }
    if forWriting { layers.noteWrite(address, table) } else { layers.noteRead(address) }
  }

  /// Returns the index of a field of a record, as the current layer finds it.
  @inline(__always)
  mutating func find(_ field: FieldID, in record: RecordID, guess: Int = 0) -> Int? {
    if layers.isInTransaction { open(field, of: record) }
    return table.index(of: field, in: record, guess: guess)
  }

  /// Returns the type of a record's object, as the current layer finds it.
  mutating func foundType(of record: RecordID) -> Int32 {
    openRecord(record)
    return table.type(of: record)
  }

  /// Lets a record have the type that the current layer finds, and be deleted if it is there.
  mutating func openRecord(_ record: RecordID) {
    if layers.isInTransaction { open(FieldKeys.typename, of: record) }
  }

  /// Gives all fields of a record what the current layer finds there.
  mutating func openAllFields(of record: RecordID) {
    if !layers.isInTransaction { return }
    for field in layers.versions(of: record).keys { open(field, of: record) }
    open(FieldKeys.allFields, of: record)
  }

  /// Gives all fields what the highest layer shows.
  mutating func showTop() {
    for (address, before) in layers.before {
      let top = layers.top(of: address)
      show(top, at: address)
      layers.removeVersionsOfBaseAlone(of: address)
      guard isChange(from: before, to: top.value, of: address.record) else { continue }
      watchers.note(address)
      if address.field == FieldKeys.typename { wakeSeekers(of: address.record) }
    }
  }

  private func isChange(
    from old: FieldVersions.Value,
    to new: FieldVersions.Value,
    of record: RecordID
  ) -> Bool {
    if !old.isSame(as: new) { return true }
    // Readers are told whether a value is stale.
    guard case .field(let old) = old, case .field(let new) = new else { return false }
    return (old.time < table.freshSince(record)) != (new.time < table.freshSince(record))
  }

  /// Gives a field one of its versions.
  private mutating func show(_ version: FieldVersions.Version, at address: FieldAddress) {
    guard layers.beginShowing(version.layer, at: address) else { return }
    defer { layers.endShowing() }
    set(version.value, at: address, isOfBase: version.layer == OptimisticLayers.base)
  }

  /// Gives a field a value that it had before.
  ///
  /// - Parameter isOfBase: Whether the disk may have the value if memory does not.
  mutating func set(_ value: FieldVersions.Value, at address: FieldAddress, isOfBase: Bool = true) {
    switch value {
    case .record(let type, let isDeleted):
      setType(type, of: address.record)
      setDeleted(isDeleted, address.record)
      if isOfBase, type < 0 { mayNeedLoading(address) }
    case .field(let field): write(field, to: address)
    case .absent:
      if let index = table.index(of: address.field, in: address.record, guess: 0) {
        removeField(of: address.record, at: index)
      }
      if isOfBase { mayNeedLoading(address) }
    }
  }
}
