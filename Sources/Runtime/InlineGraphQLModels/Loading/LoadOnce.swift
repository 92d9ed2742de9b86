/// A value that is loaded on first use, once for all concurrent callers.
///
/// A failed load leaves no trace, and the next call starts another. A caller whose task is cancelled stops waiting. The
/// load is cancelled when its last caller stops waiting.
@usableFromInline
class LoadOnce<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case idle
    case loading(Load)
    // Indirect, so that boxes have no inline storage for a model: a response may have thousands, and few are loaded.
    indirect case loaded(Value)
  }

  /// A suspended caller. Its properties are read and written only under the lock.
  private final class Waiter: @unchecked Sendable {
    var continuation: CheckedContinuation<Value, any Error>?
    var isCancelled = false
  }

  /// A load in progress. Its properties are read and written only under the lock.
  private final class Load: @unchecked Sendable {
    var waiters: [Waiter] = []
    var task: Task<Void, Never>?
    var isAbandoned = false
  }

  private var state = State.idle

  /// The value, if it was loaded.
  final var loadedValue: Value? {
    withLock { if case .loaded(let value) = state { value } else { nil } }
  }

  /// Returns the value, and loads it with `load` first if needed.
  final func value(loading load: @escaping @Sendable () async throws -> Value) async throws -> Value {
    if let loadedValue { return loadedValue }
    let waiter = Waiter()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in enter(waiter, continuation, load) }
    } onCancel: {
      leave(waiter)
    }
  }

  private func enter(
    _ waiter: Waiter,
    _ continuation: CheckedContinuation<Value, any Error>,
    _ load: @escaping @Sendable () async throws -> Value
  ) {
    var started: Load?
    let known: Result<Value, any Error>? = withLock {
      if waiter.isCancelled { return .failure(CancellationError()) }
      switch state {
      case .loaded(let value): return .success(value)
      case .loading(let current): current.waiters.append(waiter)
      case .idle:
        let new = Load()
        new.waiters.append(waiter)
        state = .loading(new)
        started = new
      }
      waiter.continuation = continuation
      return nil
    }
    if let known { continuation.resume(with: known) }
    if let started { start(started, load) }
  }

  private func start(_ current: Load, _ load: @escaping @Sendable () async throws -> Value) {
    let task = Task {
      do { finish(current, .success(try await load())) } catch { finish(current, .failure(error)) }
    }
    let isAbandoned = withLock {
      current.task = task
      return current.isAbandoned
    }
    if isAbandoned { task.cancel() }
  }

  private func finish(_ current: Load, _ result: Result<Value, any Error>) {
    let waiters: [CheckedContinuation<Value, any Error>] = withLock {
      if current.isAbandoned { return [] }
      if case .success(let value) = result { state = .loaded(value) } else { state = .idle }
      return current.waiters.compactMap { $0.continuation }
    }
    for waiter in waiters { waiter.resume(with: result) }
  }

  private func leave(_ waiter: Waiter) {
    let (continuation, task) = withLock { () -> (CheckedContinuation<Value, any Error>?, Task<Void, Never>?) in
      waiter.isCancelled = true
      guard case .loading(let current) = state, current.waiters.contains(where: { $0 === waiter }) else {
        return (nil, nil)
      }
      current.waiters.removeAll { $0 === waiter }
      guard current.waiters.isEmpty else { return (waiter.continuation, nil) }
      current.isAbandoned = true
      state = .idle
      return (waiter.continuation, current.task)
    }
    task?.cancel()
    continuation?.resume(throwing: CancellationError())
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    ObjectLocks.withLock(of: self, body)
  }
}
