import GraphQLLanguage

extension Rule {
  /// Defer And Stream Directive Labels Are Unique (draft specification, section 5.7). The words are those of
  /// graphql-js 17.
  static let deferStreamDirectiveLabel: Rule = .init("DeferStreamDirectiveLabel") { document, errors in
    // The labels of a literal are sent with the names of their definitions.
    let isLiteral = document.definesDirectives
    var firsts: [Int: [StringValue: SourceRange]] = [:]
    for (directive, place) in document.deferAndStreamDirectives {
      guard let label = directive.arguments.first(where: { $0.name.value == "label" }) else { continue }
      guard case .string(let text) = label.value.kind else {
        let message = "Directive \"\(directive.name.value)\"'s label argument must be a static string."
        errors.append(Diagnostic(.error, message, at: directive.range))
        continue
      }
      let scope = isLiteral ? place.definition : 0
      if let other = firsts[scope]?[text] {
        let message = "Defer/Stream directive label argument must be unique."
        errors.append(Diagnostic(.error, message, at: other, directive.range))
      } else {
        firsts[scope, default: [:]][text] = directive.range
      }
    }
  }
}
