import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// `@defer` and `@stream`, executed by `InlineGraphQLTesting`.
@Suite("In process: deferred and streamed parts") struct InProcessPartsTests {
  enum Queries {
    #graphql(
      """
      query InParts($later: Boolean! = true) {
        hero {
          name
          ... @defer(if: $later, label: "details") { appearsIn friends { name ... @defer(label: "more") { appearsIn } } }
        }
        heroes(episode: JEDI) @stream(initialCount: 1) { name }
      }
      """,
      schema: "StarWars"
    )
  }

  private typealias Data = Queries.InParts.Data

  private static func droid(_ name: GraphQLJSONValue) -> GraphQLJSONValue {
    ["__typename": "Droid", "id": name, "name": name, "appearsIn": ["JEDI"], "friends": []]
  }

  private static func luke(appearsIn episodes: GraphQLJSONValue) -> GraphQLJSONValue {
    ["__typename": "Human", "id": "4", "name": "Luke", "appearsIn": episodes, "friends": [droid("C-3PO")]]
  }

  private func client(@ResolverBuilder _ resolvers: () throws -> [Resolver]) throws -> GraphQLClient {
    let schema = try ExecutableSchema(try InlineGraphQLTests.samples("StarWars").schema.schema, resolvers: resolvers)
    return GraphQLClient(transport: InProcessTransport(schema))
  }

  private func responses(of client: GraphQLClient, later: Bool = true) async throws -> [GraphQLResponse<Data>] {
    var responses: [GraphQLResponse<Data>] = []
    for try await response in client.stream(Queries.InParts(later: .some(later))) { responses.append(response) }
    return responses
  }

  @Test("Each part is a response, after what is around it")
  func parts() async throws {
    let client = try client {
      Resolver("Query.hero") { _ in Self.luke(appearsIn: ["EMPIRE"]) }
      Resolver("Query.heroes") { _ in
        [Self.droid("C-3PO"), Self.droid("R2-D2"), Self.droid("BB-8")] as GraphQLJSONValue
      }
    }
    let responses = try await responses(of: client)
    #expect(responses.map { $0.data?.hero?.name } == Array(repeating: "Luke", count: 5))
    #expect(responses.map { $0.data?.hero?.details.isPending } == [true, false, false, false, false])
    #expect(responses.map { $0.data?.heroes.count } == [1, 1, 2, 2, 3])
    let friends = responses.map { response in response.data?.hero?.details.value?.friends?.compactMap { $0 }.first }
    #expect(friends.map { $0?.more.isPending } == [nil, true, true, false, false])
    #expect(responses.last?.data?.heroes.isComplete == true)

    let all = try await client.execute(Queries.InParts())
    #expect(all.data == responses.last?.data && all.errors.isEmpty)
    #expect(try await self.responses(of: client, later: false).first?.data?.hero?.details.isPending == false)
  }

  @Test("A part that fails has its errors, and nothing inside of it follows")
  func failures() async throws {
    let client = try client {
      Resolver("Query.hero") { _ in Self.luke(appearsIn: nil) }
      Resolver("Query.heroes") { _ in [Self.droid("C-3PO"), Self.droid(nil), Self.droid("BB-8")] as GraphQLJSONValue }
    }
    let responses = try await responses(of: client)
    let last = try #require(responses.last)
    #expect(last.data?.hero?.name == "Luke")
    #expect(last.data?.hero?.details.errors.first?.path == JSONPath([.key("hero"), .key("appearsIn")]))
    #expect(last.errors.map { $0.path }.contains(JSONPath([.key("heroes"), .index(1), .key("name")])))
    #expect(last.data?.heroes.count == 1)
  }

  @Test("The last response is what is sent at once", arguments: 0..<100)
  func samples(seed: Int) async throws {
    let transport = InProcessTransport(
      samples: try InlineGraphQLTests.samples("StarWars", seed: seed, nullFrequency: 0.2)
    )
    let request = try GraphQLRequest(DeferredRowsTests.Page(later: true))
    let whole = try await transport.send(request).body
    let streamed = try await GraphQLClient(transport: transport).execute(DeferredRowsTests.Page(later: true))
    #expect(streamed.data == (try DeferredRowsTests.Page(later: true).decodeResponse(whole).data))
  }
}
