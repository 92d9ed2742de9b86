import Foundation
import GraphQLCLibrary
import InlineGraphQL

/// Sends mutations in order, and again when the service could not be reached.
///
/// ```swift
/// let queue = try MutationQueue(client: client, file: url, mutations: [QueueableMutation(AddTodo.self)])
/// let response = try await queue.execute(AddTodo(text: "Buy milk"), key: "todos")
/// ```
///
/// Mutations with the same key are sent one after the other, in the order in which they were queued. All others are sent
/// at once. A mutation ends when the service answers it, also with errors; what waits behind it is then sent.
///
/// While the service cannot be reached, mutations wait, and are sent again after the delays of a backoff and by
/// ``resume()``. If a connection breaks off after a mutation was sent, nobody knows whether the service executed it. Such a
/// mutation is not sent again unless ``retry(_:)`` says so, or its ``QueueableMutation`` is repeatable.
///
/// With a file, what is queued survives a restart of the app. A mutation is in the file before it counts as queued, and
/// again before it is sent. So what was sent without an answer when the app ended is told, and not repeated. Options of
/// single requests are not kept: middleware such as `AuthenticationMiddleware` works for each attempt.
public final class MutationQueue: Sendable {
  struct State: Sendable {
    var lanes = MutationLanes()
    /// The file; `nil` if there is none, or if the queue is closed.
    var journal: MutationJournal?
    var isClosed = false
    var observers: [Int: AsyncStream<[PendingMutation]>.Continuation] = [:]
    var lastObserver = 0
    /// What is called when the lock is open again.
    var afterwards: [@Sendable () -> Void] = []
  }

  let sending: MutationSending
  let backoff: GraphQLBackoff
  let maximumAge: Duration?
  let isOnDisk: Bool
  let mutations: [String: QueueableMutation]
  let reports: AsyncStream<MutationQueueReport>.Continuation
  let state: Locked<State>

  /// Creates a queue in memory.
  ///
  /// - Parameters:
  ///   - client: The client that sends the mutations.
  ///   - mutations: What is known of types of mutations. Others may be queued too.
  ///   - backoff: The delays before a mutation is sent again, and how often that is done until it is given up.
  ///   - maximumAge: The age at which a mutation that waits is given up; nil for never.
  ///   - options: How each mutation is sent.
  ///   - onReport: Receives what happens to the mutations, in order.
  public convenience init(
    client: GraphQLClient,
    mutations: [QueueableMutation] = [],
    backoff: GraphQLBackoff = GraphQLBackoff(maximumAttempts: .max),
    maximumAge: Duration? = nil,
    options: GraphQLRequestOptions = GraphQLRequestOptions(),
    onReport: (@Sendable (MutationQueueReport) -> Void)? = nil
  ) {
    let sending = MutationSending(client: client, options: options)
    self.init(sending, mutations, backoff, maximumAge, nil, onReport)
  }

  /// Opens a queue on the disk, and sends what is in it.
  ///
  /// - Parameters:
  ///   - client: The client that sends the mutations.
  ///   - file: The file, which is made if there is none. Another with `.lock` behind its name says that it is in use. If
  ///     the file is not what was written, it gets a new name (``MutationQueueReport/setAside(_:problem:)``).
  ///   - mutations: The types of mutations that may be queued.
  ///   - backoff: The delays before a mutation is sent again, and how often that is done until it is given up.
  ///   - maximumAge: The age at which a mutation that waits is given up; nil for never.
  ///   - options: How each mutation is sent.
  ///   - onReport: Receives what happens to the mutations, in order.
  /// - Throws: ``MutationQueueError`` if another queue has the file, or if it cannot be read or written.
  /// - Precondition: The types have different names.
  public convenience init(
    client: GraphQLClient,
    file: URL,
    mutations: [QueueableMutation],
    backoff: GraphQLBackoff = GraphQLBackoff(maximumAttempts: .max),
    maximumAge: Duration? = nil,
    options: GraphQLRequestOptions = GraphQLRequestOptions(),
    onReport: (@Sendable (MutationQueueReport) -> Void)? = nil
  ) throws {
    let (journal, stored, setAside) = try MutationJournal.open(file)
    let sending = MutationSending(client: client, options: options)
    self.init(sending, mutations, backoff, maximumAge, journal, onReport)
    if let (place, problem) = setAside { reports.yield(.setAside(place, problem: problem.description)) }
    change { state in
      for mutation in stored { restore(mutation, &state) }
      for lane in state.lanes.names { advance(lane, &state) }
    }
  }

  private init(
    _ sending: MutationSending,
    _ mutations: [QueueableMutation],
    _ backoff: GraphQLBackoff,
    _ maximumAge: Duration?,
    _ journal: MutationJournal?,
    _ onReport: (@Sendable (MutationQueueReport) -> Void)?
  ) {
    (self.sending, self.backoff, self.maximumAge, isOnDisk) = (sending, backoff, maximumAge, journal != nil)
    self.mutations = Dictionary(mutations.map { ($0.name, $0) }) { first, _ in
      preconditionFailure("Two mutations of a queue have the name \"\(first.name)\"")
    }
    state = Locked(State(journal: journal))
    let (stream, continuation) = AsyncStream.makeStream(of: MutationQueueReport.self)
    reports = continuation
    if let onReport {
      // The app may use the queue when it receives a report, so it gets them when the lock is open.
      Task { for await report in stream { onReport(report) } }
    }
  }

  deinit { close() }

  // MARK: - Queueing

  /// Queues a mutation and waits for its response.
  ///
  /// If the task is cancelled, the mutation is removed, or its request is cancelled as that of a client. A mutation that
  /// must outlive its view is queued by ``enqueue(_:key:)``.
  ///
  /// - Parameters:
  ///   - mutation: The mutation, with the values of its variables.
  ///   - key: What it has in common with those after which it is sent; nil to send it at once.
  /// - Returns: The response: its data, and the errors that the service reports.
  /// - Throws: ``MutationQueueError`` if it cannot be queued, or if it ends without a response; the errors of
  ///   `GraphQLClient.execute(_:options:)` that do not pass.
  public func execute<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    key: String? = nil
  ) async throws -> GraphQLResponse<Mutation.Data> {
    let response = try enqueue(mutation, key: key)
    return try await withTaskCancellationHandler {
      try await response.value
    } onCancel: {
      response.cancel()
    }
  }

  /// Queues a mutation. Mutations that one task queues are sent in this order.
  ///
  /// - Parameters:
  ///   - mutation: The mutation, with the values of its variables.
  ///   - key: What it has in common with those after which it is sent; nil to send it at once.
  /// - Returns: The task that waits for the response, with the errors of ``execute(_:key:)``. Cancelling it removes the
  ///   mutation, or cancels its request.
  /// - Throws: ``MutationQueueError`` if it cannot be queued; `JSONWritingError` if a variable's value cannot be sent.
  @discardableResult
  public func enqueue<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    key: String? = nil
  ) throws -> Task<GraphQLResponse<Mutation.Data>, any Error> {
    let known = mutations[Mutation.operationName].flatMap { $0.type == ObjectIdentifier(Mutation.self) ? $0 : nil }
    let (variables, uploads) = try mutation.variables.variableData(dynamicTypes: sending.client.dynamicTypes)
    if isOnDisk {
      let name = Mutation.operationName
      if known == nil { throw MutationQueueError.notRegistered(mutation: name) }
      if !uploads.isEmpty { throw MutationQueueError.uploads(mutation: name) }
      if mutation.sentDocument.text != Mutation.document { throw MutationQueueError.changingDocument(mutation: name) }
    }
    let (results, continuation) = AsyncStream.makeStream(of: Result<GraphQLResponse<Mutation.Data>, any Error>.self)
    let outgoing = OutgoingMutation(mutation, sending) { result in
      continuation.yield(result)
      continuation.finish()
    }
    try change { state in
      if state.isClosed { throw MutationQueueError.closed }
      let stored = StoredMutation(
        id: state.lanes.nextID,
        name: Mutation.operationName,
        key: key,
        queuedAt: Date(),
        variables: String(decoding: variables, as: UTF8.self)
      )
      state.lanes.append(
        QueuedMutation(stored: stored, outgoing: outgoing, isRepeatable: known?.isRepeatable ?? false)
      )
      do {
        try state.write(.queued(stored))
      } catch {
        state.lanes.remove(stored.id)
        throw error
      }
      continuation.onTermination = { [weak self] reason in
        if case .cancelled = reason { self?.end(stored.id, with: CancellationError()) }
      }
      advance(MutationLanes.lane(of: stored), &state)
    }
    return Task {
      for await result in results { return try result.get() }
      throw CancellationError()
    }
  }

  // MARK: - Deciding

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

  /// Removes a mutation. If it was sent, its request is cancelled. Who waits for its response gets
  /// ``MutationQueueError/discarded``.
  public func discard(_ id: PendingMutation.ID) { end(id, with: MutationQueueError.discarded) }

  /// Ends the queue: requests are cancelled, and the file can be opened again. What is in it stays.
  ///
  /// Who waits for a response gets ``MutationQueueError/closed``.
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
  /// Who is slow gets the newest only. The sequence ends with its task, and when the queue is closed.
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
