import GraphQLCLibrary

/// Sends a query once for all who ask for the same at the same time.
///
/// Queries are the same if document, variables and options are. The query is cancelled when nobody waits for it any
/// more. Middleware behind this sees one request.
public struct DeduplicationMiddleware: GraphQLMiddleware {
  private let running = Locked<[GraphQLRequest: SharedTask<TransportResponse>]>([:])

  /// Creates middleware that knows of no requests yet.
  public init() {}

  /// Waits for the response to the same query, or sends the request.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    guard request.kind == .query else { return try await next(request) }
    while true {
      let shared = running.withLock { running in
        let shared = running[request] ?? SharedTask { try await next(request) }
        running[request] = shared
        return shared
      }
      let response: TransportResponse?
      do {
        response = try await shared.value()
      } catch {
        if !Task.isCancelled { forget(request, shared) }
        throw error
      }
      forget(request, shared)
      if let response { return response }
    }
  }

  private func forget(_ request: GraphQLRequest, _ shared: SharedTask<TransportResponse>) {
    running.withLock { if $0[request] === shared { $0[request] = nil } }
  }
}
