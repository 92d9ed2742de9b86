import GraphQLLanguage

extension Rule {
  /// Argument Uniqueness (section 5.4.2), for fields, spreads and directives.
  static let uniqueArgumentNames: Rule = .init("UniqueArgumentNames") { document, errors in
    for field in document.fields { reportDuplicates(field.node.arguments, to: &errors) }
    for spread in document.spreads { reportDuplicates(spread.node.arguments, to: &errors) }
    for directive in document.directiveLists.lazy.flatMap(\.nodes) {
      reportDuplicates(directive.arguments, to: &errors)
    }
  }
}

extension DefinitionRule {
  /// Argument Uniqueness (section 5.4.2), for directives.
  static let uniqueArgumentNames: DefinitionRule = .init("UniqueArgumentNames") { document, errors in
    for directive in document.directiveLists.lazy.flatMap(\.nodes) {
      reportDuplicates(directive.arguments, to: &errors)
    }
  }
}

/// Reports the arguments that are passed more than once.
func reportDuplicates(_ arguments: [Argument], to errors: inout [Diagnostic]) {
  guard arguments.count > 1 else { return }
  reportDuplicates(arguments.map(\.name), to: &errors) { "There can be only one argument named \"\($0)\"." }
}
