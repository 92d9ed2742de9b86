import InlineGraphQL

extension GraphQLPaginationFragment {
  /// Whether the service has edges after those that the store has.
  public var hasNext: Bool { pages?.hasNext ?? false }

  /// Whether the service has edges before those that the store has.
  public var hasPrevious: Bool { pages?.hasPrevious ?? false }

  /// What identifies the fragment's connection, for the directives of mutations; nil if the store does not have it.
  public var connectionID: ConnectionID? { pages?.id }

  /// Loads the edges after those that the store has, which keeps them together.
  ///
  /// - Parameter count: How many.
  /// - Returns: The fragment with these edges alone; nil if there are none.
  /// - Throws: The errors of ``GraphQLRefetchableFragment/refetch(_:)``.
  @discardableResult
  public func loadNext(_ count: Int) async throws -> Self? {
    guard let pages, pages.hasNext, let page = Self.refetchMetadata.connection?.next else { return nil }
    return try await load(count, from: pages.endCursor, page, not: Self.refetchMetadata.connection?.previous)
  }

  /// Loads the edges before those that the store has, which keeps them together.
  ///
  /// - Parameter count: How many.
  /// - Returns: The fragment with these edges alone; nil if there are none.
  /// - Throws: The errors of ``GraphQLRefetchableFragment/refetch(_:)``.
  @discardableResult
  public func loadPrevious(_ count: Int) async throws -> Self? {
    guard let pages, pages.hasPrevious, let page = Self.refetchMetadata.connection?.previous else { return nil }
    return try await load(count, from: pages.startCursor, page, not: Self.refetchMetadata.connection?.next)
  }

  private func load(
    _ count: Int,
    from cursor: String?,
    _ page: ConnectionMetadata.Page,
    not other: ConnectionMetadata.Page?
  ) async throws -> Self {
    var changes: GraphQLJSONObject = [:]
    if let other {
      if let count = other.count { changes[count] = .null }
      changes[other.cursor] = .null
    }
    if let name = page.count { changes[name] = .int(count) }
    changes[page.cursor] = cursor.map { .string($0) } ?? .null
    let (client, query) = try refetchRequest(changing: changes)
    let response = try await client.execute(query)
    guard let data = response.data, let own = Self.refetched(from: data) else {
      throw RefetchError.noObject(fragment: Self.node.name, errors: response.errors)
    }
    return own
  }

  /// What the store knows of the pages of the fragment's connection; `nil` if it does not have the connection.
  var pages: KnownPages? { fragmentPointer.place?.pages(of: Self.self) }
}

/// What a store knows of the pages of a connection.
struct KnownPages {
  var hasNext, hasPrevious: Bool
  var endCursor, startCursor: String?
  var id: ConnectionID?
}

extension StoredPlace {
  /// Returns what the store knows of the pages of a fragment's connection.
  func pages<Fragment: GraphQLPaginationFragment>(of fragment: Fragment.Type) -> KnownPages? {
    guard let source, let path = Fragment.refetchMetadata.connection?.path else { return nil }
    return source.store.contents.withLock { contents in
      guard contents.has(object.record, since: source.removals) else { return nil }
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
      guard let shape = group?.shape(for: type(of: record), &names),
        let index = shape.fields.firstIndex(where: { $0.field.responseKey == key })
      else { return nil }
      let field = plan.id(of: shape.fields[index], &names.fields)
      guard let value = self.index(of: field, in: record, guess: 0), records[record][value].kind == .link else {
        return nil
      }
      id = connectionID(of: field, in: record)
      record = records[record][value].link
      group = shape.fields[index].group
    }
    return update(RecordSourceProxy()) { source in
      let pageInfo = RecordProxy(record, source).getLinkedRecord("pageInfo")
      return KnownPages(
        hasNext: pageInfo?.getValue("hasNextPage") == true,
        hasPrevious: pageInfo?.getValue("hasPreviousPage") == true,
        endCursor: pageInfo?.getValue("endCursor")?.text,
        startCursor: pageInfo?.getValue("startCursor")?.text,
        id: id
      )
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
