import class Foundation.NSLock

/// A fixed number of locks that all objects share.
///
/// A response may have thousands of lists, and programs look at few of them. A lock in each would cost more than all
/// its other contents.
enum ObjectLocks {
  private static let locks = (0..<64).map { _ in NSLock() }

  /// Runs a closure that must not call `withLock`, because two objects may have the same lock.
  static func withLock<Result>(of object: AnyObject, _ body: () -> Result) -> Result {
    // Objects are aligned to 16 bytes, so the low four bits say nothing.
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return locks[Int(address >> 4 & 63)].withLock(body)
  }
}
