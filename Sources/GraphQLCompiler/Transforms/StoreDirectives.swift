import GraphQLLanguage
import GraphQLValidation

/// The directives that a store reads. They are in the whole text of a definition, and are not sent.
let storeDirectives: Set<String> = [
  "appendEdge", "appendNode", "connection", "deleteEdge", "deleteRecord", "paginated", "prependEdge",
  "prependNode",
]

extension SelectionSet {
  /// Whether a field has such a directive.
  var hasStoreDirectives: Bool { hasDirective(among: storeDirectives) }

  /// Whether a field has `@connection` or `@paginated`.
  var hasPages: Bool { hasDirective(among: ["connection", "paginated"]) }

  private func hasDirective(among names: Set<String>) -> Bool {
    selections.contains { selection in
      switch selection {
      case .field(let field):
        field.directives.contains { $0.isOfClient && names.contains($0.name.value) }
          || field.selectionSet?.hasDirective(among: names) == true
      case .inlineFragment(let fragment): fragment.selectionSet.hasDirective(among: names)
      case .fragmentSpread: false
      }
    }
  }
}
