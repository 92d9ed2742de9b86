import InlineGraphQL
import Observation

struct LoadingPage {
  /// Where the page begins.
  let cursor: GraphQLJSONValue?
  let task: Task<Void, Never>

  /// Whether what follows a cursor has not arrived. A page is shown before the task that loaded it has ended.
  func isAwaited(from cursor: GraphQLJSONValue?) -> Bool { cursor == nil || cursor == self.cursor }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
final class FragmentLoads {
  var isRefetching = false
  var hidesData = false
  var error: (any Error)?
  var isLoadingNext = false
  var isLoadingPrevious = false
  var hasNext = false
  var hasPrevious = false
  @ObservationIgnored var refetch: Task<Void, Never>?
  @ObservationIgnored var next: LoadingPage?
  @ObservationIgnored var previous: LoadingPage?

  nonisolated init() {}

  deinit {
    refetch?.cancel()
    next?.task.cancel()
    previous?.task.cancel()
  }

  /// Cancels the requests on their way. When a fragment is fetched again, they belong to the old one.
  func cancel() {
    for task in [refetch, next?.task, previous?.task] { task?.cancel() }
    if isRefetching { isRefetching = false }
    if isLoadingNext { isLoadingNext = false }
    if isLoadingPrevious { isLoadingPrevious = false }
  }

  func setPages(_ pages: KnownPages?) {
    let (next, previous) = (pages?.hasNext ?? false, pages?.hasPrevious ?? false)
    if next != hasNext { hasNext = next }
    if previous != hasPrevious { hasPrevious = previous }
  }

  func set(_ error: (any Error)?) {
    if error != nil || self.error != nil { self.error = error }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LiveFragment where Fragment: GraphQLRefetchableFragment {
  /// Whether the response to ``refetch(_:keepingData:)`` is awaited.
  public var isRefetching: Bool { loads.isRefetching }

  /// The data; nil while a refetch that does not keep it is on its way.
  public var currentData: Fragment.Data? { loads.hidesData ? nil : data }

  /// The error of the last load of the fragment or of a page of it; nil if it succeeded.
  public var error: (any Error)? { loads.error }

  /// Fetches the fragment again, and then follows it. Requests on their way are cancelled.
  ///
  /// - Parameters:
  ///   - variables: The values of the query's variables. Those that are absent keep theirs; without this argument all do.
  ///   - keepingData: Whether ``currentData`` is the old data until the new is there.
  /// - Returns: The task of the request, for callers that wait for its end: `await card.refetch().value`.
  @discardableResult
  public func refetch(
    _ variables: Fragment.RefetchQuery.Variables? = nil,
    keepingData: Bool = true
  ) -> Task<Void, Never> {
    loads.cancel()
    loads.isRefetching = true
    if loads.hidesData == keepingData { loads.hidesData = !keepingData }
    let fragment = fragment
    let task = Task { [weak self] in
      let result: Result<Fragment, any Error>
      do { result = .success(try await fragment.refetch(variables)) } catch { result = .failure(error) }
      if !Task.isCancelled { self?.finishRefetch(result) }
    }
    loads.refetch = task
    return task
  }

  private func finishRefetch(_ result: Result<Fragment, any Error>) {
    switch result {
    case .success(let new):
      loads.set(nil)
      if isSame(as: new) { read() } else { fragment = new }
    case .failure(let error): loads.set(error)
    }
    if loads.hidesData { loads.hidesData = false }
    loads.isRefetching = false
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LiveFragment where Fragment: GraphQLPaginationFragment {
  /// Whether the service has edges after those that are shown.
  public var hasNext: Bool { loads.hasNext }

  /// Whether the service has edges before those that are shown.
  public var hasPrevious: Bool { loads.hasPrevious }

  /// Whether the response to ``loadNext(_:)`` is awaited.
  public var isLoadingNext: Bool { loads.isLoadingNext }

  /// Whether the response to ``loadPrevious(_:)`` is awaited.
  public var isLoadingPrevious: Bool { loads.isLoadingPrevious }

  /// The identity of the fragment's connection, for the directives of mutations; nil if the store does not have it.
  public var connectionID: ConnectionID? { fragment.connectionID }

  /// Loads the edges after those that are shown, unless there are none or they are on their way.
  ///
  /// - Parameter count: How many.
  /// - Returns: The task of the request, for callers that wait for its end.
  @discardableResult
  public func loadNext(_ count: Int) -> Task<Void, Never> {
    let cursor = fragment.pages?.endCursor
    if isLoadingNext, let page = loads.next, page.isAwaited(from: cursor) { return page.task }
    guard hasNext else { return Task {} }
    loads.isLoadingNext = true
    let task = load {
      try await $0.nextPage(count)
    } end: {
      if $0.next?.cursor == cursor { $0.isLoadingNext = false }
    }
    loads.next = LoadingPage(cursor: cursor, task: task)
    return task
  }

  /// Loads the edges before those that are shown, unless there are none or they are on their way.
  ///
  /// - Parameter count: How many.
  /// - Returns: The task of the request, for callers that wait for its end.
  @discardableResult
  public func loadPrevious(_ count: Int) -> Task<Void, Never> {
    let cursor = fragment.pages?.startCursor
    if isLoadingPrevious, let page = loads.previous, page.isAwaited(from: cursor) { return page.task }
    guard hasPrevious else { return Task {} }
    loads.isLoadingPrevious = true
    let task = load {
      try await $0.previousPage(count)
    } end: {
      if $0.previous?.cursor == cursor { $0.isLoadingPrevious = false }
    }
    loads.previous = LoadingPage(cursor: cursor, task: task)
    return task
  }

  private func load(
    _ page: @escaping @Sendable (Fragment) async throws -> Fragment?,
    end: @escaping @MainActor (FragmentLoads) -> Void
  ) -> Task<Void, Never> {
    Task { [weak self, fragment] in
      var failure: (any Error)?
      do { _ = try await page(fragment) } catch { failure = error }
      guard !Task.isCancelled, let self else { return }
      read()
      if failure == nil, showsEarlierData, !missing.isEmpty { failure = MissingStoredDataError(missing: missing) }
      loads.set(failure)
      end(loads)
    }
  }
}

// Where the compiler would only say that a fragment does not conform to a protocol, these say what to write.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LiveFragment {
  /// Is there for fragments with pages.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "Add @refetchable(queryName: \"…\"), and @connection or @paginated to its list.")
  public func loadNext(_ count: Int) -> Task<Void, Never> { fatalError() }

  /// Is there for fragments with pages in both directions.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "Add @refetchable(queryName: \"…\"), and @connection to its list.")
  public func loadPrevious(_ count: Int) -> Task<Void, Never> { fatalError() }

  /// Is there for fragments that have a query.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "Add @refetchable(queryName: \"…\") to the fragment.")
  public func refetch() -> Task<Void, Never> { fatalError() }
}
