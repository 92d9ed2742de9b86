import Foundation

/// Runs a function with a time limit.
///
/// - Throws: What the function throws; ``HTTPExchangeError/network(_:)`` with `URLError.timedOut` if the time runs out.
package func withTimeLimit<Value: Sendable>(
  _ seconds: TimeInterval,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await body() }
    group.addTask {
      // The upper limit is longer than any request and a duration that does not trap.
      try await Task.sleep(for: .seconds(min(max(0, seconds), 1e9)))
      let description = "the request took longer than its time limit of \(seconds) seconds"
      throw HTTPExchangeError.network(URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: description]))
    }
    defer { group.cancelAll() }
    for try await value in group { return value }
    throw CancellationError()
  }
}
