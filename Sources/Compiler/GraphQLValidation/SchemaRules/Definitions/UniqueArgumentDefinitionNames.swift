extension DefinitionRule {
  /// Unique Argument Definition Names (sections 3.6.1 and 3.13), for fields and directives.
  static let uniqueArgumentDefinitionNames: DefinitionRule = .init("UniqueArgumentDefinitionNames") {
    document,
    errors in
    for arguments in document.argumentDefinitions {
      reportDuplicates(arguments.nodes.map(\.name), to: &errors) { name in
        "Argument \"\(arguments.owner)(\(name):)\" can only be defined once."
      }
    }
  }
}
