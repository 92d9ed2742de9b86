import InlineGraphQL

extension GraphQLStore {
  /// Removes all values that no retained operation selects.
  ///
  /// The store does so by itself after operations are released. Others read and write meanwhile: no part of it takes a
  /// millisecond. While a mutation with an optimistic update waits for its response nothing is removed; the store does so
  /// then.
  public func collect() async {
    let last = contents.withLock { $0.numberOfNextCollection }
    while collectPart() < last { await Self.pause() }
  }

  /// Collects in the background. Who asks before that begins asks for the same.
  func collectSoon() {
    let isFirst = contents.withLock { contents in
      contents.wantsCollection = true
      defer { contents.collectsInBackground = true }
      return !contents.collectsInBackground
    }
    guard isFirst else { return }
    Task.detached(priority: .utility) { [weak self] in
      while let last = self?.nextWantedCollection() {
        let start = ContinuousClock.now
        while let count = self?.collectPart(), count < last { await Self.pause() }
        // At most a tenth of the time goes into collections.
        try? await Task.sleep(for: (.now - start) * 9)
      }
    }
  }

  private func nextWantedCollection() -> Int? {
    contents.withLock { contents in
      contents.collectsInBackground = contents.wantsCollection
      contents.wantsCollection = false
      return contents.collectsInBackground ? contents.numberOfNextCollection : nil
    }
  }

  /// Does a part of a collection, and begins one if none is under way. Returns the number of collections that are done, or
  /// the greatest number if they must wait.
  private func collectPart() -> Int {
    let (finished, count) = contents.withLock { contents -> (Collection?, Int) in
      contents.isCollectionPostponed = !contents.layers.isEmpty
      if contents.isCollectionPostponed { return (nil, .max) }
      let start = ContinuousClock.now
      let finished = contents.collect(until: start + .microseconds(200))
      contents.longestCollectionStep = max(contents.longestCollectionStep, .now - start)
      return (finished, contents.collectionCount)
    }
    if let finished {
      onEvent?(.collection(removedRecords: finished.removedRecords, removedFields: finished.removedFields))
    }
    return count
  }

  /// Lets those who wait for the store go first.
  private static func pause() async { try? await Task.sleep(for: .microseconds(200)) }
}

extension StoreContents {
  /// The number of the first collection that removes all that nobody retains now.
  fileprivate var numberOfNextCollection: Int {
    // One that is under way may have marked what was released since.
    collectionCount + (collection == nil ? 1 : 2)
  }
}
