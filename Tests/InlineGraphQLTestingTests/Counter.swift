import Foundation

/// A counter for use on any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  /// Increments the counter.
  ///
  /// - Returns: The new count.
  @discardableResult func increment() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
