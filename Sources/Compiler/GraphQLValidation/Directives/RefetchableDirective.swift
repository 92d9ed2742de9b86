import GraphQLLanguage

extension CompilerDirective {
  /// Gives a fragment a query that fetches it again.
  static let refetchable: CompilerDirective = .init(
    name: "refetchable",
    definition:
      "directive @refetchable(queryName: String!, directives: [String!], preferFetchable: Boolean) on FRAGMENT_DEFINITION",
    rules: [.refetchableDirective],
    makesQuery: true,
    directivesOfSchema: ["fetchable"]
  )
}

extension Rule {
  /// Not a rule of the specification: a fragment with `@refetchable` can be fetched again by a query, whose name nothing else
  /// has. The words are those of Relay's compiler.
  static let refetchableDirective: Rule = .init("RefetchableDirective") { document, errors in
    var fragments: [String: Name] = [:]
    for definition in document.definitions {
      guard let fragment = definition.fragment, let directive = fragment.refetchable else { continue }
      do throws(Diagnostic) {
        guard let query = try document.refetchQuery(of: definition) else { continue }
        if let plural = fragment.directives.first(where: { $0.is(.relay) && $0.argument("plural") != nil }) {
          let message =
            "Invalid use of @refetchable on fragment `\(fragment.name.value)`, fragments cannot be annotated with both "
            + "@refetchable and @relay(plural: true)."
          throw Diagnostic(.error, message, at: plural.range)
        }
        guard let name = query.operation.name else { continue }
        if let first = fragments[name.value] {
          let message =
            "Duplicate definition for @refetchable operation '\(name.value)' from fragments '\(first.value)' and "
            + "'\(fragment.name.value)'"
          let note = Diagnostic.Note(message: "also defined here", range: first.range)
          throw Diagnostic(.error, message, at: directive.range, notes: [note])
        }
        fragments[name.value] = fragment.name
        if let other = document.range(ofDefinitionNamed: name.value) {
          let message =
            "A unique query name has to be specified in `@refetchable`, an operation or fragment `\(name.value)` already "
            + "exists."
          let note = Diagnostic.Note(message: "it is defined here", range: other)
          throw Diagnostic(.error, message, at: name.range, notes: [note])
        }
      } catch {
        errors.append(error)
      }
    }
  }
}

extension TypedDocument {
  fileprivate func range(ofDefinitionNamed name: String) -> SourceRange? {
    for definition in definitions {
      guard let known = definition.operation?.name ?? definition.fragment?.name, known.value == name else { continue }
      return known.range
    }
    return nil
  }
}
