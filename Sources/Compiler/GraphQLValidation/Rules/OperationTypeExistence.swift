import GraphQLLanguage

extension Rule {
  /// Operation Type Existence (section 5.2.1.1): the schema has the operation's root type.
  ///
  /// graphql-js 16 finds this only during execution. The words are those of version 17.
  static let operationTypeExistence: Rule = .init("OperationTypeExistence") { document, errors in
    for definition in document.definitions where definition.type == nil {
      guard let operation = definition.operation else { continue }
      errors.append(
        Diagnostic(
          .error,
          "The \(operation.kind.rawValue) operation is not supported by the schema.",
          at: operation.range
        )
      )
    }
  }
}
