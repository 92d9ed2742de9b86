import Foundation
import GraphQLCLibrary

/// Runs a function with a time limit.
///
/// - Throws: The function's error; ``HTTPExchangeError/network(_:)`` with `URLError.timedOut` if the time runs out.
package func withTimeLimit<Value: Sendable>(
  _ seconds: TimeInterval,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let isOver = Locked<Bool?>(nil)
  let task = Task {
    // The waiting task may be busy for long after this one has ended.
    defer { isOver.withLock { $0 = $0 ?? false } }
    return try await body()
  }
  let limit = TimeLimits.shared.begin(seconds) {
    let isLate = isOver.withLock { isOver in
      isOver = isOver ?? true
      return isOver == true
    }
    if isLate { task.cancel() }
  }
  let result = await withTaskCancellationHandler {
    await task.result
  } onCancel: {
    task.cancel()
  }
  TimeLimits.shared.end(limit)
  if isOver.withLock({ $0 == true }) {
    let description = "the request took longer than its time limit of \(seconds) seconds"
    throw HTTPExchangeError.network(URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: description]))
  }
  return try result.get()
}

/// The time limits that run.
///
/// One task sleeps for all of them. A sleep that is cancelled keeps its memory until its time has come: a minute for each
/// request.
package final class TimeLimits: Sendable {
  /// The limits of requests.
  static let shared = TimeLimits()

  private struct Limit {
    var end: ContinuousClock.Instant
    var expire: @Sendable () -> Void
  }

  private struct State {
    var limits: [Int: Limit] = [:]
    var lastID = 0
    /// When the task that sleeps wakes; `nil` if there is none.
    var wake: ContinuousClock.Instant?
    var sleeper: Task<Void, Never>?
    var sleepCount = 0
  }

  private let state = Locked(State())

  /// How many tasks have slept so far.
  package var sleepCount: Int { state.withLock { $0.sleepCount } }

  /// Creates time limits.
  package init() {}

  /// Begins a limit. Returns its number.
  ///
  /// - Parameters:
  ///   - seconds: The limit.
  ///   - expire: Called if it runs out before it is ended.
  package func begin(_ seconds: TimeInterval, expire: @escaping @Sendable () -> Void) -> Int {
    // The upper limit is longer than any request and a duration that does not trap.
    let end = ContinuousClock.now + .seconds(min(max(0, seconds), 1e9))
    let isOver = end <= .now
    if isOver { expire() }
    return state.withLock { state in
      state.lastID += 1
      if isOver { return state.lastID }
      state.limits[state.lastID] = Limit(end: end, expire: expire)
      if state.wake.map({ end < $0 }) ?? true { sleep(until: end, &state) }
      return state.lastID
    }
  }

  /// Ends a limit, unless it has run out.
  package func end(_ id: Int) { state.withLock { $0.limits[id] = nil } }

  private func sleep(until wake: ContinuousClock.Instant, _ state: inout State) {
    state.sleeper?.cancel()
    state.wake = wake
    state.sleepCount += 1
    // All limits share this task, so it takes nothing over from the task that began one.
    state.sleeper = Task.detached { [self] in
      do { try await Task.sleep(until: wake, clock: .continuous) } catch { return }
      for limit in expired(at: .now) { limit.expire() }
    }
  }

  /// Removes the limits that have run out, and sees to the others.
  private func expired(at now: ContinuousClock.Instant) -> [Limit] {
    state.withLock { state in
      if let wake = state.wake, wake > now { return [] }
      let expired = state.limits.filter { $0.value.end <= now }
      for id in expired.keys { state.limits[id] = nil }
      (state.wake, state.sleeper) = (nil, nil)
      if let next = state.limits.values.map(\.end).min() { sleep(until: next, &state) }
      return Array(expired.values)
    }
  }
}
