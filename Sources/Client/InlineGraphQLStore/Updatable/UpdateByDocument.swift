import InlineGraphQL

extension GraphQLStore {
  /// Changes what a query with `@updatable` selects, by the properties of its data (Relay's `readUpdatableQuery`).
  ///
  /// ```swift
  /// try store.update(HeroQuery(id: "1000")) { data in data.hero?.isFavourite = true }
  /// ```
  ///
  /// It is one transaction. If it throws, nothing of its changes stays.
  ///
  /// - Parameters:
  ///   - query: The query, with the values of its variables.
  ///   - body: Changes the data. The store is locked meanwhile, so it must not wait.
  /// - Throws: ``MissingStoredDataError`` if the store lacks something that the root must have; the error of the closure, or of a
  ///   value that cannot be written.
  public func update<Query: GraphQLUpdatableQuery, Result>(
    _ query: Query,
    _ body: (Query.Updatable) throws -> Result
  ) throws -> Result {
    try update { records in try records.update(query, body) }
  }

  /// Changes what a fragment with `@updatable` selects, by the properties of its data (Relay's `readUpdatableFragment`).
  ///
  /// ```swift
  /// try store.update(fragment: HeroCard(key: hero)) { data in data.isFavourite = true }
  /// ```
  ///
  /// It is one transaction. If it throws, nothing of its changes stays.
  ///
  /// - Parameters:
  ///   - fragment: The fragment, of a value that came from the store.
  ///   - body: Changes the data. The store is locked meanwhile, so it must not wait.
  /// - Throws: ``UnknownObjectError`` if the value did not come from the store, or if the object has since gone;
  ///   ``MissingStoredDataError`` if the store lacks something that the object must have; the error of the closure, or of a value
  ///   that cannot be written.
  public func update<Fragment: GraphQLUpdatableFragment, Result>(
    fragment: Fragment,
    _ body: (Fragment.Updatable) throws -> Result
  ) throws -> Result {
    try update { records in try records.update(fragment: fragment, body) }
  }
}

extension RecordSourceProxy {
  /// Changes what a query with `@updatable` selects, as ``GraphQLStore/update(_:_:)`` does.
  public final func update<Query: GraphQLUpdatableQuery, Result>(
    _ query: Query,
    _ body: (Query.Updatable) throws -> Result
  ) throws -> Result {
    let plan = try contents.pointee.plan(StoreRequest(query, GraphQLRequest(query)))
    let root = contents.pointee.record(ofRoot: plan.selections.document.kind.rawValue)
    return try UpdatedDocument(self, plan, plan.selections.root, .shared).update(root, body)
  }

  /// Changes what a fragment with `@updatable` selects, as ``GraphQLStore/update(fragment:_:)`` does.
  public final func update<Fragment: GraphQLUpdatableFragment, Result>(
    fragment: Fragment,
    _ body: (Fragment.Updatable) throws -> Result
  ) throws -> Result {
    let (origin, source, group) = try place(of: Fragment.self, at: fragment.fragmentPointer)
    guard !contents.pointee.isDeletedOnceLoaded(origin.object.record) else {
      throw UnknownObjectError(fragment: Fragment.node.name)
    }
    let document = UpdatedDocument(self, source.plan, group, origin.dynamicTypes)
    return try document.update(origin.object.record, body)
  }
}
