import Foundation
import InlineGraphQL
import Observation

/// The response to a query, which follows the store and tells observers what changes.
///
/// ```swift
/// let hero = LiveQuery(HeroQuery(), client: client)
/// // In a view, or in withObservationTracking:
/// hero.data?.hero?.name
/// ```
///
/// Views that show fragments of the response follow them by ``LiveFragment``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class LiveQuery<Query: GraphQLQuery> {
  /// The data; `nil` until all of it was there once.
  ///
  /// Fields that the store lacks later are null. Where a field cannot be null, the object around it is, as if the field had
  /// failed. If that leaves no data, the last data stays. ``missing`` has the lacking fields. Parts with `@defer` and lists
  /// with `@stream` show what has arrived.
  public private(set) var data: Query.Data?

  /// The fields of which the store knows nothing. If the policy asks the service at all, they are requested once.
  public private(set) var missing: [JSONPath] = []

  /// The errors that the service reported for fields of the data.
  public private(set) var errors: [GraphQLError] = []

  /// The error of the last request or reading; `nil` if it succeeded.
  public private(set) var error: (any Error)?

  /// Whether the response to a request is awaited.
  public private(set) var isLoading = false

  /// Whether the data has a value that is older than it may be, or was invalidated.
  public private(set) var isStale = false

  /// The query. If it is set to one with other variables, data of the old one is no longer shown.
  public var query: Query {
    didSet {
      if !isSame(as: oldValue) { start() }
    }
  }

  /// Where the responses come from.
  public let policy: StorePolicy<LiveResponses>

  /// When the service is asked again; `nil` if only changes of the store ask for that.
  public let refreshing: LiveRefreshing?

  private let client: GraphQLClient
  /// The task that waits for the network, or for the next refresh.
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var watching: Watching?
  @ObservationIgnored private var load: Task<Void, Never>?
  /// The reading that is shown; `nil` if the data did not come from the store.
  @ObservationIgnored private var last: StoredReading<StoreResponse<Query.Data>>?
  /// Whether a whole response to the query with these variables was shown.
  @ObservationIgnored private var wasWhole = false
  /// Whether the query was sent because its data was stale, so that a service that is never fresh is not asked forever.
  @ObservationIgnored private var wasSentForStaleData = false
  /// Where the store lacks what the query selects, as last read.
  @ObservationIgnored private var missingFields: Set<FieldAddress> = []
  /// Those that were requested, each once: a service may never give them, and queries may take them from each other.
  @ObservationIgnored private var requestedFields: Set<FieldAddress> = []
  /// Those that were found missing while a request was on its way, whose response may not have them.
  @ObservationIgnored private var missingSinceSent: Set<FieldAddress> = []

  /// Shows what the store has, and sends the query if the policy says so.
  ///
  /// - Parameters:
  ///   - query: The query, with the values of its variables.
  ///   - client: The client. Without a store, responses are shown as they come.
  ///   - policy: Where the responses come from; `nil` for the client's policy, or else `.storeOrNetwork`.
  ///   - refreshing: When the service is asked again; `nil` if only changes of the store ask for that. With `.storeOnly` it is not.
  public init(
    _ query: Query,
    client: GraphQLClient,
    policy: StorePolicy<LiveResponses>? = nil,
    refreshing: LiveRefreshing? = nil
  ) {
    let policy = policy ?? client.livePolicy
    (self.query, self.policy, self.refreshing) = (query, policy, refreshing)
    self.client = policy.keepsResponse ? client : client.withoutStore
    start()
  }

  deinit {
    load?.cancel()
    waiting?.cancel()
  }

  /// Sends the query. A request that is on its way is cancelled.
  ///
  /// - Returns: The task of the request, for callers that wait for its end: `await query.refetch().value`.
  @discardableResult
  public func refetch() -> Task<Void, Never> {
    requestedFields = []
    return send()
  }

  @discardableResult
  private func send() -> Task<Void, Never> {
    load?.cancel()
    waiting?.cancel()
    missingSinceSent = []
    if !isLoading { isLoading = true }
    let (query, client) = (query, client)
    let task = Task { [weak self] in
      let result: Result<GraphQLResponse<Query.Data>, any Error>
      do {
        result = .success(try await client.askService(query) { [weak self] in await self?.show($0) })
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { self?.finish(result) }
    }
    load = task
    return task
  }

  /// Shows what has arrived of a response, of which more follows.
  private func show(_ part: GraphQLResponse<Query.Data>) {
    if Task.isCancelled { return }
    follow()
    guard watching == nil, part.data != nil else { return }
    set(missing: [])
    set(part.data, part.errors, isStale: false)
  }

  private func start() {
    load?.cancel()
    waiting?.cancel()
    (watching, last, wasSentForStaleData, wasWhole) = (nil, nil, false, false)
    (missingFields, requestedFields) = ([], [])
    set(nil)
    if policy.readsStore == .first { follow() } else { set(missing: []) }
    if last == nil { set(nil, [], isStale: false) }
    if policy.sends(ifStoreHasFresh: last != nil && !isStale) {
      wasSentForStaleData = isStale
      send()
    } else {
      if isLoading { isLoading = false }
      waitToRefresh(after: nil)
    }
  }

  /// Waits until the query is sent again: until the network is back, if it failed for want of that, or for the next refresh.
  ///
  /// - Parameter error: The error of the last request; `nil` if it succeeded.
  private func waitToRefresh(after error: (any Error)?) {
    let interval = policy.asksService == .never ? nil : refreshing?.interval
    let connectivity = client.connectivity
    let isWithoutNetwork = error.map { SendFailure($0) != .final } ?? false
    guard interval != nil || isWithoutNetwork && connectivity != nil else { return }
    waiting = Task { [weak self] in
      let backoff = GraphQLBackoff(connectivity: connectivity)
      do {
        if let interval {
          try await backoff.wait(before: 1, asked: interval)
        } else {
          try await connectivity?.waitForConnection()
        }
      } catch {
        return
      }
      if !Task.isCancelled { self?.send() }
    }
  }

  /// Shows what the store has, now and later. Returns whether it has all of the response.
  @discardableResult
  private func follow() -> Bool {
    guard let store = try? client.responseStore else { return false }
    if watching == nil {
      let watching = Watching(store)
      self.watching = watching
      // The task must not keep the place among the watchers: it ends with it.
      Task { [weak self, id = watching.id, changes = watching.changes] in
        for await _ in changes {
          self?.wake(id)
          try? await Task.sleep(for: Watching.frame)
        }
      }
    }
    return read()
  }

  private func wake(_ watcher: Int) {
    // A query with other variables watches by another number.
    guard watching?.id == watcher else { return }
    let known = last
    if watching?.isOfClearedStore == true {
      (watching, last, wasWhole) = (nil, nil, false)
      set(nil, [], isStale: false)
      follow()
    } else {
      read()
    }
    (try? client.responseStore)?.onEvent?(.wake(isNewValue: last.map { !$0.isSame(as: known) } ?? false))
    if !isStale { wasSentForStaleData = false }
    guard policy.followsChanges, wasWhole else { return }
    let unknown = missingFields.subtracting(requestedFields)
    if isLoading {
      missingSinceSent.formUnion(unknown)
    } else if !unknown.isEmpty || isStale && !wasSentForStaleData {
      wasSentForStaleData = isStale
      requestedFields.formUnion(unknown)
      send()
    }
  }

  /// Shows what the store has. Returns whether it has all of the response.
  @discardableResult
  private func read() -> Bool {
    guard let watching else { return false }
    do {
      let reading = try client.reading(of: query, for: watching.id)
      if reading.isSame(as: last) { return missing.isEmpty }
      missingFields = reading.missingFields
      guard reading.missing.isEmpty || wasWhole else {
        set(missing: reading.missing)
        return false
      }
      let (response, lacking) = try reading.value()
      guard lacking.isEmpty || wasWhole else { throw MissingStoredDataError(missing: lacking) }
      (last, wasWhole) = (reading, true)
      set(missing: lacking)
      set(response.data, response.errors, isStale: reading.isStale)
      return lacking.isEmpty
    } catch let error as MissingStoredDataError {
      set(missing: error.missing)
      return false
    } catch {
      set(error)
      return false
    }
  }

  private func finish(_ result: Result<GraphQLResponse<Query.Data>, any Error>) {
    switch result {
    case .success(let response):
      set(nil)
      let isStored = follow()
      if response.data == nil {
        // An error reached the root, so the data is what it was.
        set(data, response.errors, isStale: isStale)
      } else if !isStored {
        (last, wasWhole) = (nil, true)
        set(missing: [])
        set(response.data, response.errors, isStale: false)
      }
    case .failure(let error):
      // Fields that were on their way are missing now.
      if policy.readsStore == .ifServiceFails { follow() } else { read() }
      set(error)
    }
    isLoading = false
    // Fields that the response did not bring are not requested again, unless they were found missing while it was on its way.
    let unknown = missingFields.intersection(missingSinceSent)
    requestedFields.formUnion(missingFields)
    if policy.followsChanges, !unknown.isEmpty, error == nil {
      send()
    } else {
      waitToRefresh(after: error)
    }
  }

  private func set(missing: [JSONPath]) {
    if missing.isEmpty { requestedFields.remove(.unreadable) }
    if !missing.isEmpty, missingFields.isEmpty { missingFields = [.unreadable] }
    if missing != self.missing { self.missing = missing }
  }

  private func set(_ data: Query.Data?, _ errors: [GraphQLError], isStale: Bool) {
    if data != self.data { self.data = data }
    if errors != self.errors { self.errors = errors }
    if isStale != self.isStale { self.isStale = isStale }
  }

  private func set(_ error: (any Error)?) {
    if error != nil || self.error != nil { self.error = error }
  }

  /// Returns whether a query has the same variables.
  func isSame(as other: Query) -> Bool {
    (try? GraphQLRequest(query)) == (try? GraphQLRequest(other))
  }
}

extension FieldAddress {
  /// Stands for values that the store has and the query cannot have, such as null in place of a deleted object.
  fileprivate static let unreadable = FieldAddress(record: -1, field: -1)
}
