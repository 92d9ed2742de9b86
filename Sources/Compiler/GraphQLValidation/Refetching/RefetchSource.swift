import GraphQLLanguage

/// Where a query finds the object of a fragment again.
struct RefetchSource {
  /// The argument that identifies the object.
  struct Identifier {
    /// The argument's name.
    var argument: String

    /// The argument's type.
    var type: TypeReference

    /// The field of the object that has the value; `nil` if the type has no such field.
    var field: String?
  }

  /// The field of the query that has the object; `nil` for the query's own object.
  var field: String?

  /// The argument of that field that identifies the object; `nil` if there is only one.
  var identifier: Identifier?
}

extension Schema {
  /// Returns where a query finds the object of a fragment again, by the first of Relay's ways that applies.
  ///
  /// - Throws: An error with Relay's words if none applies, or if the schema does not have what the way needs.
  func refetchSource(of fragment: FragmentDefinition, _ directive: Directive) throws(Diagnostic) -> RefetchSource {
    guard let query = rootTypeName(for: .query) else {
      let message = "Unable to use @refetchable directive. The `Query` type is not defined on the schema."
      throw Diagnostic(.error, message, at: directive.range)
    }
    let search = RefetchSourceSearch(schema: self, query: query, fragment: fragment, directive: directive)
    let prefersFetchable = directive.argument("preferFetchable")?.kind == .boolean(true)
    if fragment.typeCondition.value == query { return RefetchSource() }
    if let source = try search.viewer() { return source }
    if prefersFetchable, let source = try search.fetchable() { return source }
    if let source = try search.node() { return source }
    if let source = try search.fetchable() { return source }
    throw search.error(
      "'\(fragment.name.value)', only supported are fragments on: the Viewer type; the Query type; the "
        + "Node interface, object types that implement the Node interface, interfaces whose implementing objects all "
        + "implement Node, and unions whose members all implement Node; @fetchable type"
    )
  }
}

/// Tries Relay's ways to find the object of a fragment again.
private struct RefetchSourceSearch {
  let schema: Schema
  let query: String
  let fragment: FragmentDefinition
  let directive: Directive

  private var type: String { fragment.typeCondition.value }

  func error(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Invalid use of @refetchable on fragment " + text, at: directive.range)
  }

  /// Returns the field `viewer` for a fragment on `Viewer`.
  func viewer() throws(Diagnostic) -> RefetchSource? {
    guard type == "Viewer" else { return nil }
    guard case .object? = schema.type(named: type), let field = schema.field(named: "viewer", on: query),
      case .named(let name) = field.type.nullable, name.value == type, !field.arguments.contains(where: \.isRequired)
    else {
      throw error(
        "'\(fragment.name.value)', check that your schema defines a 'Viewer' object type and has a 'viewer: Viewer' field "
          + "on the query type."
      )
    }
    return RefetchSource(field: "viewer")
  }

  /// Returns the field `node` for a fragment on a type whose objects are all a `Node`.
  func node() throws(Diagnostic) -> RefetchSource? {
    guard case .interface? = schema.type(named: "Node"), isAlwaysNode else { return nil }
    guard let field = schema.field(named: "node", on: query), case .named(let name) = field.type.nullable,
      name.value == "Node", field.arguments.count == 1, let argument = field.arguments.first, argument.isID
    else {
      throw error(
        "'\(fragment.name.value)', check that your schema defines a `Node { id: ID }` interface and has a `node(id: ID): "
          + "Node` field on the query type (the id argument may also be non-null)."
      )
    }
    return RefetchSource(
      field: "node",
      identifier: identifier(argument, schema.field(named: "id", on: type)?.name.value)
    )
  }

  private var isAlwaysNode: Bool {
    if schema.isSubtype(type, of: "Node") { return true }
    let types = schema.possibleTypes(of: type)
    return !types.isEmpty && types.allSatisfy { schema.isSubtype($0, of: "Node") }
  }

  /// Returns the field `fetch__T` for a fragment on an object type `T` with `@fetchable`.
  func fetchable() throws(Diagnostic) -> RefetchSource? {
    guard case .object(let object)? = schema.type(named: type),
      let fetchable = object.directives.first(where: { $0.name.value == "fetchable" })
    else { return nil }
    guard case .string(let name)? = fetchable.argument("field_name")?.kind else {
      let message =
        "Invalid use of @refetchable with @connection in fragment '\(fragment.name.value)', check that your schema defines "
        + "a `directive @fetchable(field_name: String!) on OBJECT`."
      throw Diagnostic(.error, message, at: directive.range)
    }
    guard let identifying = schema.field(named: name.value, on: type), identifying.type.isID else {
      throw error(
        "'\(fragment.name.value)', the type '\(type)' is @fetchable but the identifying field '\(name.value)' does not "
          + "have type 'ID'."
      )
    }
    let fetch = "fetch__" + type
    guard let field = schema.field(named: fetch, on: query), case .named(let fetched) = field.type.nullable,
      fetched.value == type, let argument = field.arguments.first, argument.isID,
      !field.arguments.dropFirst().contains(where: \.isRequired)
    else {
      throw error(
        "'\(fragment.name.value)', the type '\(type)' is @fetchable but there is no corresponding '\(fetch)' field or it is "
          + "invalid (expected '\(fetch)(id: ID!): \(type)')."
      )
    }
    return RefetchSource(field: fetch, identifier: identifier(argument, name.value))
  }

  private func identifier(_ argument: InputValueDefinition, _ field: String?) -> RefetchSource.Identifier {
    RefetchSource.Identifier(argument: argument.name.value, type: argument.type, field: field)
  }
}

extension TypeReference {
  /// Whether it is `ID` or `ID!`.
  fileprivate var isID: Bool {
    if case .named(let name) = nullable { name.value == "ID" } else { false }
  }
}

extension InputValueDefinition {
  fileprivate var isID: Bool { type.isID }
}
