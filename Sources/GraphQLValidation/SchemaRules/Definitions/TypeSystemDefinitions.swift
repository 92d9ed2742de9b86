extension DefinitionRule {
  /// Not a rule of graphql-js, which passes over operations in a schema: a schema holds definitions only (section 3).
  static let typeSystemDefinitions = DefinitionRule("TypeSystemDefinitions") { document, errors in
    errors += document.definitions.compactMap(\.errorInSchema)
  }
}
