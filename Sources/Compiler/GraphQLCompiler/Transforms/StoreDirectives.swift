import GraphQLLanguage
import GraphQLValidation

extension CompilerDirectives {
  /// Returns whether requests have a directive.
  func isSent(_ directive: Directive) -> Bool { self[directive] == nil }

  /// Returns whether the text that a store plans has a directive.
  func isPlanned(_ directive: Directive) -> Bool { self[directive]?.isForStores != false }
}

extension SelectionSet {
  /// Returns whether a selection has a directive that a store reads.
  func hasDirectives(forStoresAmong directives: CompilerDirectives) -> Bool {
    hasDirective { directives[$0]?.isForStores == true }
  }

  /// Whether a field has `@connection` or `@paginated`.
  var hasPages: Bool { hasDirective { $0.is(.connection) || $0.is(.paginated) } }
}
