extension GraphQLStore {
  /// Changes the store in one transaction, and wakes the readers that wait for its changes.
  func publish<Result, Failure: Error>(
    _ change: (inout StoreContents) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let now = now
    var (wakes, count, wantsCollection) = ([@Sendable () -> Void](), 0, false)
    defer {
      // The cause before its effects, which other threads tell.
      onEvent?(.write(changedFields: count, wokenReaders: wakes.count))
      for wake in wakes { wake() }
      if wantsCollection { collectSoon() }
    }
    return try contents.withLock { contents throws(Failure) in
      defer {
        (wakes, count) = (contents.watchers.wakes, contents.watchers.changeCount)
        wantsCollection = contents.layers.isEmpty && contents.collector.isPostponed
      }
      return try contents.publish(at: now, change)
    }
  }

  /// Takes an update off, if it is still there.
  func removeLayer(_ id: OptimisticLayers.ID) {
    if contents.withLock({ $0.layers.contains(id) }) { publish { $0.removeLayer(id) } }
  }
}
