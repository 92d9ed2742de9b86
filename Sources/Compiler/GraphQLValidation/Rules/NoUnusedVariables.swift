import GraphQLLanguage

extension Rule {
  /// All Variables Used (section 5.8.4), possibly in a spread fragment; also all arguments of a fragment.
  static let noUnusedVariables: Rule = .init("NoUnusedVariables") { document, errors in
    let hasOtherFragments = document.spreads.contains { !document.defines(fragment: $0.node.name.value) }
    for (definition, variables, uses) in document.variableScopes where !variables.isEmpty {
      let used = Set(uses.map(\.name))
      let (operation, place): (OperationDefinition?, String) =
        switch definition {
        case .operation(let operation): (operation, operation.name.map { " in operation \"\($0.value)\"" } ?? "")
        case .fragment(let fragment): (nil, " in fragment \"\(fragment.name.value)\"")
        }
      let isUnused = variables.map { !used.contains($0.name.value) }
      for (index, variable) in variables.enumerated() where isUnused[index] {
        errors.append(
          Diagnostic(
            .error,
            "Variable \"$\(variable.name.value)\" is never used\(place).",
            at: variable.range,
            fixIts: operation?.removal(ofVariableAt: index, isUnused).map { [$0] } ?? []
          ).decidedElsewhere(if: hasOtherFragments)
        )
      }
    }
  }
}

extension OperationDefinition {
  /// Returns a fix-it that removes an unused variable. All these fix-its can be applied together.
  fileprivate func removal(ofVariableAt index: Int, _ isUnused: [Bool]) -> Diagnostic.FixIt? {
    if !isUnused.contains(false) {
      // Without variables the parentheses must go too, but they have no range.
      guard index == 0, let name else { return nil }
      let end = directives.first?.range.start ?? selectionSet.range.start
      let message = variables.count == 1 ? "remove \"$\(variables[0].name.value)\"" : "remove the variables"
      return Diagnostic.FixIt(message: message, range: SourceRange(name.range.end, end), replacement: " ")
    }
    // The comma goes with the variable: the comma before it, if no later variable remains.
    let range =
      isUnused[index...].contains(false)
      ? SourceRange(variables[index].range.start, variables[index + 1].range.start)
      : SourceRange(variables[index - 1].range.end, variables[index].range.end)
    return Diagnostic.FixIt(message: "remove \"$\(variables[index].name.value)\"", range: range, replacement: "")
  }
}
