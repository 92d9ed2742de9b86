import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: each of Relay's directives that is not supported yet is one error, wherever it
  /// stands and whatever its arguments are.
  static let unsupportedDirectives: Rule = .init("UnsupportedDirectives") { document, errors in
    for directives in document.directiveLists {
      for directive in directives.nodes where directive.isOfClient {
        guard let advice = unsupportedClientDirectives[directive.name.value] else { continue }
        errors.append(unsupported(directive, advice))
      }
    }
  }
}

/// Returns the error for a directive that is not supported yet.
func unsupported(_ directive: Directive, _ advice: String) -> Diagnostic {
  Diagnostic(.error, "\"@\(directive.name.value)\" is not supported yet: \(advice).", at: directive.range)
}

/// What to write instead of Relay's directives that are not supported yet.
let unsupportedClientDirectives: [String: String] = [
  "assignable": changeOfStore,
  "dangerously_unaliased_fixme": "remove it; \"F(key:)\" is nil where a fragment does not apply",
  "DEPRECATED__relay_ignore_unused_variables_error": "remove the variables that are not used",
  "exec_time_resolvers": "remove it; there are no resolvers in the client",
  "match": "remove it and spread a fragment for each type",
  "module": "remove it; the view of each type reads the type's fragment",
  "no_inline": "remove it; a fragment is compiled once, wherever it is spread",
  "preloadable": "remove it and execute the query early",
  "relay_test_operation": "remove it; tests can execute any operation",
  "stream_connection": "write \"@connection\", and the whole page arrives at once",
  "updatable": changeOfStore,
  "waterfall": "remove it and execute an operation for that field",
  "__clientField": "remove it; a store has to handle such a field",
  "__debug": "remove it; \"inline-graphql expand\" shows what is compiled",
]

private let changeOfStore = "remove it and change the value by store.update"
