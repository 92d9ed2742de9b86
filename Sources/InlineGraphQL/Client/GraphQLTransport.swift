/// What takes requests to a GraphQL service and brings its responses back.
public protocol GraphQLTransport: Sendable {
  /// Sends one request and waits for its response.
  ///
  /// - Returns: The body of a GraphQL response, a JSON object with `data`, `errors` and `extensions`, and what came with
  ///   it.
  /// - Throws: ``GraphQLClientError`` if there is no such response, `CancellationError` if the task is cancelled.
  func send(_ request: GraphQLRequest) async throws -> TransportResponse
}
