/// A type that sees each request of a client before the transport does, and each response before the client does.
///
/// A client composes its middleware in order: the first sees a request first and its response last. Middleware may
/// change the request, answer it without `next`, or call `next` again.
///
/// ```swift
/// struct RequestID: GraphQLMiddleware {
///   func intercept(_ request: GraphQLRequest, next: Next) async throws -> TransportResponse {
///     var request = request
///     request.options.headers["X-Request-Id"] = UUID().uuidString
///     return try await next(request)
///   }
/// }
/// ```
public protocol GraphQLMiddleware: Sendable {
  /// Sends a request on and waits for its response.
  typealias Next = @Sendable (GraphQLRequest) async throws -> TransportResponse

  /// Sends on a request that has several responses.
  typealias NextStream = @Sendable (GraphQLRequest) -> GraphQLResponseStream

  /// Handles a request that has one response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - next: The rest of the middleware, then the transport.
  /// - Throws: The errors of `next` that it does not handle; ``GraphQLClientError`` and errors of its own.
  func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse

  /// Handles a request that has several responses. Without an implementation, it is passed on.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - next: The rest of the middleware, then the transport.
  func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream) -> GraphQLResponseStream
}

extension GraphQLMiddleware {
  /// Passes the request on.
  public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream) -> GraphQLResponseStream {
    next(request)
  }
}

/// A transport behind middleware.
struct InterceptedTransport: GraphQLTransport {
  let middleware: ArraySlice<any GraphQLMiddleware>
  let transport: any GraphQLTransport

  /// The middleware behind the first, then the transport.
  private var rest: InterceptedTransport {
    InterceptedTransport(middleware: middleware.dropFirst(), transport: transport)
  }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    guard let first = middleware.first else { return try await transport.send(request) }
    return try await first.intercept(request, next: rest.send)
  }

  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    guard let first = middleware.first else { return transport.stream(request) }
    return first.interceptStream(request, next: rest.stream)
  }
}
