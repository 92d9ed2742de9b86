/// A fragment that a query fetches again: one with `@refetchable`.
///
/// ```graphql
/// fragment HeroCard_hero on Character @refetchable(queryName: "HeroCardQuery") { name }
/// ```
///
/// The macros emit the conformance. The query fetches the fragment's object by its `id` if the schema has
/// `interface Node { id: ID! }` and a field `node(id: ID!): Node` of the query, or by a field `fetch__T` for a type with
/// `@fetchable`. Fragments on the query's type and on a type `Viewer` need no `id`.
public protocol GraphQLRefetchableFragment: GraphQLFragment {
  /// The query. Its variables are the fragment's arguments, the operations' variables that the fragment uses, and `id` if
  /// that is what identifies the object.
  associatedtype RefetchQuery: GraphQLQuery

  /// Reads the fragment from the response to the query.
  ///
  /// - Returns: The fragment; nil if the response does not have its object.
  static func refetched(from data: RefetchQuery.Data) -> Self?

  /// The parts that the query is made of.
  static var refetchMetadata: RefetchMetadata { get }
}

/// The parts of a fragment's refetch query (Relay's `RefetchMetadata`).
public struct RefetchMetadata: Hashable, Sendable {
  /// The fields that lead to the fragment's object in the response to the query; empty if it is the root.
  public var path: [String]

  /// The field of the fragment's object that has the value of the variable `id`; nil if the query has no such variable.
  public var identifierField: String?

  /// The connection or list of the fragment whose pages the query loads; nil if it has none.
  public var connection: ConnectionMetadata?

  /// Creates metadata. The macros call this.
  public init(path: [String], identifierField: String? = nil, connection: ConnectionMetadata? = nil) {
    self.path = path
    self.identifierField = identifierField
    self.connection = connection
  }
}

/// A refetchable fragment with a connection or a list, whose pages its query loads: one with `@refetchable`, and with
/// `@connection` or `@paginated`.
///
/// ```graphql
/// fragment FriendList_hero on Character @refetchable(queryName: "FriendListQuery")
/// @argumentDefinitions(count: {type: "Int", defaultValue: 10}, cursor: {type: "ID"}) {
///   friendsConnection(first: $count, after: $cursor) @connection(key: "FriendList_friendsConnection") {
///     edges { node { name } }
///   }
/// }
/// ```
public protocol GraphQLPaginationFragment: GraphQLRefetchableFragment {}

/// The connection or list of a fragment whose pages are loaded one by one (Relay's `ConnectionMetadata`).
public struct ConnectionMetadata: Hashable, Sendable {
  /// The variables that ask for a page.
  public struct Page: Hashable, Sendable {
    /// The variable for the number of edges or objects; nil if pages are as long as the service makes them.
    public var count: String?

    /// The variable for the cursor or the offset where the page begins.
    public var cursor: String

    /// Creates the variables. The macros call this.
    public init(count: String? = nil, cursor: String) { (self.count, self.cursor) = (count, cursor) }
  }

  /// The response keys that lead from the fragment's object to the field.
  public var path: [String]

  /// The variables that ask for the next page; nil if there are only previous ones.
  public var next: Page?

  /// The variables that ask for the previous page; nil if there are only next ones.
  public var previous: Page?

  /// Creates metadata. The macros call this.
  public init(path: [String], next: Page? = nil, previous: Page? = nil) {
    (self.path, self.next, self.previous) = (path, next, previous)
  }
}
