/// The store and the plan by which an object of a response is read again.
final class StoredSource: Sendable {
  let store: GraphQLStore
  let plan: PlannedRequest

  /// The store's number of removals then. A record may since have gone, and its number be another's.
  let removals: UInt32

  init(store: GraphQLStore, _ stored: StoredResponse) {
    (self.store, plan, removals) = (store, stored.plan, stored.removals)
  }
}
