/// A value that is loaded when it is first asked for, once for all who ask meanwhile.
///
/// A load that fails leaves nothing behind, and the next who asks starts another. Who is cancelled stops waiting; the load is
/// cancelled when nobody waits for it any more.
@usableFromInline
class LoadOnce<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case idle
    case loading(Load)
    // A response may have thousands of these, of which few are ever loaded: a model has no room in each.
    indirect case loaded(Value)
  }

  /// One who waits. All of it is read and written with the lock held.
  private final class Waiter: @unchecked Sendable {
    var continuation: CheckedContinuation<Value, any Error>?
    var isCancelled = false
  }

  /// A load under way. All of it is read and written with the lock held.
  private final class Load: @unchecked Sendable {
    var waiters: [Waiter] = []
    var task: Task<Void, Never>?
    var isAbandoned = false
  }

  private var state = State.idle

  /// What was loaded.
  final var loadedValue: Value? {
    withLock { if case .loaded(let value) = state { value } else { nil } }
  }

  /// The value, loaded with `load` if it is not there.
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
