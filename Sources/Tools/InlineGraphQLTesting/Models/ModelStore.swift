import GraphQLCLibrary
import GraphQLLanguage
import GraphQLModelSchemas
import InlineGraphQL

/// The objects of a service and the subscribers to their changes.
final class ModelStore: Sendable {
  private struct State: Sendable {
    var tables: [String: ModelTable]
    var subscribers: [Int: ModelSubscriber] = [:]
    var nextSubscriber = 0

    /// Sends an event under the store's lock, so that events keep the order of the changes.
    func send(_ event: ModelEvent, _ object: GraphQLJSONObject, of model: String) {
      for subscriber in subscribers.values
      where subscriber.event == event && subscriber.model == model && subscriber.filter.matches(object) {
        subscriber.continuation.yield(.object(object))
      }
    }
  }

  let models: ModelSchema
  private let state: Locked<State>

  init(_ models: ModelSchema) {
    self.models = models
    let tables = models.models.map { ($0.name, ModelTable(keyFields: $0.primaryKey.fields)) }
    state = Locked(State(tables: Dictionary(tables) { first, _ in first }))
  }

  // MARK: Reading

  /// Returns the first object with these field values; null if one of the values is null.
  func object(of model: String, where fields: [(name: String, value: GraphQLJSONValue)]) -> GraphQLJSONValue {
    let object = state.withLock { state in
      guard let keyFields = state.tables[model]?.keyFields, Set(fields.map(\.name)) == Set(keyFields) else {
        return state.tables[model]?.rows(where: fields).first?.object
      }
      let key = GraphQLJSONObject(fields.map { ($0.name, $0.value) })
      return state.tables[model].flatMap { $0[$0.key(of: key)] }
    }
    return object.map { .object($0) } ?? .null
  }

  /// Returns a connection: the objects on the query's page, and the token of the next page.
  func page(of model: String, _ query: ModelQuery) throws -> GraphQLJSONValue {
    let rows = state.withLock { $0.tables[model]?.rows(where: query.partition) } ?? []
    return try query.page(of: rows, model: model)
  }

  // MARK: Writing

  func create(_ object: GraphQLJSONObject, of model: String, if condition: ModelFilter) throws -> GraphQLJSONValue {
    try write(.create, model, key: object, if: condition) { current in
      current == nil ? (stored: object, result: object) : nil
    }
  }

  func update(_ changes: GraphQLJSONObject, of model: String, if condition: ModelFilter) throws -> GraphQLJSONValue {
    try write(.update, model, key: changes, if: condition) { current in
      guard var object = current else { return nil }
      for (name, value) in changes { object[name] = value == .null ? .none : value }
      return (stored: object, result: object)
    }
  }

  func delete(_ key: GraphQLJSONObject, of model: String, if condition: ModelFilter) throws -> GraphQLJSONValue {
    try write(.delete, model, key: key, if: condition) { current in
      current.map { (stored: nil, result: $0) }
    }
  }

  /// Replaces the object of a primary key. Throws if the condition fails or the change is not possible.
  private func write(
    _ event: ModelEvent,
    _ model: String,
    key: GraphQLJSONObject,
    if condition: ModelFilter,
    _ change: (GraphQLJSONObject?) -> (stored: GraphQLJSONObject?, result: GraphQLJSONObject)?
  ) throws -> GraphQLJSONValue {
    let written = state.withLock { state -> GraphQLJSONObject? in
      guard let key = state.tables[model]?.key(of: key) else { return nil }
      let current = state.tables[model]?[key]
      guard condition.matches(current ?? [:]), let (stored, result) = change(current) else { return nil }
      state.tables[model]?[key] = stored
      state.send(event, result, of: model)
      return result
    }
    guard let written else {
      throw GraphQLError(
        message: "The conditional request failed",
        extensions: ["errorType": "DynamoDB:ConditionalCheckFailedException"]
      )
    }
    return .object(written)
  }

  // MARK: Subscribing

  /// Returns the objects of a model that have the event from now on.
  func events(_ event: ModelEvent, of model: String, where filter: ModelFilter) -> AsyncStream<GraphQLJSONValue> {
    let (events, continuation) = AsyncStream<GraphQLJSONValue>.makeStream()
    let subscriber = ModelSubscriber(event: event, model: model, filter: filter, continuation: continuation)
    let number = state.withLock { state in
      state.nextSubscriber += 1
      state.subscribers[state.nextSubscriber] = subscriber
      return state.nextSubscriber
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.subscribers[number] = nil }
    }
    return events
  }
}
