import Foundation
import InlineGraphQL
import Testing

@Suite("Requests that failed are sent again", .timeLimit(.minutes(1))) struct RetryMiddlewareTests {
  private let fast = GraphQLBackoff(initialDelay: .milliseconds(1), maximumDelay: .milliseconds(20), maximumAttempts: 3)

  private func client(_ transport: StubTransport) -> GraphQLClient {
    GraphQLClient(transport: transport, middleware: [RetryMiddleware(backoff: fast)])
  }

  @Test("A query is sent again after failures that may pass", arguments: [408, 425, 429, 500, 502, 503, 504])
  func statuses(status: Int) async throws {
    let transport = StubTransport { _, number in
      if number < 3 { throw GraphQLClientError.status(status) }
      return emptyHero
    }
    #expect(try await client(transport).execute(Fixture.HeroQuery()).errors == [])
    #expect(transport.requests.count == 3)
  }

  @Test("A connection that fails is tried again, up to the limit")
  func limit() async throws {
    let transport = StubTransport { _, _ in throw GraphQLClientError.network(URLError(.networkConnectionLost)) }
    let error = try await failure { try await client(transport).execute(Fixture.HeroQuery()) }
    guard case .network = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(transport.requests.count == 4)
  }

  @Test("Failures that do not pass are not tried again", arguments: [400, 401, 403, 404, 501])
  func permanent(status: Int) async throws {
    let transport = StubTransport { _, _ in throw GraphQLClientError.status(status) }
    _ = try await failure { try await client(transport).execute(Fixture.HeroQuery()) }
    #expect(transport.requests.count == 1)
  }

  @Test("A mutation is sent once, unless asked for")
  func mutation() async throws {
    let transport = StubTransport { _, _ in throw GraphQLClientError.status(503) }
    let mutation = Fixture.CreateReview(review: .init(stars: 5))
    _ = try await failure { try await client(transport).execute(mutation) }
    #expect(transport.requests.count == 1)
    let all = GraphQLClient(transport: transport, middleware: [RetryMiddleware(backoff: fast) { _ in true }])
    _ = try await failure { try await all.execute(mutation) }
    #expect(transport.requests.count == 5)
  }

  @Test("Retry-After is waited for, unless it is too long")
  func retryAfter() async throws {
    let backoff = GraphQLBackoff(initialDelay: .seconds(30), maximumDelay: .seconds(30), maximumAttempts: 1)
    let patient = StubTransport { _, number in
      if number == 1 { throw GraphQLClientError.status(429, headers: ["Retry-After": "0"]) }
      return emptyHero
    }
    let retry = RetryMiddleware(backoff: backoff)
    _ = try await GraphQLClient(transport: patient, middleware: [retry]).execute(Fixture.HeroQuery())
    #expect(patient.requests.count == 2)

    let refusing = StubTransport { _, _ in throw GraphQLClientError.status(429, headers: ["Retry-After": "31"]) }
    _ = try await failure {
      try await GraphQLClient(transport: refusing, middleware: [retry]).execute(Fixture.HeroQuery())
    }
    #expect(refusing.requests.count == 1)
  }

  @Test(
    "Retry-After is a number of seconds or a date",
    arguments: [
      ("0", 0), ("120", 120), ("-1", nil), ("soon", nil), ("Wed, 21 Oct 2015 07:28:00 GMT", 0),
    ] as [(String, Int?)]
  )
  func delays(value: String, seconds: Int?) {
    #expect(HTTPHeaders(["retry-after": value]).retryDelay == seconds.map { .seconds($0) })
  }

  @Test("Delays double, up to the longest, and a random part is left out")
  func delays() {
    let backoff = GraphQLBackoff(initialDelay: .seconds(1), maximumDelay: .seconds(10))
    for (attempt, longest) in [(1, 1), (2, 2), (3, 4), (4, 8), (5, 10), (60, 10)] {
      let delays = (0..<100).map { _ in backoff.delay(before: attempt) }
      #expect(delays.allSatisfy { $0 >= .seconds(longest) / 2 && $0 <= .seconds(longest) })
      #expect(Set(delays).count > 90)
    }
  }

  @Test("A stream is begun again before its first response only")
  func stream() async throws {
    let transport = StubTransport { _, number in
      if number < 3 { throw GraphQLClientError.status(503) }
      return emptyHero
    }
    var responses = 0
    for try await _ in client(transport).subscribe(Fixture.ReviewAdded()) { responses += 1 }
    #expect(responses == 1)
    #expect(transport.requests.count == 3)

    let breaking = BreakingTransport()
    let error = try await failure {
      for try await _ in GraphQLClient(transport: breaking, middleware: [RetryMiddleware(backoff: fast)])
        .subscribe(Fixture.ReviewAdded())
      {}
    }
    #expect("\(error)".contains("did not answer"))
    #expect(breaking.base.requests.count == 1)
  }

  /// A stream that breaks off after a response.
  private struct BreakingTransport: GraphQLTransport {
    let base = StubTransport { _, _ in emptyHero }

    func send(_ request: GraphQLRequest) async throws -> TransportResponse { try await base.send(request) }

    func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
      GraphQLResponseStream(
        AsyncThrowingStream { continuation in
          Task {
            continuation.yield(.response(try await base.send(request)))
            continuation.finish(throwing: GraphQLClientError.network(URLError(.networkConnectionLost)))
          }
        }
      )
    }
  }

  @Test("The time limit of a request includes its repetitions")
  func timeout() async throws {
    let transport = StubTransport { _, _ in throw GraphQLClientError.status(503) }
    let slow = GraphQLBackoff(initialDelay: .seconds(50), maximumDelay: .seconds(50))
    let client = GraphQLClient(transport: transport, middleware: [RetryMiddleware(backoff: slow)])
    let error = try await failure {
      try await client.execute(Fixture.HeroQuery(), options: GraphQLRequestOptions(timeout: 0.05))
    }
    #expect("\(error)".contains("longer than its time limit of 0.05 seconds"))
  }
}
