import InlineGraphQL
import InlineGraphQLTesting

/// Returns a weather service in this program.
func weatherService() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.Weather_graphqls, as: UTF8.self)
  return InProcessTransport(try ExecutableSchema(sdl: sdl, data: ["today": ["kind": "RAIN"]]))
}

/// Returns a shop in this program.
func shopService() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.Shop_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Query.products") { input in
      input["kind"] == "UMBRELLA" ? [["id": "1", "name": "A red umbrella"]] : [["id": "2", "name": "Sunglasses"]]
    }
  }
  return InProcessTransport(schema)
}
