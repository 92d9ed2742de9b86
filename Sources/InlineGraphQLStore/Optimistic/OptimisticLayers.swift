/// A change above the base: what a mutation is expected to do, until its response is there or it has failed.
struct OptimisticLayer: Sendable {
  /// The number of a layer in its store. Layers are above those with lower numbers.
  typealias ID = Int

  /// What is below all layers.
  static let base: ID = 0

  /// Changes the records. If something changes that it has read, it is called again.
  let apply: @Sendable (inout StoreContents) -> Void
}

/// The optimistic layers of a store.
///
/// Records have what the highest layer shows, so that reading knows nothing of layers. Beside them there are the versions of
/// each field that a layer has set. A layer is noted with what it has read, so that it is applied again only when that changes.
struct OptimisticLayers {
  /// What a layer has read and written.
  struct Accesses {
    /// The fields that it read before it wrote to them. `StoreContents.allFields` stands for all fields of a record.
    var reads: Set<FieldAddress> = []
    var writes: Set<FieldAddress> = []
    /// The keys of objects that it looked for and that may not have been there.
    var lookups: Set<[UInt8]> = []
  }

  private var layers: [OptimisticLayer.ID: OptimisticLayer] = [:]
  private var lastID = OptimisticLayer.base
  private var accesses: [OptimisticLayer.ID: Accesses] = [:]
  private var readers: [FieldAddress: Set<OptimisticLayer.ID>] = [:]
  private var seekers: [[UInt8]: Set<OptimisticLayer.ID>] = [:]

  /// The layers that must be applied, or taken off, in the current transaction, the highest first.
  private var pending: [OptimisticLayer.ID] = []

  /// The values of the fields that layers have set.
  var versions: [RecordID: [FieldID: FieldVersions]] = [:]

  /// The records that a layer was the first to name.
  var created: Set<RecordID> = []

  /// Whether there are none.
  var isEmpty: Bool { layers.isEmpty }

  /// The layer with a number; `nil` if it was taken off.
  subscript(id: OptimisticLayer.ID) -> OptimisticLayer? { layers[id] }

  /// Returns whether an update is there.
  func contains(_ id: OptimisticLayer.ID) -> Bool { layers[id] != nil || layers[id + 1] != nil }

  /// Adds an update above all others: a layer of the expected response, and one of the updater above it, so that the
  /// response need not be read again when the updater is called again.
  ///
  /// - Returns: Its number.
  mutating func add(response: OptimisticLayer?, updater: OptimisticLayer?) -> OptimisticLayer.ID {
    let id = lastID + 1
    lastID += 2
    (layers[id], layers[id + 1]) = (response, updater)
    for layer in [id, id + 1] where layers[layer] != nil { setPending(layer) }
    return id
  }

  /// Removes an update, if it is still there.
  mutating func remove(_ id: OptimisticLayer.ID) {
    for layer in [id, id + 1] where layers.removeValue(forKey: layer) != nil { setPending(layer) }
  }

  /// Forgets all layers and what they have set.
  mutating func removeAll() {
    let (lastID, created) = (lastID, created)
    self = OptimisticLayers()
    (self.lastID, self.created) = (lastID, created)
  }

  // MARK: - What must be applied

  /// Whether a layer must be applied or taken off.
  var hasPending: Bool { !pending.isEmpty }

  /// Returns the lowest layer that must be applied or taken off, once.
  mutating func nextPending() -> OptimisticLayer.ID? { pending.popLast() }

  private mutating func setPending(_ id: OptimisticLayer.ID) {
    var (low, high) = (0, pending.count)
    while low < high {
      let middle = (low + high) / 2
      if pending[middle] > id { low = middle + 1 } else { high = middle }
    }
    if low == pending.count || pending[low] != id { pending.insert(id, at: low) }
  }

  /// Notes that fields have other values above a layer, so that higher layers that read them must be applied again.
  mutating func noteChanges(of fields: Set<FieldAddress>, above layer: OptimisticLayer.ID) {
    for field in fields {
      for address in [field, FieldAddress(record: field.record, field: StoreContents.allFields)] {
        for reader in readers[address] ?? [] where reader > layer { setPending(reader) }
      }
    }
  }

  /// Whether a layer has looked for objects that may not have been there.
  var hasSeekers: Bool { !seekers.isEmpty }

  /// Notes that an object with a key has a record now. Higher layers that looked for it must be applied again. To lower ones its
  /// type says that it is not there.
  ///
  /// - Parameter type: The type of the record.
  mutating func noteObject(withKey key: [UInt8], _ type: FieldAddress, above layer: OptimisticLayer.ID) {
    for seeker in seekers[key] ?? [] {
      accesses[seeker]?.reads.insert(type)
      readers[type, default: []].insert(seeker)
      if seeker > layer { setPending(seeker) }
    }
  }

  // MARK: - What layers have read and written

  /// Sets what a layer has read and written.
  ///
  /// - Returns: What it had written before and not now.
  mutating func set(_ new: Accesses, of layer: OptimisticLayer.ID) -> Set<FieldAddress> {
    let old = accesses[layer] ?? Accesses()
    accesses[layer] = layers[layer] == nil ? nil : new
    for field in old.reads.subtracting(new.reads) { readers.remove(layer, from: field) }
    for key in old.lookups.subtracting(new.lookups) { seekers.remove(layer, from: key) }
    for field in new.reads.subtracting(old.reads) { readers[field, default: []].insert(layer) }
    for key in new.lookups.subtracting(old.lookups) { seekers[key, default: []].insert(layer) }
    return old.writes.subtracting(new.writes)
  }
}

extension Dictionary where Value == Set<OptimisticLayer.ID> {
  fileprivate mutating func remove(_ layer: OptimisticLayer.ID, from key: Key) {
    self[key]?.remove(layer)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
