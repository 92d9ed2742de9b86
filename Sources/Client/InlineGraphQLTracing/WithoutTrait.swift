#if !Tracing
  import InlineGraphQL

  /// Needs the package's trait `Tracing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Tracing\"]"
  )
  public struct TracingMiddleware: GraphQLMiddleware {
    /// Needs the trait.
    public init() { fatalError("The trait Tracing is missing.") }

    /// Needs the trait.
    public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
      try await next(request)
    }
  }
#endif
