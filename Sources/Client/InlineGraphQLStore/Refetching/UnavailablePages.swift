import InlineGraphQL

// Where the compiler would only say that a fragment does not conform to a protocol, these say what to write.

extension GraphQLFragment {
  /// Is there for fragments with pages.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "Add @refetchable(queryName: \"…\"), and @connection or @paginated to its list.")
  public func loadNext(_ count: Int) async throws -> Self? { fatalError() }

  /// Is there for fragments with pages in both directions.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "Add @refetchable(queryName: \"…\"), and @connection to its list.")
  public func loadPrevious(_ count: Int) async throws -> Self? { fatalError() }

  /// Is there for fragments that have a query.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "Add @refetchable(queryName: \"…\") to the fragment.")
  public func refetch() async throws -> Self { fatalError() }
}
