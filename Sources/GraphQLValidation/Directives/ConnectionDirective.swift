import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: a field with `@connection` is a connection in the schema and has a key that
  /// identifies it. The words are those of Relay's compiler.
  static let connectionDirective: Rule = .init("ConnectionDirective") { document, errors in
    for field in document.fields {
      guard let directive = field.node.directives.first(where: { $0.isOfClient("connection") }),
        let definition = field.facts?.definition
      else { continue }
      if let error = document.schema.connectionError(of: field.node, definition.type) { errors.append(error) }
      errors += directive.errorsOfKey(for: field.node)
    }
  }
}

extension Schema {
  /// Returns the reason why a field is not a connection.
  fileprivate func connectionError(of field: Field, _ type: TypeReference) -> Diagnostic? {
    let name = field.name.value
    let misused = "@connection used on invalid field '\(name)'. "
    let typeName = type.namedType.value
    switch (type.nullable, self.type(named: typeName)) {
    case (.named, .object?), (.named, .interface?): break
    default:
      let message = misused + "Expected the return type to be a non-plural interface or object, got '\(type)'."
      return Diagnostic(.error, message, at: field.name.range)
    }
    for required in connectionFields(of: typeName) where required.definition == nil {
      let message = misused + "Expected the field type '\(typeName)' to expose a \(required.expected)."
      return Diagnostic(.error, message, at: field.name.range)
    }
    let arguments = field.arguments.map(\.name.value)
    if !arguments.contains("first"), !arguments.contains("last") {
      let message = "Expected field '\(name)' to be passed a 'first' or 'last' argument."
      return Diagnostic(.error, message, at: field.name.range)
    }
    for required in pageFields(of: typeName, asked: arguments) where required.definition == nil {
      let message = misused + "Expected the field type '\(typeName)' to expose a \(required.expected)."
      return Diagnostic(.error, message, at: field.name.range)
    }
    let selectsEdges = field.selectionSet?.selections.contains { selection in
      if case .field(let edges) = selection { edges.name.value == "edges" } else { false }
    }
    if selectsEdges == true { return nil }
    return Diagnostic(.error, "Expected '\(name)' to be passed a 'edges' selection.", at: field.name.range)
  }
}
