import class Foundation.NSLock

/// A value that one thread at a time can access.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) { self.value = value }

  /// Runs a closure that may read and change the value. The closure must not call `withLock` on the same lock.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
