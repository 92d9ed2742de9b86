import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("A transport that fills in samples") struct SampleTransportTests {
  private func transport(@ResolverBuilder _ resolvers: () throws -> [Resolver]) throws -> InProcessTransport {
    let empty = try samples("StarWars")
    return InProcessTransport(
      samples: SampleData(schema: try ExecutableSchema(empty.schema.schema, resolvers: resolvers), seed: 7)
    )
  }

  @Test("Gives the samples of the operation if there are no resolvers")
  func everything() async throws {
    let response = try await GraphQLClient(transport: try transport {}).execute(Sampled.SampledHero())
    #expect(response.errors.isEmpty)
    #expect(response.data == (try samples("StarWars").data(for: Sampled.SampledHero())))
  }

  @Test("Keeps what resolvers give")
  func partial() async throws {
    let client = GraphQLClient(
      transport: try transport {
        Resolver("Query.hero") { _ in
          ["name": "Luke", "friends": [["name": "Leia"], nil], "starships": nil]
        }
        Resolver("Character.appearsIn") { _ in ["JEDI"] }
      }
    )
    let response = try await client.execute(Sampled.SampledHero())
    #expect(response.errors.isEmpty)
    let hero = try #require(response.data?.hero)
    #expect(hero.name == "Luke" && hero.__typename == "Human" && !hero.id.isEmpty)
    #expect(hero.friends?.count == 2 && hero.friends?[0]?.name == "Leia" && hero.friends?[1] == nil)
    #expect(hero.friends?[0]?.id.isEmpty == false && hero.friends?[0]?.id != hero.id)
    #expect(hero.asHuman?.starships == nil && response.data?.again?.appearsIn == [.jedi])
    #expect(response.data?.search?.isEmpty == false)
  }

  @Test("Gives a subscription one event")
  func subscription() async throws {
    let transport = try transport {}
    var responses: [GraphQLJSONValue] = []
    for try await response in transport.schema.subscribe(Sampled.SampledReviews.document) { responses.append(response) }
    #expect(responses == [try samples("StarWars").response(for: Sampled.SampledReviews())])
  }

  @Test("Still reports what no sample can mend")
  func errors() async throws {
    let client = GraphQLClient(transport: try transport { Resolver("Query.hero") { _ in "R2-D2" } })
    let response = try await client.execute(Sampled.SampledHero())
    #expect(response.errors.isEmpty == false)
  }

  @Test("Without samples, an object without its ID is told that the compiler requests it")
  func missingID() async throws {
    let schema = try ExecutableSchema(try samples("StarWars").schema.schema) {
      Resolver("Query.hero") { _ in ["__typename": "Droid", "name": "R2-D2"] }
    }
    let response = await schema.execute("{ hero { __typename name id } }")
    #expect(
      response["errors"]?[0]?["message"] == """
        Cannot return null for non-nullable field Droid.id. The compiler adds "id" to the selection of every object that \
        has one. Give the object a member "id", add Resolver("Droid.id"), or fill what is missing with \
        InProcessTransport(samples:).
        """
    )
  }
}
