import GraphQLLanguage

/// The query that fetches a fragment with `@refetchable` again.
///
/// For the fragment
///
/// ```graphql
/// fragment Friends on Character @refetchable(queryName: "FriendsQuery") @argumentDefinitions(first: {type: "Int"}) {
///   friends(first: $first, after: $after) { name }
/// }
/// ```
///
/// it is
///
/// ```graphql
/// query FriendsQuery($first: Int, $after: ID, $id: ID!) { node(id: $id) { ...Friends @arguments(first: $first) } }
/// ```
package struct RefetchQuery: Hashable, Sendable {
  /// The fragment's name.
  package let fragment: String

  /// The fragment's type condition.
  package let typeCondition: String

  /// The query.
  package let operation: OperationDefinition

  /// The field of the query that has the fragment's object; `nil` if the query's own object is the fragment's.
  package let field: String?

  /// The field of the fragment's object that has the value of the variable `id`; `nil` if there is no such variable, or
  /// if its value is not among the fragment's fields.
  package let identifierField: String?

  /// The connection whose pages the query loads; `nil` if the fragment has none.
  package let connection: RefetchConnection?
}

extension FragmentDefinition {
  /// The directive that makes the fragment refetchable; `nil` if it has none.
  package var refetchable: Directive? {
    directives.first(.refetchable)
  }
}

extension Document {
  /// Returns the refetch queries of the document's fragments, without those with errors.
  package func refetchQueries(
    _ schema: Schema,
    _ fragments: [String: FragmentSignature],
    _ directives: CompilerDirectives
  ) -> [RefetchQuery] {
    let areRefetchable = definitions.contains { definition in
      if case .fragment(let fragment) = definition { fragment.refetchable != nil } else { false }
    }
    if !areRefetchable { return [] }
    let typed = TypedDocument(self, schema: schema, fragments: fragments, directives: directives)
    return typed.definitions.compactMap { try? typed.refetchQuery(of: $0) }
  }
}

extension TypedDocument {
  /// Returns the query that fetches a fragment again; `nil` for definitions without `@refetchable`.
  ///
  /// - Throws: The first error of the directive.
  func refetchQuery(of definition: TypedDefinition) throws(Diagnostic) -> RefetchQuery? {
    guard let fragment = definition.fragment, let directive = fragment.refetchable,
      // Another rule reports an argument that is missing or no string.
      let argument = directive.argument("queryName"), case .string(let text) = argument.kind
    else { return nil }
    let name = try Name(checking: text.value, at: argument.range)
    let source = try schema.refetchSource(of: fragment, directive)
    let arguments = fragment.argumentDefinitions.passed
    var variables = arguments.map { $0.asVariable }
    for variable in try variablesOfOperations(in: definition, directive, besides: arguments) {
      variables.append(variable)
    }
    // Selection sets of one document are told apart by their positions.
    var selectionSet = SelectionSet(
      selections: [.fragmentSpread(fragment.spread(passing: arguments))],
      range: argument.range
    )
    if let identifier = source.identifier {
      if let taken = variables.first(where: { $0.name.value == "id" }) {
        let message =
          "Invalid use of @refetchable on fragment `\(fragment.name.value)`, this fragment already has an `$id` variable "
          + "in scope."
        let own = arguments.contains { $0.name.value == "id" }
        throw Diagnostic(.error, message, at: own ? taken.range : directive.range)
      }
      variables.append(
        VariableDefinition(name: Name("id"), type: identifier.type.asNonNull, directives: [], range: .none)
      )
    }
    if let field = source.field {
      let argument = source.identifier.map {
        Argument(name: Name($0.argument), value: Value(.variable("id")), range: .none)
      }
      let root = Field(
        name: Name(field),
        arguments: argument.map { [$0] } ?? [],
        directives: [],
        selectionSet: selectionSet,
        range: directive.range
      )
      selectionSet = SelectionSet(selections: [.field(root)], range: directive.range)
    }
    return RefetchQuery(
      fragment: fragment.name.value,
      typeCondition: fragment.typeCondition.value,
      operation: OperationDefinition(
        kind: .query,
        name: name,
        variables: variables,
        directives: try directive.directivesOfQuery(),
        selectionSet: selectionSet,
        range: directive.range
      ),
      field: source.field,
      identifierField: source.identifier?.field,
      connection: try schema.refetchConnection(of: fragment, directive)
    )
  }

  /// Returns the definitions of the operations' variables that a fragment uses, itself or through others. The strictest use
  /// of a variable determines its type.
  private func variablesOfOperations(
    in definition: TypedDefinition,
    _ directive: Directive,
    besides arguments: [VariableDefinition]
  ) throws(Diagnostic) -> [VariableDefinition] {
    var variables: [VariableDefinition] = []
    for use in uses(reachedFrom: definition) {
      guard let type = use.type else { continue }
      if arguments.contains(where: { $0.name.value == use.name }) {
        let message =
          "Fragment variable `$\(use.name)` conflicts with a global variable generated by the @refetchable generated query"
        throw Diagnostic(.error, message, at: directive.range, notes: use.noteOfFragment)
      }
      let expected = use.oneOf == nil ? type : type.asNonNull
      if let known = variables.firstIndex(where: { $0.name.value == use.name }) {
        if variables[known].type.allows(expected) { variables[known].type = expected }
      } else {
        variables.append(VariableDefinition(name: Name(use.name), type: expected, directives: [], range: .none))
      }
    }
    return variables
  }
}

extension FragmentDefinition {
  /// Returns a spread of the fragment with variables that are named as its arguments.
  fileprivate func spread(passing arguments: [VariableDefinition]) -> FragmentSpread {
    FragmentSpread(
      name: name,
      arguments: arguments.map { argument in
        Argument(name: argument.name, value: Value(.variable(argument.name.value)), range: .none)
      },
      directives: [],
      range: name.range
    )
  }
}

extension VariableDefinition {
  /// The argument of a fragment as a variable of an operation.
  fileprivate var asVariable: VariableDefinition {
    VariableDefinition(
      description: description,
      name: name,
      type: type,
      defaultValue: defaultValue,
      directives: directives,
      range: range
    )
  }
}

extension TypeReference {
  /// The type without null.
  fileprivate var asNonNull: TypeReference { isNonNull ? self : .nonNull(self, range: .none) }

  /// Whether each value of the other type is one of this type (`IsSubtype` of section 5.8.5).
  fileprivate func allows(_ other: TypeReference) -> Bool {
    switch (self, other) {
    case (.nonNull(let own, _), .nonNull(let other, _)): own.allows(other)
    case (.nonNull, _): false
    case (_, .nonNull(let other, _)): allows(other)
    case (.list(let own, _), .list(let other, _)): own.allows(other)
    case (.named(let own), .named(let other)): own.value == other.value
    case (.list, .named), (.named, .list): false
    }
  }
}

extension Directive {
  /// Returns the directives that `@refetchable(directives:)` gives the query.
  fileprivate func directivesOfQuery() throws(Diagnostic) -> [Directive] {
    guard let argument = argument("directives"), case .list(let elements) = argument.kind else { return [] }
    var directives: [Directive] = []
    for element in elements {
      guard case .string(let text) = element.kind,
        let document = try? Document(parsing: Source("query \(text.value) { a }")),
        case .operation(let operation)? = document.definitions.first, document.definitions.count == 1,
        operation.name == nil, !operation.directives.isEmpty
      else {
        throw Diagnostic(
          .error,
          "When provided, the `directives` argument to `@refetchable` needs to be a list of literal strings. Each string "
            + "should be a server directive valid on queries. Example: `@refetchable(queryName: \"ExampleQuery\", "
            + "directives: [\"@owner(name: \\\"an owner\\\")\"])`",
          at: element.range
        )
      }
      directives += operation.directives
    }
    return directives
  }
}
