import Foundation
import InlineGraphQL

extension MutationQueue {
  /// Changes the queue, tells the observers, and then does what must wait until the lock is open.
  func change<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    var afterwards: [@Sendable () -> Void] = []
    defer { for action in afterwards { action() } }
    return try state.withLock { state in
      defer {
        swap(&afterwards, &state.afterwards)
        if !state.observers.isEmpty {
          let pending = state.lanes.pending
          for observer in state.observers.values { observer.yield(pending) }
        }
      }
      return try body(&state)
    }
  }

  // MARK: - Sending

  /// Sends the first mutation of a lane, unless it is sent already or waits for something else.
  func advance(_ lane: MutationLanes.Lane, _ state: inout State) {
    while !state.isClosed, var first = state.lanes.first(in: lane), first.state == .waiting, first.task == nil,
      let outgoing = first.outgoing
    {
      if isTooOld(first) {
        giveUp(first, after: nil, &state)
        continue
      }
      (first.stored.isSent, first.state) = (true, .sending)
      state.lanes.update(first)
      do {
        try state.write(.sent(first.stored.id))
      } catch {
        reports.yield(.fileFailed(error))
        (first.stored.isSent, first.state) = (false, .waiting)
        delay(&first, after: error)
        return state.lanes.update(first)
      }
      first.task = Task { [id = first.stored.id] in
        do { settle(id, .success(try await outgoing.send())) } catch { settle(id, .failure(error)) }
      }
      return state.lanes.update(first)
    }
  }

  /// Decides what becomes of a mutation that was sent.
  private func settle(_ id: PendingMutation.ID, _ result: Result<OutgoingMutation.Answer, any Error>) {
    change { state in
      // It may have been discarded meanwhile.
      guard var mutation = state.lanes.mutations[id], mutation.state == .sending else { return }
      mutation.task = nil
      switch result {
      case .success(let answer):
        state.lanes.remove(id)
        note(.ended(id), &state)
        state.afterwards.append(answer.deliver)
        reports.yield(.answered(mutation.pending, errors: answer.errors))
      case .failure(let error):
        let failure = SendFailure(error)
        switch failure {
        case .unknown where !mutation.isRepeatable:
          mutation.state = .unanswered
          state.lanes.update(mutation)
          reports.yield(.unanswered(mutation.pending, error))
        case .notExecuted, .unknown:
          mutation.state = .waiting
          postpone(&mutation, &state)
          if mutation.stored.attempts > backoff.maximumAttempts {
            giveUp(mutation, after: error, &state)
          } else {
            delay(&mutation, after: error)
            state.lanes.update(mutation)
            reports.yield(.postponed(mutation.pending, error))
          }
        case .final:
          remove(mutation, error, &state)
          reports.yield(.failed(mutation.pending, error))
        }
      }
      advance(MutationLanes.lane(of: mutation.stored), &state)
    }
  }

  /// Lets a mutation wait that was sent in vain.
  func postpone(_ mutation: inout QueuedMutation, _ state: inout State) {
    mutation.stored.isSent = false
    mutation.stored.attempts += 1
    state.lanes.update(mutation)
    note(.waiting(mutation.stored.id), &state)
  }

  private func delay(_ mutation: inout QueuedMutation, after error: any Error) {
    // A service that asks for longer is asked again all the same.
    let asked = (error as? GraphQLClientError)?.response?.headers.retryDelay.map { min($0, .seconds(86_400)) }
    let (backoff, attempts) = (backoff, mutation.stored.attempts)
    mutation.task = Task { [weak self, id = mutation.stored.id] in
      if (try? await backoff.wait(before: attempts, asked: asked)) != nil { self?.wake(id) }
    }
  }

  private func wake(_ id: PendingMutation.ID) {
    change { state in
      guard var mutation = state.lanes.mutations[id], mutation.state == .waiting else { return }
      mutation.task = nil
      state.lanes.update(mutation)
      advance(MutationLanes.lane(of: mutation.stored), &state)
    }
  }

  // MARK: - Ending

  /// Ends a mutation, if it has not ended.
  func end(_ id: PendingMutation.ID, with error: any Error) {
    change { state in
      guard let mutation = state.lanes.mutations[id] else { return }
      remove(mutation, error, &state)
      advance(MutationLanes.lane(of: mutation.stored), &state)
    }
  }

  /// Removes a mutation without a response.
  func remove(_ mutation: QueuedMutation, _ error: any Error, _ state: inout State) {
    mutation.task?.cancel()
    state.lanes.remove(mutation.stored.id)
    note(.ended(mutation.stored.id), &state)
    if let fail = mutation.outgoing?.fail { state.afterwards.append { fail(error) } }
  }

  private func giveUp(_ mutation: QueuedMutation, after error: (any Error)?, _ state: inout State) {
    let reason = MutationQueueError.gaveUp(error)
    remove(mutation, reason, &state)
    reports.yield(.failed(mutation.pending, reason))
  }

  private func isTooOld(_ mutation: QueuedMutation) -> Bool {
    guard let maximumAge else { return false }
    return Duration.seconds(Date().timeIntervalSince(mutation.stored.queuedAt)) > maximumAge
  }

  // MARK: - The file

  /// Adds a mutation that an earlier run queued.
  func restore(_ stored: StoredMutation, _ state: inout State) {
    let known = mutations[stored.name]
    do throws(UnsendableMutation) {
      guard let known else { throw .unknownMutation(stored.name) }
      let outgoing = try known.restore(stored, sending)
      var mutation = QueuedMutation(stored: stored, outgoing: outgoing, isRepeatable: known.isRepeatable)
      if stored.isSent, !known.isRepeatable {
        mutation.state = .unanswered
        reports.yield(.unanswered(mutation.pending, nil))
      }
      state.lanes.append(mutation)
      if stored.isSent, known.isRepeatable { postpone(&mutation, &state) }
    } catch {
      let mutation = QueuedMutation(stored: stored, state: .unsendable(error), outgoing: nil, isRepeatable: false)
      state.lanes.append(mutation)
      if isTooOld(mutation) { return giveUp(mutation, after: error, &state) }
      reports.yield(.unsendable(mutation.pending, error))
    }
  }

  /// Writes what has become of a mutation. If that fails, the next record brings it.
  private func note(_ record: JournalRecord, _ state: inout State) {
    do { try state.write(record) } catch { reports.yield(.fileFailed(error)) }
  }
}

extension MutationQueue.State {
  /// Writes a record of a change that the lanes have already.
  mutating func write(_ record: JournalRecord) throws(MutationQueueError) {
    let lanes = lanes
    try journal?.append(record) { lanes.stored }
  }
}
