import GraphQLLanguage
import GraphQLValidation
import InlineGraphQL

extension ExecutableRequest {
  /// Creates the request of an operation, as it is sent.
  init<Operation: GraphQLOperation>(_ operation: Operation, schema: ExecutableSchema) throws {
    let sent = try GraphQLRequest(operation)
    let variables = try GraphQLJSONValue(parsing: sent.variables)
    do {
      try self.init(sent.document, operationName: sent.operationName, variables: variables, schema: schema)
    } catch {
      let messages = error.errors.map { $0["message"]?.string ?? "" }
      throw SampleDataError(
        "The schema does not allow the operation \(Operation.operationName): \(messages.joined(separator: " "))"
      )
    }
  }

  /// Creates a request whose selection set spreads a fragment, on the type of the fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - arguments: Values of variables.
  ///   - provided: The variables that the program provides.
  ///   - names: Those of them that are arguments of the fragment.
  ///   - schema: The schema.
  init<Fragment: GraphQLFragment>(
    _ fragment: Fragment.Type,
    arguments: GraphQLJSONObject,
    provided: [ProvidedValue],
    passing names: [String],
    schema: ExecutableSchema
  ) throws {
    let name = fragment.node.name
    let passed = names.map { "\($0):$\($0)" }.joined(separator: " ")
    let spread = "query{...\(name)\(passed.isEmpty ? "" : "@arguments(\(passed))")}"
    let source = Source(composeDocument(of: spread, spreading: [fragment]))
    let document = try Document(parsing: source)
    let fragments = document.definitions.compactMap { definition in
      if case .fragment(let fragment) = definition { fragment } else { nil }
    }
    guard case .operation(let operation)? = document.definitions.first else { preconditionFailure("No operation") }
    let definitions = Document(definitions: fragments.map { .fragment($0) })
    if case .invalid(let errors, _) = validate(definitions, schema: schema.schema, fragments: [:]) {
      let messages = errors.map(\.message).joined(separator: " ")
      throw SampleDataError("The schema does not allow the fragment \(name): \(messages)")
    }
    let used = fragments.flatMap { fragment in
      FragmentSignature(fragment, swiftName: fragment.name.value, schema: schema.schema).variables.map(\.name)
    }
    let known = fragment.node.arguments.map(\.name) + used
    if let unknown = arguments.keys.first(where: { !known.contains($0) }) {
      throw SampleDataError(
        "The fragment \(name) has no argument \"\(unknown)\" and uses no variable of that name."
          + didYouMean(suggestions(for: unknown, from: known))
      )
    }
    let variables =
      try arguments.members.map { ($0.key, $0.value) }
      + provided.compactMap { variable in
        try variable.json.map { (variable.name, $0) }
      }
    self.init(operation, fragments, of: source, variables: GraphQLJSONObject(variables), schema: schema)
  }
}
