// Sections 2.3 to 2.9 and 2.11: operations and fragments.
extension Parser {
  /// Parses a `Definition`.
  mutating func definition() throws(Diagnostic) -> Definition {
    let hasDescription = token.kind == .string || token.kind == .blockString
    let keyword = hasDescription ? try lookahead() : token
    if keyword.kind == .leftBrace {
      if !hasDescription {
        return .operation(try countingExecutableTokens { parser throws(Diagnostic) in try parser.shorthandOperation() })
      }
      throw error("Unexpected description, descriptions are not supported on shorthand queries.", at: token)
    }
    guard keyword.kind == .name else { throw unexpected(keyword) }

    switch text(of: keyword) {
    case "query", "mutation", "subscription":
      return .operation(try countingExecutableTokens { parser throws(Diagnostic) in try parser.operationDefinition() })
    case "fragment":
      return .fragment(try countingExecutableTokens { parser throws(Diagnostic) in try parser.fragmentDefinition() })
    case "schema": return .schema(try schemaDefinition())
    case "scalar": return .type(.scalar(try scalarTypeDefinition()))
    case "type": return .type(.object(try objectTypeDefinition()))
    case "interface": return .type(.interface(try interfaceTypeDefinition()))
    case "union": return .type(.union(try unionTypeDefinition()))
    case "enum": return .type(.enum(try enumTypeDefinition()))
    case "input": return .type(.inputObject(try inputObjectTypeDefinition()))
    case "directive": return .directive(try directiveDefinition())
    case "extend" where !hasDescription: return try typeSystemExtension()
    default:
      if hasDescription {
        throw error("Unexpected description, only GraphQL definitions support descriptions.", at: token)
      }
      throw unexpected(keyword)
    }
  }

  private mutating func shorthandOperation() throws(Diagnostic) -> OperationDefinition {
    let selectionSet = try selectionSet()
    return OperationDefinition(
      description: nil,
      kind: .query,
      name: nil,
      variables: [],
      directives: [],
      selectionSet: selectionSet,
      range: selectionSet.range
    )
  }

  /// Parses an `OperationDefinition`.
  private mutating func operationDefinition() throws(Diagnostic) -> OperationDefinition {
    let start = token.start
    return OperationDefinition(
      description: try description(),
      kind: try operationType(),
      name: token.kind == .name ? try name() : nil,
      variables: try variableDefinitions(),
      directives: try directives(isConstant: false),
      selectionSet: try selectionSet(),
      range: range(from: start)
    )
  }

  /// Parses an `OperationType`.
  mutating func operationType() throws(Diagnostic) -> OperationDefinition.Kind {
    let keyword = token
    try expect(.name)
    guard let kind = OperationDefinition.Kind(rawValue: text(of: keyword)) else { throw unexpected(keyword) }
    return kind
  }

  /// Parses `VariablesDefinition`, if present.
  private mutating func variableDefinitions() throws(Diagnostic) -> [VariableDefinition] {
    try optionalMany(.leftParenthesis, .rightParenthesis) { parser throws(Diagnostic) in
      try parser.variableDefinition()
    }
  }

  /// Parses a `VariableDefinition`.
  private mutating func variableDefinition() throws(Diagnostic) -> VariableDefinition {
    let start = token.start
    let description = try description()
    let name = try variable()
    try expect(.colon)
    return VariableDefinition(
      description: description,
      name: name,
      type: try typeReference(),
      defaultValue: try take(.equals) ? try value(isConstant: true) : nil,
      directives: try directives(isConstant: true),
      range: range(from: start)
    )
  }

  /// Parses a `Variable`. The name's range includes the dollar sign.
  mutating func variable() throws(Diagnostic) -> Name {
    let start = token.start
    try expect(.dollar)
    let name = try name()
    return Name(name.value, range: range(from: start))
  }

  /// Parses a `SelectionSet`.
  private mutating func selectionSet() throws(Diagnostic) -> SelectionSet {
    let start = token.start
    try enter()
    defer { leave() }
    try expect(.leftBrace)
    var selections: [Selection] = []
    repeat {
      if token.kind == .spread {
        selections.append(try fragment())
      } else {
        selections.append(.field(try field()))
      }
    } while try !take(.rightBrace)
    return SelectionSet(selections: selections, range: range(from: start))
  }

  /// Parses a `Field`.
  private mutating func field() throws(Diagnostic) -> Field {
    let start = token.start
    var alias: Name?
    var name = try name()
    if try take(.colon) {
      alias = name
      name = try self.name()
    }
    return Field(
      alias: alias,
      name: name,
      arguments: try arguments(isConstant: false),
      directives: try directives(isConstant: false),
      selectionSet: token.kind == .leftBrace ? try selectionSet() : nil,
      range: range(from: start)
    )
  }

  /// Parses a `FragmentSpread` or an `InlineFragment`.
  private mutating func fragment() throws(Diagnostic) -> Selection {
    let start = token.start
    try expect(.spread)
    let hasTypeCondition = try take(keyword: "on")
    if !hasTypeCondition, token.kind == .name {
      return .fragmentSpread(
        FragmentSpread(
          name: try fragmentName(),
          arguments: allowsFragmentArguments ? try arguments(isConstant: false) : [],
          directives: try directives(isConstant: false),
          range: range(from: start)
        )
      )
    }
    return .inlineFragment(
      InlineFragment(
        typeCondition: hasTypeCondition ? try name() : nil,
        directives: try directives(isConstant: false),
        selectionSet: try selectionSet(),
        range: range(from: start)
      )
    )
  }

  /// Parses a `FragmentDefinition`.
  private mutating func fragmentDefinition() throws(Diagnostic) -> FragmentDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "fragment")
    let name = try fragmentName()
    let variables = allowsFragmentArguments ? try variableDefinitions() : []
    try expect(keyword: "on")
    return FragmentDefinition(
      description: description,
      name: name,
      variables: variables,
      typeCondition: try self.name(),
      directives: try directives(isConstant: false),
      selectionSet: try selectionSet(),
      range: range(from: start)
    )
  }

  /// Parses a `FragmentName`: any name except `on`.
  private mutating func fragmentName() throws(Diagnostic) -> Name {
    if value(of: token) == "on" { throw unexpected(token) }
    return try name()
  }
}
