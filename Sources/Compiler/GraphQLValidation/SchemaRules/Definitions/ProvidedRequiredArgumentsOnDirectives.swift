extension DefinitionRule {
  /// Required Arguments (section 5.4.3), for directives.
  static let providedRequiredArgumentsOnDirectives: DefinitionRule = .init(
    "ProvidedRequiredArgumentsOnDirectives"
  ) {
    document,
    errors in
    for directive in document.directiveLists.lazy.flatMap(\.nodes) {
      guard let definition = document.directives[directive.name.value] else { continue }
      reportMissing(
        definition.arguments,
        in: directive.arguments,
        of: "Directive \"@\(directive.name.value)\"",
        at: directive.range,
        to: &errors
      )
    }
  }
}
