import GraphQLLanguage

extension Rule {
  /// Directives Are Defined and Directives Are in Valid Locations (sections 5.7.1 and 5.7.2).
  static let knownDirectives: Rule = .init("KnownDirectives") { document, errors in
    for list in document.directiveLists {
      for directive in list.nodes {
        let definition = document.types.directive(named: directive.name.value)
        if definition == nil, document.definesDirectives, document.directives[directive.name.value] != nil { continue }
        reportMisuse(of: directive, at: list.location, definition, &errors)
      }
    }
  }
}

extension DefinitionRule {
  /// Directives Are Defined and Directives Are in Valid Locations (sections 5.7.1 and 5.7.2).
  static let knownDirectives: DefinitionRule = .init("KnownDirectives") { document, errors in
    for list in document.directiveLists {
      for directive in list.nodes {
        let definition = document.directives[directive.name.value]
        if definition == nil, Schema.semanticNullabilityDirectives.contains(directive.name.value) { continue }
        reportMisuse(of: directive, at: list.location, definition, &errors)
      }
    }
  }
}

private func reportMisuse(
  of directive: Directive,
  at location: String,
  _ definition: DirectiveDefinition?,
  _ errors: inout [Diagnostic]
) {
  let name = directive.name.value
  guard let definition else {
    errors.append(Diagnostic(.error, "Unknown directive \"@\(name)\".", at: directive.range))
    return
  }
  if definition.locations.contains(where: { $0.value == location }) { return }
  errors.append(Diagnostic(.error, "Directive \"@\(name)\" may not be used on \(location).", at: directive.range))
}
