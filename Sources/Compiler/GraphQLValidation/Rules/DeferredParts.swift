import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: a deferred fragment has a name, and selections outside do not depend on it.
  static let deferredParts: Rule = .init("DeferredParts") { document, errors in
    for (directive, _) in document.deferAndStreamDirectives {
      guard let label = directive.argument("label"), case .string(let text) = label.kind,
        (try? Name(checking: text.value, at: label.range)) == nil
      else { continue }
      let message =
        "The label \"\(text.value)\" is no name, as it has to be in Swift. Write a label like \"details\"."
      errors.append(Diagnostic(.error, message, at: label.range))
    }
    for spread in document.spreads where spread.node.deferredName != nil {
      if spread.node.isUnmasked, let fragment = document.definition(ofFragment: spread.node.name.value) {
        reportRequired(in: fragment.selectionSet, deferredAt: spread.node.range, &errors)
      }
    }
    for fragment in document.inlineFragments {
      guard let directive = fragment.node.directives.deferDirective else { continue }
      if let other = fragment.node.directives.first(.catch) {
        let message =
          "\"@catch\" and \"@defer\" cannot be on the same fragment: the state of what is deferred has its errors. Remove "
          + "\"@catch\", or put it on the fields inside."
        errors.append(Diagnostic(.error, message, at: other.range, directive.range))
      }
      reportRequired(in: fragment.node.selectionSet, deferredAt: nil, &errors)
    }
  }
}

/// Reports the required fields of what is deferred, but not those of objects inside.
///
/// - Parameter spread: The range of the spread, if the selections are those of an unmasked fragment.
private func reportRequired(
  in selectionSet: SelectionSet,
  deferredAt spread: SourceRange?,
  _ errors: inout [Diagnostic]
) {
  for selection in selectionSet.selections {
    switch selection {
    case .field(let field):
      guard let directive = field.requiredDirective else { continue }
      let message =
        "\"@required\" on \"\(field.responseKey.value)\" would make an object null that is there before the deferred "
        + "fragment. Remove it, or put the fragment's selections into a fragment definition and spread that with \"@defer\"."
      errors.append(Diagnostic(.error, message, at: spread ?? directive.range))
    case .inlineFragment(let fragment):
      // It reports its own.
      if !fragment.isReadAgain { reportRequired(in: fragment.selectionSet, deferredAt: spread, &errors) }
    case .fragmentSpread: continue
    }
  }
}
