import GraphQLLanguage

extension CompilerDirective {
  /// Directives of Relay and Apollo iOS that are not supported yet. Their locations and arguments are not checked.
  static let unsupported = replacements.map { name, replacement in
    CompilerDirective(
      name: name,
      definition: "directive @\(name) repeatable on FIELD",
      rules: [.unsupportedDirectives],
      replacement: replacement
    )
  }

  private static let replacements: KeyValuePairs<String, String> = [
    "apollo_client_ios_localCacheMutation": "write \"@updatable\" and change the properties by store.update",
    "dangerously_unaliased_fixme": "remove it; \"F(key:)\" is nil where a fragment does not apply",
    "DEPRECATED__relay_ignore_unused_variables_error": "remove the variables that are not used",
    "exec_time_resolvers": "remove it; there are no resolvers in the client",
    "import": "remove it and import the module in the Swift file",
    "match": "remove it and spread a fragment for each type",
    "module": "remove it; the view of each type reads the type's fragment",
    "no_inline": "remove it; a fragment is compiled once, wherever it is spread",
    "preloadable": "remove it and execute the query early",
    "relay_test_operation": "remove it; tests can execute any operation",
    "stream_connection": "write \"@connection\", and the whole page arrives at once",
    "waterfall": "remove it and execute an operation for that field",
    "__debug": "remove it; \"inline-graphql expand\" shows what is compiled",
  ]
}

extension Rule {
  /// Not a rule of the specification: each directive of Relay or Apollo iOS that is not supported yet is one error,
  /// wherever it stands and whatever its arguments are.
  static let unsupportedDirectives: Rule = .init("UnsupportedDirectives") { document, errors in
    for directives in document.directiveLists {
      for directive in directives.nodes {
        guard let advice = document.directives[directive]?.replacement else { continue }
        let message = "\"@\(directive.name.value)\" is not supported yet: \(advice)."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
  }
}
