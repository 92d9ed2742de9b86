import GraphQLLanguage
import InlineGraphQL

/// One execution of an operation, with the errors so far.
final class Execution {
  let request: ExecutableRequest
  var errors: [FieldError] = []
  /// The subfields that were collected so far.
  var collectedSubfields: [Selected: [FieldGroup]] = [:]
  /// The number of selections that collecting them has visited.
  var selectionCount = 0
  /// The fields that the operation selects on its root type.
  private var rootFields: [FieldGroup] = []
  private var valueCount = 0
  private var hasTooManyValues = false

  /// The maximum number of values in a response, because a document of a few lines may request any number.
  static let maximumValues = 1_000_000

  /// The number of values at which the document is examined; most responses have fewer. If the document alone requests
  /// too many values, execution stops there. If lists are long, it goes on to ``maximumValues``.
  private static let valuesOfAnyDocument = 50_000

  init(_ request: ExecutableRequest) {
    self.request = request
  }

  var schema: Schema { request.schema.schema }

  /// Counts one value of the response. Returns false, to stop execution, if there are too many or the task is
  /// cancelled.
  func countValue() -> Bool {
    if hasTooManyValues { return false }
    valueCount += 1
    hasTooManyValues =
      valueCount > Self.maximumValues
      || valueCount == Self.valuesOfAnyDocument && selectsFields(moreThan: Self.maximumValues, in: rootFields)
    return !hasTooManyValues && !Task.isCancelled
  }

  /// Executes the operation on the schema's data.
  func execute() async -> GraphQLJSONValue {
    await execute(from: request.schema.data)
  }

  /// Executes the operation: `ExecuteQuery`, `ExecuteMutation` (section 6.2) and `ExecuteSubscriptionEvent` (section
  /// 6.2.3.2). These are the same if all fields are executed in order.
  func execute(from root: ResolvedValue) async -> GraphQLJSONValue {
    var data = GraphQLJSONValue.null
    do {
      let rootType = try rootType()
      rootFields = try collectFields(of: [request.operation.selectionSet], on: rootType.name)
      data = try await executeFields(rootFields, of: root, on: rootType, path: nil)
    } catch {
      errors.append(error)
    }
    return response(data)
  }

  /// Returns the root type of the operation.
  func rootType() throws(FieldError) -> ObjectType {
    let operation = request.operation
    guard let type = schema.rootType(for: operation.kind) else {
      let message = "Schema is not configured to execute \(operation.kind.rawValue) operation."
      throw FieldError(message, at: operation.range)
    }
    return type
  }

  /// Returns the response (section 7.1).
  private func response(_ data: GraphQLJSONValue) -> GraphQLJSONValue {
    if Task.isCancelled { return ["errors": [["message": "The execution was cancelled."]], "data": .null] }
    if hasTooManyValues {
      return [
        "errors": [["message": .string("The response would have more than \(Self.maximumValues) values.")]],
        "data": .null,
      ]
    }
    if errors.isEmpty { return ["data": data] }
    let locations = DocumentLocations(request.source)
    return ["errors": .array(errors.map { $0.json(locations) }), "data": data]
  }
}
