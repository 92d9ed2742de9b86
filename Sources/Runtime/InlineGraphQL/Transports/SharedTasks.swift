import GraphQLCLibrary

/// Work of which there is one piece for each key at a time. Tasks that ask for it meanwhile wait for the same result.
package final class SharedTasks<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let running = Locked<[Key: SharedTask<Value>]>([:])

  /// Creates a place for work that has not begun.
  package init() {}

  /// Waits for the work for a key, or begins it. It is cancelled when nobody waits for it any more.
  ///
  /// - Throws: The work's error; `CancellationError` if the waiting task is cancelled.
  package func value(for key: Key, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    while true {
      try Task.checkCancellation()
      let shared = running.withLock { running in
        let shared = running[key] ?? SharedTask(work)
        running[key] = shared
        return shared
      }
      let value: Value?
      do {
        value = try await shared.value()
      } catch {
        if !Task.isCancelled || shared.isAbandoned { forget(key, shared) }
        throw error
      }
      forget(key, shared)
      if let value { return value }
    }
  }

  private func forget(_ key: Key, _ shared: SharedTask<Value>) {
    running.withLock { if $0[key] === shared { $0[key] = nil } }
  }
}
