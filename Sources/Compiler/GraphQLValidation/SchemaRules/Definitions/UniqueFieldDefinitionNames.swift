import GraphQLLanguage

extension DefinitionRule {
  /// Unique Field Definition Names (sections 3.6, 3.7 and 3.10), including extensions.
  static let uniqueFieldDefinitionNames: DefinitionRule = .init("UniqueFieldDefinitionNames") { document, errors in
    let names = { (type: TypeDefinition) in type.fields.map(\.name) + type.inputFields.map(\.name) }
    document.reportDuplicates(names, named: { $0 }, &errors) { type, field in
      "Field \"\(type).\(field)\" can only be defined once."
    }
  }
}
