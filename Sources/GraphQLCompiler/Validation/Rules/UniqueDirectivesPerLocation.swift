extension Rule {
  /// Directives Are Unique per Location (section 5.7.3).
  static let uniqueDirectivesPerLocation = Rule("UniqueDirectivesPerLocation") { document, errors in
    for directives in document.directiveLists where directives.nodes.count > 1 {
      var first: [String: SourceRange] = [:]
      for directive in directives.nodes {
        let name = directive.name.value
        guard let definition = document.types.directive(named: name), !definition.isRepeatable else { continue }
        if let other = first[name] {
          let message = "The directive \"@\(name)\" can only be used once at this location."
          errors.append(Diagnostic(.error, message, at: other, directive.range))
        } else {
          first[name] = directive.range
        }
      }
    }
  }
}
