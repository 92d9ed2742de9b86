import Foundation
import InlineGraphQL
import InlineGraphQLTesting

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

/// A GraphQL server from `Tests/Integration/Delivery/run`.
struct GraphQLServer: Sendable, CustomStringConvertible {
  let name: String
  let url: URL

  var description: String { name }

  /// The servers that run; empty outside of that script.
  static let all = servers(inVariable: "GRAPHQL_SERVERS")

  /// Returns the servers that a variable of the environment has: `strawberry=http://… ariadne=http://…`.
  static func servers(inVariable name: String) -> [GraphQLServer] {
    (ProcessInfo.processInfo.environment[name] ?? "").split(separator: " ").compactMap { entry in
      let parts = entry.split(separator: "=", maxSplits: 1)
      return URL(string: String(parts[1])).map { GraphQLServer(name: String(parts[0]), url: $0) }
    }
  }

  /// The servers that others wrote.
  static let foreign = all.filter { $0.name != "protocols" }

  /// Strawberry, which speaks most of the protocols.
  static var strawberry: GraphQLServer? { all.first { $0.name == "strawberry" } }
}

extension Served {
  /// Returns a client whose schema answers in process as the servers do.
  static func inProcess() throws -> GraphQLClient {
    let sdl = """
      directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
      directive @stream(if: Boolean! = true, label: String, initialCount: Int! = 0) on FIELD
      enum Episode { NEWHOPE EMPIRE JEDI }
      interface Character { id: ID! name: String! appearsIn: [Episode]! }
      type Droid implements Character { id: ID! name: String! appearsIn: [Episode]! }
      type Review { stars: Int! commentary: String }
      input ReviewInput { stars: Int! commentary: String }
      type Query { hero(episode: Episode): Character heroes(episode: Episode!): [Character!]! }
      type Mutation { createReview(episode: Episode, review: ReviewInput!): Review }
      type Subscription { reviewAdded(episode: Episode): Review }
      """
    @Sendable func droid(_ id: String, _ name: String) -> GraphQLJSONValue {
      ["__typename": "Droid", "id": .string(id), "name": .string(name), "appearsIn": ["NEWHOPE", "JEDI"]]
    }
    let heroes = [droid("0", "Luke Skywalker"), droid("1", "Leia Organa"), droid("2", "Han Solo")]
    let schema = try ExecutableSchema(
      sdl: sdl,
      data: ["reviewAdded": .array((1...5).map { ["stars": .int($0)] }), "heroes": .array(heroes)]
    ) {
      Resolver("Query.hero") { input in
        let episode = try input.argument("episode", as: String?.self)
        return droid("2001", episode == "EMPIRE" ? "Luke Skywalker" : "R2-D2")
      }
      Resolver("Mutation.createReview") { input in
        let review = try input.argument("review", as: GraphQLJSONValue.self)
        if case .int(let stars)? = review["stars"], stars > 5 { throw GraphQLError(message: "Too many stars") }
        return review
      }
    }
    return GraphQLClient(transport: InProcessTransport(schema))
  }

  /// Returns what a client shows of queries and mutations, with and without errors.
  static func shown(by client: GraphQLClient, _ options: GraphQLRequestOptions = .init()) async throws -> [String] {
    var shown: [String] = []
    for episode in [GraphQLNullable<StarWars.Episode>.none, .null, .some(.empire)] {
      let response = try await client.execute(ServedHero(episode: episode), options: options)
      shown.append("\(response.data?.hero?.id ?? "nil") \(response.data?.hero?.name ?? "nil") \(response.errors.count)")
    }
    for (stars, commentary) in [(5, "Ünï \"quoted\" \\ 😀\n"), (9, "")] {
      let review = StarWars.ReviewInput(stars: stars, commentary: .some(commentary))
      let response = try await client.execute(ServedReview(review: review), options: options)
      let error = response.errors.first.map { "\($0.message) at \($0.path.map(String.init(describing:)) ?? "")" }
      shown.append(
        "\(response.data?.createReview?.stars ?? 0) \(response.data?.createReview?.commentary ?? "nil") \(error ?? "")"
      )
    }
    return shown
  }

  /// Returns what a client shows of the subscription.
  static func stars(_ client: GraphQLClient, _ options: GraphQLRequestOptions = .init()) async throws -> [Int?] {
    var stars: [Int?] = []
    for try await response in client.subscribe(ServedReviews(), options: options) {
      stars.append(response.data?.reviewAdded?.stars)
    }
    return stars
  }

  /// Returns all that a client shows of the operation with parts, from the first to the last.
  static func parts(
    _ client: GraphQLClient,
    _ options: GraphQLRequestOptions = .init()
  ) async throws -> [ServedParts.Data?] {
    var parts: [ServedParts.Data?] = []
    for try await response in client.stream(ServedParts(), options: options) {
      parts.append(response.errors.isEmpty ? response.data : nil)
    }
    return parts
  }
}
