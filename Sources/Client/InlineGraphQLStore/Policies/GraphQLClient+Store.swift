import DynamicCodable
import InlineGraphQL

extension GraphQLClient {
  /// Creates a client whose responses a store keeps.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends requests to the service.
  ///   - store: The store. Several clients may share one.
  ///   - subscriptionTransport: The transport that sends subscriptions; nil if the other one does.
  ///   - middleware: The middleware that sees each request before the transport does, in order.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have, in responses and in variables.
  ///   - onError: How the service should handle errors of fields; nil to leave it to the service.
  ///   - logMissingField: Receives each field with `@required(action: LOG)` that is null. Without it the system's log
  ///     does.
  public init(
    transport: any GraphQLTransport,
    store: GraphQLStore,
    subscriptionTransport: (any GraphQLTransport)? = nil,
    middleware: [any GraphQLMiddleware] = [],
    dynamicTypes: DynamicDecodableRegistry = .shared,
    onError: GraphQLErrorBehavior? = nil,
    logMissingField: (@Sendable (MissingRequiredFieldError) -> Void)? = nil
  ) {
    self.init(
      transport: transport,
      subscriptionTransport: subscriptionTransport,
      middleware: middleware,
      dynamicTypes: dynamicTypes,
      onError: onError,
      logMissingField: logMissingField
    )
    self.store = ClientStore(store)
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
  ///   ``MissingStoreError`` if the policy asks for a store and the client has none; the errors of `GraphQLClient.execute(_:options:)`.
  public func execute<Query: GraphQLQuery>(
    _ query: Query,
    policy: StorePolicy<SingleResponse>,
    maximumAge: Duration? = nil,
    allowsPartialData: Bool = false,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) async throws -> StoreResponse<Query.Data> {
    let stored =
      policy.readsStore ? try read(query, maximumAge: maximumAge, allowsPartialData: allowsPartialData) : nil
    if let stored, !policy.sends(after: stored) { return try stored.get() }
    return try await responseOfService(to: query, readsStore: policy.readsStore, options)
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
          responses.yield(try await responseOfService(to: query, readsStore: policy.readsStore, options))
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
    var response = StoreResponse(try await execute(query, options: options))
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
