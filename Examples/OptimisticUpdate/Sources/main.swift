// How do I show a change before the service has answered?
//
// Give the client a store, and say with the mutation which response you expect. All views of the object show it at
// once. The real response takes its place. If the mutation fails, the store takes back what was expected.
//
// `memberwiseInitializers: true` gives the response an initializer. The mutation selects `id`, by which the store
// knows the object.

import InlineGraphQL
import InlineGraphQLStore

@GraphQLSchema enum Blog {}

enum Operations {
  #graphql(
    """
    query PostQuery { post { id title likes } }
    mutation Like($id: ID!) { like(id: $id) { id likes } }
    """,
    memberwiseInitializers: true
  )
}

// The service answers a mutation when it is told to, so that one can see what is shown meanwhile.
let (transport, answer) = try service()
let client = GraphQLClient(transport: transport, store: GraphQLStore())

/// Likes the post, which is expected to have a number of likes then.
func like(expecting likes: Int) async throws {
  let response = try await client.execute(
    Operations.Like(id: "1"),
    optimistic: .response(.init(like: .init(id: "1", likes: likes)))
  )
  for error in response.errors { print(error.message) }
}

func run() async throws {
  _ = try await client.execute(Operations.PostQuery())
  // The post as the store has it, now and after each change. In SwiftUI, `@Query` shows these values.
  var posts = client.values(of: Operations.PostQuery()).makeAsyncIterator()
  print("At first:", try await posts.next()?.data?.post.likes ?? 0)

  async let first: Void = like(expecting: 11)
  print("At once:", try await posts.next()?.data?.post.likes ?? 0)
  answer(["id": "1", "likes": 15])
  print("As the service says:", try await posts.next()?.data?.post.likes ?? 0)
  try await first

  async let second: Void = like(expecting: 16)
  print("At once:", try await posts.next()?.data?.post.likes ?? 0)
  answer(.failure(GraphQLError(message: "You like this post already.")))
  try await second
  print("Taken back:", try await posts.next()?.data?.post.likes ?? 0)
}

try await run()

// Output:
// At first: 10
// At once: 11
// As the service says: 15
// At once: 16
// You like this post already.
// Taken back: 15
