extension DefinitionRule {
  /// Unique Directive Names (section 3.3).
  static let uniqueDirectiveNames: DefinitionRule = .init("UniqueDirectiveNames") { document, errors in
    var names = FirstNames()
    for case .directive(let directive) in document.definitions {
      names.add(directive.name, to: &errors) { "There can be only one directive named \"@\($0)\"." }
    }
  }
}
