import InlineGraphQL

extension GraphQLPaginationFragment {
  /// Whether the service has edges or objects after those that the store has.
  public var hasNext: Bool { pages?.hasNext ?? false }

  /// Whether the service has edges before those that the store has.
  public var hasPrevious: Bool { pages?.hasPrevious ?? false }

  /// The identity of the fragment's connection, for the directives of mutations; nil if the store does not have it, or if the
  /// field has `@paginated`.
  public var connectionID: ConnectionID? { pages?.id }

  /// Loads the edges or objects after those that the store has, which keeps them together.
  ///
  /// ```swift
  /// while let longer = try await friends.loadNext(20) { friends = longer }
  /// ```
  ///
  /// - Parameter count: How many. It counts for nothing if pages are as long as the service makes them. If the page is being
  ///   loaded, this waits for it, whatever its length.
  /// - Returns: The fragment with all that the store then has of the list; nil if nothing follows.
  /// - Throws: The errors of ``GraphQLRefetchableFragment/refetch(_:)``; ``MissingStoredDataError`` if the page has arrived, and
  ///   the store lacks what the list cannot be without.
  @discardableResult
  public func loadNext(_ count: Int) async throws -> Self? {
    try await nextPage(count) == nil ? nil : withAllPages()
  }

  /// Loads the edges before those that the store has, which keeps them together.
  ///
  /// - Parameter count: How many. If the page is being loaded, this waits for it, whatever its length.
  /// - Returns: The fragment with all that the store then has of the list; nil if nothing precedes.
  /// - Throws: The errors of ``loadNext(_:)``.
  @discardableResult
  public func loadPrevious(_ count: Int) async throws -> Self? {
    try await previousPage(count) == nil ? nil : withAllPages()
  }

  /// Loads the next page. Returns the fragment with it alone; `nil` if there is none.
  func nextPage(_ count: Int) async throws -> Self? {
    guard let pages, pages.hasNext, let page = Self.refetchMetadata.connection?.next else { return nil }
    return try await load(count, from: pages.endCursor, page, not: Self.refetchMetadata.connection?.previous)
  }

  /// Loads the previous page. Returns the fragment with it alone; `nil` if there is none.
  func previousPage(_ count: Int) async throws -> Self? {
    guard let pages, pages.hasPrevious, let page = Self.refetchMetadata.connection?.previous else { return nil }
    return try await load(count, from: pages.startCursor, page, not: Self.refetchMetadata.connection?.next)
  }

  private func load(
    _ count: Int,
    from cursor: GraphQLJSONValue,
    _ page: ConnectionMetadata.Page,
    not other: ConnectionMetadata.Page?
  ) async throws -> Self {
    var changes: GraphQLJSONObject = [:]
    if let other {
      if let count = other.count { changes[count] = .null }
      changes[other.cursor] = .null
    }
    if let name = page.count { changes[name] = .int(count) }
    changes[page.cursor] = cursor
    let (client, query) = try refetchRequest(changing: changes)
    var variables = query.variables.values
    if let name = page.count { variables[name] = nil }
    let key = ListPage(fragment: ObjectIdentifier(Self.self), variables: variables)
    let loaded = try await client.responseStore.loadingPages.value(for: key) {
      let response = try await client.askService(query)
      return try Self.refetched(from: response.data, response.errors)
    }
    // The key has the type.
    return loaded as! Self
  }

  /// Returns the fragment with all pages that the store has.
  private func withAllPages() async throws -> Self {
    let (client, query) = try refetchRequest(changing: [:])
    let response = try await client.execute(query, policy: .storeOnly, allowsPartialData: true)
    return try Self.refetched(from: response.data, response.errors)
  }

  /// The pages of the fragment's connection in the store; `nil` if it does not have the connection.
  var pages: KnownPages? { fragmentPointer.storedOrigin?.pages(of: Self.self) }
}

/// The ends of the pages that a store has of a connection or list.
struct KnownPages {
  var hasNext = false, hasPrevious = false
  /// The cursors where the next and the previous page begin, or the offset of the next one.
  var endCursor = GraphQLJSONValue.null, startCursor = GraphQLJSONValue.null
  var id: ConnectionID?
}

extension StoredOrigin {
  /// Returns the pages of a fragment's connection in the store.
  func pages<Fragment: GraphQLPaginationFragment>(of fragment: Fragment.Type) -> KnownPages? {
    guard let source, let path = Fragment.refetchMetadata.connection?.path else { return nil }
    return source.store.contents.withLock { contents in
      guard contents.table.has(object.record, since: source.removals) else { return nil }
      return contents.pages(
        at: path,
        from: object.record,
        source.plan,
        ObjectIdentifier(fragment),
        selected(by: source.plan)
      )
    }
  }
}

extension StoreContents {
  fileprivate mutating func pages(
    at path: [String],
    from start: RecordID,
    _ plan: PlannedRequest,
    _ fragment: ObjectIdentifier,
    _ selected: SelectionGroup
  ) -> KnownPages? {
    var group = plan.selections.group(of: fragment, in: selected)
    var (record, id) = (start, nil as ConnectionID?)
    for key in path {
      guard let merged = group?.mergedFields(for: table.type(of: record), &names).field(key) else { return nil }
      group = merged.group
      let field = plan.id(of: merged, &names.fields)
      if let pagination = merged.field.connection?.pagination {
        return pages(of: field, in: record, pagination, group, plan)
      }
      guard let value = table.index(of: field, in: record, guess: 0), table[record][value].kind == .link else {
        return nil
      }
      id = connectionID(of: field, in: record)
      record = table[record][value].link
    }
    return update(RecordSourceProxy()) { source -> KnownPages? in
      let pageInfo = RecordProxy(record, source).getLinkedRecord("pageInfo")
      func cursor(_ name: String) -> GraphQLJSONValue { (pageInfo?.getValue(name)?.text).map { .string($0) } ?? .null }
      return KnownPages(
        hasNext: pageInfo?.getValue("hasNextPage") == true,
        hasPrevious: pageInfo?.getValue("hasPreviousPage") == true,
        endCursor: cursor("endCursor"),
        startCursor: cursor("startCursor"),
        id: id
      )
    }
  }

  /// Returns what is known of the pages of a list; `nil` if the list is null or unknown.
  private mutating func pages(
    of field: FieldID,
    in record: RecordID,
    _ pagination: PlannedPagination,
    _ group: SelectionGroup?,
    _ plan: PlannedRequest
  ) -> KnownPages? {
    let extentField = plan.id(of: pagination.extent, &names.fields)
    return update(RecordSourceProxy()) { source -> KnownPages? in
      let owner = RecordProxy(record, source)
      guard let extent = ListExtent(owner.getValue(extentField)) else { return nil }
      var (holder, list) = (owner as RecordProxy?, field as FieldID?)
      if let items = pagination.items, let group {
        holder = owner.getLinkedRecord(field)
        list = holder.flatMap { holder in
          source.contents.pointee.fields(of: holder.number, group, plan).first { $0.name == items }?.id
        }
      }
      guard let holder, let list, let objects = PagedList(list, of: holder) else { return nil }
      let end = pagination.next == nil ? .int(extent.endOffset(count: objects.elements.count)) : extent.end
      return KnownPages(hasNext: extent.hasNext, endCursor: end)
    }
  }
}

extension GraphQLJSONValue {
  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .int, .double: description
    case .null, .bool, .array, .object: nil
    }
  }
}
