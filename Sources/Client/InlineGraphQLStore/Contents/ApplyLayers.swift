extension StoreContents {
  /// Makes a change below all optimistic layers, and applies those again that have read what has changed.
  ///
  /// It is one transaction: its changes include the values that the layers show anew and those that they show no more.
  mutating func publish<Result, Failure: Error>(
    at now: StoreTime,
    _ change: (inout StoreContents) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin(at: now)
    layers.begin()
    defer { applyLayers() }
    return try change(&self)
  }

  private mutating func applyLayers() {
    layers.endBase(table)
    while let id = layers.beginNext() {
      layerChanges[id]?(&self)
      layers.end(id, table)
    }
    showTop()
    for record in layers.end() where table.isEmpty(record) && !table.isRoot(record) { removeCreated(record) }
  }

  /// Adds an update above all others.
  ///
  /// - Parameters:
  ///   - response: Writes the expected response.
  ///   - updater: Changes records after that.
  /// - Returns: Its number.
  mutating func addLayer(
    response: LayerChange?,
    updater: LayerChange?
  ) -> OptimisticLayers.ID {
    let id = layers.add(hasResponse: response != nil, hasUpdater: updater != nil)
    (layerChanges[id], layerChanges[id + 1]) = (response, updater)
    return id
  }

  /// Removes an update, if it is still there.
  mutating func removeLayer(_ id: OptimisticLayers.ID) {
    layers.remove(id)
    (layerChanges[id], layerChanges[id + 1]) = (nil, nil)
  }
}
