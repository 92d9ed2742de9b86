import GraphQLLanguage

/// Relay's directives that need no definition in the schema and are not sent.
package let clientDirectives: Set<String> = ["relay", "arguments", "argumentDefinitions", "connection", "refetchable"]

/// Relay's directives that are not supported yet. If a schema declares one, the author may have meant Relay's.
let unsupportedClientDirectives: Set<String> = [
  "alias", "appendEdge", "appendNode", "assignable", "catch", "deleteEdge", "deleteRecord", "inline", "match", "module",
  "no_inline", "preloadable", "prependEdge", "prependNode", "raw_response_type", "required", "stream_connection",
  "throwOnFieldError", "updatable", "waterfall",
]

extension DirectiveDefinition {
  /// The definitions of client directives whose arguments have types.
  static let ofClient: [String: DirectiveDefinition] = ["relay": relay, "connection": connection]

  /// `directive @connection(key: String!, filters: [String!]) on FIELD`: marks a field whose object is a connection.
  static let connection = DirectiveDefinition(
    description: nil,
    name: Name("connection"),
    arguments: [
      InputValueDefinition(
        description: nil,
        name: Name("key"),
        type: .nonNull(.named(Name("String")), range: .none),
        defaultValue: nil,
        directives: [],
        range: .none
      ),
      InputValueDefinition(
        description: nil,
        name: Name("filters"),
        type: .list(.nonNull(.named(Name("String")), range: .none), range: .none),
        defaultValue: nil,
        directives: [],
        range: .none
      ),
    ],
    isRepeatable: false,
    locations: [Name("FIELD")],
    range: .none
  )

  /// `directive @relay(mask: Boolean!) on FRAGMENT_SPREAD`: whether an object that spreads a fragment has a pointer to
  /// it, or has the fragment's fields as its own (`false`).
  static let relay = DirectiveDefinition(
    description: nil,
    name: Name("relay"),
    arguments: [
      InputValueDefinition(
        description: nil,
        name: Name("mask"),
        type: .nonNull(.named(Name("Boolean")), range: .none),
        defaultValue: nil,
        directives: [],
        range: .none
      )
    ],
    isRepeatable: false,
    locations: [Name("FRAGMENT_SPREAD")],
    range: .none
  )
}

extension FragmentSpread {
  /// Whether the object has the fragment's fields as its own: `...HeroCard_hero @relay(mask: false)`.
  package var isUnmasked: Bool {
    directives.contains { directive in
      directive.isOfClient("relay")
        && directive.arguments.contains { $0.name.value == "mask" && $0.value.kind == .boolean(false) }
    }
  }
}
