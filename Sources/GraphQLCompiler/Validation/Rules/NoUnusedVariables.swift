extension Rule {
  /// All Variables Used (section 5.8.4), be it in a spread fragment.
  static let noUnusedVariables = Rule("NoUnusedVariables") { document, errors in
    for (operation, uses) in document.usesByOperation
    where !operation.variables.isEmpty {
      let used = Set(uses.map(\.name))
      for variable in operation.variables where !used.contains(variable.name.value) {
        let place = operation.name.map { " in operation \"\($0.value)\"" } ?? ""
        errors.append(
          Diagnostic(.error, "Variable \"$\(variable.name.value)\" is never used\(place).", at: variable.range)
        )
      }
    }
  }
}
