import GraphQLLanguage

extension Rule {
  /// Executable Definitions (section 5.1.1): an executable document has only operations and fragments.
  static let executableDefinitions: Rule = .init("ExecutableDefinitions") { document, errors in
    for definition in document.document.definitions {
      let what: String
      let range: SourceRange
      switch definition {
      case .operation, .fragment: continue
      case .schema(let schema), .schemaExtension(let schema): (what, range) = ("schema", schema.range)
      case .type(let type), .typeExtension(let type): (what, range) = ("\"\(type.name.value)\"", type.range)
      case .directive(let directive): (what, range) = ("\"\(directive.name.value)\"", directive.range)
      case .directiveExtension(let directive): (what, range) = ("\"\(directive.name.value)\"", directive.range)
      }
      errors.append(Diagnostic(.error, "The \(what) definition is not executable.", at: range))
    }
  }
}
