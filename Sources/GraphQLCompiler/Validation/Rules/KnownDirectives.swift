extension Rule {
  /// Directives Are Defined and Directives Are in Valid Locations (sections 5.7.1 and 5.7.2).
  static let knownDirectives = Rule("KnownDirectives") { document, errors in
    for directives in document.directiveLists {
      for directive in directives.nodes {
        let name = directive.name.value
        if let definition = document.types.directive(named: name) {
          if definition.locations.contains(where: { $0.value == directives.location }) { continue }
          errors.append(
            Diagnostic(.error, "Directive \"@\(name)\" may not be used on \(directives.location).", at: directive.range)
          )
        } else if !document.clientDirectives.contains(name) {
          errors.append(Diagnostic(.error, "Unknown directive \"@\(name)\".", at: directive.range))
        }
      }
    }
  }
}
