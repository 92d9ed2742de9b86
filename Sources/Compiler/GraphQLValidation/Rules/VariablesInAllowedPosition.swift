import GraphQLLanguage

extension Rule {
  /// All Variable Usages Are Allowed (section 5.8.5), also in spread fragments.
  static let variablesInAllowedPosition: Rule = .init("VariablesInAllowedPosition") { document, errors in
    for (_, definitions, uses) in document.variableScopes where !uses.isEmpty {
      let variables = Dictionary(definitions.map { ($0.name.value, $0) }) { $1 }
        .filter { document.namedType(of: $0.value.type) != nil }
      for use in uses {
        guard let variable = variables[use.name], let expected = use.type,
          !isAllowed(variable, as: expected, hasLocationDefault: use.hasLocationDefault, in: document)
        else { continue }
        let types = "of type \"\(variable.type)\" used in position expecting type \"\(expected)\"."
        errors.append(
          Diagnostic(
            .error,
            "Variable \"$\(use.name)\" \(types)",
            at: variable.range,
            use.range,
            notes: use.fragment == nil ? [.init(message: "used here", range: use.range)] : use.noteOfFragment
          ).decidedElsewhere(if: use.fragment != nil)
        )
      }
    }
  }
}

/// The specification's `IsVariableUsageAllowed`.
private func isAllowed(
  _ variable: VariableDefinition,
  as expected: TypeReference,
  hasLocationDefault: Bool,
  in document: TypedDocument
) -> Bool {
  guard expected.isNonNull, !variable.type.isNonNull else {
    return areCompatible(variable.type, expected, in: document)
  }
  let hasDefault = variable.defaultValue.map { $0.kind != .null } ?? false
  return (hasDefault || hasLocationDefault) && areCompatible(variable.type, expected.nullable, in: document)
}

/// The specification's `AreTypesCompatible`.
private func areCompatible(_ variable: TypeReference, _ expected: TypeReference, in document: TypedDocument) -> Bool {
  switch (variable, expected) {
  case (.nonNull(let variable, _), .nonNull(let expected, _)): areCompatible(variable, expected, in: document)
  case (_, .nonNull): false
  case (.nonNull(let variable, _), _): areCompatible(variable, expected, in: document)
  case (.list(let variable, _), .list(let expected, _)): areCompatible(variable, expected, in: document)
  case (.named(let variable), .named(let expected)): variable.value == expected.value
  case (.list, .named), (.named, .list): false
  }
}
