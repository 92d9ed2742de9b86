import InlineGraphQL

/// The error for a query that a store cannot answer.
public struct MissingStoredDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fields of the response of which the store knows nothing.
  public var missing: [JSONPath]

  /// The missing fields, and how to load them.
  public var description: String {
    let fields = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    return "The store does not have \(fields). Execute the query with the policy .storeOrNetwork to load it."
  }
}
