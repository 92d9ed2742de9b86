extension DefinitionRule {
  /// Not a rule of graphql-js, which ignores operations in a schema: a schema has only type system definitions (section
  /// 3).
  static let typeSystemDefinitions: DefinitionRule = .init("TypeSystemDefinitions") { document, errors in
    errors += document.definitions.compactMap(\.errorInSchema)
  }
}
