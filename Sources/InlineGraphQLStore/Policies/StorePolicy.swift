import InlineGraphQL

/// Where the response to a query comes from.
public enum StorePolicy: Hashable, Sendable {
  /// From the service. The store keeps the response.
  case networkOnly

  /// From the store if all of it is there and fresh, else from the service.
  case storeOrNetwork

  /// From the store, also if it is stale.
  case storeOnly
}

/// Both answers to a query, one after the other.
public enum StoreSequencePolicy: Hashable, Sendable {
  /// What the store has, if that is all, then the response of the service.
  case storeAndNetwork
}

/// The error for a client without a store that is asked for stored values.
public struct MissingStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What to write instead.
  public var description: String {
    "This client has no store. Create it with one: GraphQLClient(transport: transport, store: GraphQLStore())."
  }
}

/// The error for a query that a store cannot answer.
public struct MissingStoredDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fields of the response of which the store knows nothing.
  public var missing: [JSONPath]

  /// What is missing.
  public var description: String {
    let fields = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    return "The store does not have \(fields). Execute the query with the policy .storeOrNetwork to load it."
  }
}
