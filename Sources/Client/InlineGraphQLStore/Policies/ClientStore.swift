import Foundation
import InlineGraphQL

/// A store as its client sees it: it keeps the responses.
struct ClientStore: ResponseStore {
  let store: GraphQLStore

  /// The optimistic layer in whose place responses are written.
  private let layer: OptimisticLayers.ID?

  /// Returns what changes in the store besides what a response says; nil if nothing does.
  typealias MakeUpdate = @Sendable (_ body: Data, GraphQLRequest, any GraphQLOperation) -> Update?
  typealias Update = (RecordSourceSelectorProxy) -> Void
  private let makeUpdate: MakeUpdate

  init(
    _ store: GraphQLStore,
    replacing layer: OptimisticLayers.ID? = nil,
    makeUpdate: @escaping MakeUpdate = { _, _, _ in nil }
  ) {
    (self.store, self.layer, self.makeUpdate) = (store, layer, makeUpdate)
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
