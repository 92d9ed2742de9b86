import Foundation

/// Runs a function that must be done in time.
///
/// - Throws: `URLError.timedOut` if it is not; what the function throws.
func withTimeLimit<Value: Sendable>(
  _ seconds: TimeInterval,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await body() }
    group.addTask {
      // Longer than any request, and no duration that traps.
      try await Task.sleep(for: .seconds(min(max(0, seconds), 1e9)))
      let description = "the time limit of \(seconds) seconds is over"
      throw HTTPExchangeError.network(URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: description]))
    }
    defer { group.cancelAll() }
    for try await value in group { return value }
    throw CancellationError()
  }
}
