import GraphQLLanguage

extension Rule {
  /// Defer And Stream Directive Labels Are Unique (draft specification, section 5.7). The words are those of
  /// graphql-js 17.
  static let deferStreamDirectiveLabel = Rule("DeferStreamDirectiveLabel") { document, errors in
    var first: [StringValue: SourceRange] = [:]
    for (directive, _) in document.deferAndStreamDirectives {
      guard let label = directive.arguments.first(where: { $0.name.value == "label" }) else { continue }
      guard case .string(let text) = label.value.kind else {
        let message = "Directive \"\(directive.name.value)\"'s label argument must be a static string."
        errors.append(Diagnostic(.error, message, at: directive.range))
        continue
      }
      if let other = first[text] {
        let message = "Defer/Stream directive label argument must be unique."
        errors.append(Diagnostic(.error, message, at: other, directive.range))
      } else {
        first[text] = directive.range
      }
    }
  }
}
