import Foundation
import GraphQLCLibrary
import InlineGraphQL
import InlineGraphQLTesting
import Testing

#if NIO
  import InlineGraphQLNIO
  import NIOSSL
#endif

enum Served {
  #graphql(
    """
    query ServedHero($episode: Episode) { hero(episode: $episode) { id name } }
    mutation ServedReview($review: ReviewInput!) { createReview(review: $review) { stars commentary } }
    subscription ServedReviews { reviewAdded { stars } }
    query ServedParts {
      hero { id name ... @defer(label: "later") { appearsIn } }
      heroes(episode: JEDI) @stream(initialCount: 1) { id name }
    }
    """,
    schema: "StarWars"
  )
}

/// A GraphQL server that others wrote, from `Tests/Integration/Delivery/run`.
struct ForeignServer: Sendable, CustomStringConvertible {
  let name: String
  let url: URL

  var description: String { name }

  /// The servers that run, by name; empty outside of that script.
  static let all: [ForeignServer] =
    (ProcessInfo.processInfo.environment["GRAPHQL_SERVERS"] ?? "").split(separator: " ").compactMap { entry in
      let parts = entry.split(separator: "=", maxSplits: 1)
      return URL(string: String(parts[1])).map { ForeignServer(name: String(parts[0]), url: $0) }
    }
}

@Suite(
  "Servers that others wrote answer as the schema does in process",
  .enabled(if: !ForeignServer.all.isEmpty, "Tests/Integration/Delivery/run starts the servers"),
  .timeLimit(.minutes(1))
) struct ServerTests {
  /// What the servers say of a hero, in process.
  private static func inProcess() throws -> GraphQLClient {
    let sdl = """
      enum Episode { NEWHOPE EMPIRE JEDI }
      interface Character { id: ID! name: String! }
      type Droid implements Character { id: ID! name: String! }
      type Review { stars: Int! commentary: String }
      input ReviewInput { stars: Int! commentary: String }
      type Query { hero(episode: Episode): Character }
      type Mutation { createReview(episode: Episode, review: ReviewInput!): Review }
      type Subscription { reviewAdded(episode: Episode): Review }
      """
    let schema = try ExecutableSchema(
      sdl: sdl,
      data: ["reviewAdded": .array((1...5).map { ["stars": .int($0)] })]
    ) {
      Resolver("Query.hero") { input in
        let episode = try input.argument("episode", as: String?.self)
        return ["__typename": "Droid", "id": "2001", "name": episode == "EMPIRE" ? "Luke Skywalker" : "R2-D2"]
      }
      Resolver("Mutation.createReview") { input in
        let review = try input.argument("review", as: GraphQLJSONValue.self)
        if case .int(let stars)? = review["stars"], stars > 5 { throw GraphQLError(message: "Too many stars") }
        return review
      }
    }
    return GraphQLClient(transport: InProcessTransport(schema))
  }

  /// What a client shows of all operations.
  private static func shown(by client: GraphQLClient, _ options: GraphQLRequestOptions = .init()) async throws
    -> [String]
  {
    var shown: [String] = []
    for episode in [GraphQLNullable<StarWars.Episode>.none, .null, .some(.empire)] {
      let response = try await client.execute(Served.ServedHero(episode: episode), options: options)
      shown.append("\(response.data?.hero?.id ?? "nil") \(response.data?.hero?.name ?? "nil") \(response.errors.count)")
    }
    for (stars, commentary) in [(5, "Ünï \"quoted\" \\ 😀\n"), (9, "")] {
      let review = StarWars.ReviewInput(stars: stars, commentary: .some(commentary))
      let response = try await client.execute(Served.ServedReview(review: review), options: options)
      let error = response.errors.first.map { "\($0.message) at \($0.path.map(String.init(describing:)) ?? "")" }
      shown.append(
        "\(response.data?.createReview?.stars ?? 0) \(response.data?.createReview?.commentary ?? "nil") \(error ?? "")"
      )
    }
    return shown
  }

  private static func stars(_ client: GraphQLClient, _ options: GraphQLRequestOptions = .init()) async throws -> [Int?]
  {
    var stars: [Int?] = []
    for try await response in client.subscribe(Served.ServedReviews(), options: options) {
      stars.append(response.data?.reviewAdded?.stars)
    }
    return stars
  }

  @Test("Queries and mutations", arguments: Connector.allCases, ForeignServer.all)
  func operations(connector: Connector, server: ForeignServer) async throws {
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let expected = try await Self.shown(by: try Self.inProcess())
    #expect(expected.count == 5)
    #expect(try await Self.shown(by: client) == expected)
    #expect(try await Self.shown(by: client, GraphQLRequestOptions(prefersGET: true)) == expected)
  }

  @Test(
    "Subscriptions as server-sent events and as parts",
    arguments: Connector.allCases,
    [nil, "multipart/mixed;boundary=graphql;subscriptionSpec=1.0"]
  )
  func subscriptions(connector: Connector, accept: String?) async throws {
    #expect(try await Self.stars(try Self.inProcess()) == [1, 2, 3, 4, 5])
    let server = try #require(ForeignServer.all.first { $0.name == "strawberry" })
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let headers: HTTPHeaders = accept.map { ["Accept": $0] } ?? [:]
    #expect(try await Self.stars(client, GraphQLRequestOptions(headers: headers)) == [1, 2, 3, 4, 5])
  }

  @Test(
    "Deferred and streamed parts, as server-sent events and as parts of a body",
    arguments: Connector.allCases,
    [nil, "multipart/mixed"]
  )
  func parts(connector: Connector, accept: String?) async throws {
    let server = try #require(ForeignServer.all.first { $0.name == "strawberry" })
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let options = GraphQLRequestOptions(headers: accept.map { ["Accept": $0] } ?? [:])
    var responses: [Served.ServedParts.Data] = []
    for try await response in client.stream(Served.ServedParts(), options: options) {
      #expect(response.errors.isEmpty)
      responses.append(try #require(response.data))
    }
    let (first, last) = (try #require(responses.first), try #require(responses.last))
    #expect(responses.count >= 2)
    #expect(first.hero?.name == "R2-D2" && first.hero?.later.isPending == true)
    #expect(first.heroes.map(\.name) == ["Luke Skywalker"] && !first.heroes.isComplete)
    #expect(last.hero?.later.appearsIn == [.newhope, .jedi])
    #expect(last.heroes.map(\.name) == ["Luke Skywalker", "Leia Organa", "Han Solo"] && last.heroes.isComplete)
    #expect(try await client.execute(Served.ServedParts(), options: options).data == last)
  }

  @Test("A batch of queries")
  func batch() async throws {
    let server = try #require(ForeignServer.all.first { $0.name == "strawberry" })
    let batching = BatchingMiddleware(window: .milliseconds(100))
    let client = GraphQLClient(transport: HTTPTransport(url: server.url), middleware: [batching])
    let names = try await withThrowingTaskGroup(of: String?.self) { group in
      for episode in [StarWars.Episode.empire, .jedi, .newhope] {
        group.addTask { try await client.execute(Served.ServedHero(episode: .some(episode))).data?.hero?.name }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(names) == ["Luke Skywalker", "R2-D2"])
    #expect(names.count == 3)
  }

  #if NIO
    @Test("Queries, mutations and subscriptions over a WebSocket", arguments: ForeignServer.all)
    func webSocket(server: ForeignServer) async throws {
      let transport = WebSocketTransport(url: server.url, tlsConfiguration: .makeClientConfiguration())
      let client = GraphQLClient(transport: transport)
      #expect(try await Self.shown(by: client) == Self.shown(by: Self.inProcess()))
      #expect(try await Self.stars(client) == [1, 2, 3, 4, 5])
      // Several at once, on the same connection.
      try await withThrowingTaskGroup(of: [Int?].self) { group in
        for _ in 0..<10 { group.addTask { try await Self.stars(client) } }
        for try await stars in group { #expect(stars == [1, 2, 3, 4, 5]) }
      }
    }

    @Test("A WebSocket whose payload is refused is closed with a code", arguments: ForeignServer.all)
    func refusedWebSocket(server: ForeignServer) async throws {
      let transport = WebSocketTransport(
        url: server.url,
        connectionPayload: { ["token": "wrong"] },
        tlsConfiguration: .makeClientConfiguration()
      )
      let error = try await failure { try await GraphQLClient(transport: transport).execute(Served.ServedHero()) }
      guard case .webSocket(.closed(let code, reason: _)) = error as? GraphQLClientError else {
        Issue.record("\(error)")
        return
      }
      // ariadne closes it without saying that it refuses.
      #expect(code == (server.name == "ariadne" ? .normal : .forbidden))
    }
  #endif
}
