import GraphQLLanguage

extension Rule {
  /// Stream Directives Are Used On List Fields (draft specification, section 5.7). The words are those of
  /// graphql-js 17.
  static let streamDirectiveOnListField: Rule = .init("StreamDirectiveOnListField") { document, errors in
    for (directive, site) in document.deferAndStreamDirectives where directive.name.value == "stream" {
      guard let field = site.field, let parent = site.parent else { continue }
      if case .list = field.definition.type.nullable { continue }
      let place = "non-list field \"\(field.definition.name.value)\" on type \"\(parent.name)\"."
      errors.append(Diagnostic(.error, "Stream directive cannot be used on \(place)", at: directive.range))
    }
  }
}
