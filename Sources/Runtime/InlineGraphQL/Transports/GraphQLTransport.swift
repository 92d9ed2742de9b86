/// A type that sends requests to a GraphQL service and returns its responses.
///
/// ```swift
/// struct RecordedTransport: GraphQLTransport {
///   var responses: [String: Data]    // by the names of operations
///
///   func send(_ request: GraphQLRequest) async throws -> TransportResponse {
///     guard let body = responses[request.operationName] else { throw URLError(.resourceUnavailable) }
///     return TransportResponse(body: body)
///   }
/// }
/// ```
public protocol GraphQLTransport: Sendable {
  /// Sends one request and waits for its response.
  ///
  /// - Returns: The body of a GraphQL response (a JSON object with `data`, `errors` and `extensions`), with its status
  ///   and headers.
  /// - Throws: ``GraphQLClientError`` if there is no such response, `CancellationError` if the task is cancelled.
  func send(_ request: GraphQLRequest) async throws -> TransportResponse

  /// Sends one request that has several responses: a subscription, or an operation with deferred parts.
  ///
  /// Nothing is sent before the stream is read. The request ends when the stream is released or the task that reads it
  /// is cancelled. Without an implementation, a transport has one response for queries and mutations, and throws
  /// ``GraphQLClientError/noSubscriptions`` for subscriptions.
  ///
  /// - Returns: The responses. The stream throws ``GraphQLClientError``, or `CancellationError` if the task is cancelled.
  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream
}

extension GraphQLTransport {
  /// The response of ``send(_:)``; subscriptions are errors.
  public func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    GraphQLResponseStream(oneResponse: {
      if request.kind == .subscription { throw GraphQLClientError.noSubscriptions }
      return try await self.send(request)
    })
  }
}

/// A transport that limits the time of requests which have no limit of their own.
package protocol TimeLimitedTransport {
  /// The time limit, in seconds.
  var timeout: Double { get }
}
