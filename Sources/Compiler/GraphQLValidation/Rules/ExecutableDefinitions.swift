import GraphQLLanguage

extension Rule {
  /// Executable Definitions (section 5.1.1): an executable document has only operations and fragments.
  static let executableDefinitions: Rule = .init("ExecutableDefinitions") { document, errors in
    for definition in document.document.definitions {
      let what: String
      switch definition {
      case .operation, .fragment: continue
      case .schema, .schemaExtension: what = "schema"
      case .type(let type), .typeExtension(let type): what = "\"\(type.name.value)\""
      case .directive(let directive): what = "\"\(directive.name.value)\""
      case .directiveExtension(let directive): what = "\"\(directive.name.value)\""
      }
      errors.append(Diagnostic(.error, "The \(what) definition is not executable.", at: definition.range))
    }
  }
}
