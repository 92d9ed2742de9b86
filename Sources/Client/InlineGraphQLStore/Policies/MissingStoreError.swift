/// The error for a client without a store that is asked for stored values.
public struct MissingStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and how to fix it.
  public var description: String {
    "This client has no store. Create it with one: GraphQLClient(transport: transport, store: GraphQLStore())."
  }
}
