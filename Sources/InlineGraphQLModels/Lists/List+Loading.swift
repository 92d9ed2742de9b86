extension List {
  /// Loads the elements if they are not there.
  ///
  /// However many tasks call this at a time, there is one request. If it fails, the list stays as it is, and the next
  /// call tries again.
  ///
  /// - Parameter client: Who asks the service; by default the client whose response the list is from.
  /// - Returns: The elements.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  @discardableResult
  public func fetch(from client: GraphQLClient? = nil) async throws -> [Element] {
    try await loaded(from: client).page?.items ?? []
  }

  /// What has the elements.
  func loaded(from client: GraphQLClient?) async throws -> ListBox<Element> {
    if let loaded = box.loaded { return loaded }
    return try await box.value { [box] in try await box.source.load(from: client, box.origin) }.box
  }

  /// Whether the service says that there is another page.
  ///
  /// - Precondition: The list is loaded.
  public func hasNextPage() -> Bool { loadedPage.nextToken != nil }

  /// Loads the next page.
  ///
  /// It is asked for as this one was: with the same filter, limit, order and includes. That of a list inside another model
  /// has models of the same parent, up to ``ListModels/defaultLimit`` of them and, as Amplify's, without what is included.
  ///
  /// - Parameter client: Who asks the service; by default the client whose response this page is from.
  /// - Returns: Another list; this one stays as it is.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  public func getNextPage(from client: GraphQLClient? = nil) async throws -> List {
    guard let loaded = box.loaded else { throw ModelLoadingError.notLoaded }
    guard let token = loaded.page?.nextToken else { throw ModelLoadingError.noNextPage }
    return try await loaded.source.loadPage(token, from: client, loaded.origin)
  }

  /// The elements and the token.
  ///
  /// - Precondition: The list is loaded.
  var loadedPage: ListPage<Element> {
    guard let page = box.loaded?.page else {
      preconditionFailure(
        "This list of \(Element.modelDescription.name) is not loaded. Call fetch() before, or use \"for try await\"."
      )
    }
    return page
  }
}

extension ListSource {
  /// Loads the first page.
  fileprivate func load(from client: GraphQLClient?, _ origin: ResponseOrigin?) async throws -> List<Element> {
    switch self {
    case .memory: throw ModelLoadingError.noNextPage
    case .query(let query): return try await origin.loadList(query, from: client)
    case .parent(let parent):
      if let query = parent.query(for: Element.self) { return try await origin.loadList(query, from: client) }
      return try await ListSource.load(ModelChildren(parent: parent), from: client, origin)
    }
  }

  /// Loads the page of a token.
  fileprivate func loadPage(
    _ token: String,
    from client: GraphQLClient?,
    _ origin: ResponseOrigin?
  ) async throws -> List<Element> {
    switch self {
    case .memory: throw ModelLoadingError.noNextPage
    case .query(var query):
      query.nextToken = token
      return try await origin.loadList(query, from: client)
    case .parent(let parent):
      return try await ListSource.load(ModelChildren(parent: parent, nextToken: token), from: client, origin)
    }
  }

  private static func load(
    _ children: ModelChildren<Element>,
    from client: GraphQLClient?,
    _ origin: ResponseOrigin?
  ) async throws -> List<Element> {
    guard children.parent.model.modelDescription.rootFields.get != nil else { throw ModelLoadingError.noQuery }
    guard let list = try await origin.load(children, from: client).list else { throw ModelLoadingError.parentIsMissing }
    return list
  }
}

extension ResponseOrigin? {
  fileprivate func loadList<M: Model>(_ query: ListModels<M>, from client: GraphQLClient?) async throws -> List<M> {
    // Without data and without errors, it is not known which models there are.
    guard let list = try await load(query, from: client).list else { throw ModelLoadingError.service([]) }
    return list
  }
}

extension ListParent {
  /// The request for the models that hold the parent's key; nil if it is not known where they hold it.
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
