import GraphQLLanguage

extension CompilerDirective {
  /// Marks a field whose pages a store keeps together as a connection.
  ///
  /// The last three arguments are there so that documents written for Relay need no change: a store has one way to merge
  /// pages.
  package static let connection: CompilerDirective = .init(
    name: "connection",
    definition: """
      directive @connection(
        key: String!
        filters: [String!]
        handler: String
        dynamicKey_UNSTABLE: String
        prefetchable_pagination: Boolean = false
      ) on FIELD
      """,
    rules: [.connectionDirective],
    isForStores: true,
    uses: { document in
      document.fields(with: .connection).flatMap { _, field, definition in
        [.arguments(ofField: field.node.name.value, of: field.parent?.name ?? "")]
          + document.schema.connectionUses(of: definition.type.namedType.value)
      }
    }
  )
}

extension Rule {
  /// Not a rule of the specification: a field with `@connection` is a connection in the schema and has a key that
  /// identifies it. The words are those of Relay's compiler.
  static let connectionDirective: Rule = .init("ConnectionDirective") { document, errors in
    for (directive, field, definition) in document.fields(with: .connection) {
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
