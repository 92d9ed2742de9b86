/// Sends a query once for all callers that ask for the same at the same time.
///
/// ```swift
/// let client = GraphQLClient(transport: transport, middleware: [DeduplicationMiddleware(), RetryMiddleware()])
/// ```
///
/// Queries are the same if document, variables and options are. The query is cancelled when nobody waits for it any
/// more. Middleware behind this sees one request.
public struct DeduplicationMiddleware: GraphQLMiddleware {
  private let running = SharedTasks<GraphQLRequest, TransportResponse>()

  /// Creates middleware that knows of no requests yet.
  public init() {}

  /// Waits for the response to the same query, or sends the request.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    guard request.kind == .query else { return try await next(request) }
    return try await running.value(for: request) { try await next(request) }
  }
}
