/// An optimistic update: what a mutation is expected to do, until its response is there or it has failed.
struct OptimisticLayer: Sendable {
  /// The number of a layer in its store.
  typealias ID = Int

  let id: ID

  /// Changes the records. Whenever what is below changes, the layer is applied again.
  let apply: @Sendable (inout StoreContents) -> Void
}

/// The optimistic updates of a store, in the order in which they began.
struct OptimisticLayers {
  private(set) var layers: [OptimisticLayer] = []
  private var lastID = 0

  /// Whether there are none.
  var isEmpty: Bool { layers.isEmpty }

  /// Returns whether a layer is there.
  func contains(_ id: OptimisticLayer.ID) -> Bool { layers.contains { $0.id == id } }

  /// Adds a layer above all others. Returns its number.
  mutating func add(_ apply: @escaping @Sendable (inout StoreContents) -> Void) -> OptimisticLayer.ID {
    lastID += 1
    layers.append(OptimisticLayer(id: lastID, apply: apply))
    return lastID
  }

  /// Removes a layer, if it is still there.
  mutating func remove(_ id: OptimisticLayer.ID) { layers.removeAll { $0.id == id } }
}

extension StoreContents {
  /// Makes a change below all optimistic layers, and applies them to what has become of the base.
  ///
  /// It is one transaction: what the layers show anew and what they show no more is among its changes.
  mutating func publish<Result>(
    at now: StoreTime,
    _ change: (inout StoreContents) throws -> Result
  ) rethrows -> Result {
    begin(at: now)
    let created = restoreBase()
    defer { applyLayers(created) }
    return try change(&self)
  }

  private mutating func applyLayers(_ created: Set<RecordID>) {
    if layers.isEmpty { return removeEmpty(created) }
    beginNotingBase(created)
    for layer in layers.layers { layer.apply(&self) }
  }
}

extension GraphQLStore {
  /// Changes the store in one transaction, and wakes those who wait for what changed.
  func publish<Result>(_ change: (inout StoreContents) throws -> Result) rethrows -> Result {
    let now = now
    var (wakes, count, wantsCollection) = ([@Sendable () -> Void](), 0, false)
    defer {
      for wake in wakes { wake() }
      onEvent?(.write(changedFields: count, wokenReaders: wakes.count))
      if wantsCollection { collectSoon() }
    }
    return try contents.withLock { contents in
      defer {
        (wakes, count) = (contents.watchers.wakes(for: contents.changes), contents.changeCount)
        wantsCollection = contents.layers.isEmpty && contents.isCollectionPostponed
      }
      return try contents.publish(at: now, change)
    }
  }

  /// Takes a layer off, if it is still there.
  func removeLayer(_ id: OptimisticLayer.ID) {
    if contents.withLock({ $0.layers.contains(id) }) { publish { $0.layers.remove(id) } }
  }
}
