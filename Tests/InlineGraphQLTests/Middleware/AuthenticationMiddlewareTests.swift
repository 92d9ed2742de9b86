import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@Suite("A token is sent, and renewed", .timeLimit(.minutes(1))) struct AuthenticationMiddlewareTests {
  private static let unauthenticated = #"{"errors":[{"message":"Who?","extensions":{"code":"UNAUTHENTICATED"}}]}"#

  /// A service that accepts one token, and says no in one way or another.
  private static func service(refusal: String?) -> StubTransport {
    StubTransport { request, _ in
      if request.options.headers["Authorization"] == "Bearer 2" { return emptyHero }
      guard let refusal else { throw GraphQLClientError.status(401) }
      return refusal
    }
  }

  // An immediate task runs until it waits for the token. Older compilers have none.
  #if compiler(>=6.2)
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test("One request gets a new token, and all others wait for it", arguments: [nil, unauthenticated])
    func refresh(refusal: String?) async throws {
      let transport = Self.service(refusal: refusal)
      let gate = Gate()
      let rejected = Locked<[String?]>([])
      let authentication = AuthenticationMiddleware(token: "1") { old in
        rejected.withLock { $0.append(old) }
        try await gate.wait()
        return "2"
      }
      let client = GraphQLClient(transport: transport, middleware: [authentication])
      let tasks = (0..<20).map { _ in Task.immediate { try await client.execute(Fixture.HeroQuery()) } }
      gate.open()
      for task in tasks { _ = try await task.value }
      #expect(rejected.withLock { $0 } == ["1"])
      #expect(transport.requests.count == 40)
      #expect(try await authentication.token() == "2")
      _ = try await client.execute(Fixture.HeroQuery())
      #expect(transport.requests.count == 41)
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test("If there is no new token, all who wait have the reason, and the next request tries again")
    func failed() async throws {
      struct LoggedOut: Error {}
      let transport = Self.service(refusal: nil)
      let gate = Gate()
      let attempts = Locked(0)
      let authentication = AuthenticationMiddleware(token: "1") { _ in
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        try await gate.wait()
        if attempt == 1 { throw LoggedOut() }
        return "2"
      }
      let client = GraphQLClient(transport: transport, middleware: [authentication])
      let tasks = (0..<5).map { _ in Task.immediate { try await client.execute(Fixture.HeroQuery()) } }
      gate.open()
      for task in tasks { await #expect(throws: LoggedOut.self) { try await task.value } }
      #expect(try await client.execute(Fixture.HeroQuery()).errors == [])
      #expect(attempts.withLock { $0 } == 2)
    }
  #endif

  @Test("Without a first token, one is got before the first request")
  func first() async throws {
    let transport = Self.service(refusal: nil)
    let authentication = AuthenticationMiddleware { rejected in
      #expect(rejected == nil)
      return "2"
    }
    let client = GraphQLClient(transport: transport, middleware: [authentication])
    _ = try await client.execute(Fixture.HeroQuery())
    #expect(transport.requests.count == 1)
  }

  @Test("A token that is refused twice is an error")
  func twice() async throws {
    let transport = StubTransport { _, _ in throw GraphQLClientError.status(401) }
    let client = GraphQLClient(transport: transport, middleware: [AuthenticationMiddleware(token: "1") { _ in "3" }])
    let error = try await failure { try await client.execute(Fixture.HeroQuery()) }
    #expect((error as? GraphQLClientError)?.response?.status == 401)
    #expect(transport.requests.count == 2)
  }

  @Test("A mutation that has data is not sent again")
  func mutation() async throws {
    for (body, count) in [
      (#"{"data":{"createReview":null},"errors":[{"message":"Who?","extensions":{"code":"UNAUTHENTICATED"}}]}"#, 1),
      (#"{"data":null,"errors":[{"message":"Who?","extensions":{"code":"UNAUTHENTICATED"}}]}"#, 2),
    ] {
      let transport = StubTransport { _, _ in body }
      let client = GraphQLClient(transport: transport, middleware: [AuthenticationMiddleware(token: "1") { _ in "2" }])
      _ = try await client.execute(Fixture.CreateReview(review: .init(stars: 5)))
      #expect(transport.requests.count == count)
    }
  }

  @Test("Other errors are not about the token")
  func others() async throws {
    let transport = StubTransport { _, _ in #"{"errors":[{"message":"UNAUTHENTICATED","extensions":{"code":"X"}}]}"# }
    let client = GraphQLClient(transport: transport, middleware: [AuthenticationMiddleware(token: "1") { _ in "2" }])
    _ = try await client.execute(Fixture.HeroQuery())
    #expect(transport.requests.count == 1)
  }

  @Test("A subscription is begun again with a new token", arguments: [nil, unauthenticated])
  func subscription(refusal: String?) async throws {
    let transport = Self.service(refusal: refusal)
    let authentication = AuthenticationMiddleware(token: "1", scheme: "Bearer") { _ in "2" }
    let client = GraphQLClient(transport: transport, middleware: [authentication])
    for try await response in client.subscribe(Fixture.ReviewAdded()) { #expect(response.errors == []) }
    #expect(transport.requests.map { $0.options.headers["Authorization"] } == ["Bearer 1", "Bearer 2"])
  }

  @Test("Header and scheme can be chosen")
  func header() async throws {
    let transport = StubTransport { _, _ in emptyHero }
    let authentication = AuthenticationMiddleware(token: "k", header: "X-Api-Key", scheme: "") { _ in "" }
    _ = try await GraphQLClient(transport: transport, middleware: [authentication]).execute(Fixture.HeroQuery())
    #expect(transport.requests.first?.options.headers["x-api-key"] == "k")
  }
}
