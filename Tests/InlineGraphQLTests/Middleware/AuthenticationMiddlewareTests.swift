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

  @Test(
    "Subscriptions over a WebSocket go on with a new token, which one of them gets",
    arguments: [1001, 1006, 3000, 4401, 4403] as [UInt16]
  )
  func expiry(code: UInt16) async throws {
    let (valid, subscribers) = (Locked("1"), Locked(0))
    let service = ScriptedService { message, socket in
      guard case .string(let id)? = message["id"] else {
        guard message["type"] == "connection_init" else { return }
        let isValid = message["payload"]?["token"] == .string(valid.withLock { $0 })
        return isValid ? socket.send(#"{"type":"connection_ack"}"#) : socket.breakOff(code: 4403)
      }
      guard message["type"] == "subscribe" else { return }
      socket.send(#"{"type":"next","id":"\#(id)","payload":\#(emptyHero)}"#)
      if valid.withLock({ $0 == "2" }) { return socket.send(#"{"type":"complete","id":"\#(id)"}"#) }
      let isLast = subscribers.withLock { subscribers in
        subscribers += 1
        return subscribers == 10
      }
      if isLast {
        valid.withLock { $0 = "2" }
        socket.breakOff(code: code)
      }
    }
    let rejected = Locked<[String?]>([])
    let authentication = AuthenticationMiddleware(token: "1") { old in
      rejected.withLock { $0.append(old) }
      return "2"
    }
    let transport = service.transport(payload: { ["token": .string(try await authentication.token())] })
    let client = GraphQLClient(transport: transport, middleware: [authentication])
    try await withThrowingTaskGroup(of: [Bool].self) { group in
      for _ in 0..<10 {
        group.addTask {
          var gaps: [Bool] = []
          for try await response in client.subscribe(Fixture.ReviewAdded()) { gaps.append(response.followsGap) }
          return gaps
        }
      }
      for try await gaps in group { #expect(gaps == [false, true]) }
    }
    #expect(rejected.withLock { $0 } == ["1"])
  }

  /// A transport whose connection is refused some times.
  private struct RefusedConnections: GraphQLTransport {
    let refusals: Int
    let begun = Locked(0)

    func send(_ request: GraphQLRequest) async throws -> TransportResponse { throw GraphQLClientError.status(401) }

    func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
      let number = begun.withLock { begun in
        begun += 1
        return begun
      }
      return GraphQLResponseStream(oneResponse: {
        if number <= refusals { throw GraphQLClientError.webSocket(.closed(.forbidden, reason: "")) }
        return TransportResponse(body: Data(emptyHero.utf8))
      })
    }
  }

  @Test("A connection that another operation opened with the old token is opened again", arguments: [1, 2, 3])
  func sharedConnection(refusals: Int) async throws {
    let rejected = Locked<[String?]>([])
    let authentication = AuthenticationMiddleware(token: "1") { old in
      rejected.withLock { $0.append(old) }
      return "2"
    }
    let client = GraphQLClient(transport: RefusedConnections(refusals: refusals), middleware: [authentication])
    var count = 0
    do {
      for try await _ in client.subscribe(Fixture.ReviewAdded()) { count += 1 }
    } catch GraphQLClientError.webSocket(.closed(.forbidden, reason: _)) {}
    // The service refuses the new token too, if nothing is left that may have been opened before.
    #expect(count == (refusals < 3 ? 1 : 0))
    #expect(rejected.withLock { $0 } == ["1"])
  }

  /// A transport whose subscriptions are accepted with one token only, the first also with another until that expires.
  private struct ExpiringTransport: GraphQLTransport {
    let valid: Locked<String>
    let acceptsFirst: Bool
    let begun = Locked(0)

    func send(_ request: GraphQLRequest) async throws -> TransportResponse { throw GraphQLClientError.status(401) }

    func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
      let isFirst = begun.withLock { begun in
        begun += 1
        return begun == 1
      }
      let isValid = request.options.headers["Authorization"] == "Bearer \(valid.withLock { $0 })"
      let count = Locked(0)
      return GraphQLResponseStream(unfolding: {
        let number = count.withLock { count in
          count += 1
          return count
        }
        if number == 1, isValid || acceptsFirst && isFirst {
          return .response(TransportResponse(body: Data(emptyHero.utf8)))
        }
        if isValid { return nil }
        throw GraphQLClientError.status(401)
      })
    }
  }

  private func gaps(_ transport: ExpiringTransport, _ authentication: AuthenticationMiddleware) async throws -> Int {
    let client = GraphQLClient(transport: transport, middleware: [authentication])
    var count = 0
    for try await event in client.subscribe(Fixture.ReviewAdded()).events { if case .gap = event { count += 1 } }
    return count
  }

  @Test("A quiet subscription may have any number of tokens; one whose new token is refused at once ends")
  func quietExpiry() async throws {
    let tokens = Locked(1)
    var authentication = AuthenticationMiddleware(token: "1") { _ in
      tokens.withLock { tokens in
        tokens += 1
        return "\(tokens)"
      }
    }
    let refusing = ExpiringTransport(valid: Locked("7"), acceptsFirst: false)
    let error = try await failure { try await gaps(refusing, authentication) }
    #expect((error as? GraphQLClientError)?.response?.status == 401)
    #expect(refusing.begun.withLock { $0 } == 2)

    authentication.lastingTime = .zero
    let lasting = ExpiringTransport(valid: Locked("7"), acceptsFirst: false)
    #expect(try await gaps(lasting, authentication) == 5)
    #expect(lasting.begun.withLock { $0 } == 6)
  }

  @Test("A token that others got, and that has expired too, is not the last")
  func othersToken() async throws {
    let rejected = Locked<[String?]>([])
    let authentication = AuthenticationMiddleware(token: "1") { old in
      rejected.withLock { $0.append(old) }
      return old == "1" ? "2" : "3"
    }
    let transport = ExpiringTransport(valid: Locked("3"), acceptsFirst: true)
    let client = GraphQLClient(transport: transport, middleware: [authentication])
    var events = client.subscribe(Fixture.ReviewAdded()).events.makeAsyncIterator()
    #expect(try await events.next() != nil)
    _ = try? await client.execute(Fixture.HeroQuery())
    #expect(rejected.withLock { $0 } == ["1"])
    var gapCount = 0
    while let event = try await events.next() { if case .gap = event { gapCount += 1 } }
    #expect(gapCount == 2 && rejected.withLock { $0 } == ["1", "2"])
  }

  @Test("Header and scheme can be chosen")
  func header() async throws {
    let transport = StubTransport { _, _ in emptyHero }
    let authentication = AuthenticationMiddleware(token: "k", header: "X-Api-Key", scheme: "") { _ in "" }
    _ = try await GraphQLClient(transport: transport, middleware: [authentication]).execute(Fixture.HeroQuery())
    #expect(transport.requests.first?.options.headers["x-api-key"] == "k")
  }
}
