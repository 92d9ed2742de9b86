import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.Chat_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver(eventsOf: "Subscription.messageAdded") { input in
      let room: String = try input.argument("room")
      return AsyncStream<ResolvedValue> { messages in
        messages.yield(["id": "1", "author": "Ann", "text": "Hello, \(room)"])
        messages.yield(.failure(GraphQLError(message: "The message is lost.")))
        messages.yield(["id": "3", "author": "Ben", "text": "Bye!"])
        messages.yield(["id": "4", "author": "Ann", "text": "Nobody receives this"])
      }
    }
  }
  return InProcessTransport(schema)
}
