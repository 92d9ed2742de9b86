#if Logging
  import Foundation
  import GraphQLCLibrary
  import InlineGraphQL
  import Logging

  /// Middleware that logs each request when it has ended: its operation, its status, its duration and its sizes.
  ///
  /// ```swift
  /// let client = GraphQLClient(transport: transport, middleware: [LoggingMiddleware(logger: logger)])
  /// ```
  ///
  /// A request with a response without errors is logged at level `debug`, one whose response has errors at `warning`, one
  /// without a response at `error`, and one that was cancelled at `debug`. Variables, headers, URLs and what the service
  /// wrote of errors are not logged, because they may be secret. Of the response's errors the codes and paths are. A
  /// subscription is logged when it begins and when it ends.
  public struct LoggingMiddleware: GraphQLMiddleware {
    /// The logger of all requests.
    public var logger: Logger

    /// Returns more metadata for a request's log.
    public var details: @Sendable (GraphQLRequest) -> Logger.Metadata

    /// Creates middleware.
    ///
    /// - Parameters:
    ///   - logger: The logger of all requests.
    ///   - details: Returns what else is logged of a request, such as the values of its variables that are not secret.
    public init(logger: Logger, details: @escaping @Sendable (GraphQLRequest) -> Logger.Metadata = { _ in [:] }) {
      self.logger = logger
      self.details = details
    }

    /// Sends the request on, and logs it.
    public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
      let start = ContinuousClock.now
      do {
        let response = try await next(request)
        log(request, response, start)
        return response
      } catch {
        log(request, error, start)
        throw error
      }
    }

    /// Sends the request on, and logs its begin and its end.
    public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream) -> GraphQLResponseStream {
      let state = Locked((start: ContinuousClock.now, responses: 0, gaps: 0))
      return GraphQLResponseStream(
        watching: {
          state.withLock { $0.start = .now }
          logger.debug("GraphQL stream begins", metadata: metadata(of: request))
          return next(request)
        },
        onEvent: { event in
          state.withLock { state in
            switch event {
            case .response: state.responses += 1
            case .gap: state.gaps += 1
            }
          }
          if case .response(let response) = event { logErrors(of: request, response) }
        },
        onEnd: { error in
          let (start, responses, gaps) = state.withLock { $0 }
          let counts: Logger.Metadata = ["graphql.responses": "\(responses)", "graphql.gaps": "\(gaps)"]
          if let error { return log(request, error, start, adding: counts) }
          logger.debug("GraphQL stream ended", metadata: metadata(of: request, since: start).adding(counts))
        }
      )
    }

    private func log(_ request: GraphQLRequest, _ response: TransportResponse, _ start: ContinuousClock.Instant) {
      let errors = response.errorSummaries
      let level: Logger.Level = errors.isEmpty ? .debug : .warning
      guard logger.logLevel <= level else { return }
      var metadata = metadata(of: request, since: start)
      metadata["http.response.status_code"] = "\(response.status)"
      metadata["http.request.body.size"] = "\(response.metrics?.requestSize ?? request.body.count)"
      metadata["http.response.body.size"] = "\(response.body.count)"
      if !errors.isEmpty { metadata["graphql.errors"] = .array(errors.prefix(10).map { "\($0)" }) }
      logger.log(level: level, errors.isEmpty ? "GraphQL request" : "GraphQL request with errors", metadata: metadata)
    }

    private func logErrors(of request: GraphQLRequest, _ response: TransportResponse) {
      let errors = response.errorSummaries
      guard !errors.isEmpty else { return }
      let found: Logger.Metadata = ["graphql.errors": .array(errors.prefix(10).map { "\($0)" })]
      logger.warning("GraphQL response with errors", metadata: metadata(of: request).adding(found))
    }

    private func log(
      _ request: GraphQLRequest,
      _ error: any Error,
      _ start: ContinuousClock.Instant,
      adding more: Logger.Metadata = [:]
    ) {
      var metadata = metadata(of: request, since: start).adding(more)
      if error is CancellationError { return logger.debug("GraphQL request cancelled", metadata: metadata) }
      metadata["error"] = "\(summary(of: error))"
      if let response = (error as? GraphQLClientError)?.response {
        metadata["http.response.status_code"] = "\(response.status)"
      }
      logger.error("GraphQL request failed", metadata: metadata)
    }

    private func metadata(of request: GraphQLRequest, since start: ContinuousClock.Instant? = nil) -> Logger.Metadata {
      var metadata = details(request)
      metadata["graphql.operation.name"] = "\(request.operationName)"
      metadata["graphql.operation.type"] = "\(request.kind)"
      if let start { metadata["duration.ms"] = "\((ContinuousClock.now - start) / .milliseconds(1))" }
      return metadata
    }
  }

  extension Logger.Metadata {
    fileprivate func adding(_ other: Logger.Metadata) -> Logger.Metadata { merging(other) { _, new in new } }
  }
#endif
