extension StoreContents {
  /// Makes a change below all optimistic layers, and applies those again that have read what has changed.
  ///
  /// It is one transaction: what the layers show anew and what they show no more is among its changes.
  mutating func publish<Result>(
    at now: StoreTime,
    _ change: (inout StoreContents) throws -> Result
  ) rethrows -> Result {
    begin(at: now)
    if !layers.isEmpty { transaction = LayerTransaction() }
    defer { applyLayers() }
    return try change(&self)
  }

  private mutating func applyLayers() {
    if transaction != nil {
      endBase()
    } else if layers.hasPending {
      transaction = LayerTransaction()
    }
    while let id = layers.nextPending() {
      transaction!.begin(id)
      layers[id]?.apply(&self)
      end(id)
    }
    if transaction != nil { showTop() }
    transaction = nil
    if layers.isEmpty, !layers.created.isEmpty { removeCreated() }
  }

  private mutating func endBase() {
    for address in transaction!.accesses.writes where layers.versions[address.record]?[address.field] != nil {
      layers.versions[address.record]![address.field]!.base = value(of: address)
    }
    layers.noteChanges(of: transaction!.changed, above: OptimisticLayer.base)
  }

  private mutating func end(_ layer: OptimisticLayer.ID) {
    var changed: Set<FieldAddress> = []
    let accesses = transaction!.accesses
    for address in accesses.writes {
      let value = value(of: address)
      let old = layers.versions[address.record]![address.field]!.set(value, by: layer)
      transaction!.shown[address] = layer
      if old.map({ !$0.isSame(as: value) }) ?? true { changed.insert(address) }
    }
    for address in layers.set(accesses, of: layer) {
      transaction!.noteBefore(layers.versions[address.record]![address.field]!.top, address)
      if transaction!.shown[address] == layer { transaction!.shown[address] = nil }
      layers.versions[address.record]![address.field]!.set(nil, by: layer)
      changed.insert(address)
    }
    layers.noteChanges(of: changed, above: layer)
  }

  /// Gives all fields what the highest layer shows.
  private mutating func showTop() {
    for (address, before) in transaction!.before {
      let versions = layers.versions[address.record]![address.field]!
      show(versions.top, versions, at: address)
      if versions.isOfBaseAlone {
        layers.versions[address.record]![address.field] = nil
        if layers.versions[address.record]!.isEmpty { layers.versions[address.record] = nil }
      }
      if isChange(from: before, to: versions.top.value, of: address.record) { noteVisibleChange(of: address) }
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
    return (old.time < freshSince(record)) != (new.time < freshSince(record))
  }

  /// Removes the records of which only layers have known.
  private mutating func removeCreated() {
    for record in layers.created where isEmpty(record) && !isRoot(record) {
      remove(record)
      releaseNumber(of: record)
    }
    layers.created = []
  }
}

extension GraphQLStore {
  /// Changes the store in one transaction, and wakes those who wait for what changed.
  func publish<Result>(_ change: (inout StoreContents) throws -> Result) rethrows -> Result {
    let now = now
    var (wakes, count, wantsCollection) = ([@Sendable () -> Void](), 0, false)
    defer {
      // The cause before its effects, which other threads tell.
      onEvent?(.write(changedFields: count, wokenReaders: wakes.count))
      for wake in wakes { wake() }
      if wantsCollection { collectSoon() }
    }
    return try contents.withLock { contents in
      defer {
        wakes = contents.watchers.wakes(for: contents.changes, and: contents.wokenWatchers)
        count = contents.changeCount
        wantsCollection = contents.layers.isEmpty && contents.isCollectionPostponed
      }
      return try contents.publish(at: now, change)
    }
  }

  /// Takes an update off, if it is still there.
  func removeLayer(_ id: OptimisticLayer.ID) {
    if contents.withLock({ $0.layers.contains(id) }) { publish { $0.layers.remove(id) } }
  }
}
