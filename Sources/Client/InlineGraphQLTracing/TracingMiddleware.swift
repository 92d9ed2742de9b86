#if Tracing
  import GraphQLCLibrary
  import InlineGraphQL
  import Tracing

  /// Middleware that makes a span of each request, by swift-distributed-tracing.
  ///
  /// ```swift
  /// let client = GraphQLClient(transport: transport, middleware: [TracingMiddleware()])
  /// ```
  ///
  /// Spans are named and described as the
  /// [semantic conventions](https://opentelemetry.io/docs/specs/semconv/graphql/graphql-spans/) of OpenTelemetry have it.
  /// The context of the span goes into the headers of the request, so that the service's spans become its children. A
  /// subscription is one span, from its begin to its end.
  public struct TracingMiddleware: GraphQLMiddleware {
    /// The tracer; nil for the one of the program.
    public var tracer: (any Tracer)?

    /// Whether spans have the text of the operation, without the values of its variables.
    public var includesDocument: Bool

    /// Creates middleware.
    ///
    /// - Parameters:
    ///   - tracer: The tracer; nil for the one of the program (`InstrumentationSystem`).
    ///   - includesDocument: Whether spans have the text of the operation.
    public init(tracer: (any Tracer)? = nil, includesDocument: Bool = false) {
      self.tracer = tracer
      self.includesDocument = includesDocument
    }

    /// Sends the request on within a span.
    public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
      let (span, request) = start(request)
      defer { span.end() }
      do {
        let response = try await ServiceContext.withValue(span.context) { try await next(request) }
        span.record(response)
        return response
      } catch {
        span.record(error)
        throw error
      }
    }

    /// Sends the request on within a span that lasts until the stream ends.
    public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream) -> GraphQLResponseStream {
      // The span begins when the stream is read, within the context of its reader.
      let started = Locked<(any Span)?>(nil)
      return GraphQLResponseStream(
        watching: {
          let (span, request) = start(request)
          started.withLock { $0 = span }
          return next(request)
        },
        onEvent: { event in
          let span = started.withLock { $0 }
          switch event {
          case .response(let response): span?.record(response)
          case .gap: span?.addEvent("gap")
          }
        },
        onEnd: { error in
          let span = started.withLock { $0 }
          if let error { span?.record(error) }
          span?.end()
        }
      )
    }

    /// Starts a span; returns it and the request that carries its context.
    private func start(_ request: GraphQLRequest) -> (any Span, GraphQLRequest) {
      let tracer = tracer ?? InstrumentationSystem.tracer
      let span = tracer.startAnySpan("\(request.kind) \(request.operationName)", ofKind: .client)
      span.attributes["graphql.operation.name"] = request.operationName
      span.attributes["graphql.operation.type"] = "\(request.kind)"
      if includesDocument { span.attributes["graphql.document"] = request.document }
      var request = request
      tracer.inject(span.context, into: &request.options.headers, using: HeaderInjector())
      return (span, request)
    }
  }

  extension Span {
    fileprivate func record(_ response: TransportResponse) {
      attributes["http.response.status_code"] = response.status
      let errors = response.errorSummaries
      guard !errors.isEmpty else { return }
      attributes["error.type"] = "graphql"
      setStatus(SpanStatus(code: .error, message: errors.prefix(10).joined(separator: ", ")))
    }

    fileprivate func record(_ error: any Error) {
      if error is CancellationError {
        attributes["error.type"] = "cancelled"
        return
      }
      attributes["error.type"] = (error as? GraphQLClientError)?.name ?? "\(type(of: error))"
      if let response = (error as? GraphQLClientError)?.response {
        attributes["http.response.status_code"] = response.status
      }
      // Not `recordError`: a tracer writes the whole error down, and with it what the service answered.
      setStatus(SpanStatus(code: .error, message: summary(of: error)))
    }
  }

  private struct HeaderInjector: Injector {
    func inject(_ value: String, forKey name: String, into headers: inout HTTPHeaders) {
      headers[name] = value
    }
  }
#endif
