import Foundation
import GraphQLCLibrary
import InlineGraphQL

extension MutationQueue {
  /// Sends at once what waits because the service could not be reached. Call it when the network is back.
  public func resume() {
    change { state in
      for lane in state.lanes.names {
        guard var first = state.lanes.first(in: lane), first.state == .waiting else { continue }
        first.task?.cancel()
        first.task = nil
        state.lanes.update(first)
        advance(lane, &state)
      }
    }
  }

  /// Sends a mutation again of which nobody knows whether the service executed it. Others stay as they are.
  public func retry(_ id: PendingMutation.ID) {
    change { state in
      guard var mutation = state.lanes.mutations[id], mutation.state == .unanswered else { return }
      mutation.state = .waiting
      postpone(&mutation, &state)
      advance(MutationLanes.lane(of: mutation.stored), &state)
    }
  }

  /// Removes a mutation. If it was sent, its request is cancelled. The task that waits for its response gets
  /// ``MutationQueueError/discarded``.
  public func discard(_ id: PendingMutation.ID) { end(id, with: MutationQueueError.discarded) }

  /// Ends the queue: requests are cancelled, and the file can be opened again. The mutations in it stay.
  ///
  /// Tasks that wait for a response get ``MutationQueueError/closed``.
  public func close() {
    change { state in
      state.isClosed = true
      state.journal = nil
      for id in state.lanes.mutations.keys {
        if let mutation = state.lanes.mutations[id] { remove(mutation, MutationQueueError.closed, &state) }
      }
    }
    reports.finish()
    for observer in state.withLock({ $0.observers.values.map { $0 } }) { observer.finish() }
  }

  // MARK: - Observing

  /// The mutations that have not ended, in the order in which they were queued.
  public var pending: [PendingMutation] { state.withLock { $0.lanes.pending } }

  /// Returns the mutations that have not ended, now and after each change.
  ///
  /// A slow reader skips to the newest value. The sequence ends with its task, and when the queue is closed.
  public func values() -> AsyncStream<[PendingMutation]> {
    let (values, continuation) = AsyncStream.makeStream(
      of: [PendingMutation].self,
      bufferingPolicy: .bufferingNewest(1)
    )
    state.withLock { state in
      continuation.yield(state.lanes.pending)
      if state.isClosed { return continuation.finish() }
      state.lastObserver += 1
      let id = state.lastObserver
      state.observers[id] = continuation
      continuation.onTermination = { [weak self] reason in
        if case .cancelled = reason { self?.state.withLock { $0.observers[id] = nil } }
      }
    }
    return values
  }
}
