import GraphQLLanguage

extension Rule {
  /// Lone Anonymous Operation (section 5.2.3.1): an operation without a name is the document's only operation.
  static let loneAnonymousOperation: Rule = .init("LoneAnonymousOperation") { document, errors in
    let operations = document.definitions.compactMap(\.operation)
    guard operations.count > 1 else { return }
    for operation in operations where operation.name == nil {
      errors.append(
        Diagnostic(.error, "This anonymous operation must be the only defined operation.", at: operation.range)
      )
    }
  }
}
