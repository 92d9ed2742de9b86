import Foundation

/// Sends a request again if it failed for a reason that may pass.
///
/// ```swift
/// let retries = RetryMiddleware(backoff: GraphQLBackoff(maximumAttempts: 2)) { request in request.kind == .query }
/// let client = GraphQLClient(transport: transport, middleware: [retries])
/// ```
///
/// Such reasons are a connection that failed, time that ran out, and the HTTP statuses 408, 425, 429, 500, 502, 503 and
/// 504. The delay is that of the backoff, or what `Retry-After` asks for; a service that asks for more than the longest
/// delay is not asked again. With a connectivity in the backoff, it waits for the network. A stream is begun again only as long as nothing of it was delivered.
public struct RetryMiddleware: GraphQLMiddleware {
  /// The delays, and how often a request is sent again.
  public var backoff: GraphQLBackoff

  /// Returns whether a request may be sent again; the service may have executed it already.
  public var isRepeatable: @Sendable (GraphQLRequest) -> Bool

  /// Creates middleware that sends requests again.
  ///
  /// - Parameters:
  ///   - backoff: The delays, and how often a request is sent again.
  ///   - isRepeatable: Returns whether a request may be sent again. Without it queries may be, and subscriptions, unless they
  ///     have uploads.
  public init(
    backoff: GraphQLBackoff = GraphQLBackoff(maximumAttempts: 3),
    isRepeatable: @escaping @Sendable (GraphQLRequest) -> Bool = { $0.kind != .mutation && $0.uploads.isEmpty }
  ) {
    self.backoff = backoff
    self.isRepeatable = isRepeatable
  }

  /// Sends a request, and again if it fails.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    try await repeating(request) { try await next(request) }
  }

  /// Begins a stream, and again if it fails before its first response.
  public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream) -> GraphQLResponseStream {
    .deferred {
      try await repeating(request) {
        var events = next(request).makeAsyncIterator()
        let first = try await events.next()
        return (first, events)
      }
    }
  }

  private func repeating<Value>(_ request: GraphQLRequest, _ send: () async throws -> Value) async throws -> Value {
    var attempt = 0
    while true {
      do {
        return try await send()
      } catch {
        attempt += 1
        guard attempt <= backoff.maximumAttempts, error.mayPass, isRepeatable(request) else { throw error }
        let asked = (error as? GraphQLClientError)?.response?.headers.retryDelay
        if let asked, asked > backoff.maximumDelay { throw error }
        try await backoff.wait(before: attempt, asked: asked)
      }
    }
  }
}

extension HTTPHeaders {
  /// The delay that `Retry-After` asks for, from now (RFC 9110, section 10.2.3).
  package var retryDelay: Duration? {
    guard let value = self["Retry-After"] else { return nil }
    if let seconds = Int(value) { return seconds < 0 ? nil : .seconds(seconds) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: value).map { .seconds(max(0, $0.timeIntervalSinceNow)) }
  }
}
