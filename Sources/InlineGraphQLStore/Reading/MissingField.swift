import InlineGraphQL

/// A field of which a store knows nothing, though it was asked for.
struct MissingField: Sendable {
  /// Where it is in the response, in whose text it is null.
  let path: JSONPath

  /// Where it would be in the store.
  let address: FieldAddress
}
