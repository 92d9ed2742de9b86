extension Rule {
  /// Argument Uniqueness (section 5.4.2).
  static let uniqueArgumentNames = Rule("UniqueArgumentNames") { document, errors in
    for field in document.fields where field.node.arguments.count > 1 {
      reportDuplicates(field.node.arguments.map(\.name), to: &errors) { "argument named \"\($0)\"" }
    }
    for directives in document.directiveLists {
      for directive in directives.nodes where directive.arguments.count > 1 {
        reportDuplicates(directive.arguments.map(\.name), to: &errors) { "argument named \"\($0)\"" }
      }
    }
  }
}
