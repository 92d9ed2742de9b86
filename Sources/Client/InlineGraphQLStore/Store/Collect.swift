import InlineGraphQL

extension GraphQLStore {
  /// Removes all values that no retained operation selects.
  ///
  /// The store does so by itself after operations are released. Others read and write meanwhile: no part of it takes a
  /// millisecond. While a mutation with an optimistic update waits for its response nothing is removed; the store does so
  /// then.
  public func collect() async {
    let last = contents.withLock { $0.collector.numberOfNext }
    while collectPart() < last { await Self.pause() }
  }

  /// Collects in the background. Until that begins, further calls ask for the same collection.
  func collectSoon() {
    let isFirst = contents.withLock { $0.collector.want() }
    guard isFirst else { return }
    Task.detached(priority: .utility) { [weak self] in
      while let last = self?.contents.withLock({ $0.collector.nextWanted() }) {
        let start = ContinuousClock.now
        while let count = self?.collectPart(), count < last { await Self.pause() }
        // At most a tenth of the time goes into collections.
        try? await Task.sleep(for: (.now - start) * 9)
      }
    }
  }

  /// Does a part of a collection, and begins one if none is under way. Returns the number of collections that are done, or
  /// the greatest number if they must wait.
  private func collectPart() -> Int {
    let (finished, count) = contents.withLock { contents -> (Sweep?, Int) in
      contents.collector.isPostponed = !contents.layers.isEmpty
      if contents.collector.isPostponed { return (nil, .max) }
      let start = ContinuousClock.now
      let finished = contents.collect(until: start + .microseconds(200))
      contents.collector.longestStep = max(contents.collector.longestStep, .now - start)
      return (finished, contents.collector.count)
    }
    if let finished {
      onEvent?(.collection(removedRecords: finished.removedRecords, removedFields: finished.removedFields))
    }
    return count
  }

  /// Lets others that wait for the store go first.
  private static func pause() async { try? await Task.sleep(for: .microseconds(200)) }
}
