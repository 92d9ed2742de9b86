import GraphQLLanguage

extension Rule {
  /// Variables Are Input Types (section 5.8.2).
  static let variablesAreInputTypes: Rule = .init("VariablesAreInputTypes") { document, errors in
    for definition in document.definitions {
      for variable in definition.variables {
        guard let type = document.namedType(of: variable.type), !type.isInput else { continue }
        errors.append(
          Diagnostic(
            .error,
            "Variable \"$\(variable.name.value)\" cannot be non-input type \"\(variable.type)\".",
            at: variable.type.range
          )
        )
      }
    }
  }
}
