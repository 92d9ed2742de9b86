import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

private func review(_ stars: Int) -> String { #"{"data":{"createReview":{"stars":\#(stars)}}}"# }

private func head(_ type: String) -> LoopbackServer.Step {
  .send("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nConnection: close\r\n\r\n")
}

@Suite("Subscriptions over HTTP", .timeLimit(.minutes(1))) struct HTTPStreamTests {
  private func client(
    _ server: LoopbackServer,
    maximumBodySize: Int = 1 << 20,
    by connector: Connector = .urlSession
  ) -> GraphQLClient {
    var transport = HTTPTransport(url: server.url, timeout: 1000, maximumBodySize: maximumBodySize, by: connector)
    transport.reconnection = GraphQLBackoff(initialDelay: .milliseconds(1), maximumAttempts: 2)
    transport.reconnection.lastingTime = .seconds(1000)
    return GraphQLClient(transport: transport)
  }

  private func events(_ client: GraphQLClient) async throws -> [String] {
    var events: [String] = []
    for try await event in client.subscribe(Fixture.ReviewAdded()).events {
      switch event {
      case .gap: events.append("gap")
      case .response(let response):
        events.append(response.data?.createReview.map { "\($0.stars)" } ?? response.errors.map(\.message).joined())
      }
    }
    return events
  }

  private static let serverSentEvents: [LoopbackServer.Step] = [
    head("text/event-stream"), .send(":\n\nevent: next\ndata: \(review(1))\n\n"), .pause(seconds: 0.05),
    .send("event: ping\ndata: {}\n\nevent: next\nda"), .pause(seconds: 0.05), .send("ta: \(review(2))\n\n"),
    .send("event: complete\ndata:\n\n"),
  ]

  private static let parts: [LoopbackServer.Step] = [
    head("multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json"),
    .send("--graphql\r\nContent-Type: application/json\r\n\r\n{}\r\n--graphql"), .pause(seconds: 0.05),
    .send("\r\nContent-Type: application/json\r\n\r\n{\"payload\":\(review(1))}\r\n--graphql"),
    .send("\r\nContent-Type: application/json\r\n\r\n{\"payload\": \(review(2)) }\r\n--graphql\r\n--graphql--\r\n"),
  ]

  @Test("Server-sent events and parts are responses", arguments: Connector.allCases, [serverSentEvents, parts])
  func formats(connector: Connector, steps: [LoopbackServer.Step]) async throws {
    let server = try LoopbackServer { _ in steps }
    #expect(try await events(client(server, by: connector)) == ["1", "2"])
    let request = try #require(server.requests.first)
    #expect(request.line == "POST /graphql HTTP/1.1")
    #expect(Data(request.body) == (try GraphQLRequest(Fixture.ReviewAdded()).body))
    let accept = try #require(request.headers["accept"])
    #expect(accept.hasPrefix("multipart/mixed;boundary=graphql;subscriptionSpec=1.0;q=0.9, text/event-stream, "))
  }

  @Test("A part without payload has the errors that ended the subscription", arguments: Connector.allCases)
  func failedParts(connector: Connector) async throws {
    let server = try LoopbackServer { _ in
      [
        head("multipart/mixed; boundary=\"-\""),
        .send(
          "---\r\n\r\n{\"payload\":null}\r\n---\r\n\r\n{\"payload\":null,\"errors\":[{\"message\":\"Gone\"}]}\r\n-----\r\n"
        ),
      ]
    }
    #expect(try await events(client(server, by: connector)) == ["Gone"])
  }

  @Test("Errors of the transport are those of the response; without any, a part is a sign of life")
  func errorsBesidePayload() async throws {
    let parts = [
      #"{"errors":null}"#, #"{"payload":null,"errors":null}"#, "{}", #"{"payload":\#(review(1)),"errors":null}"#,
      #"{"payload":{"data":null,"errors":[{"message":"a"}]},"errors":[{"message":"b"}]}"#,
      #"{"payload":{"data":null},"errors":[{"message":"c"}]}"#,
    ]
    let body = parts.map { "\r\n---\r\n\r\n\($0)" }.joined() + "\r\n-----\r\n"
    let server = try LoopbackServer { _ in [head("multipart/mixed; boundary=\"-\""), .send(body)] }
    #expect(try await events(client(server)) == ["1", "ab", "c"])
  }

  @Test("A single response that never ends has the request's time", arguments: Connector.allCases)
  func dripping(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [head("application/json"), .endless(Array(" ".utf8), every: 0.05)] }
    let transport = HTTPTransport(url: server.url, timeout: 1, by: connector)
    let error = try await failure { try await events(GraphQLClient(transport: transport)) }
    guard case .network(let reason) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect((reason as? URLError)?.code == .timedOut)
  }

  @Test("Of more events than fit, a slow reader has none without those before it", arguments: Connector.allCases)
  func flood(connector: Connector) async throws {
    let server = try LoopbackServer { _ in
      [head("text/event-stream")]
        + (0..<1000).map { block in
          .send((0..<1000).map { "event: next\ndata: \(review(block * 1000 + $0))\n\n" }.joined())
        }
        + [.endless(Array("event: next\ndata: \(review(1_000_000))\n\n".utf8))]
    }
    var iterator = client(server, by: connector).subscribe(Fixture.ReviewAdded()).makeAsyncIterator()
    var number = 0
    // A session that has given up says so before or behind events that it had passed on.
    let last = connector == .urlSession ? 1_000_000 : 30_000
    do {
      while number < last, let response = try await iterator.next() {
        guard response.data?.createReview?.stars == number else {
          Issue.record("\(response) instead of \(number)")
          return
        }
        number += 1
        if number > 1 { continue }
        // Until a server that never ends waits for its client, or the client has gone.
        if connector == .urlSession {
          while server.disconnections == 0 { try await Task.sleep(for: .milliseconds(100)) }
        } else {
          _ = try await server.standstill()
        }
      }
      #expect(connector != .urlSession)
    } catch GraphQLClientError.slowReader {
      #expect(connector == .urlSession)
    }
  }

  @Test("A response arrives as soon as it is sent", arguments: Connector.allCases)
  func latency(connector: Connector) async throws {
    let server = try LoopbackServer { _ in Self.parts.prefix(4) + [.pause(seconds: 50)] }
    var iterator = client(server, by: connector).subscribe(Fixture.ReviewAdded()).makeAsyncIterator()
    let start = ContinuousClock.now
    #expect(try await iterator.next()?.data?.createReview?.stars == 1)
    #expect(ContinuousClock.now - start < .seconds(45))
  }

  @Test(
    "A single response is the only one",
    arguments: Connector.allCases,
    ["application/json", "application/graphql-response+json"]
  )
  func single(connector: Connector, type: String) async throws {
    let server = try LoopbackServer { _ in [.answer(#"{"errors":[{"message":"Unknown field"}]}"#, type: type)] }
    #expect(try await events(client(server, by: connector)) == ["Unknown field"])
  }

  @Test("Other answers are errors with status, headers and body", arguments: Connector.allCases)
  func refused(connector: Connector) async throws {
    for (status, type) in [(401, "text/event-stream"), (404, "text/html"), (503, "application/json")] {
      let server = try LoopbackServer { _ in [.answer("no", status: status, type: type, headers: ["X-Request-Id: 7"])] }
      let error = try await failure { try await events(client(server, by: connector)) }
      let response = try #require((error as? GraphQLClientError)?.response)
      #expect(response.status == status)
      #expect(response.headers["x-request-id"] == "7")
      #expect(response.body == Data("no".utf8))
      #expect(server.requests.count == 1)
    }
  }

  @Test("A subscription that breaks off begins anew; its reader is told", arguments: Connector.allCases)
  func reconnection(connector: Connector) async throws {
    let count = Locked(0)
    let server = try LoopbackServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let steps = [head("text/event-stream"), .send("event: next\ndata: \(review(number))\n\n")]
      return number < 3 ? steps : steps + [.send("event: complete\n\n")]
    }
    #expect(try await events(client(server, by: connector)) == ["1", "gap", "2", "gap", "3"])
  }

  @Test("A service that always breaks off is given up after some attempts", arguments: Connector.allCases)
  func attempts(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [head("text/event-stream"), .send(": hello\n\n")] }
    let error = try await failure { try await events(client(server, by: connector)) }
    guard case .network = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(server.requests.count == 3)
  }

  @Test("An event may be as large as is said; the stream may be larger", arguments: Connector.allCases)
  func size(connector: Connector) async throws {
    let event = "event: next\ndata: \(review(1))\n\n"
    let server = try LoopbackServer { _ in
      [head("text/event-stream")] + (0..<20).map { _ in .send(event) } + [.send("event: complete\n\n")]
    }
    #expect(try await events(client(server, maximumBodySize: 100, by: connector)).count == 20)
    let large = try LoopbackServer { _ in
      [head("text/event-stream"), .send("data: " + String(repeating: "x", count: 200))]
    }
    let error = try await failure { try await events(client(large, maximumBodySize: 100, by: connector)) }
    guard case .bodyTooLarge(limit: 100) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("Ending the loop, and cancelling the task, close the connection", arguments: Connector.allCases)
  func cancellation(connector: Connector) async throws {
    let server = try LoopbackServer { _ in
      [head("text/event-stream"), .send("event: next\ndata: \(review(1))\n\n"), .pause(seconds: 50)]
    }
    let client = client(server, by: connector)
    for try await _ in client.subscribe(Fixture.ReviewAdded()) { break }
    let task = Task { try await events(client) }
    while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    while server.disconnections < 2 { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("A reader that is too slow gets an error")
  func slowReader() async throws {
    let event = "event: next\ndata: \(review(1))\(String(repeating: " ", count: 1 << 20))\n\n"
    let server = try LoopbackServer { _ in
      [head("text/event-stream")] + (0..<64).map { _ in .send(event) } + [.pause(seconds: 50)]
    }
    let client = client(server, maximumBodySize: 2 << 20)
    let error = try await failure {
      for try await _ in client.subscribe(Fixture.ReviewAdded()) {
        while server.disconnections == 0 { try await Task.sleep(for: .milliseconds(5)) }
      }
    }
    guard case .slowReader = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
  }
}

@Suite("Queries with GET", .timeLimit(.minutes(1))) struct HTTPQueryTests {
  @Test("A query that prefers it is sent with GET; a redirect is followed")
  func query() async throws {
    let server = try LoopbackServer { request in
      request.line.contains("moved") ? [.answer(emptyHero)] : [.redirect(302, to: "/moved")]
    }
    let transport = HTTPTransport(url: URL(string: "\(server.url)?key=a%20b")!, headers: ["A": "1"], timeout: 600)
    let client = GraphQLClient(transport: transport)
    let response = try await client.execute(Fixture.HeroQuery(episode: .some(.jedi)), options: .init(prefersGET: true))
    #expect(response.errors == [])
    #expect(response.http?.metrics?.redirects == 1)
    let request = try #require(server.requests.first)
    #expect(request.body.isEmpty)
    #expect(request.headers["content-type"] == nil)
    let target = try #require(request.line.split(separator: " ").dropFirst().first)
    #expect(request.line.hasPrefix("GET /graphql?key=a%20b&query=query%20HeroQuery%28"))
    let items = try #require(URLComponents(string: String(target))?.queryItems)
    #expect(items.map(\.name) == ["key", "query", "operationName", "variables"])
    #expect(items[1].value == Fixture.HeroQuery.document)
    #expect(items[2].value == "HeroQuery")
    #expect(items[3].value == #"{"episode":"JEDI"}"#)
  }

  @Test("Long queries and mutations are sent with POST")
  func fallback() async throws {
    let server = try LoopbackServer { _ in [.answer(emptyHero)] }
    var transport = HTTPTransport(url: server.url, timeout: 600)
    transport.maximumURLSize = 100
    let client = GraphQLClient(transport: transport)
    _ = try await client.execute(Fixture.HeroQuery(), options: .init(prefersGET: true))
    transport.maximumURLSize = 8000
    let mutation = Fixture.CreateReview(review: .init(stars: 5))
    _ = try await GraphQLClient(transport: transport).execute(mutation, options: .init(prefersGET: true))
    #expect(server.requests.map { $0.line.prefix(4) } == ["POST", "POST"])
  }

  @Test("Options of a request: headers over those of the transport, the time limit, what came back")
  func options() async throws {
    let server = try LoopbackServer { request in
      request.headers["x"] == "slow"
        ? [.pause(seconds: 20)] : [.answer(emptyHero, headers: ["X-Request-Id: 42"])]
    }
    let client = GraphQLClient(
      transport: HTTPTransport(url: server.url, headers: ["X": "transport", "Y": "1"], timeout: 600)
    )
    let response = try await client.execute(
      Fixture.HeroQuery(),
      options: GraphQLRequestOptions(headers: ["x": "request"], priority: .high)
    )
    #expect(server.requests[0].headers["x"] == "request")
    #expect(server.requests[0].headers["y"] == "1")
    let http = try #require(response.http)
    #expect(http.status == 200)
    #expect(http.headers["x-request-id"] == "42")
    let metrics = try #require(http.metrics)
    #expect(metrics.requestSize == server.requests[0].body.count)
    #expect(metrics.responseSize == emptyHero.utf8.count)
    #expect(metrics.duration > .zero)
    let error = try await failure {
      try await client.execute(Fixture.HeroQuery(), options: .init(headers: ["x": "slow"], timeout: 0.1))
    }
    #expect("\(error)".contains("time limit of 0.1 seconds"))
  }
}
