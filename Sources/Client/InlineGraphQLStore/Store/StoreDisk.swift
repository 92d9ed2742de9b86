import Dispatch

/// The disk of a store: the storage that it saves to, and the queue on which it saves.
final class StoreDisk: Sendable {
  let storage: any RecordStorage

  /// Saves and removals are one after the other.
  let queue = DispatchQueue(label: "InlineGraphQLStore.disk", qos: .utility)

  init(_ storage: any RecordStorage) { self.storage = storage }
}

extension GraphQLStore {
  /// How long a change waits for others that are saved with it.
  private static let delay = DispatchTimeInterval.milliseconds(100)

  /// How long a save that failed waits until it is tried again.
  private static let delayAfterFailure = DispatchTimeInterval.seconds(5)

  /// Waits until all that was written before is on disk, if the store has a file.
  ///
  /// Without it, that takes about a tenth of a second.
  ///
  /// - Throws: An error if the store cannot save. It tries again later.
  public func flush() async throws {
    guard let disk else { return }
    try await withCheckedThrowingContinuation { continuation in
      // The caller may release the store while it waits, and open the file again.
      disk.queue.async { [weak self] in continuation.resume(with: Result { try self?.save(to: disk.storage) }) }
    }
  }

  /// Saves some time later.
  func saveSoon(isAgain: Bool = false) {
    disk?.queue.asyncAfter(deadline: .now() + (isAgain ? Self.delayAfterFailure : Self.delay)) { [weak self] in
      guard let self, let disk else { return }
      // `onEvent` has received the error.
      try? save(to: disk.storage)
    }
  }

  private func save(to storage: any RecordStorage) throws {
    guard contents.withLock({ $0.disk.begin(at: $0.table.time) }) else { return }
    while contents.withLock({ $0.putTogetherSome() }) {}
    let (changes, times) = contents.withLock { ($0.disk.saving, $0.savedTimes) }
    do {
      let evicted = try storage.save(changes, times: times)
      contents.withLock { $0.disk.end(isSaved: true) }
      onEvent?(.save(records: changes.count))
      if evicted > 0 { onEvent?(.eviction(records: evicted)) }
    } catch {
      contents.withLock { $0.disk.end(isSaved: false) }
      saveSoon(isAgain: true)
      onEvent?(.diskError("\(error)"))
      throw error
    }
  }
}

extension StoreContents {
  fileprivate var savedTimes: SavedTimes {
    SavedTimes(
      validSince: table.validSince == 0 ? 0 : disk.clock.absolute(table.validSince),
      last: disk.clock.absolute(table.time)
    )
  }
}
