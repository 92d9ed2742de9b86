#if canImport(SwiftUI)
  import InlineGraphQL
  import InlineGraphQLStore
  import SwiftUI

  /// A query that a view shows, and that follows the store.
  ///
  /// ```swift
  /// struct HeroScreen: View {
  ///   @Query<HeroQuery> var query
  ///
  ///   var body: some View {
  ///     let hero = query.get(HeroQuery(episode: .jedi))
  ///     if let name = hero.data?.hero?.name { Text(name) }
  ///   }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  @propertyWrapper
  public struct Query<Operation: GraphQLQuery>: DynamicProperty {
    @Environment(\.graphQLClient) private var client
    @State private var slot = LiveQuerySlot<Operation>()
    private let policy: StorePolicy<LiveResponses>?
    private let refreshing: LiveRefreshing?

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - policy: When the query is sent; `nil` for the client's policy, or else `.storeOrNetwork`.
    ///   - refreshing: When the service is asked again; `nil` if only changes of the store ask for that.
    public init(policy: StorePolicy<LiveResponses>? = nil, refreshing: LiveRefreshing? = nil) {
      (self.policy, self.refreshing) = (policy, refreshing)
    }

    /// The query, which ``get(_:)`` gives variables.
    public var wrappedValue: Query { self }

    /// Returns the response to the query with variables. It stays the same object as long as they are equal.
    public func get(_ query: Operation) -> LiveQuery<Operation> {
      slot.liveQuery(query, client: client.required, policy: policy, refreshing: refreshing)
    }
  }
#endif
