#if !Logging
  import InlineGraphQL

  /// Needs the package's trait `Logging`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Logging\"]"
  )
  public struct LoggingMiddleware: GraphQLMiddleware {
    /// Needs the trait.
    public init<Logger>(logger: Logger) { fatalError("The trait Logging is missing.") }

    /// Needs the trait.
    public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
      try await next(request)
    }
  }
#endif
