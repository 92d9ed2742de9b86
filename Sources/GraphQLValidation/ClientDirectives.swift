import GraphQLLanguage

/// The definitions of Relay's directives, and of `@paginated`: they need no definition in the schema and are not sent.
///
/// `@arguments` and `@argumentDefinitions` take whatever arguments a fragment has. Some are here only so that documents
/// written for Relay need no change: `@inline` and `@raw_response_type`, as every fragment can be read anywhere and the type
/// of a response covers it; the last three arguments of `@connection`, as the store has one way to merge pages; and `mask` on
/// a fragment's definition, as each spread decides.
let clientSchema = Schema(
  constant: #"""
    directive @alias(as: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
    directive @appendEdge(connections: [ID!]!) on FIELD
    directive @appendNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
    directive @argumentDefinitions on FRAGMENT_DEFINITION
    directive @arguments on FRAGMENT_SPREAD
    directive @assignable on FRAGMENT_DEFINITION
    directive @catch(
      to: CatchFieldTo! = RESULT
    ) on FIELD | FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION | INLINE_FRAGMENT
    directive @connection(
      key: String!
      filters: [String!]
      handler: String
      dynamicKey_UNSTABLE: String
      prefetchable_pagination: Boolean = false
    ) on FIELD
    directive @dangerously_unaliased_fixme on FRAGMENT_SPREAD
    directive @deleteEdge(connections: [ID!]!) on FIELD
    directive @deleteRecord on FIELD
    directive @DEPRECATED__relay_ignore_unused_variables_error on QUERY | MUTATION | SUBSCRIPTION
    directive @exec_time_resolvers(
      enabledProvider: String
      useExperimentalProvider: String
      useNetworkNormalizationProvider: String
    ) on QUERY
    directive @inline on FRAGMENT_DEFINITION
    directive @match(key: String) on FIELD
    directive @module(name: String!) on FRAGMENT_SPREAD
    directive @no_inline(raw_response_type: Boolean) on FRAGMENT_DEFINITION
    directive @paginated(
      key: String!
      mode: PaginationMode!
      filters: [String!]
      count: String
      start: String
      items: String
      next: String
    ) on FIELD
    directive @preloadable(hackPreloader: Boolean = false) on QUERY
    directive @prependEdge(connections: [ID!]!) on FIELD
    directive @prependNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
    directive @raw_response_type on QUERY | MUTATION | SUBSCRIPTION
    directive @refetchable(queryName: String!, directives: [String!], preferFetchable: Boolean) on FRAGMENT_DEFINITION
    directive @relay(mask: Boolean! = true, plural: Boolean! = false) on FRAGMENT_DEFINITION | FRAGMENT_SPREAD
    directive @relay_test_operation(
      DO_NOT_USE_use_in_production: Boolean = false
      emitRawText: Boolean = false
    ) on QUERY | MUTATION | SUBSCRIPTION
    directive @required(action: RequiredFieldAction!) on FIELD
    directive @stream_connection(
      key: String!
      filters: [String!]
      label: String
      initial_count: Int!
      if: Boolean = true
      use_customized_batch: Boolean = false
    ) on FIELD
    directive @throwOnFieldError on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
    directive @updatable on QUERY | FRAGMENT_DEFINITION
    directive @waterfall on FIELD
    directive @__clientField(filters: [String!], handle: String!, key: String) repeatable on FIELD
    directive @__debug on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION

    enum CatchFieldTo { NULL RESULT }
    enum PaginationMode { OFFSET CURSOR }
    enum RequiredFieldAction { NONE LOG THROW DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD }
    """#
)

/// The names of the directives that the schema need not define.
package let clientDirectives = Set(clientSchema.index.directives.map(\.name))

extension FragmentSpread {
  /// The name that `@alias` gives it; `nil` if it has no such directive. Without an argument the name is the fragment's.
  package var alias: String? { directives.alias(orBy: name.value) }
}

extension InlineFragment {
  /// The name that `@alias` gives it; `nil` if it has no such directive. Without an argument the name is the type's.
  package var alias: String? { directives.alias(orBy: typeCondition?.value) }
}

extension [Directive] {
  fileprivate func alias(orBy name: String?) -> String? {
    guard let directive = first(where: { $0.isOfClient("alias") }) else { return nil }
    guard let argument = directive.arguments.first(where: { $0.name.value == "as" }) else { return name?.lowerFirst }
    if case .string(let text) = argument.value.kind { return text.value }
    return nil
  }
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
