import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.Shop_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Query.products") { input in
      input["currency"] == "EUR"
        ? [
          ["id": "1", "name": "Scarf", "price": 19.9, "currency": "EUR"],
          ["id": "2", "name": "Hat", "price": 25.0, "currency": "EUR"],
        ]
        : [
          ["id": "1", "name": "Scarf", "price": 21.9, "currency": "USD"],
          ["id": "2", "name": "Hat", "price": 27.5, "currency": "USD"],
        ]
    }
  }
  return InProcessTransport(schema)
}
