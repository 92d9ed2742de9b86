#if Logging
  import Foundation
  import InMemoryLogging
  import InlineGraphQL
  import InlineGraphQLLogging
  import Logging
  import Testing

  @Suite struct LoggingTests {
    private let handler: InMemoryLogHandler
    private let logger: Logger

    init() {
      var handler = InMemoryLogHandler()
      handler.logLevel = .debug
      self.handler = handler
      logger = Logger(label: "test") { _ in handler }
    }

    private func execute(
      details: @escaping @Sendable (GraphQLRequest) -> Logger.Metadata = { _ in [:] },
      _ answer: @escaping @Sendable (GraphQLRequest) async throws -> TransportResponse
    ) async -> InMemoryLogHandler.Entry? {
      let middleware = LoggingMiddleware(logger: logger, details: details)
      let client = GraphQLClient(transport: ObservedTransport(answer), middleware: [middleware])
      _ = try? await client.execute(Fixture.HeroQuery(episode: .some(.unknown("secret"))))
      #expect(handler.entries.count == 1)
      #expect(!"\(handler.entries)".contains("secret"))
      return handler.entries.first
    }

    @Test("A request is logged with its operation, status and sizes")
    func success() async throws {
      let entry = try #require(await execute { _ in ObservedTransport.empty })
      #expect(entry.level == .debug)
      #expect(entry.message == "GraphQL request")
      var metadata = entry.metadata
      let duration = metadata.removeValue(forKey: "duration.ms")
      let size = metadata.removeValue(forKey: "http.request.body.size")
      #expect((duration.flatMap { Double("\($0)") } ?? -1) >= 0)
      #expect((size.flatMap { Int("\($0)") } ?? 0) > 10)
      #expect(
        metadata == [
          "graphql.operation.name": "HeroQuery", "graphql.operation.type": "query", "http.response.status_code": "200",
          "http.response.body.size": "22",
        ]
      )
    }

    @Test("Errors in a response are a warning, with codes and paths")
    func errors() async throws {
      let entry = try #require(await execute { _ in ObservedTransport.failed })
      #expect(entry.level == .warning)
      #expect(entry.metadata["graphql.errors"] == ["DENIED at hero[0]", "error"])
    }

    @Test(
      "No response is an error, without what the service wrote",
      arguments: [
        (
          .httpStatus(TransportResponse(body: Data("secret".utf8), status: 503), errors: [.init(message: "secret")]),
          "status 503"
        ),
        (.network(CocoaError(.fileNoSuchFile)), "did not answer"), (.bodyTooLarge(limit: 5), "more than 5 bytes"),
      ] as [(GraphQLClientError, String)]
    )
    func failures(error: GraphQLClientError, expected: String) async throws {
      let entry = try #require(await execute { _ in throw error })
      #expect(entry.level == .error)
      #expect("\(entry.metadata["error"] ?? "")".contains(expected))
      #expect(entry.metadata["http.response.status_code"] == error.response.map { "\($0.status)" })
    }

    @Test("A request that is cancelled is not an error")
    func cancelled() async throws {
      let entry = try #require(await execute { _ in throw CancellationError() })
      #expect(entry.level == .debug)
      #expect(entry.message == "GraphQL request cancelled")
    }

    @Test("Details are logged that the program chooses")
    func details() async throws {
      let entry = try #require(
        await execute(details: { ["size": "\($0.variables.count)"] }) { _ in ObservedTransport.empty }
      )
      #expect(entry.metadata["size"] == "20")
    }

    private func stream(_ transport: ObservedTransport, reading count: Int = .max) async throws {
      let request = try GraphQLRequest(Fixture.HeroQuery())
      let middleware = LoggingMiddleware(logger: logger)
      var left = count
      for try await _ in middleware.interceptStream(request, next: transport.stream) {
        left -= 1
        if left == 0 { return }
      }
    }

    @Test("A stream is logged when it begins and when it ends")
    func stream() async throws {
      try await stream(
        ObservedTransport([.response(ObservedTransport.empty), .gap, .response(ObservedTransport.failed)])
      )
      #expect(handler.entries.map(\.level) == [.debug, .warning, .debug])
      #expect(
        handler.entries.map { "\($0.message)" }
          == ["GraphQL stream begins", "GraphQL response with errors", "GraphQL stream ended"]
      )
      #expect(handler.entries.last?.metadata["graphql.responses"] == "2")
      #expect(handler.entries.last?.metadata["graphql.gaps"] == "1")
    }

    @Test("A stream that fails is an error, and one that is left is cancelled")
    func streamEnds() async throws {
      await #expect(throws: GraphQLClientError.self) {
        try await stream(ObservedTransport([], error: GraphQLClientError.noSubscriptions))
      }
      try await stream(ObservedTransport([.gap, .gap]), reading: 1)
      #expect(handler.entries.map(\.level) == [.debug, .error, .debug, .debug])
      #expect(handler.entries.last?.message == "GraphQL request cancelled")
      #expect(handler.entries.last?.metadata["graphql.gaps"] == "1")
    }
  }
#endif
