/// A value that only one thread at a time can access.
///
/// `Synchronization.Mutex` needs macOS 15. `NSLock` needs Foundation, which the compiler plugin does not load.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let reentryMessage: StaticString

  /// Creates a lock around a value.
  ///
  /// - Parameter reentryMessage: The message with which the program stops if the thread that has the lock asks for it
  ///   again.
  package init(
    _ value: sending Value,
    reentryMessage: StaticString = "A closure under a lock must not ask for the same lock."
  ) {
    self.value = value
    self.reentryMessage = reentryMessage
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls a closure that may read and change the value. The closure must not call `withLock` on the same lock: the
  /// program would stop.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(pthread_mutex_lock(mutex) == 0, "\(reentryMessage)")
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
