import GraphQLLanguage
import InlineGraphQL

/// One run of an operation: what it needs everywhere, and the errors it has come to so far.
final class Execution {
  let request: ExecutableRequest
  var errors: [FieldError] = []
  /// What is selected of objects, as far as that has been asked.
  var collectedSubfields: [Selected: [FieldGroup]] = [:]
  /// How many selections were gone through for that.
  var selectionCount = 0
  /// What the operation selects.
  private var rootFields: [FieldGroup] = []
  private var valueCount = 0
  private var hasTooManyValues = false

  /// How many values a response may have: documents of a few lines may ask for any number of them.
  static let maximumValues = 1_000_000

  /// How many values there may be before the document is looked at, most responses having fewer. If it is the document that
  /// asks for too many, they are not resolved; if it is lists that are long, they may be as long as ``maximumValues`` lets them.
  private static let valuesOfAnyDocument = 50_000

  init(_ request: ExecutableRequest) {
    self.request = request
  }

  var schema: Schema { request.schema.schema }

  /// Counts one value of the response; false once there are too many or the task is cancelled, when nothing more is to be
  /// resolved.
  func countValue() -> Bool {
    if hasTooManyValues { return false }
    valueCount += 1
    hasTooManyValues =
      valueCount > Self.maximumValues
      || valueCount == Self.valuesOfAnyDocument && selectsFields(moreThan: Self.maximumValues, in: rootFields)
    return !hasTooManyValues && !Task.isCancelled
  }

  /// Executes the operation from the schema's data.
  func execute() async -> JSONValue {
    await execute(from: request.schema.data)
  }

  /// Executes the operation: `ExecuteQuery`, `ExecuteMutation` (section 6.2), and `ExecuteSubscriptionEvent` (section
  /// 6.2.3.2), which are alike where all fields are executed in order.
  func execute(from root: ResolvedValue) async -> JSONValue {
    var data = JSONValue.null
    do {
      let rootType = try rootType()
      rootFields = try collectFields(of: [request.operation.selectionSet], on: rootType.name)
      data = try await executeFields(rootFields, of: root, on: rootType, path: nil)
    } catch {
      errors.append(error)
    }
    return response(data)
  }

  /// The type that the operation starts from.
  func rootType() throws(FieldError) -> ObjectType {
    let operation = request.operation
    guard let type = schema.rootType(for: operation.kind) else {
      let message = "Schema is not configured to execute \(operation.kind.rawValue) operation."
      throw FieldError(message, at: operation.range)
    }
    return type
  }

  /// The response (section 7.1).
  private func response(_ data: JSONValue) -> JSONValue {
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
