extension Schema {
  /// Returns the schema as SDL: the schema definition, unless default names suffice, then the directives and the types.
  ///
  /// This parses every type. Extensions are merged into the definitions.
  package func printed() -> String {
    var definitions: [Definition] = []
    if let definition = printedSchemaDefinition { definitions.append(definition) }
    for entry in index.directives where !Schema.builtInDirectives.contains(entry.name) {
      if let directive = directive(named: entry.name) { definitions.append(.directive(directive)) }
    }
    for entry in index.types {
      if let type = type(named: entry.name) { definitions.append(.type(TypeDefinition(type))) }
    }
    return Document(definitions: definitions).printed()
  }

  private var printedSchemaDefinition: Definition? {
    guard let definition else { return nil }
    let kinds: [OperationDefinition.Kind] = [.query, .mutation, .subscription]
    if definition.description == nil, definition.directives.isEmpty,
      kinds.allSatisfy({ rootTypeName(for: $0) == defaultRootTypeName(for: $0) })
    {
      return nil
    }
    var printed = definition
    printed.rootOperationTypes = kinds.compactMap { kind in
      rootTypeName(for: kind).map { .init(kind: kind, type: Name($0), range: .none) }
    }
    return printed.rootOperationTypes.isEmpty ? .schemaExtension(printed) : .schema(printed)
  }
}

extension TypeDefinition {
  /// Creates the definition of a type.
  package init(_ type: NamedType) {
    let description = type.description.map { StringValue($0, isBlock: $0.isPrintableAsBlockString) }
    let name = Name(type.name)
    let directives = type.directives
    switch type {
    case .scalar(let type):
      self = .scalar(.init(description: description, name: name, directives: directives, range: type.range))
    case .object(let type):
      self = .object(
        .init(
          description: description,
          name: name,
          interfaces: type.interfaces.map { Name($0) },
          directives: directives,
          fields: Array(type.fields.values),
          range: type.range
        )
      )
    case .interface(let type):
      self = .interface(
        .init(
          description: description,
          name: name,
          interfaces: type.interfaces.map { Name($0) },
          directives: directives,
          fields: Array(type.fields.values),
          range: type.range
        )
      )
    case .union(let type):
      let members = type.members.map { Name($0) }
      self = .union(
        .init(description: description, name: name, directives: directives, members: members, range: type.range)
      )
    case .enum(let type):
      let values = Array(type.values.values)
      self = .enum(
        .init(description: description, name: name, directives: directives, values: values, range: type.range)
      )
    case .inputObject(let type):
      let fields = Array(type.fields.values)
      self = .inputObject(
        .init(description: description, name: name, directives: directives, fields: fields, range: type.range)
      )
    }
  }
}

extension String {
  /// Whether a block string can have this text. Reading one drops blank lines at both ends and the common indentation
  /// of all lines but the first, and a block string cannot escape control characters (section 2.10.4).
  var isPrintableAsBlockString: Bool {
    var isBlankLine = true
    var hasIndentation = false
    var isAllIndented = true
    var isFirstLine = true
    for byte in utf8 {
      switch byte {
      case 0x0A:
        if isBlankLine, isFirstLine { return false }
        (isFirstLine, isBlankLine, hasIndentation) = (false, true, false)
      case 0x09, 0x20:
        if isBlankLine { hasIndentation = true }
      case 0x00..<0x20: return false
      default:
        if !hasIndentation { isAllIndented = false }
        isBlankLine = false
      }
    }
    return utf8.isEmpty || !isBlankLine && (isFirstLine || !isAllIndented)
  }
}
