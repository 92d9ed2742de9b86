import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.StarWars_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Query.hero") { input in input["episode"] == "EMPIRE" ? luke : r2d2 }
  }
  return InProcessTransport(schema)
}

private let luke: ResolvedValue = [
  "id": "1000",
  "name": "Luke Skywalker",
  "appearsIn": ["NEW_HOPE", "EMPIRE", "JEDI"],
  "friends": [["id": "1002", "name": "Han Solo"], ["id": "2001", "name": "R2-D2"]],
]

private let r2d2: ResolvedValue = [
  "id": "2001",
  "name": "R2-D2",
  "appearsIn": ["NEW_HOPE", "EMPIRE", "JEDI"],
  "friends": [["id": "1000", "name": "Luke Skywalker"]],
]
