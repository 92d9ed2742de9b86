import InlineGraphQL

extension GraphQLClient {
  /// Runs a mutation, and shows at once what it is expected to do.
  ///
  /// ```swift
  /// try await client.execute(
  ///   SetFavourite(id: "1000", isFavourite: true),
  ///   optimistic: .response(json: [
  ///     "setFavourite": ["__typename": "Human", "id": "1000", "isFavourite": true]
  ///   ])
  /// )
  /// ```
  ///
  /// Live readers have the expected values until the response is there. Then they have those of the response. If the
  /// mutation fails, or if its response has no data, they have what they would have without it. Several mutations may wait
  /// for their responses, which may come in any order.
  ///
  /// - Parameters:
  ///   - mutation: The mutation, with the values of its variables.
  ///   - optimistic: Its expected effect.
  ///   - updater: Makes changes in the store that the response does not contain. It is called once, when the response is there
  ///     and has data, with the store locked, so it must neither use the store otherwise nor wait.
  ///   - options: How the request is sent.
  /// - Returns: The response.
  /// - Throws: ``MissingStoreError`` if the client has no store; ``UnidentifiedObjectError`` if an object of the optimistic
  ///   response lacks the fields that identify it; the errors of `GraphQLClient.execute(_:options:)`.
  @discardableResult
  public func execute<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    optimistic: OptimisticUpdate<Mutation>,
    updater: OptimisticUpdate<Mutation>.Updater? = nil,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) async throws -> GraphQLResponse<Mutation.Data> {
    let store = try responseStore
    let layer = try addLayer(optimistic, of: mutation)
    // If there was no response with data, nothing has replaced the layer.
    defer { store.removeLayer(layer) }
    return try await replacing(layer, updater, of: Mutation.self).execute(mutation, options: options)
  }

  /// Runs a mutation, and changes the store when its response is there.
  ///
  /// ```swift
  /// try await client.execute(CreateReview(stars: 5)) { records, data in
  ///   records.getRoot().setValue(.int(data.createReview?.count ?? 0), "reviewCount")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - mutation: The mutation, with the values of its variables.
  ///   - options: How the request is sent.
  ///   - updater: Makes changes in the store that the response does not contain. It is called once, when the response is there
  ///     and has data, with the store locked, so it must neither use the store otherwise nor wait.
  /// - Returns: The response.
  /// - Throws: ``MissingStoreError`` if the client has no store; the errors of `GraphQLClient.execute(_:options:)`.
  @discardableResult
  public func execute<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    options: GraphQLRequestOptions = GraphQLRequestOptions(),
    updater: @escaping OptimisticUpdate<Mutation>.Updater
  ) async throws -> GraphQLResponse<Mutation.Data> {
    _ = try responseStore
    return try await replacing(nil, updater, of: Mutation.self).execute(mutation, options: options)
  }

  /// Runs a subscription, and changes the store with each of its responses.
  ///
  /// - Parameters:
  ///   - subscription: The subscription, with the values of its variables.
  ///   - options: How the request is sent.
  ///   - updater: Makes changes in the store that a response does not contain. It is called for each response that has data,
  ///     with the store locked, so it must neither use the store otherwise nor wait.
  /// - Returns: The responses. The sequence throws the errors of `GraphQLClient.execute(_:options:)`.
  /// - Throws: ``MissingStoreError`` if the client has no store.
  public func subscribe<Subscription: GraphQLSubscription>(
    _ subscription: Subscription,
    options: GraphQLRequestOptions = GraphQLRequestOptions(),
    updater: @escaping @Sendable (RecordSourceSelectorProxy, Subscription.Data) -> Void
  ) throws -> GraphQLSubscriptionResponses<Subscription.Data> {
    _ = try responseStore
    return replacing(nil, updater, of: Subscription.self).subscribe(subscription, options: options)
  }

  /// Shows what a mutation is expected to do.
  ///
  /// - Returns: The number of the layer.
  func addLayer<Mutation: GraphQLMutation>(
    _ optimistic: OptimisticUpdate<Mutation>,
    of mutation: Mutation
  ) throws -> OptimisticLayers.ID {
    let request = StoreRequest(mutation, try GraphQLRequest(mutation, dynamicTypes: dynamicTypes, onError: onError))
    return try responseStore.addLayer(for: request, response: optimistic.expectedData(self), optimistic.update)
  }

  /// Returns a client whose store writes responses in the place of an optimistic layer, and calls an updater with them.
  func replacing<Operation: GraphQLOperation>(
    _ layer: OptimisticLayers.ID?,
    _ updater: (@Sendable (RecordSourceSelectorProxy, Operation.Data) -> Void)?,
    of operation: Operation.Type
  ) -> GraphQLClient {
    guard let store = try? responseStore else { return self }
    var client = self
    client.store = ClientStore(store, replacing: layer) { body, request, operation in
      guard let updater, let operation = operation as? Operation,
        let data = try? operation.decodeResponse(body, to: request, client: self).data
      else { return nil }
      return { updater($0, data) }
    }
    return client
  }
}

extension GraphQLStore {
  /// Applies an optimistic update.
  ///
  /// - Parameters:
  ///   - request: The mutation's request.
  ///   - data: The data of the expected response; `nil` if there is none.
  ///   - updater: Changes the records.
  /// - Returns: The number of its layer.
  /// - Throws: ``UnidentifiedObjectError``, or a syntax error of the document.
  func addLayer(
    for request: StoreRequest,
    response data: GraphQLJSONValue?,
    _ updater: (@Sendable (RecordSourceSelectorProxy) -> Void)?
  ) throws -> OptimisticLayers.ID {
    try publish { contents in
      let plan = try contents.plan(request)
      if let data { try contents.checkIdentities(in: data, of: plan, isOptimistic: true) }
      let write = data.map { data -> StoreContents.LayerChange in
        let response = Array(GraphQLJSONValue.object(["data": data]).description.utf8)
        // It was made of JSON.
        return { contents in response.withUnsafeBufferPointer { _ = try? contents.write($0, to: plan) } }
      }
      let update = updater.map { updater -> StoreContents.LayerChange in
        { contents in contents.update(RecordSourceSelectorProxy(plan), updater) }
      }
      return contents.addLayer(response: write, updater: update)
    }
  }
}
