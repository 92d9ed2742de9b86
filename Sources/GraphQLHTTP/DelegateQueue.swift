import Foundation

/// Where a session calls its delegate.
enum DelegateQueue {
  #if canImport(FoundationNetworking)
    /// Foundation on Linux adds an operation for each piece of a body, and a fast server's pieces come faster than
    /// operations run: they filled the memory before the first of them was counted. Called at once, the delegate holds up
    /// what reads from the connection. So it must call nothing that waits for that.
    static func make() -> OperationQueue? { ImmediateQueue() }

    private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
      override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }
  #else
    /// One of the session's own.
    static func make() -> OperationQueue? { nil }
  #endif
}
