import InlineGraphQL

extension GraphQLStore {
  /// Removes all values, in memory and in the store's file, as when a user logs out.
  ///
  /// When it returns, no file has anything of them. A ``LiveQuery`` then has no data. Sequences of values have no more
  /// until others are written. Data that somebody has stays, and so do the values in it.
  ///
  /// The response to a request that is still on its way is written when it comes: cancel such requests first.
  ///
  /// - Throws: An error if the file cannot be cleared. The store then does not read it any more.
  public func clear() async throws {
    guard let disk else { return clearMemory() }
    try await withCheckedThrowingContinuation { continuation in
      disk.queue.async { [weak self] in continuation.resume(with: Result { try self?.clear(disk.storage) }) }
    }
  }

  private func clear(_ storage: any RecordStorage) throws {
    contents.withLock { $0.disk.isClearing = true }
    clearMemory()
    try storage.removeAll()
    contents.withLock { $0.disk.isClearing = false }
  }

  private func clearMemory() {
    let now = now
    let wakes = contents.withLock { contents in
      // Optimistic updates belong to the user who has gone, too.
      contents.publish(at: now) { $0.removeAllValues() }
      return contents.watchers.wakesOfAll
    }
    for wake in wakes { wake() }
    collectSoon()
  }
}
