import GraphQLLanguage

extension Rule {
  /// Directives Are Unique per Location (section 5.7.3).
  static let uniqueDirectivesPerLocation: Rule = .init("UniqueDirectivesPerLocation") { document, errors in
    for directives in document.directiveLists where directives.nodes.count > 1 {
      var first: [String: SourceRange] = [:]
      reportRepetitions(of: directives.nodes, after: &first, to: &errors) { document.types.directive(named: $0) }
    }
  }
}

extension DefinitionRule {
  /// Directives Are Unique per Location (section 5.7.3). A definition and its extensions are one location.
  static let uniqueDirectivesPerLocation: DefinitionRule = .init("UniqueDirectivesPerLocation") { document, errors in
    var owned: [TypeSystemDocument.Owner: [String: SourceRange]] = [:]
    for list in document.directiveLists {
      var first = list.owner.flatMap { owned[$0] } ?? [:]
      reportRepetitions(of: list.nodes, after: &first, to: &errors) { document.directives[$0] }
      if let owner = list.owner { owned[owner] = first }
    }
  }
}

private func reportRepetitions(
  of directives: [Directive],
  after first: inout [String: SourceRange],
  to errors: inout [Diagnostic],
  definition: (String) -> DirectiveDefinition?
) {
  for directive in directives {
    let name = directive.name.value
    guard definition(name)?.isRepeatable == false else { continue }
    if let other = first[name] {
      let message = "The directive \"@\(name)\" can only be used once at this location."
      errors.append(Diagnostic(.error, message, at: other, directive.range))
    } else {
      first[name] = directive.range
    }
  }
}
