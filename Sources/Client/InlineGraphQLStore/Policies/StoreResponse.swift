import InlineGraphQL

/// A response with what the store says of it.
public struct StoreResponse<Data: ResponseObject>: Sendable {
  /// The response.
  public var response: GraphQLResponse<Data>

  /// Whether the response was read from the store.
  public var isFromStore: Bool

  /// Whether a value in it is older than it may be, or was invalidated.
  public var isStale: Bool

  /// The age of its oldest value.
  public var age: Duration

  /// The fields of which the store knows nothing, which are null; empty unless partial data was asked for, or the store lost
  /// part of what a live reader has shown.
  public var missing: [JSONPath]

  /// The error in whose place the store answered, with ``StorePolicy/networkOrStore``; `nil` for other responses.
  public var serviceError: (any Error)?

  /// The data of the response.
  public var data: Data? { response.data }

  /// The errors of the response.
  public var errors: [GraphQLError] { response.errors }

  /// Creates the response of a service.
  init(_ response: GraphQLResponse<Data>) {
    self.response = response
    (isFromStore, isStale, age, missing) = (false, false, .zero, [])
  }

  /// Creates a response that was read from a store.
  init(_ response: GraphQLResponse<Data>, _ stored: StoredResponse) {
    self.response = response
    (isFromStore, isStale, age, missing) = (true, stored.isStale, stored.age, stored.missing)
  }
}
