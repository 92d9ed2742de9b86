import Foundation
import InlineGraphQL
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private let heroBody =
  #"{"data":{"hero":{"__typename":"Droid","id":"2001","appearsIn":["JEDI"],"name":"R2-D2 é"}}}"#

private let failedBody = #"{"errors":[{"message":"Syntax Error"}]}"#

@Suite(.timeLimit(.minutes(1))) struct HTTPTransportTests {
  private func client(_ server: LoopbackServer, _ connector: Connector, timeout: TimeInterval = 600) -> GraphQLClient {
    GraphQLClient(transport: HTTPTransport(url: server.url, timeout: timeout, by: connector))
  }

  @Test("A request is sent as GraphQL over HTTP has it, and its response is read", arguments: Connector.allCases)
  func request(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let transport = HTTPTransport(
      url: server.url,
      headers: ["Authorization": "Bearer 1", "X-Trace": "a b"],
      by: connector
    )
    let operation = Fixture.HeroQuery(episode: .some(.jedi))
    let response = try await GraphQLClient(transport: transport).execute(operation)
    let hero = try #require(response.data?.hero)
    #expect(Fixture.HeroCard_hero(key: hero).data.name == "R2-D2 é")

    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.line == "POST /graphql HTTP/1.1")
    #expect(request.headers["content-type"] == "application/json; charset=utf-8")
    #expect(request.headers["accept"] == "application/graphql-response+json, application/json;q=0.9")
    #expect(request.headers["authorization"] == "Bearer 1")
    #expect(request.headers["x-trace"] == "a b")
    #expect(Data(request.body) == (try GraphQLRequest(operation).body))
  }

  @Test("A body that comes in chunks and in pieces is put together", arguments: Connector.allCases)
  func chunked(connector: Connector) async throws {
    let server = try LoopbackServer { _ in
      let bytes = Array(heroBody.utf8)
      var steps: [LoopbackServer.Step] = [
        .send("HTTP/1.1 200 OK\r\nContent-Type: Application/JSON\r\nTransfer-Encoding: chunked\r\n\r\n")
      ]
      // Eleven bytes a chunk, then the rest: no chunk ends within a character of several bytes.
      for start in stride(from: 0, to: bytes.count, by: 11) where start < 77 {
        let chunk = String(decoding: bytes[start..<min(start + 11, 77)], as: UTF8.self)
        steps += [.send("\(String(chunk.utf8.count, radix: 16))\r\n"), .pause(seconds: 0.002), .send("\(chunk)\r\n")]
      }
      let rest = String(decoding: bytes[77...], as: UTF8.self)
      return steps + [.send("\(String(rest.utf8.count, radix: 16))\r\n\(rest)\r\n0\r\n\r\n")]
    }
    let response = try await client(server, connector).execute(Fixture.HeroQuery())
    #expect(response.data?.hero?.id == "2001")
  }

  @Test("A response of a megabyte arrives whole", arguments: Connector.allCases)
  func large(connector: Connector) async throws {
    let name = String(repeating: "Skywalker ", count: 100_000)
    let server = try LoopbackServer { _ in [.answer(heroBody.replacingOccurrences(of: "R2-D2 é", with: name))] }
    let hero = try #require(try await client(server, connector).execute(Fixture.HeroQuery()).data?.hero)
    #expect(Fixture.HeroCard_hero(key: hero).data.name == name)
  }

  @Test(
    "application/graphql-response+json is the service's answer whatever the status",
    arguments: Connector.allCases,
    [200, 400, 422, 500]
  )
  func graphQLResponse(connector: Connector, status: Int) async throws {
    let server = try LoopbackServer { _ in [.answer(failedBody, status: status)] }
    let response = try await client(server, connector).execute(Fixture.HeroQuery())
    #expect(response.errors == [GraphQLError(message: "Syntax Error")])
  }

  @Test(
    "application/json is the service's answer with a status of 2xx",
    arguments: Connector.allCases,
    [200, 203, 299]
  )
  func json(connector: Connector, status: Int) async throws {
    let server = try LoopbackServer { _ in [.answer(failedBody, status: status, type: "application/json")] }
    let response = try await client(server, connector).execute(Fixture.HeroQuery())
    #expect(response.errors == [GraphQLError(message: "Syntax Error")])
  }

  @Test(
    "Other statuses are errors that keep status, headers and body",
    arguments: Connector.with(
      [
        (404, "text/html"), (502, nil), (503, "application/graphql-response+json+x"),
      ] as [(Int, String?)]
    )
  )
  func httpStatus(connector: Connector, status: Int, type: String?) async throws {
    let server = try LoopbackServer { _ in
      [.answer(failedBody, status: status, type: type, headers: ["retry-AFTER: 30"])]
    }
    let error = try await failure { try await client(server, connector).execute(Fixture.HeroQuery()) }
    guard case .httpStatus(let response, errors: []) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == status)
    #expect(response.headers["Retry-After"] == "30")
    #expect(response.body == Data(failedBody.utf8))
    #expect("\(error)".contains("HTTP status \(status), retry after 30: \(failedBody)"))
    #expect(error.localizedDescription == "\(error)")
  }

  @Test(
    "application/json with another status is an error from which a GraphQL response can be read",
    arguments: Connector.with([
      (400, "application/json"), (401, "Application/JSON"), (429, "application/json; charset=utf-8"),
    ])
  )
  func jsonWithStatus(connector: Connector, status: Int, type: String) async throws {
    let body = failedBody.dropLast() + "," + heroBody.dropFirst()
    let server = try LoopbackServer { _ in
      [.answer(String(body), status: status, type: type, headers: ["Retry-After: 30"])]
    }
    let error = try await failure { try await client(server, connector).execute(Fixture.HeroQuery()) }
    guard case .httpStatus(let response, let errors) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == status)
    #expect(response.headers["retry-after"] == "30")
    #expect(errors == [GraphQLError(message: "Syntax Error")])
    #expect(try Fixture.HeroQuery().decodeResponse(response.body).data?.hero?.id == "2001")
    #expect("\(error)".hasSuffix("HTTP status \(status), retry after 30: Syntax Error"))
  }

  @Test(
    "A body of another media type is not GraphQL",
    arguments: Connector.allCases,
    ["text/html", "application/xml", nil]
  )
  func otherMediaType(connector: Connector, type: String?) async throws {
    let server = try LoopbackServer { _ in [.answer("<p>Sign in</p>", type: type)] }
    let error = try await failure { try await client(server, connector).execute(Fixture.HeroQuery()) }
    guard case .notGraphQL(.mediaType(let found), let response) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(found == type)
    #expect(response.body == Data("<p>Sign in</p>".utf8))
  }

  @Test(
    "A body that is not a GraphQL response says why",
    arguments: Connector.with([
      ("application/json", "<p>Sign in</p>"), ("application/json", ""), ("application/graphql-response+json", "{}"),
      ("application/graphql-response+json", "[]"), ("application/json", #"{"message":"Hello"}"#),
    ])
  )
  func notGraphQL(connector: Connector, type: String, text: String) async throws {
    let server = try LoopbackServer { _ in [.answer(text, type: type, headers: ["X-Trace: 7"])] }
    let error = try await failure { try await client(server, connector).execute(Fixture.HeroQuery()) }
    guard case .notGraphQL(let reason, let response) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == 200)
    #expect(response.headers["x-trace"] == "7")
    #expect(response.body == Data(text.utf8))
    #expect(throws: reason) { try Fixture.HeroQuery().decodeResponse(response.body) }
  }

  @Test("Data that is not what is selected is a decoding error", arguments: Connector.allCases)
  func wrongData(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer(#"{"data":{"hero":{"__typename":"Droid","id":[]}}}"#)] }
    let error = try await failure { try await client(server, connector).execute(Fixture.HeroQuery()) }
    #expect((error as? ResponseDecodingError)?.path.description == "hero.id")
  }

  @Test("A value that cannot be sent sends nothing", arguments: Connector.allCases)
  func unsendable(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let error = try await failure {
      try await client(server, connector).execute(Fixture.CreateReview(review: .init(stars: .max)))
    }
    #expect(error is JSONWritingError)
    #expect(server.requests.isEmpty)
  }

  @Test("A service that is not there is a network error", arguments: Connector.allCases)
  func connectionRefused(connector: Connector) async throws {
    let service = try LoopbackServer.Refusing()
    let error = try await failure {
      try await GraphQLClient(transport: HTTPTransport(url: service.url, by: connector)).execute(Fixture.HeroQuery())
    }
    guard case .network(let reason) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect((reason as? URLError)?.code == .cannotConnectToHost)
    // One sentence, without what a library says around it.
    if connector != .urlSession {
      #expect("\(error)" == "The GraphQL service did not answer: The connection failed: Connection refused.")
    }
  }

  @Test("Cookies are kept for nobody, or where the program says", arguments: [false, true])
  func cookies(areKept: Bool) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody, headers: ["Set-Cookie: a=1; Path=/"])] }
    let storage = areKept ? URLSessionConfiguration.ephemeral.httpCookieStorage : nil
    for _ in 0..<2 {
      let client = GraphQLClient(transport: HTTPTransport(url: server.url, cookieStorage: storage))
      for _ in 0..<2 { _ = try await client.execute(Fixture.HeroQuery()) }
    }
    let sent = areKept ? [nil, "a=1", "a=1", "a=1"] : Array(repeating: nil, count: 4)
    #expect(server.requests.map { $0.headers["cookie"] } == sent)
    #expect(HTTPCookieStorage.shared.cookies(for: server.url)?.isEmpty != false)
  }

  @Test("A request by GET asks the browser's leave, as Apollo's servers want it", arguments: Connector.allCases)
  func preflight(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let client = client(server, connector)
    _ = try await client.execute(Fixture.HeroQuery())
    _ = try await client.execute(Fixture.HeroQuery(), options: .init(prefersGET: true))
    let named = GraphQLRequestOptions(headers: ["x-apollo-operation-name": "HeroQuery"], prefersGET: true)
    _ = try await client.execute(Fixture.HeroQuery(), options: named)
    #expect(server.requests.map { $0.headers["apollo-require-preflight"] } == [nil, "true", nil])
  }

  @Test("Streams occupy no connection of others", arguments: Connector.allCases)
  func manyStreams(connector: Connector) async throws {
    let event = "event: next\ndata: {\"data\":{\"createReview\":null}}\n\n"
    let server = try LoopbackServer { request in
      guard request.headers["accept"]?.contains("text/event-stream") == true else { return [.answer(heroBody)] }
      return [.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n\(event)"), .pause(seconds: 1000)]
    }
    let client = client(server, connector)
    let count = 20
    var streams: [GraphQLSubscriptionResponses<Fixture.ReviewAdded.Data>.AsyncIterator] = []
    for _ in 0..<count {
      var stream = client.subscribe(Fixture.ReviewAdded()).makeAsyncIterator()
      #expect(try await stream.next() != nil)
      streams.append(stream)
    }
    #expect(try await client.execute(Fixture.HeroQuery()).errors == [])
    #expect(server.requests.count == count + 1)
  }

  @Test(
    "A connection that ends within the body is a network error",
    arguments: Connector.allCases,
    ["Content-Length: 1000\r\n\r\n{\"data\":", "Transfer-Encoding: chunked\r\n\r\nff\r\n{\"data\":"]
  )
  func endsEarly(connector: Connector, rest: String) async throws {
    let server = try LoopbackServer { _ in
      [.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(rest)")]
    }
    let error = try await failure { try await client(server, connector).execute(Fixture.HeroQuery()) }
    guard case .network = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("A service that stays silent is a network error once the time is up", arguments: Connector.allCases)
  func timeout(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.pause(seconds: 20), .answer(heroBody)] }
    let error = try await failure { try await client(server, connector, timeout: 1).execute(Fixture.HeroQuery()) }
    guard case .network(let reason) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect((reason as? URLError)?.code == .timedOut)
  }

  @Test(
    "A body that keeps coming slowly is a network error once the time is up",
    arguments: Connector.allCases,
    [0.5, 1]
  )
  func slowBody(connector: Connector, limit: TimeInterval) async throws {
    let server = try LoopbackServer { _ in
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
      return [.send(head), .endless(Array("1\r\n \r\n".utf8), every: 0.05)]
    }
    let error = try await failure { try await client(server, connector, timeout: limit).execute(Fixture.HeroQuery()) }
    guard case .network(let reason) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect((reason as? URLError)?.code == .timedOut)
    #expect(error.localizedDescription.contains("the request took longer than its time limit of \(limit) seconds"))
  }

  @Test(
    "Times that are none are taken for the nearest that is one",
    arguments: Connector.allCases,
    [.infinity, -1, .nan]
  )
  func oddTimeout(connector: Connector, limit: TimeInterval) async throws {
    let server = try LoopbackServer { _ in [.pause(seconds: 0.05), .answer(heroBody)] }
    let client = client(server, connector, timeout: limit)
    if limit > 0 {
      #expect(try await client.execute(Fixture.HeroQuery()).data?.hero?.id == "2001")
    } else {
      await #expect(throws: GraphQLClientError.self) { try await client.execute(Fixture.HeroQuery()) }
    }
  }

  @Test("A time of less than a second is neither none nor over at once", arguments: Connector.allCases)
  func shortTimeout(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.pause(seconds: 50), .answer(heroBody)] }
    let start = ContinuousClock.now
    let error = try await failure { try await client(server, connector, timeout: 0.9).execute(Fixture.HeroQuery()) }
    #expect(start.duration(to: .now) >= .milliseconds(900))
    guard case .network(let reason) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect((reason as? URLError)?.code == .timedOut)
  }

  @Test("Cancelling the task ends the request, and the connection with it", arguments: Connector.allCases)
  func cancellation(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.pause(seconds: 50), .answer(heroBody)] }
    let client = client(server, connector)
    let task = Task { try await client.execute(Fixture.HeroQuery()) }
    while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    task.cancel()
    let start = ContinuousClock.now
    let error = try await failure { try await task.value }
    #expect(error is CancellationError)
    while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(ContinuousClock.now - start < .seconds(45))
  }

  @Test("A task that is cancelled before it begins sends nothing", arguments: Connector.allCases)
  func cancelledBefore(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let client = client(server, connector)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await client.execute(Fixture.HeroQuery())
    }
    task.cancel()
    #expect(try await failure { try await task.value } is CancellationError)
    #expect(server.requests.isEmpty)
  }

  @Test("Many requests at once each get their own response", arguments: Connector.allCases)
  func concurrent(connector: Connector) async throws {
    let server = try LoopbackServer { request in
      let episode = (try? GraphQLJSONValue(parsing: request.body))?["variables"]?["episode"] ?? .null
      return [.answer(#"{"data":{"hero":{"__typename":"D","id":\#(episode),"appearsIn":[],"name":""}}}"#)]
    }
    let client = client(server, connector)
    let ids = try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await client.execute(Fixture.HeroQuery(episode: .some(.unknown("E\(number)")))).data?.hero?.id
        }
      }
      return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ids == Set((0..<20).map { "E\($0)" }))
  }
}
