/// Runs operations on a GraphQL service.
///
/// ```swift
/// let client = GraphQLClient(transport: HTTPTransport(url: url))
/// let response = try await client.execute(HeroQuery(episode: .jedi))
/// ```
public struct GraphQLClient: Sendable {
  /// What takes requests to the service.
  public let transport: any GraphQLTransport

  /// Creates a client.
  public init(transport: any GraphQLTransport) {
    self.transport = transport
  }

  /// Runs an operation.
  ///
  /// - Returns: The response: its data, and the errors that the service reports.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent; ``GraphQLClientError`` if there is no
  ///   GraphQL response; ``ResponseDecodingError`` if there is one whose data is not what the operation selects;
  ///   `CancellationError` if the task is cancelled.
  public func execute<Operation: GraphQLOperation>(
    _ operation: Operation
  ) async throws -> GraphQLResponse<Operation.Data> {
    let body = try await transport.send(GraphQLRequest(operation))
    do {
      return try operation.decodeResponse(body)
    } catch let error as InvalidResponseError {
      throw GraphQLClientError.notGraphQL(error, body: body)
    }
  }
}
