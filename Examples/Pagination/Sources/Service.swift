import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let titles = ["Ants", "Bees", "Cats", "Dogs", "Eels"]
  let sdl = String(decoding: PackageResources.Blog_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Query.posts") { input in
      // A cursor is the number of posts up to its own.
      let after: String? = try input.argument("after")
      let start = after.flatMap { Int($0) } ?? 0
      let end = min(start + (try input.argument("first")), titles.count)
      return [
        "edges": .list(
          (start..<end).map { ["cursor": "\($0 + 1)", "node": ["id": "\($0)", "title": "\(titles[$0])"]] }
        ),
        "pageInfo": ["endCursor": "\(end)", "hasNextPage": .json(.bool(end < titles.count))],
      ]
    }
  }
  return InProcessTransport(schema)
}
