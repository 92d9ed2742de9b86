import Foundation
import InlineGraphQL

/// A store as its client sees it: it keeps the responses, and answers queries by the client's policy.
struct ClientStore: ResponseStore {
  let store: GraphQLStore

  /// The policy of queries without one; `nil` if these ask the service.
  let policy: StorePolicy<SingleResponse>?

  /// The optimistic layer in whose place responses are written.
  private let layer: OptimisticLayers.ID?

  /// Returns what changes in the store besides what a response says; nil if nothing does.
  typealias MakeUpdate = @Sendable (_ body: Data, GraphQLRequest, any GraphQLOperation) -> Update?
  typealias Update = (RecordSourceSelectorProxy) -> Void
  private let makeUpdate: MakeUpdate

  init(
    _ store: GraphQLStore,
    policy: StorePolicy<SingleResponse>? = nil,
    replacing layer: OptimisticLayers.ID? = nil,
    makeUpdate: @escaping MakeUpdate = { _, _, _ in nil }
  ) {
    (self.store, self.policy, self.layer, self.makeUpdate) = (store, policy, layer, makeUpdate)
  }

  var answersQueries: Bool { policy != nil }

  func answer<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    _ options: GraphQLRequestOptions,
    for client: GraphQLClient
  ) async throws -> GraphQLResponse<Operation.Data>? {
    func answer<Query: GraphQLQuery>(_ query: Query, _ policy: StorePolicy<SingleResponse>) async throws -> Any {
      try await client.execute(query, policy: policy, options: options).response
    }
    guard let policy, let query = operation as? any GraphQLQuery else { return nil }
    return try await answer(query, policy) as? GraphQLResponse<Operation.Data>
  }

  func receive(_ body: Data, to request: GraphQLRequest, of operation: any GraphQLOperation) throws -> Data? {
    let update = makeUpdate(body, request, operation)
    return try store.receive(body, to: StoreRequest(operation, request), replacing: layer, update)
  }

  func receiveParts(to request: GraphQLRequest, of operation: any GraphQLOperation) -> ReceiveParts {
    let response = ArrivingResponse(to: StoreRequest(operation, request), in: store)
    return { payload in
      let update = payload.whole.flatMap { makeUpdate($0, request, operation) }
      return try response.receive(payload, replacing: layer, update)
    }
  }
}
