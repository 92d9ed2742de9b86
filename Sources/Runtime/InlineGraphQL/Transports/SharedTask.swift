import GraphQLCLibrary

/// Work that any number of tasks wait for. It is cancelled when none of them waits any more.
final class SharedTask<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var result: Result<Value, any Error>?
    /// The waiting tasks; nil until they can be resumed.
    var waiters: [Int: CheckedContinuation<Value?, any Error>?] = [:]
    var waiterCount = 0
    var isAbandoned = false
    var task: Task<Void, Never>?
  }

  private let state = Locked(State())

  /// Whether the work was cancelled, because nobody waited for it any more.
  var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

  /// Begins the work.
  init(_ work: @escaping @Sendable () async throws -> Value) {
    let task = Task {
      do { finish(.success(try await work())) } catch { finish(.failure(error)) }
    }
    state.withLock { $0.task = task }
  }

  /// Waits for the result of the work.
  ///
  /// - Returns: The result; nil if the work was cancelled before, because nobody waited for it.
  /// - Throws: The work's error; `CancellationError` if the waiting task is cancelled.
  func value() async throws -> Value? {
    let waiter = state.withLock { state in
      state.waiterCount += 1
      if state.result == nil { state.waiters[state.waiterCount] = .some(nil) }
      return state.waiterCount
    }
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Value?, any Error>? in
          if let result = state.result { return result.map { $0 } }
          if state.isAbandoned { return .success(nil) }
          // Nobody will resume a waiter that was cancelled before.
          if Task.isCancelled { return .failure(CancellationError()) }
          state.waiters[waiter] = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      leave(waiter)
    }
  }

  private func leave(_ waiter: Int) {
    let (continuation, task) = state.withLock { state in
      let continuation = state.waiters.removeValue(forKey: waiter)
      let isLast = continuation != nil && state.waiters.isEmpty
      if isLast { state.isAbandoned = true }
      return (continuation ?? nil, isLast ? state.task : nil)
    }
    task?.cancel()
    continuation?.resume(throwing: CancellationError())
  }

  private func finish(_ result: Result<Value, any Error>) {
    let waiters = state.withLock { state in
      state.result = result
      state.task = nil
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter?.resume(with: result.map { $0 }) }
  }
}
