// Section 3.4.3: extensions. An extension is a definition that must add something and has no description.
extension Parser {
  /// Parses a `TypeSystemExtension`.
  mutating func typeSystemExtension() throws(Diagnostic) -> Definition {
    let start = token.start
    let keyword = try lookahead()
    guard keyword.kind == .name else { throw unexpected(keyword) }

    switch text(of: keyword) {
    case "schema": return .schemaExtension(try schemaExtension())
    case "scalar":
      try advance()
      var type = try scalarTypeDefinition()
      try require(!type.directives.isEmpty)
      type.range.start = start
      return .typeExtension(.scalar(type))
    case "type":
      try advance()
      var type = try objectTypeDefinition()
      try require(!type.interfaces.isEmpty || !type.directives.isEmpty || !type.fields.isEmpty)
      type.range.start = start
      return .typeExtension(.object(type))
    case "interface":
      try advance()
      var type = try interfaceTypeDefinition()
      try require(!type.interfaces.isEmpty || !type.directives.isEmpty || !type.fields.isEmpty)
      type.range.start = start
      return .typeExtension(.interface(type))
    case "union":
      try advance()
      var type = try unionTypeDefinition()
      try require(!type.directives.isEmpty || !type.members.isEmpty)
      type.range.start = start
      return .typeExtension(.union(type))
    case "enum":
      try advance()
      var type = try enumTypeDefinition()
      try require(!type.directives.isEmpty || !type.values.isEmpty)
      type.range.start = start
      return .typeExtension(.enum(type))
    case "input":
      try advance()
      var type = try inputObjectTypeDefinition()
      try require(!type.directives.isEmpty || !type.fields.isEmpty)
      type.range.start = start
      return .typeExtension(.inputObject(type))
    case "directive": return .directiveExtension(try directiveExtension())
    default: throw unexpected(keyword)
    }
  }

  /// Parses a `SchemaExtension`.
  private mutating func schemaExtension() throws(Diagnostic) -> SchemaDefinition {
    let start = token.start
    try advance()
    try expect(keyword: "schema")
    let directives = try directives(isConstant: true)
    let rootOperationTypes = try optionalMany(.leftBrace, .rightBrace, Parser.rootOperationType)
    try require(!directives.isEmpty || !rootOperationTypes.isEmpty)
    return SchemaDefinition(
      description: nil,
      directives: directives,
      rootOperationTypes: rootOperationTypes,
      range: range(from: start)
    )
  }

  /// Parses a `DirectiveExtension`.
  private mutating func directiveExtension() throws(Diagnostic) -> DirectiveExtension {
    let start = token.start
    try advance()
    try expect(keyword: "directive")
    try expect(.at)
    let name = try name()
    let directives = try directives(isConstant: true)
    try require(!directives.isEmpty)
    return DirectiveExtension(name: name, directives: directives, range: range(from: start))
  }

  /// Throws if an extension adds nothing.
  private func require(_ addsSomething: Bool) throws(Diagnostic) {
    if !addsSomething { throw unexpected(token) }
  }
}
