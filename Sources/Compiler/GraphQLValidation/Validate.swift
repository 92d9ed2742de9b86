import GraphQLLanguage

/// Validates the document of a literal (section 5).
///
/// All rules of the specification apply, except that fragments may be unused: a literal defines fragments for others.
/// Valid GraphQL that this compiler cannot translate yet is an error too.
///
/// - Parameters:
///   - document: The document.
///   - schema: The schema to validate against.
///   - fragments: The fragments defined elsewhere, by name. The document's own fragments take precedence.
///   - otherFragments: The names of other fragments, to suggest for unknown ones.
///   - directives: The directives that need no definition in the schema.
/// - Returns: The valid document with warnings, or the errors in the order of the text.
package func validate(
  _ document: Document,
  schema: Schema,
  fragments: [String: FragmentSignature],
  otherFragments: [String] = [],
  directives: CompilerDirectives = .standard
) -> ValidationResult {
  let document = document.markingDirectives(of: schema, among: directives)
  func valid(_ document: Document, isSalvaged: Bool) -> ValidDocument {
    ValidDocument(document, schema: schema, fragments: fragments, directives: directives, isSalvaged: isSalvaged)
  }
  let typed = TypedDocument(
    document,
    schema: schema,
    fragments: fragments,
    otherFragments: otherFragments,
    directives: directives
  )
  let errors = typed.errors(of: Rule.inline(directives))
  guard errors.isEmpty else {
    let salvaged = salvage(document, schema: schema, fragments: fragments, directives: directives)
    return .invalid(errors, salvaged: salvaged.map { valid($0, isSalvaged: true) })
  }
  return .valid(valid(document, isSalvaged: false), warnings: typed.errors(of: [.noDeprecated, .directivesOfSchema]))
}

/// Validates a complete document, such as a `.graphql` file, by the rules of the specification only (section 5).
///
/// - Parameters:
///   - document: The document.
///   - schema: The schema.
///   - definesIncrementalDirectives: Whether `@defer` and `@stream` are defined even if the schema does not declare them.
/// - Returns: The errors in the order of the text; empty if every conforming server accepts the document.
package func specificationErrors(
  in document: Document,
  schema: Schema,
  definesIncrementalDirectives: Bool = false
) -> [Diagnostic] {
  TypedDocument(
    document,
    schema: schema,
    fragments: [:],
    definesDirectives: false,
    definesIncrementalDirectives: definesIncrementalDirectives
  ).errors(of: Rule.specified)
}

/// Validates a complete document that is written for this compiler. It may use the directives that need no definition
/// in the schema, which have their own rules.
///
/// - Returns: The errors in the order of the text.
package func documentErrors(in document: Document, schema: Schema) -> [Diagnostic] {
  TypedDocument(document, schema: schema, fragments: [:])
    .errors(of: Rule.specified + Rule.ofDirectives(.standard) + [.knownFieldTypes])
}

extension TypedDocument {
  /// Returns the errors of the rules, in the order of the text.
  package func errors(of rules: [Rule]) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for rule in rules { rule.check(self, &errors) }
    return inOrder(errors)
  }
}

/// Returns errors in the order of the text. Errors at the same position keep their order.
package func inOrder(_ errors: [Diagnostic]) -> [Diagnostic] {
  guard errors.count > 1 else { return errors }
  return errors.enumerated().sorted { a, b in
    let (left, right) = (a.element.ranges.first?.start ?? 0, b.element.ranges.first?.start ?? 0)
    return left != right ? left < right : a.offset < b.offset
  }.map(\.element)
}
