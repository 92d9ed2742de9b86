import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.StarWars_graphqls, as: UTF8.self)
  return InProcessTransport(try ExecutableSchema(sdl: sdl, data: ["hero": luke]))
}

private let luke: GraphQLJSONValue = [
  "__typename": "Human",
  "id": "1000",
  "name": "Luke Skywalker",
  "homePlanet": "Tatooine",
  "friends": [
    ["__typename": "Human", "id": "1002", "name": "Han Solo"],
    ["__typename": "Droid", "id": "2001", "name": "R2-D2", "primaryFunction": "Astromech"],
  ],
]
