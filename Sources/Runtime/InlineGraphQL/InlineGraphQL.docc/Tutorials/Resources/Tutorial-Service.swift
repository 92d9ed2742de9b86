import InlineGraphQL
import InlineGraphQLTesting

/// A Star Wars service inside the program.
func service() throws -> ExecutableSchema {
  let friends: [GraphQLJSONValue] = [
    ["__typename": "Human", "id": "1002", "name": "Han Solo"],
    ["__typename": "Human", "id": "1003", "name": "Leia Organa"],
    ["__typename": "Droid", "id": "2000", "name": "C-3PO", "primaryFunction": "Protocol"],
    ["__typename": "Droid", "id": "2001", "name": "R2-D2", "primaryFunction": "Astromech"],
  ]
  return try ExecutableSchema(sdl: sdl) {
    Resolver("Query.character") { _ in ["__typename": "Human", "id": "1000", "name": "Luke Skywalker"] }
    Resolver("Character.friendsConnection") { input in
      let first: Int? = try input.argument("first")
      let after: String? = try input.argument("after")
      let start = after.flatMap { cursor in friends.firstIndex { $0["id"] == .string(cursor) } }.map { $0 + 1 } ?? 0
      let page = Array(friends[start...].prefix(first ?? friends.count))
      let edges = page.map { friend -> GraphQLJSONValue in ["cursor": friend["id"] ?? .null, "node": friend] }
      return [
        "edges": .json(.array(edges)),
        "pageInfo": [
          "hasNextPage": .json(.bool(start + page.count < friends.count)),
          "endCursor": .json(page.last?["id"] ?? .null),
        ],
      ]
    }
  }
}

private let sdl = """
  type Query { character(id: ID!): Character }
  interface Character { id: ID! name: String! friendsConnection(first: Int, after: ID): FriendsConnection! }
  type Human implements Character { id: ID! name: String! friendsConnection(first: Int, after: ID): FriendsConnection! }
  type Droid implements Character {
    id: ID! name: String! friendsConnection(first: Int, after: ID): FriendsConnection! primaryFunction: String
  }
  type FriendsConnection { edges: [FriendsEdge!]! pageInfo: PageInfo! }
  type FriendsEdge { cursor: ID! node: Character! }
  type PageInfo { hasNextPage: Boolean! endCursor: ID }
  """
