// Section 3: the type system language.
extension Parser {
  /// Parses a `SchemaDefinition`.
  mutating func schemaDefinition() throws(Diagnostic) -> SchemaDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "schema")
    return SchemaDefinition(
      description: description,
      directives: try directives(isConstant: true),
      rootOperationTypes: try many(.leftBrace, .rightBrace, Parser.rootOperationType),
      range: range(from: start)
    )
  }

  /// Parses a `RootOperationTypeDefinition`.
  static func rootOperationType(
    _ parser: inout Parser
  ) throws(Diagnostic) -> SchemaDefinition.RootOperationType {
    let start = parser.token.start
    let kind = try parser.operationType()
    try parser.expect(.colon)
    return SchemaDefinition.RootOperationType(kind: kind, type: try parser.name(), range: parser.range(from: start))
  }

  /// Parses a `ScalarTypeDefinition`.
  mutating func scalarTypeDefinition() throws(Diagnostic) -> ScalarTypeDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "scalar")
    return ScalarTypeDefinition(
      description: description,
      name: try name(),
      directives: try directives(isConstant: true),
      range: range(from: start)
    )
  }

  /// Parses an `ObjectTypeDefinition`.
  mutating func objectTypeDefinition() throws(Diagnostic) -> ObjectTypeDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "type")
    return ObjectTypeDefinition(
      description: description,
      name: try name(),
      interfaces: try implementedInterfaces(),
      directives: try directives(isConstant: true),
      fields: try fieldDefinitions(),
      range: range(from: start)
    )
  }

  /// Parses an `InterfaceTypeDefinition`.
  mutating func interfaceTypeDefinition() throws(Diagnostic) -> InterfaceTypeDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "interface")
    return InterfaceTypeDefinition(
      description: description,
      name: try name(),
      interfaces: try implementedInterfaces(),
      directives: try directives(isConstant: true),
      fields: try fieldDefinitions(),
      range: range(from: start)
    )
  }

  /// Parses a `UnionTypeDefinition`.
  mutating func unionTypeDefinition() throws(Diagnostic) -> UnionTypeDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "union")
    return UnionTypeDefinition(
      description: description,
      name: try name(),
      directives: try directives(isConstant: true),
      members: try take(.equals) ? try delimited(by: .pipe, Parser.name) : [],
      range: range(from: start)
    )
  }

  /// Parses an `EnumTypeDefinition`.
  mutating func enumTypeDefinition() throws(Diagnostic) -> EnumTypeDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "enum")
    return EnumTypeDefinition(
      description: description,
      name: try name(),
      directives: try directives(isConstant: true),
      values: try optionalMany(.leftBrace, .rightBrace, Parser.enumValueDefinition),
      range: range(from: start)
    )
  }

  /// Parses an `EnumValueDefinition`: any name except `true`, `false` and `null`.
  private static func enumValueDefinition(_ parser: inout Parser) throws(Diagnostic) -> EnumValueDefinition {
    let start = parser.token.start
    let description = try parser.description()
    let token = parser.token
    let name = parser.value(of: token)
    if name == "true" || name == "false" || name == "null" {
      let message = "\(parser.describe(token)) is reserved and cannot be used for an enum value."
      throw parser.error(message, at: token)
    }
    return EnumValueDefinition(
      description: description,
      name: try parser.name(),
      directives: try parser.directives(isConstant: true),
      range: parser.range(from: start)
    )
  }

  /// Parses an `InputObjectTypeDefinition`.
  mutating func inputObjectTypeDefinition() throws(Diagnostic) -> InputObjectTypeDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "input")
    return InputObjectTypeDefinition(
      description: description,
      name: try name(),
      directives: try directives(isConstant: true),
      fields: try optionalMany(.leftBrace, .rightBrace, Parser.inputValueDefinition),
      range: range(from: start)
    )
  }

  /// Parses a `DirectiveDefinition`.
  mutating func directiveDefinition() throws(Diagnostic) -> DirectiveDefinition {
    let start = token.start
    let description = try description()
    try expect(keyword: "directive")
    try expect(.at)
    let name = try name()
    let arguments = try optionalMany(.leftParenthesis, .rightParenthesis, Parser.inputValueDefinition)
    let directives = try directives(isConstant: true)
    let isRepeatable = try take(keyword: "repeatable")
    try expect(keyword: "on")
    return DirectiveDefinition(
      description: description,
      name: name,
      arguments: arguments,
      directives: directives,
      isRepeatable: isRepeatable,
      locations: try delimited(by: .pipe, Parser.directiveLocation),
      range: range(from: start)
    )
  }

  /// Parses a `DirectiveLocation`.
  private static func directiveLocation(_ parser: inout Parser) throws(Diagnostic) -> Name {
    let token = parser.token
    let name = try parser.name()
    guard directiveLocations.contains(name.value) else { throw parser.unexpected(token) }
    return name
  }

  private static let directiveLocations: Set<String> = [
    "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD", "INLINE_FRAGMENT",
    "VARIABLE_DEFINITION", "FRAGMENT_VARIABLE_DEFINITION", "SCHEMA", "SCALAR", "OBJECT", "FIELD_DEFINITION",
    "ARGUMENT_DEFINITION", "INTERFACE",
    "UNION", "ENUM", "ENUM_VALUE", "INPUT_OBJECT", "INPUT_FIELD_DEFINITION", "DIRECTIVE_DEFINITION",
  ]

  /// Parses `ImplementsInterfaces`, if present.
  private mutating func implementedInterfaces() throws(Diagnostic) -> [Name] {
    try take(keyword: "implements") ? try delimited(by: .ampersand, Parser.name) : []
  }

  private static func name(_ parser: inout Parser) throws(Diagnostic) -> Name {
    try parser.name()
  }

  /// Parses a `FieldsDefinition`, if present.
  private mutating func fieldDefinitions() throws(Diagnostic) -> [FieldDefinition] {
    try optionalMany(.leftBrace, .rightBrace, Parser.fieldDefinition)
  }

  /// Parses a `FieldDefinition`.
  private static func fieldDefinition(_ parser: inout Parser) throws(Diagnostic) -> FieldDefinition {
    let start = parser.token.start
    let description = try parser.description()
    let name = try parser.name()
    let arguments = try parser.optionalMany(.leftParenthesis, .rightParenthesis, inputValueDefinition)
    try parser.expect(.colon)
    return FieldDefinition(
      description: description,
      name: name,
      arguments: arguments,
      type: try parser.typeReference(),
      directives: try parser.directives(isConstant: true),
      range: parser.range(from: start)
    )
  }

  /// Parses an `InputValueDefinition`.
  private static func inputValueDefinition(_ parser: inout Parser) throws(Diagnostic) -> InputValueDefinition {
    let start = parser.token.start
    let description = try parser.description()
    let name = try parser.name()
    try parser.expect(.colon)
    return InputValueDefinition(
      description: description,
      name: name,
      type: try parser.typeReference(),
      defaultValue: try parser.take(.equals) ? try parser.value(isConstant: true) : nil,
      directives: try parser.directives(isConstant: true),
      range: parser.range(from: start)
    )
  }
}
