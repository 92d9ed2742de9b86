public import InlineGraphQL

/// A transport that executes operations on an executable schema instead of a service.
///
/// Requests and responses are serialized as for HTTP.
public struct InProcessTransport: GraphQLTransport {
  /// The schema that executes the requests.
  public let schema: ExecutableSchema

  /// Creates a transport.
  public init(_ schema: ExecutableSchema) {
    self.schema = schema
  }

  /// Executes one request.
  ///
  /// - Returns: The response, with status 200.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let response = await schema.respond(to: request.body)
    try Task.checkCancellation()
    return TransportResponse(body: response)
  }
}
