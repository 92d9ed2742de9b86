import Foundation

/// Counts what happens anywhere.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  /// Counts one more.
  ///
  /// - Returns: the count with it.
  @discardableResult func increment() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
