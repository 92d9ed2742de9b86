/// A type that sends requests to a GraphQL service and returns its responses.
public protocol GraphQLTransport: Sendable {
  /// Sends one request and waits for its response.
  ///
  /// - Returns: The body of a GraphQL response (a JSON object with `data`, `errors` and `extensions`), with its status
  ///   and headers.
  /// - Throws: ``GraphQLClientError`` if there is no such response, `CancellationError` if the task is cancelled.
  func send(_ request: GraphQLRequest) async throws -> TransportResponse
}
