import GraphQLLanguage
import InlineGraphQL

/// One execution of an operation, with the errors so far.
final class Execution {
  let request: ExecutableRequest
  var errors: [FieldError] = []
  /// Whether `@defer` and `@stream` put parts of the response off; all is sent at once otherwise, as a service may.
  var sendsParts = false
  /// The parts that were put off and have not been executed.
  var laterParts: [LaterPart] = []
  /// The subfields that were collected so far.
  var collectedSubfields: [Selected: SelectedFields] = [:]
  /// The number of selections that collecting them has visited.
  var selectionCount = 0
  /// The fields that the operation selects on its root type.
  private var rootFields: [FieldSet] = []
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
      let fields = try collectFields(of: [request.operation.selectionSet], on: rootType.name)
      rootFields = fields.fieldSets
      data = try await executeFields(fields, of: root, on: rootType, path: nil)
    } catch {
      errors.append(error)
      laterParts = []
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

  /// The errors of an execution that was given up; nil if it goes on.
  var failureOfAll: GraphQLJSONValue? {
    if Task.isCancelled { return [["message": "The execution was cancelled."]] }
    guard hasTooManyValues else { return nil }
    return [["message": .string("The response would have more than \(Self.maximumValues) values.")]]
  }

  /// The errors as a response has them.
  var errorList: GraphQLJSONValue {
    let locations = DocumentLocations(request.source)
    return .array(errors.map { $0.json(locations) })
  }

  /// Returns the response (section 7.1).
  private func response(_ data: GraphQLJSONValue) -> GraphQLJSONValue {
    if let failure = failureOfAll {
      laterParts = []
      return ["errors": failure, "data": .null]
    }
    if errors.isEmpty { return ["data": data] }
    return ["errors": errorList, "data": data]
  }
}
