import DynamicCodable

/// Runs operations on a GraphQL service.
///
/// ```swift
/// let client = GraphQLClient(transport: HTTPTransport(url: url))
/// let response = try await client.execute(HeroQuery(episode: .jedi))
/// ```
public struct GraphQLClient: Sendable {
  /// The transport that sends requests to the service.
  public let transport: any GraphQLTransport

  /// The types that values of a ``DynamicScalar`` may have.
  public let dynamicTypes: DynamicDecodableRegistry

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends requests to the service.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have, in responses and in variables.
  public init(transport: any GraphQLTransport, dynamicTypes: DynamicDecodableRegistry = .shared) {
    self.transport = transport
    self.dynamicTypes = dynamicTypes
  }

  /// Runs a query or a mutation.
  ///
  /// - Returns: The response: its data, and the errors that the service reports.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent; ``GraphQLClientError`` if the service sends
  ///   no GraphQL response; ``ResponseDecodingError`` if the response's data is not what the operation selects;
  ///   `CancellationError` if the task is cancelled.
  public func execute<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation
  ) async throws -> GraphQLResponse<Operation.Data> {
    let request = try GraphQLRequest(operation, dynamicTypes: dynamicTypes)
    let response = try await transport.send(request)
    do {
      return try operation.decodeResponse(response.body, to: request, client: self)
    } catch let error as InvalidResponseError {
      throw GraphQLClientError.notGraphQL(error, response)
    }
  }

  /// Clients have no subscriptions: one has a response for each event.
  @available(
    *,
    unavailable,
    message: "a client runs queries and mutations; it cannot receive the events of a subscription"
  )
  public func execute<Subscription: GraphQLSubscription>(
    _ subscription: Subscription
  ) async throws -> GraphQLResponse<Subscription.Data> {
    fatalError("A client runs queries and mutations.")
  }
}
