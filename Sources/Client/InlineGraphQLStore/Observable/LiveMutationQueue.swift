import InlineGraphQL
import Observation

/// The mutations of a queue that have not ended, for observers.
///
/// ```swift
/// let live = LiveMutationQueue(queue)
/// // In a view, or in withObservationTracking:
/// live.pending.count
/// ```
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class LiveMutationQueue {
  /// The mutations, in the order in which they were queued.
  public private(set) var pending: [PendingMutation]

  /// The queue.
  public let queue: MutationQueue

  @ObservationIgnored private var following: Task<Void, Never>?

  /// Follows a queue.
  public init(_ queue: MutationQueue) {
    self.queue = queue
    pending = queue.pending
    following = Task { [weak self, values = queue.values()] in
      for await pending in values where pending != self?.pending { self?.pending = pending }
    }
  }

  deinit { following?.cancel() }
}
