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
  /// The data; `nil` if there is none yet. While the store lacks part of it, the last data stays.
  public private(set) var data: Query.Data?

  /// The errors that the service reported for fields of the data.
  public private(set) var errors: [GraphQLError] = []

  /// What was thrown when the query was last sent or read; `nil` if that went well.
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

  /// When the query is sent.
  public let policy: LiveQueryPolicy

  private let client: GraphQLClient
  @ObservationIgnored private var watching: Watching?
  @ObservationIgnored private var load: Task<Void, Never>?
  /// What is shown; `nil` if that did not come from the store.
  @ObservationIgnored private var last: StoredReading<StoreResponse<Query.Data>>?
  /// Whether the query was sent because its data was stale, so that a service that is never fresh is not asked forever.
  @ObservationIgnored private var wasSentForStaleData = false

  /// Shows what the store has, and sends the query if the policy says so.
  ///
  /// - Parameters:
  ///   - query: The query, with the values of its variables.
  ///   - client: The client. Without a store, responses are shown as they come.
  ///   - policy: When the query is sent.
  public init(_ query: Query, client: GraphQLClient, policy: LiveQueryPolicy = .storeOrNetwork) {
    (self.query, self.client, self.policy) = (query, client, policy)
    start()
  }

  deinit { load?.cancel() }

  /// Sends the query. A request that is on its way is cancelled.
  ///
  /// - Returns: The task of the request, for those who wait for its end: `await query.refetch().value`.
  @discardableResult
  public func refetch() -> Task<Void, Never> {
    load?.cancel()
    if !isLoading { isLoading = true }
    let (query, client) = (query, client)
    let task = Task { [weak self] in
      let result: Result<GraphQLResponse<Query.Data>, any Error>
      do { result = .success(try await client.execute(query)) } catch { result = .failure(error) }
      if !Task.isCancelled { self?.finish(result) }
    }
    load = task
    return task
  }

  private func start() {
    load?.cancel()
    (watching, last, wasSentForStaleData) = (nil, nil, false)
    set(nil)
    if policy != .networkOnly { follow() }
    if last == nil { set(nil, [], isStale: false) }
    let sends =
      switch policy {
      case .networkOnly, .storeAndNetwork: true
      case .storeOrNetwork: last == nil || isStale
      case .storeOnly: false
      }
    if sends {
      wasSentForStaleData = isStale
      refetch()
    } else if isLoading {
      isLoading = false
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
        for await _ in changes { self?.wake(id) }
      }
    }
    return read()
  }

  private func wake(_ watcher: Int) {
    // A query with other variables watches by another number.
    guard watching?.id == watcher else { return }
    let known = last
    if watching?.isOfClearedStore == true {
      (watching, last) = (nil, nil)
      set(nil, [], isStale: false)
      follow()
    } else {
      read()
    }
    (try? client.responseStore)?.onEvent?(.wake(isNewValue: last.map { !$0.isSame(as: known) } ?? false))
    if !isStale {
      wasSentForStaleData = false
    } else if policy == .storeOrNetwork || policy == .storeAndNetwork, !wasSentForStaleData, !isLoading {
      wasSentForStaleData = true
      refetch()
    }
  }

  /// Shows what the store has. Returns whether it has all of the response.
  @discardableResult
  private func read() -> Bool {
    guard let watching else { return false }
    do {
      guard let reading = try client.reading(of: query, for: watching.id) else { return false }
      if reading.isSame(as: last) { return true }
      let response = try reading.value()
      last = reading
      set(response.data, response.errors, isStale: reading.isStale)
      return true
    } catch is MissingStoredDataError {
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
        last = nil
        set(response.data, response.errors, isStale: false)
      }
    case .failure(let error): set(error)
    }
    isLoading = false
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
