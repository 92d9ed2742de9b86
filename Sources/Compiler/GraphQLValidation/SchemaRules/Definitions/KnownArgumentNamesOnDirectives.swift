extension DefinitionRule {
  /// Argument Names (section 5.4.1), for directives.
  static let knownArgumentNamesOnDirectives: DefinitionRule = .init("KnownArgumentNamesOnDirectives") {
    document,
    errors in
    for directive in document.directiveLists.lazy.flatMap(\.nodes) where !directive.arguments.isEmpty {
      guard let definition = document.directives[directive.name.value] else { continue }
      let known = definition.arguments.map(\.name.value)
      for argument in directive.arguments where !known.contains(argument.name.value) {
        errors.append(unknownArgument(argument, on: "directive \"@\(directive.name.value)\"", known: known))
      }
    }
  }
}
