import GraphQLLanguage

extension Rule {
  /// All Variable Uses Defined (section 5.8.3), also in spread fragments.
  static let noUndefinedVariables: Rule = .init("NoUndefinedVariables") { document, errors in
    for (operation, uses) in document.usesByOperation where !uses.isEmpty {
      let defined = Set(operation.variables.map(\.name.value))
      var reportedElsewhere: Set<String> = []
      for use in uses where !defined.contains(use.name) {
        if use.fragment != nil, !reportedElsewhere.insert(use.name).inserted { continue }
        let place = operation.name.map { " by operation \"\($0.value)\"" } ?? ""
        errors.append(
          Diagnostic(
            .error,
            "Variable \"$\(use.name)\" is not defined\(place).",
            at: use.range,
            operation.range,
            notes: use.noteOfFragment
          ).decidedElsewhere(if: use.fragment != nil)
        )
      }
    }
  }
}

extension TypedVariableUse {
  /// The note for a use in another literal.
  var noteOfFragment: [Diagnostic.Note] {
    guard let fragment else { return [] }
    return [Diagnostic.Note(message: "fragment \"\(fragment)\" uses \"$\(name)\"", range: range)]
  }
}
