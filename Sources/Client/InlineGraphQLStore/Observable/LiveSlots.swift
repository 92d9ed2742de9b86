import InlineGraphQL

/// Keeps a view's query from one evaluation of its body to the next.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
package final class LiveQuerySlot<Query: GraphQLQuery> {
  private var live: LiveQuery<Query>?

  /// Creates an empty slot. Views are created often, and most do not use theirs.
  package nonisolated init() {}

  /// Returns the live query that the slot has, or another if it has none with these variables.
  package func liveQuery(
    _ query: Query,
    client: GraphQLClient,
    policy: StorePolicy<LiveResponses>?,
    refreshing: LiveRefreshing? = nil
  ) -> LiveQuery<Query> {
    // Another one is made, since a body must not change what it has read.
    if let live, live.isSame(as: query) { return live }
    let new = LiveQuery(query, client: client, policy: policy, refreshing: refreshing)
    live = new
    return new
  }
}

/// Keeps a view's fragment from one evaluation of its body to the next.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
package final class LiveFragmentSlot<Fragment: GraphQLFragment> {
  private var live: LiveFragment<Fragment>?

  /// Creates an empty slot.
  package nonisolated init() {}

  /// Returns the live fragment that the slot has, or another if it has none of this object.
  package func liveFragment(_ fragment: Fragment) -> LiveFragment<Fragment> {
    if let live, live.isSame(as: fragment) { return live }
    let new = LiveFragment(fragment)
    live = new
    return new
  }
}

/// Keeps a view's fragment that can be fetched again, from one evaluation of its body to the next.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
package final class LiveRefetchableFragmentSlot<Fragment: GraphQLRefetchableFragment> {
  private var live: LiveFragment<Fragment>?
  /// The fragment that the view was given. The live one may have been fetched again since.
  private var given: Fragment?

  /// Creates an empty slot.
  package nonisolated init() {}

  /// Returns the live fragment that the slot has, or another if it was made for another object.
  package func liveFragment(_ fragment: Fragment) -> LiveFragment<Fragment> {
    if let live, given?.isSame(as: fragment) == true { return live }
    let new = LiveFragment(fragment)
    (live, given) = (new, fragment)
    return new
  }
}
