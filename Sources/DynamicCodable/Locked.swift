import class Foundation.NSLock

/// A value that one thread at a time sees.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) { self.value = value }

  /// Runs a closure that may read and change the value; it must not come back to the same lock.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
