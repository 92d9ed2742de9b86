import Foundation

/// The queue on which a session calls its delegate.
enum DelegateQueue {
  #if canImport(FoundationNetworking)
    /// Returns a queue that runs operations at once.
    ///
    /// Foundation on Linux adds an operation for each chunk of a body. The chunks of a fast server arrive faster than
    /// operations run, and fill the memory before the delegate counts the first. A delegate that is called at once
    /// slows down reading from the connection. So it must not call anything that waits for the connection.
    static func make() -> OperationQueue? { ImmediateQueue() }

    private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
      override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }
  #else
    /// Returns nil: the session makes a queue of its own.
    static func make() -> OperationQueue? { nil }
  #endif
}
