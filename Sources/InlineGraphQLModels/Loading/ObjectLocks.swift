import class Foundation.NSLock

/// Locks that objects share.
///
/// A response may have a list for each of thousands of objects, most of which nobody looks at. A lock in each would cost
/// more than all else that is in it.
enum ObjectLocks {
  private static let locks = (0..<64).map { _ in NSLock() }

  /// Runs a closure that must not ask for another lock.
  static func withLock<Result>(of object: AnyObject, _ body: () -> Result) -> Result {
    // Objects are aligned to 16 bytes.
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return locks[Int(address >> 4 & 63)].withLock(body)
  }
}
