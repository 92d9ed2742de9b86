import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

/// What neither strawberry nor ariadne speaks, against a server that follows the protocols' texts.
@Suite(
  "The server of protocols.py answers as the schema does in process",
  .enabled(if: !GraphQLServer.all.isEmpty, "Tests/Integration/Delivery/run starts the servers"),
  .timeLimit(.minutes(1))
) struct ProtocolServerTests {
  private func transport(_ path: String, by connector: Connector) throws -> HTTPTransport {
    let server = try #require(GraphQLServer.all.first { $0.name == "protocols" })
    return HTTPTransport(url: server.url.appendingPathComponent(path), by: connector)
  }

  private func bodies(_ stream: GraphQLResponseStream) async throws -> [GraphQLJSONValue] {
    var bodies: [GraphQLJSONValue] = []
    for try await case .response(let response) in stream { bodies.append(try GraphQLJSONValue(parsing: response.body)) }
    return bodies
  }

  // MARK: graphql-sse, distinct connections mode

  @Test(
    "graphql-sse: events have responses, comments keep the connection open, complete ends it",
    arguments: Connector.allCases
  )
  func events(connector: Connector) async throws {
    let client = GraphQLClient(transport: try transport("sse", by: connector))
    #expect(try await Served.stars(client) == Served.stars(Served.inProcess()))
  }

  @Test("graphql-sse: queries have one event, and deferred parts have several", arguments: Connector.allCases)
  func eventsOfQueries(connector: Connector) async throws {
    let client = GraphQLClient(transport: try transport("sse", by: connector))
    let options = GraphQLRequestOptions(headers: ["Accept": "text/event-stream"])
    let parts = try await Served.parts(client, options)
    #expect(parts.count >= 2)
    #expect(try await Served.inProcess().execute(Served.ServedParts()).data == parts.last ?? nil)
    var names: [String?] = []
    for try await response in client.stream(Served.ServedHero(), options: options) {
      names.append(response.data?.hero?.name)
    }
    #expect(names == ["R2-D2"])
  }

  @Test("graphql-sse: an operation that is invalid has its errors in an event", arguments: Connector.allCases)
  func invalidOperation(connector: Connector) async throws {
    var request = try GraphQLRequest(Served.ServedReviews())
    request.document = "subscription ServedReviews { nothing }"
    let bodies = try await bodies(try transport("sse", by: connector).stream(request))
    #expect(bodies.count == 1)
    #expect(bodies.first?["errors"]?[0]?["message"] == "Cannot query field 'nothing' on type 'Subscription'.")
    #expect(bodies.first?["data"] == nil)
  }

  @Test("graphql-sse: a request that is none is answered before the stream, with JSON", arguments: Connector.allCases)
  func refusedRequests(connector: Connector) async throws {
    var request = try GraphQLRequest(Served.ServedReviews())
    request.sendsDocument = false
    let transport = try transport("sse", by: connector)
    let refused = try await bodies(transport.stream(request))
    #expect(refused == [["errors": [["message": "There is no query"]]]])
    request.options.headers = ["Accept": "text/event-stream, application/json"]
    let error = try await failure { try await bodies(transport.stream(request)) }
    guard case .httpStatus(let response, let errors) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == 400)
    #expect(errors.map(\.message) == ["There is no query"])
    request.options.headers = ["Accept": "application/json"]
    let unacceptable = try await failure { try await bodies(transport.stream(request)) }
    #expect((unacceptable as? GraphQLClientError)?.response?.status == 406)
  }

  @Test("graphql-sse: a reader that leaves ends the connection, and others go on", arguments: Connector.allCases)
  func leaving(connector: Connector) async throws {
    let client = GraphQLClient(transport: try transport("sse", by: connector))
    for try await response in client.subscribe(Served.ServedReviews()) {
      #expect(response.data?.reviewAdded?.stars == 1)
      break
    }
    try await withThrowingTaskGroup(of: [Int?].self) { group in
      for _ in 0..<10 { group.addTask { try await Served.stars(client) } }
      for try await stars in group { #expect(stars == [1, 2, 3, 4, 5]) }
    }
  }

  // MARK: The older formats of incremental delivery

  @Test(
    "Parts with paths: payloads that are a part, and payloads with a list of them",
    arguments: Connector.allCases,
    ["parts", "incremental"]
  )
  func olderParts(connector: Connector, path: String) async throws {
    let client = GraphQLClient(transport: try transport(path, by: connector))
    let responses = try await Served.parts(client)
    let (first, last) = (try #require(responses.first ?? nil), try #require(responses.last ?? nil))
    #expect(responses.count >= 3)
    #expect(first.hero?.name == "R2-D2" && first.hero?.later.isPending == true)
    #expect(first.heroes.map(\.name) == ["Luke Skywalker"])
    let expected = try await Served.inProcess().execute(Served.ServedParts()).data
    #expect(last == expected)
    #expect(try await client.execute(Served.ServedParts()).data == expected)
  }

  // MARK: Automatic persisted queries

  /// Returns the method of the last request and what the server knew of its text.
  private func state(_ response: GraphQLResponse<Served.ServedHero.Data>) -> String {
    "\(response.http?.headers["x-method"] ?? "") \(response.http?.headers["x-persisted-query"] ?? "")"
  }

  @Test(
    "A text that is not known is sent once, by POST; then its hash is enough",
    arguments: Connector.allCases,
    [false, true]
  )
  func persistedQueries(connector: Connector, prefersGET: Bool) async throws {
    let transport = try transport("apq/\(connector)-\(prefersGET)", by: connector)
    let client = GraphQLClient(transport: transport, middleware: [AutomaticPersistedQueries(prefersGET: prefersGET)])
    var states: [String] = []
    for _ in 0..<2 { states.append(state(try await client.execute(Served.ServedHero()))) }
    #expect(states == ["POST stored", prefersGET ? "GET hit" : "POST hit"])
    #expect(try await Served.shown(by: client) == Served.shown(by: Served.inProcess()))
  }

  @Test("A service without persisted queries gets texts", arguments: Connector.allCases, [false, true])
  func unsupportedQueries(connector: Connector, prefersGET: Bool) async throws {
    let middleware = AutomaticPersistedQueries(prefersGET: prefersGET)
    let client = GraphQLClient(transport: try transport("no-apq", by: connector), middleware: [middleware])
    #expect(state(try await client.execute(Served.ServedHero())) == "POST none")
    #expect(try await Served.shown(by: client) == Served.shown(by: Served.inProcess()))
  }

  @Test("A text that does not have its hash is refused, and not sent again", arguments: Connector.allCases)
  func wrongHash(connector: Connector) async throws {
    /// What changes requests on their way.
    struct Changing: GraphQLMiddleware {
      let count = Locked(0)

      func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
        count.withLock { $0 += 1 }
        var request = request
        request.document += " "
        return try await next(request)
      }
    }
    let changing = Changing()
    let client = GraphQLClient(
      transport: try transport("apq/\(connector)-wrong", by: connector),
      middleware: [AutomaticPersistedQueries(), changing]
    )
    let response = try await client.execute(Served.ServedHero())
    #expect(response.http?.status == 400)
    #expect(response.errors.map(\.message) == ["provided sha does not match query"])
    #expect(changing.count.withLock { $0 } == 2)
  }
}
