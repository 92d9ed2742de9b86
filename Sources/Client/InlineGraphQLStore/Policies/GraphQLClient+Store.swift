import DynamicCodable
import InlineGraphQL

extension GraphQLClient {
  /// Creates a client whose responses a store keeps.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends requests to the service.
  ///   - store: The store. Several clients may share one.
  ///   - policy: The policy of queries that are executed without one; nil if these ask the service. It is that of live queries,
  ///     too, which otherwise have `.storeOrNetwork`.
  ///   - subscriptionTransport: The transport that sends subscriptions; nil if the other one does.
  ///   - middleware: The middleware that sees each request before the transport does, in order.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have, in responses and in variables.
  ///   - onError: How the service should handle errors of fields; nil to leave it to the service.
  ///   - logMissingField: Receives each field with `@required(action: LOG)` that is null. Without it the system's log
  ///     does.
  ///   - connectivity: Knows whether there is a network, so that live queries load again what failed; nil if nobody knows.
  public init(
    transport: any GraphQLTransport,
    store: GraphQLStore,
    policy: StorePolicy<SingleResponse>? = nil,
    subscriptionTransport: (any GraphQLTransport)? = nil,
    middleware: [any GraphQLMiddleware] = [],
    dynamicTypes: DynamicDecodableRegistry = .shared,
    onError: GraphQLErrorBehavior? = nil,
    logMissingField: (@Sendable (MissingRequiredFieldError) -> Void)? = nil,
    connectivity: (any Connectivity)? = nil
  ) {
    self.init(
      transport: transport,
      subscriptionTransport: subscriptionTransport,
      middleware: middleware,
      dynamicTypes: dynamicTypes,
      onError: onError,
      logMissingField: logMissingField,
      connectivity: connectivity
    )
    self.store = ClientStore(store, policy: policy)
  }

  /// The policy of a live query without one.
  var livePolicy: StorePolicy<LiveResponses> {
    (store as? ClientStore)?.policy.map { StorePolicy<LiveResponses>($0) } ?? .storeOrNetwork
  }

  /// The client without its store, which then keeps no response.
  var withoutStore: GraphQLClient {
    var client = self
    client.store = nil
    return client
  }

  /// The store that keeps the client's responses.
  ///
  /// - Throws: ``MissingStoreError`` if there is none.
  var responseStore: GraphQLStore {
    get throws {
      guard let clientStore = store as? ClientStore else { throw MissingStoreError() }
      return clientStore.store
    }
  }

  /// Answers a query from the store or from the service.
  ///
  /// - Parameters:
  ///   - query: The query, with the values of its variables.
  ///   - policy: Where the response comes from.
  ///   - maximumAge: The age up to which stored values are fresh; nil if only their types limit it.
  ///   - allowsPartialData: Whether a stored response may lack fields. They are null, and so are the objects around them
  ///     that cannot be without.
  ///   - options: How the request is sent.
  /// - Throws: ``MissingStoredDataError`` if the policy is `.storeOnly` and the store does not have the response;
  ///   ``MissingStoreError`` if the policy reads a store and the client has none; the errors of `GraphQLClient.execute(_:options:)`.
  public func execute<Query: GraphQLQuery>(
    _ query: Query,
    policy: StorePolicy<SingleResponse>,
    maximumAge: Duration? = nil,
    allowsPartialData: Bool = false,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) async throws -> StoreResponse<Query.Data> {
    if !policy.keepsResponse { return StoreResponse(try await withoutStore.askService(query, options: options)) }
    func stored() throws -> Result<StoreResponse<Query.Data>, MissingStoredDataError> {
      try read(query, maximumAge: maximumAge, allowsPartialData: allowsPartialData)
    }
    switch policy.readsStore {
    case .never: return try await responseOfService(to: query, readsStore: false, options)
    case .first:
      let stored = try stored()
      if !policy.sends(after: stored) { return try stored.get() }
      return try await responseOfService(to: query, readsStore: true, options)
    case .ifServiceFails:
      // A client without a store is a mistake, whatever the service does.
      _ = try responseStore
      do {
        return try await responseOfService(to: query, readsStore: true, options)
      } catch  where error.isWithoutResponse {
        guard case .success(var response) = try stored() else { throw error }
        response.serviceError = error
        return response
      }
    }
  }

  /// Answers a query from the store, if it has all of the response, and then from the service.
  ///
  /// ```swift
  /// for try await response in client.execute(HeroQuery(), policy: .storeAndNetwork) { show(response.data) }
  /// ```
  ///
  /// - Parameters:
  ///   - query: The query, with the values of its variables.
  ///   - policy: Where the responses come from.
  ///   - maximumAge: The age up to which stored values are fresh; nil if only their types limit it.
  ///   - options: How the request is sent.
  /// - Returns: One response or two. The sequence throws ``MissingStoreError`` if the client has no store, and the errors
  ///   of `GraphQLClient.execute(_:options:)`.
  public func execute<Query: GraphQLQuery>(
    _ query: Query,
    policy: StorePolicy<ResponseSequence>,
    maximumAge: Duration? = nil,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) -> AsyncThrowingStream<StoreResponse<Query.Data>, any Error> {
    AsyncThrowingStream { responses in
      let task = Task {
        do {
          if case .success(let stored) = try read(query, maximumAge: maximumAge) { responses.yield(stored) }
          responses.yield(try await responseOfService(to: query, readsStore: true, options))
          responses.finish()
        } catch {
          responses.finish(throwing: error)
        }
      }
      responses.onTermination = { _ in task.cancel() }
    }
  }

  /// Asks the service.
  ///
  /// - Parameter readsStore: Whether the data is the store's, so that its fragments load pages and are fetched again.
  private func responseOfService<Query: GraphQLQuery>(
    to query: Query,
    readsStore: Bool,
    _ options: GraphQLRequestOptions
  ) async throws -> StoreResponse<Query.Data> {
    var response = StoreResponse(try await askService(query, options: options))
    if readsStore, response.data != nil, case .success(let stored) = try read(query, maximumAge: nil) {
      response.response.data = stored.data
    }
    return response
  }

  private func read<Query: GraphQLQuery>(
    _ query: Query,
    maximumAge: Duration?,
    allowsPartialData: Bool = false
  ) throws -> Result<StoreResponse<Query.Data>, MissingStoredDataError> {
    let request = try GraphQLRequest(query, dynamicTypes: dynamicTypes, onError: onError)
    let store = try responseStore
    var stored = try store.read(StoreRequest(query, request), notesObjects: true)
    if let maximumAge, stored.age > maximumAge { stored.isStale = true }
    // A single reading does not see values that are still on their way.
    let missing = stored.missing + stored.pending
    if !allowsPartialData, !missing.isEmpty { return .failure(MissingStoredDataError(missing: missing)) }
    do {
      let response = try decode(stored, to: request, of: query, from: store)
      if allowsPartialData || response.missing.isEmpty { return .success(response) }
      return .failure(MissingStoredDataError(missing: response.missing))
    } catch let error as MissingStoredDataError {
      return .failure(error)
    }
  }

  /// Decodes a response that may lack fields.
  ///
  /// - Throws: ``MissingStoredDataError`` if that leaves no data.
  func decode<Operation: GraphQLOperation>(
    _ stored: StoredResponse,
    to request: GraphQLRequest,
    of operation: Operation,
    from store: GraphQLStore
  ) throws -> StoreResponse<Operation.Data> {
    let objects = StoredObjects(
      StoredSource(store: store, stored),
      stored.objects,
      of: operation,
      request,
      client: self
    )
    let (response, missing) = try stored.decodePartially(below: [.key("data")]) {
      try Operation.decodeResponse($0, of: objects, without: $1)
    }
    var partial = StoreResponse(response, stored)
    partial.missing = missing
    return partial
  }
}

extension Error {
  /// Whether the service gave no response. One that cannot be decoded is a response.
  fileprivate var isWithoutResponse: Bool {
    switch self {
    case is CancellationError, is JSONWritingError, is ResponseDecodingError, is GraphQLFieldError,
      is MissingRequiredFieldError, is UnidentifiedObjectError:
      false
    default: true
    }
  }
}
