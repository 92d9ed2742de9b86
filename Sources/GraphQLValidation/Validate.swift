import GraphQLLanguage

/// Checks a document as it stands in a literal (section 5).
///
/// All rules of the specification apply, but for fragments that nothing spreads: a literal defines fragments for others.
/// What the specification allows and this compiler cannot translate yet is an error too.
///
/// - Parameters:
///   - document: The document.
///   - schema: The schema that it is to be valid against.
///   - fragments: The fragments that are defined elsewhere, by name. Those of the document itself go before them.
///   - otherFragments: The names of others, to suggest where an unknown one is spread.
/// - Returns: The document as a valid one with warnings, or the errors in the order of the text.
public func validate(
  _ document: Document,
  schema: Schema,
  fragments: [String: FragmentSignature],
  otherFragments: [String] = []
) -> ValidationResult {
  let document = document.markingDirectives(of: schema)
  let typed = TypedDocument(
    document,
    schema: schema,
    fragments: fragments,
    otherFragments: otherFragments,
    clientDirectives: clientDirectives
  )
  let errors = typed.errors(of: Rule.inline)
  guard errors.isEmpty else {
    let salvaged = salvage(document, schema: schema, fragments: fragments).map {
      ValidDocument($0, schema: schema, fragments: fragments, isSalvaged: true)
    }
    return .invalid(errors, salvaged: salvaged)
  }
  let valid = ValidDocument(document, schema: schema, fragments: fragments, isSalvaged: false)
  return .valid(valid, warnings: typed.errors(of: [.noDeprecated, .directivesOfSchema]))
}

/// Checks a document that is complete in itself, such as a `.graphql` file, by the rules of the specification and nothing
/// else (section 5).
///
/// - Returns: The errors in the order of the text; empty if any conforming server accepts the document.
public func specificationErrors(in document: Document, schema: Schema) -> [Diagnostic] {
  TypedDocument(document, schema: schema, fragments: [:], clientDirectives: []).errors(of: Rule.specified)
}

/// Checks a document that is complete in itself, and written for this compiler: the directives that need no definition in the
/// schema are known, and checked by rules of their own.
///
/// - Returns: The errors in the order of the text.
public func documentErrors(in document: Document, schema: Schema) -> [Diagnostic] {
  TypedDocument(document, schema: schema, fragments: [:], clientDirectives: clientDirectives)
    .errors(of: Rule.specified + Rule.ofDirectives + [.knownFieldTypes])
}

extension TypedDocument {
  /// What rules report, in the order of the text.
  package func errors(of rules: [Rule]) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for rule in rules { rule.check(self, &errors) }
    return inOrder(errors)
  }
}

/// Errors in the order of the text; those of one place stay in their order.
package func inOrder(_ errors: [Diagnostic]) -> [Diagnostic] {
  guard errors.count > 1 else { return errors }
  return errors.enumerated().sorted { a, b in
    let (left, right) = (a.element.ranges.first?.start ?? 0, b.element.ranges.first?.start ?? 0)
    return left != right ? left < right : a.offset < b.offset
  }.map(\.element)
}
