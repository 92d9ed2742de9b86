import InlineGraphQL

/// A change of an object that subscriptions report.
enum ModelEvent: Sendable {
  case create, update, delete
}

/// A subscription to the objects of one model.
struct ModelSubscriber: Sendable {
  let event: ModelEvent
  let model: String
  let filter: ModelFilter
  let continuation: AsyncStream<GraphQLJSONValue>.Continuation
}
