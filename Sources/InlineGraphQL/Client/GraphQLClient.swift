import DynamicCodable
import Foundation

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

  /// What the service should do with errors of fields; nil to leave it to the service.
  public let onError: GraphQLErrorBehavior?

  /// Receives each field with `@required(action: LOG)` that is null.
  public let logMissingField: @Sendable (MissingRequiredFieldError) -> Void

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends requests to the service.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have, in responses and in variables.
  ///   - onError: What the service should do with errors of fields; nil to leave it to the service.
  ///   - logMissingField: Receives each field with `@required(action: LOG)` that is null. Without it the system's log
  ///     does.
  public init(
    transport: any GraphQLTransport,
    dynamicTypes: DynamicDecodableRegistry = .shared,
    onError: GraphQLErrorBehavior? = nil,
    logMissingField: (@Sendable (MissingRequiredFieldError) -> Void)? = nil
  ) {
    self.transport = transport
    self.dynamicTypes = dynamicTypes
    self.onError = onError
    self.logMissingField = logMissingField ?? GraphQLClient.log
  }

  /// Writes a missing field to the system's log.
  static let log: @Sendable (MissingRequiredFieldError) -> Void = { error in
    NSLog("%@", NSString(string: "InlineGraphQL: \(error)"))
  }

  /// Runs a query or a mutation.
  ///
  /// - Returns: The response: its data, and the errors that the service reports.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent; ``GraphQLClientError`` if the service sends
  ///   no GraphQL response; ``ResponseDecodingError`` if the response's data is not what the operation selects;
  ///   ``GraphQLFieldError`` if a field of an operation with `@throwOnFieldError` failed;
  ///   ``MissingRequiredFieldError`` if a field of the operation with `@required(action: THROW)` is null;
  ///   `CancellationError` if the task is cancelled.
  public func execute<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation
  ) async throws -> GraphQLResponse<Operation.Data> {
    let request = try GraphQLRequest(operation, dynamicTypes: dynamicTypes, onError: onError)
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
