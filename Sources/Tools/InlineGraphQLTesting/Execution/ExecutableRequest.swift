import GraphQLLanguage
import GraphQLValidation
import InlineGraphQL

/// A valid request with its operation and its coerced variables (section 6.1).
struct ExecutableRequest: Sendable {
  let schema: ExecutableSchema
  let source: Source
  let operation: OperationDefinition
  let fragments: [String: FragmentDefinition]
  /// The coerced values of the variables, without those that have neither a value nor a default.
  let variables: GraphQLJSONObject

  init(
    _ text: String,
    operationName: String?,
    variables: GraphQLJSONValue,
    schema: ExecutableSchema
  ) throws(RequestError) {
    let source = Source(text)
    let document = try Self.validDocument(source, schema.schema)
    let fragments = document.definitions.compactMap { definition in
      if case .fragment(let fragment) = definition { fragment } else { nil }
    }
    let operation = try getOperation(document, operationName: operationName)
    guard case .object(let values) = variables else {
      throw RequestError(
        "Variables must be provided as an Object where each property is a variable value. "
          + "Perhaps look to see if an unparsed JSON string was provided."
      )
    }
    do {
      let variables = try coerceVariableValues(operation.variables, values, schema.schema)
      self.init(operation, fragments, of: source, variables: variables, schema: schema)
    } catch {
      throw RequestError(error.errors, in: source)
    }
  }

  /// Creates a request that is known to be valid.
  init(
    _ operation: OperationDefinition,
    _ fragments: [FragmentDefinition],
    of source: Source,
    variables: GraphQLJSONObject,
    schema: ExecutableSchema
  ) {
    self.schema = schema
    self.source = source
    self.operation = operation
    self.fragments = Dictionary(fragments.map { ($0.name.value, $0) }) { first, _ in first }
    self.variables = variables
  }

  private static func validDocument(_ source: Source, _ schema: Schema) throws(RequestError) -> Document {
    let document: Document
    do {
      document = try Document(parsingSpecified: source)
    } catch {
      throw RequestError([error], in: source)
    }
    // Neither changes what is executed, only when it is sent.
    let errors = specificationErrors(in: document, schema: schema, definesIncrementalDirectives: true)
    guard errors.isEmpty else { throw RequestError(errors, in: source) }
    return document
  }
}

/// Returns the operation to execute: `GetOperation` of section 6.1.
private func getOperation(_ document: Document, operationName: String?) throws(RequestError) -> OperationDefinition {
  let operations = document.definitions.compactMap { definition in
    if case .operation(let operation) = definition { operation } else { nil }
  }
  if let operationName {
    guard let operation = operations.first(where: { $0.name?.value.hasSameBytes(as: operationName) == true }) else {
      throw RequestError("Unknown operation named \"\(operationName)\".")
    }
    return operation
  }
  guard let operation = operations.first else { throw RequestError("Must provide an operation.") }
  guard operations.count == 1 else {
    throw RequestError("Must provide operation name if query contains multiple operations.")
  }
  return operation
}
