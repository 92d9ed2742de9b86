import Dispatch
import GraphQLCLibrary

/// Waits for a function that suspends.
func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) throws -> Value {
  let (done, result) = (DispatchSemaphore(value: 0), Locked<Result<Value, any Error>?>(nil))
  Task.immediate {
    let outcome: Result<Value, any Error>
    do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
    result.withLock { $0 = outcome }
    done.signal()
  }
  done.wait()
  guard let outcome = result.withLock({ $0 }) else { fatalError("There is no result.") }
  return try outcome.get()
}
