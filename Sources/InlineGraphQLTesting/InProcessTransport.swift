public import InlineGraphQL

/// Runs operations on an executable schema in place of a service.
///
/// Requests and responses are turned into bytes and back as on their way over HTTP.
public struct InProcessTransport: GraphQLTransport {
  /// What executes the requests.
  public let schema: ExecutableSchema

  /// Creates a transport.
  public init(_ schema: ExecutableSchema) {
    self.schema = schema
  }

  /// Executes one request.
  ///
  /// - Returns: the response, with status 200.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let response = await schema.respond(to: request.body)
    try Task.checkCancellation()
    return TransportResponse(body: response)
  }
}
