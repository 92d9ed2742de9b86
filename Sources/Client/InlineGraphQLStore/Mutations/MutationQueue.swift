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
/// at once. A mutation ends when the service answers it, also with errors. The next one with its key is then sent.
///
/// While the service cannot be reached, mutations wait, and are sent again after the delays of a backoff, when the network is back
/// if the backoff has a connectivity, and by ``resume()``. If a connection breaks off after a mutation was sent, nobody knows whether the service executed it. Such a
/// mutation is not sent again unless ``retry(_:)`` says so, or its ``QueueableMutation`` is repeatable.
///
/// With a file, queued mutations survive a restart of the app. A mutation is in the file before it counts as queued, and again
/// before it is sent. So the queue knows which mutations were sent without an answer when the app ended. It reports these, and
/// does not repeat them. Options of single requests are not kept: middleware such as `AuthenticationMiddleware` works for each
/// attempt.
public final class MutationQueue: Sendable {
  struct State: Sendable {
    var lanes = MutationLanes()
    /// The file; `nil` if there is none, or if the queue is closed.
    var journal: MutationJournal?
    var isClosed = false
    var observers: [Int: AsyncStream<[PendingMutation]>.Continuation] = [:]
    var lastObserver = 0
    /// The functions to call when the lock is open again.
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
  ///   - mutations: The types of mutations that are known to the queue. Others may be queued too.
  ///   - backoff: The delays before a mutation is sent again, and how often that is done until it is given up.
  ///   - maximumAge: The age from which a mutation is given up when it would be sent; nil for never.
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
  ///     some lines of the file are not what was written, the others count, and a copy is beside it
  ///     (``MutationQueueReport/setAside(_:problem:)``).
  ///   - mutations: The types of mutations that may be queued.
  ///   - backoff: The delays before a mutation is sent again, and how often that is done until it is given up.
  ///   - maximumAge: The age from which a mutation is given up when it would be sent; nil for never.
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
    if let (copy, problem) = setAside { reports.yield(.setAside(copy, problem: problem)) }
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
}
