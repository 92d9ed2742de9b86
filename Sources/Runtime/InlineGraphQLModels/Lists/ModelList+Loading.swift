extension ModelList {
  /// Returns the elements, and loads them first if needed.
  ///
  /// Concurrent calls share one request. If it fails, the list does not change, and the next call tries again.
  ///
  /// - Parameter client: The client that sends the request; by default the one that received the list.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  @discardableResult
  public func fetch(from client: GraphQLClient? = nil) async throws -> [Element] {
    try await loaded(from: client).page?.items ?? []
  }

  /// Returns the box that has the elements.
  func loaded(from client: GraphQLClient?) async throws -> ListBox<Element> {
    if let loaded = box.loaded { return loaded }
    return try await box.value { [box] in try await box.source.load(from: client, box.origin) }.box
  }

  /// Returns whether the service reports another page.
  ///
  /// - Precondition: The list is loaded.
  public func hasNextPage() -> Bool { loadedPage.nextToken != nil }

  /// Loads the next page.
  ///
  /// The request has the filter, limit, order and inclusions of this page's request. A list that came inside another
  /// model is different: its next page has up to ``ListModels/defaultLimit`` models of the same parent and, as in
  /// Amplify, no inclusions.
  ///
  /// - Parameter client: The client that sends the request; by default the one that received this page.
  /// - Returns: Another list; this one does not change.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  public func getNextPage(from client: GraphQLClient? = nil) async throws -> ModelList {
    guard let loaded = box.loaded else { throw ModelLoadingError.notLoaded }
    guard let token = loaded.page?.nextToken else { throw ModelLoadingError.noNextPage }
    return try await loaded.source.loadPage(token, from: client, loaded.origin)
  }

  /// The loaded elements and the token of the next page.
  ///
  /// - Precondition: The list is loaded.
  var loadedPage: ListPage<Element> {
    guard let page = box.loaded?.page else {
      preconditionFailure(
        "This list of \(Element.modelDescription.name) is not loaded. Call fetch() first, or use \"for try await\"."
      )
    }
    return page
  }
}

extension ListSource {
  /// Loads the first page.
  fileprivate func load(from client: GraphQLClient?, _ origin: ResponseOrigin?) async throws -> ModelList<Element> {
    switch self {
    case .memory, .document: throw ModelLoadingError.noNextPage
    case .query(let query): return try await origin.loadList(query, from: client)
    case .parent(let parent):
      if let query = parent.query(for: Element.self) { return try await origin.loadList(query, from: client) }
      return try await ListSource.load(ModelChildren(parent: parent), from: client, origin)
    }
  }

  /// Loads the page that a token identifies.
  fileprivate func loadPage(
    _ token: String,
    from client: GraphQLClient?,
    _ origin: ResponseOrigin?
  ) async throws -> ModelList<Element> {
    switch self {
    case .memory: throw ModelLoadingError.noNextPage
    case .query(var query):
      query.nextToken = token
      return try await origin.loadList(query, from: client)
    case .document(var request):
      guard request.hasTokenVariable else { throw ModelLoadingError.noTokenVariable }
      request.variables["nextToken"] = .string(token)
      return try await origin.loadList(request, from: client)
    case .parent(let parent):
      return try await ListSource.load(ModelChildren(parent: parent, nextToken: token), from: client, origin)
    }
  }

  private static func load(
    _ children: ModelChildren<Element>,
    from client: GraphQLClient?,
    _ origin: ResponseOrigin?
  ) async throws -> ModelList<Element> {
    guard children.parent.model.modelDescription.rootFields.get != nil else { throw ModelLoadingError.noQuery }
    guard let list = try await origin.load(children, from: client).list else { throw ModelLoadingError.parentIsMissing }
    return list
  }
}

extension ResponseOrigin? {
  fileprivate func loadList<M: Model>(_ query: ListModels<M>, from client: GraphQLClient?) async throws -> ModelList<M>
  {
    // Without data, the list would look empty although its models are unknown.
    guard let list = try await load(query, from: client).list else { throw ModelLoadingError.service([]) }
    return list
  }

  fileprivate func loadList<M>(
    _ request: DocumentRequest<ModelList<M>>,
    from given: GraphQLClient?
  ) async throws -> ModelList<M> {
    guard let client = given ?? self?.client else { throw ModelLoadingError.noClient }
    do {
      return try await client.request(request)
    } catch {
      switch error {
      case .error(let errors), .partial(_, let errors): throw ModelLoadingError.service(errors)
      case .undecodable(let error, _): throw ModelLoadingError.undecodable(error)
      case .unknown: throw ModelLoadingError.service([])
      case .operation(let error as CancellationError): throw error
      case .operation(let error): throw ModelLoadingError.request(error)
      }
    }
  }
}

extension ListParent {
  /// Returns the request that lists models by the parent's key; nil if the foreign key is unknown.
  func query<Element: Model>(for type: Element.Type) -> ListModels<Element>? {
    let description = model.modelDescription
    guard let association = description.list(named: field), association.foreignKey.count == description.key.count else {
      return nil
    }
    if let query = association.query, let column = association.foreignKey.first, association.foreignKey.count == 1 {
      let key = ModelDocument.Argument("\(column)", "\(description.key[0].type)", self.key.first)
      return ListModels(rootField: query, key: [key], filter: .all)
    }
    guard let list = Element.modelDescription.rootFields.list else { return nil }
    return ListModels(rootField: list, filter: ModelPredicate(association.foreignKey, equal: key.all))
  }
}
