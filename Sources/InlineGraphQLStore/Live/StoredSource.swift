/// What a store needs to read an object of a response again.
final class StoredSource: Sendable {
  let store: GraphQLStore

  /// The plan by which the response was read.
  let plan: PlannedRequest

  init(store: GraphQLStore, plan: PlannedRequest) {
    (self.store, self.plan) = (store, plan)
  }
}
