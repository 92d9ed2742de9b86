import GraphQLLanguage

extension DefinitionRule {
  /// Unique Operation Types (section 3.3.1): one root type for each kind of operation, including extensions.
  static let uniqueOperationTypes: DefinitionRule = .init("UniqueOperationTypes") { document, errors in
    var first: [OperationDefinition.Kind: SourceRange] = [:]
    for definition in document.definitions {
      switch definition {
      case .schema(let schema), .schemaExtension(let schema):
        for root in schema.rootOperationTypes {
          if let other = first[root.kind] {
            let message = "There can be only one \(root.kind.rawValue) type in schema."
            errors.append(Diagnostic(.error, message, at: other, root.range))
          } else {
            first[root.kind] = root.range
          }
        }
      default: continue
      }
    }
  }
}
