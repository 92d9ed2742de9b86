/// A change of a store with optimistic layers, while it is made.
///
/// First the base is changed, then layers are applied, from below. Meanwhile a record has, in each field that one of them has
/// accessed, what that one has found or written. In the end it has what the highest layer shows.
struct LayerTransaction {
  /// The layer that is applied; that of the base at first.
  private(set) var level = OptimisticLayers.base

  /// The fields that have what the current layer found, or what it wrote since.
  var opened: Set<FieldAddress> = []

  /// The fields that the current layer has read and written.
  var accesses = OptimisticLayers.Accesses()

  /// The fields of the base that have changed.
  var changed: Set<FieldAddress> = []

  /// The values of the fields with versions before the transaction.
  var before: [FieldAddress: FieldVersions.Value] = [:]

  /// The layers whose values these fields have now. A field that is not there has none of its versions.
  var shown: [FieldAddress: OptimisticLayers.ID] = [:]

  /// Whether a field is given another of its versions, which is no change.
  var isShowing = false

  mutating func begin(_ layer: OptimisticLayers.ID) {
    (level, opened, accesses) = (layer, [], OptimisticLayers.Accesses())
  }

  /// Notes what readers saw of a field before it gets another version.
  mutating func noteBefore(_ top: FieldVersions.Version, _ field: FieldAddress) {
    if before[field] != nil { return }
    (before[field], shown[field]) = (top.value, top.layer)
  }
}
