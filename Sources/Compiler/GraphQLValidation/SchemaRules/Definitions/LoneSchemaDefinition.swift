import GraphQLLanguage

extension DefinitionRule {
  /// Lone Schema Definition (section 3.3): a document has at most one `schema { … }`.
  static let loneSchemaDefinition: DefinitionRule = .init("LoneSchemaDefinition") { document, errors in
    let definitions = document.definitions.compactMap { definition in
      if case .schema(let schema) = definition { schema.range } else { nil }
    }
    for range in definitions.dropFirst() {
      errors.append(Diagnostic(.error, "Must provide only one schema definition.", at: range))
    }
  }
}
