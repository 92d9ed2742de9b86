#if Tracing
  import Foundation
  import InMemoryTracing
  import InlineGraphQL
  import InlineGraphQLTracing
  import Testing
  import Tracing

  @Suite struct TracingTests {
    private let tracer = InMemoryTracer()

    private func execute(
      includesDocument: Bool = false,
      _ answer: @escaping @Sendable (GraphQLRequest) async throws -> TransportResponse
    ) async throws -> FinishedInMemorySpan {
      let middleware = TracingMiddleware(tracer: tracer, includesDocument: includesDocument)
      let client = GraphQLClient(transport: ObservedTransport(answer), middleware: [middleware])
      _ = try? await client.execute(Fixture.HeroQuery(episode: .some(.unknown("secret"))))
      #expect(tracer.activeSpans.isEmpty)
      #expect(tracer.finishedSpans.count == 1)
      return try #require(tracer.finishedSpans.first)
    }

    @Test("A request is a span of a client, whose context it carries")
    func success() async throws {
      let sent = SentHeaders()
      let span = try await execute { request in
        sent.set(request.options.headers, ServiceContext.current?.inMemorySpanContext?.spanID)
        return ObservedTransport.empty
      }
      #expect(span.operationName == "query HeroQuery")
      #expect(span.kind == .client)
      #expect(
        span.attributes == [
          "graphql.operation.name": "HeroQuery", "graphql.operation.type": "query", "http.response.status_code": 200,
        ]
      )
      #expect(span.status == nil)
      let values = sent.value?.0.names.compactMap { sent.value?.0[$0] } ?? []
      #expect(values.contains(span.spanID) && values.contains(span.traceID))
      #expect(sent.value?.1 == span.spanID)
    }

    @Test("The document is there if it is asked for, without variables", arguments: [true, false])
    func document(isIncluded: Bool) async throws {
      let span = try await execute(includesDocument: isIncluded) { _ in ObservedTransport.empty }
      #expect((span.attributes.get("graphql.document") != nil) == isIncluded)
      #expect(!"\(span.attributes)".contains("secret"))
    }

    @Test("Errors in a response fail the span, with codes and paths")
    func errors() async throws {
      let span = try await execute { _ in ObservedTransport.failed }
      #expect(span.status == SpanStatus(code: .error, message: "DENIED at hero[0], error"))
      #expect(span.attributes.get("error.type") == "graphql")
      #expect(span.errors.isEmpty)
    }

    @Test("An error fails the span, without what the service wrote")
    func failure() async throws {
      let response = TransportResponse(body: Data("secret".utf8), status: 503)
      let span = try await execute { _ in throw GraphQLClientError.httpStatus(response, errors: []) }
      #expect(span.status == SpanStatus(code: .error, message: "The GraphQL service answered with HTTP status 503"))
      #expect(span.attributes.get("error.type") == "503")
      #expect(span.attributes.get("http.response.status_code") == 503)
      #expect(span.errors.isEmpty)
    }

    @Test("A request that is cancelled does not fail the span")
    func cancelled() async throws {
      let span = try await execute { _ in throw CancellationError() }
      #expect(span.status == nil)
      #expect(span.attributes.get("error.type") == "cancelled")
    }

    @Test("A stream is one span, from its first event to its end or to the loss of its reader", arguments: [1, 3])
    func stream(count: Int) async throws {
      let middleware = TracingMiddleware(tracer: tracer)
      let transport = ObservedTransport([.response(ObservedTransport.empty), .gap])
      func read() async throws {
        let stream = middleware.interceptStream(try GraphQLRequest(Fixture.HeroQuery()), next: transport.stream)
        #expect(tracer.activeSpans.isEmpty)
        var iterator = stream.makeAsyncIterator()
        for _ in 0..<count { _ = try await iterator.next() }
        #expect(tracer.activeSpans.count == (count == 3 ? 0 : 1))
      }
      try await read()
      #expect(tracer.activeSpans.isEmpty)
      let span = try #require(tracer.finishedSpans.first)
      #expect(span.operationName == "query HeroQuery")
      #expect(span.events.map(\.name) == (count == 3 ? ["gap"] : []))
      #expect(span.attributes.get("error.type") == (count == 3 ? nil : "cancelled"))
    }
  }

  /// The headers that a transport was given, and the span that it ran in.
  private final class SentHeaders: @unchecked Sendable {
    private let lock = NSLock()
    private var sent: (HTTPHeaders, String?)?

    var value: (HTTPHeaders, String?)? { lock.withLock { sent } }

    func set(_ headers: HTTPHeaders, _ span: String?) { lock.withLock { sent = (headers, span) } }
  }
#endif
