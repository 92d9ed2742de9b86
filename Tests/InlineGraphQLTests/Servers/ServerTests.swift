import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import InlineGraphQL
import Testing

#if NIO
  import InlineGraphQLNIO
  import NIOSSL
#endif

@Suite(
  "Servers that others wrote answer as the schema does in process",
  .enabled(if: !GraphQLServer.all.isEmpty, "Tests/Integration/Delivery/run starts the servers"),
  .timeLimit(.minutes(1))
) struct ServerTests {
  @Test("Queries and mutations", arguments: Connector.allCases, GraphQLServer.all)
  func operations(connector: Connector, server: GraphQLServer) async throws {
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let expected = try await Served.shown(by: try Served.inProcess())
    #expect(expected.count == 5)
    #expect(try await Served.shown(by: client) == expected)
    #expect(try await Served.shown(by: client, GraphQLRequestOptions(prefersGET: true)) == expected)
  }

  @Test(
    "Subscriptions as server-sent events and as parts",
    arguments: Connector.allCases,
    [nil, "text/event-stream", "multipart/mixed;boundary=graphql;subscriptionSpec=1.0"]
  )
  func subscriptions(connector: Connector, accept: String?) async throws {
    #expect(try await Served.stars(try Served.inProcess()) == [1, 2, 3, 4, 5])
    let server = try #require(GraphQLServer.strawberry)
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let headers: HTTPHeaders = accept.map { ["Accept": $0] } ?? [:]
    #expect(try await Served.stars(client, GraphQLRequestOptions(headers: headers)) == [1, 2, 3, 4, 5])
  }

  @Test("Subscriptions of a server that has multipart subscriptions only", arguments: Connector.allCases)
  func partsOnly(connector: Connector) async throws {
    let url = try #require(GraphQLServer.strawberry).url.appendingPathComponent("parts")
    let client = GraphQLClient(transport: HTTPTransport(url: url, by: connector))
    #expect(try await Served.stars(client) == [1, 2, 3, 4, 5])
  }

  @Test(
    "Deferred and streamed parts, as server-sent events and as parts of a body",
    arguments: Connector.allCases,
    [nil, "multipart/mixed"]
  )
  func parts(connector: Connector, accept: String?) async throws {
    let server = try #require(GraphQLServer.strawberry)
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let options = GraphQLRequestOptions(headers: accept.map { ["Accept": $0] } ?? [:])
    let responses = try await Served.parts(client, options)
    let (first, last) = (try #require(responses.first ?? nil), try #require(responses.last ?? nil))
    #expect(responses.count >= 2)
    #expect(first.hero?.name == "R2-D2" && first.hero?.later.isPending == true)
    #expect(first.heroes.map(\.name) == ["Luke Skywalker"] && !first.heroes.isComplete)
    #expect(last.hero?.later.appearsIn == [.newhope, .jedi])
    #expect(last.heroes.map(\.name) == ["Luke Skywalker", "Leia Organa", "Han Solo"] && last.heroes.isComplete)
    #expect(try await client.execute(Served.ServedParts(), options: options).data == last)
    #expect(try await Served.inProcess().execute(Served.ServedParts()).data == last)
  }

  @Test("A batch of queries", arguments: Connector.allCases)
  func batch(connector: Connector) async throws {
    let server = try #require(GraphQLServer.strawberry)
    let batching = BatchingMiddleware(window: .seconds(3), maximumCount: 3)
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector), middleware: [batching])
    let names = try await withThrowingTaskGroup(of: String?.self) { group in
      for episode in [StarWars.Episode.empire, .jedi, .newhope] {
        group.addTask { try await client.execute(Served.ServedHero(episode: .some(episode))).data?.hero?.name }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(names) == ["Luke Skywalker", "R2-D2"])
    #expect(names.count == 3)
  }

  @Test("Uploads in variables, lists and input objects", arguments: Connector.allCases, GraphQLServer.foreign)
  func uploads(connector: Connector, server: GraphQLServer) async throws {
    let a = Upload(Data("A".utf8), fileName: "a.txt", contentType: "text/plain")
    let b = Upload(Data("\r\n--\r\n".utf8), fileName: "b.bin")
    let album = Attachments.AlbumInput(title: "Album", cover: .some(a), pages: .some([nil, b]))
    let operation = UploadTests.Operations.Add(file: .some(b), files: .some([a, b]), album: .some(album))
    var request = try GraphQLRequest(operation)
    request.document = """
      mutation Add($file: Upload, $files: [Upload!], $album: Album) {
        add(file: $file, files: $files, album: $album) { name type size }
      }
      """
    let transport = HTTPTransport(url: server.url.appendingPathComponent("uploads"), by: connector)
    let response = try GraphQLJSONValue(parsing: try await transport.send(request).body)
    let first: GraphQLJSONValue = ["name": "a.txt", "type": "text/plain", "size": 1]
    let second: GraphQLJSONValue = ["name": "b.bin", "type": "application/octet-stream", "size": 6]
    #expect(response["data"]?["add"] == [second, first, second, first, second], "\(response)")
  }

  #if NIO
    private func webSocket(_ server: GraphQLServer, token: String = "right") -> GraphQLClient {
      let transport = WebSocketTransport(
        url: server.url,
        connectionPayload: { ["token": .string(token)] },
        tlsConfiguration: .makeClientConfiguration()
      )
      return GraphQLClient(transport: transport)
    }

    @Test("Queries, mutations and subscriptions over a WebSocket", arguments: GraphQLServer.foreign)
    func webSocket(server: GraphQLServer) async throws {
      let client = webSocket(server)
      #expect(try await Served.shown(by: client) == Served.shown(by: Served.inProcess()))
      #expect(try await Served.stars(client) == [1, 2, 3, 4, 5])
      // Several at once, on the same connection.
      try await withThrowingTaskGroup(of: [Int?].self) { group in
        for _ in 0..<10 { group.addTask { try await Served.stars(client) } }
        for try await stars in group { #expect(stars == [1, 2, 3, 4, 5]) }
      }
    }

    @Test(
      "An operation that is invalid ends with its errors, and no other on the WebSocket",
      arguments: GraphQLServer.foreign
    )
    func webSocketErrors(server: GraphQLServer) async throws {
      var request = try GraphQLRequest(Served.ServedReviews())
      request.document = "subscription ServedReviews { nothing }"
      let transport = WebSocketTransport(url: server.url, tlsConfiguration: .makeClientConfiguration())
      var responses: [GraphQLJSONValue] = []
      for try await case .response(let response) in transport.stream(request) {
        responses.append(try GraphQLJSONValue(parsing: response.body))
      }
      #expect(responses.count == 1)
      guard case .string(let message)? = responses.first?["errors"]?[0]?["message"] else {
        Issue.record("\(responses)")
        return
      }
      #expect(message.hasPrefix("Cannot query field 'nothing'"))
      #expect(try await Served.stars(GraphQLClient(transport: transport)) == [1, 2, 3, 4, 5])
    }

    /// The protocol leaves the code of a refusal to the service, which may close the socket "at any time", and whose close
    /// event "is used to describe the fatal error". So a connection that is closed before `connection_ack` is refused with
    /// any code. Also with 1000, as ariadne closes it, a first connection is not tried again.
    @Test(
      "A WebSocket whose payload is refused ends operations with its code, at once",
      arguments: GraphQLServer.foreign
    )
    func refusedWebSocket(server: GraphQLServer) async throws {
      let client = webSocket(server, token: "wrong")
      let start = ContinuousClock.now
      let errors = [
        try await failure { try await client.execute(Served.ServedHero()) },
        try await failure { try await Served.stars(client) },
      ]
      #expect(ContinuousClock.now - start < .seconds(25))
      for error in errors {
        guard case .webSocket(.closed(let code, reason: _)) = error as? GraphQLClientError else {
          Issue.record("\(error)")
          continue
        }
        #expect(code == (server.name == "ariadne" ? .normal : .forbidden))
      }
    }
  #endif
}
