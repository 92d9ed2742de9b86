import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program, and a function that gives it the answer to one mutation.
func service() throws -> (transport: any GraphQLTransport, answer: @Sendable (ResolvedValue) -> Void) {
  let (answers, continuation) = AsyncStream.makeStream(of: ResolvedValue.self)
  let sdl = String(decoding: PackageResources.Blog_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Query.post") { _ in ["id": "1", "title": "Ants", "likes": 10] }
    Resolver("Mutation.like") { _ -> ResolvedValue in
      for await answer in answers { return answer }
      return nil
    }
  }
  return (InProcessTransport(schema), { continuation.yield($0) })
}
