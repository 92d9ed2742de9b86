import InlineGraphQL
import InlineGraphQLTesting
import Testing

@testable import TestsAndPreviews

private let sdl = String(decoding: PackageResources.StarWars_graphqls, as: UTF8.self)

/// Returns a client of a service in this process.
private func client(hero: @escaping @Sendable () throws -> ResolvedValue) throws -> GraphQLClient {
  let schema = try ExecutableSchema(sdl: sdl) { Resolver("Query.hero") { _ in try hero() } }
  return GraphQLClient(transport: InProcessTransport(schema))
}

@Test("The whole way: the document that is sent, the bytes of the response, the screen")
func screen() async throws {
  let client = try client { ["id": "2001", "name": "R2-D2", "appearsIn": ["EMPIRE", "JEDI"]] }
  #expect(try await heroScreen(client) == "★ R2-D2, 2 episodes")
}

@Test("The screen shows an error of the service")
func failure() async throws {
  let client = try client { throw GraphQLError(message: "No hero today.") }
  #expect(try await heroScreen(client) == "Sorry: No hero today.")
}

@Test("Sample data fills in all that a test does not give")
func samples() async throws {
  let samples = SampleData(schema: try ExecutableSchema(sdl: sdl), seed: 7)
  let data = try samples.data(for: HeroQuery(), ["hero.name": "Luke", "hero.appearsIn.length": 2])
  #expect(data.hero.map { HeroCard(key: $0).text } == "★ Luke, 2 episodes")
}

// The initializer has a parameter for each selected field, so this does not compile any more when the fragment changes.
@Test("A value of the test's own")
func card() {
  let data = HeroCard.Data(name: "Luke", appearsIn: [.newHope, .jedi])
  #expect(HeroCard(key: data).text == "★ Luke, 2 episodes")
}
