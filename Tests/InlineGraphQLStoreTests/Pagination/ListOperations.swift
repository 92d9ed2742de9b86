import Foundation
import InlineGraphQL
import InlineGraphQLTesting

@GraphQLSchema enum Lists {}

enum ListOperations {
  #graphql(
    """
    query FirstPosts { ...PostList @arguments(count: 2) }
    query FirstPostsBy($by: String) { ...PostList @arguments(count: 2, by: $by) }
    query FirstProducts { ...ProductList @arguments(count: 2) }
    query FirstTasks { ...TaskList @arguments(count: 2) }
    query FirstCharacters { ...CharacterList @arguments(page: 1) }
    """,
    schema: "Lists"
  )
}

/// Hasura's lists: `limit` and `offset`.
@GraphQLFragment(
  """
  fragment PostList on Query @refetchable(queryName: "PostListQuery")
  @argumentDefinitions(count: {type: "Int", defaultValue: 3}, offset: {type: "Int"}, by: {type: "String"}) {
    posts(limit: $count, offset: $offset, by: $by) @paginated(key: "PostList_posts", mode: OFFSET) { title }
  }
  """,
  schema: "Lists"
)
struct PostList {}

/// Shopify's and GitHub's shorter connections: `nodes` and `pageInfo`.
@GraphQLFragment(
  """
  fragment ProductList on Query @refetchable(queryName: "ProductListQuery")
  @argumentDefinitions(count: {type: "Int", defaultValue: 3}, cursor: {type: "String"}) {
    products(first: $count, after: $cursor) @paginated(key: "ProductList_products", mode: CURSOR) { nodes { title } }
  }
  """,
  schema: "Lists"
)
struct ProductList {}

/// AppSync's lists: `items` and `nextToken`.
@GraphQLFragment(
  """
  fragment TaskList on Query @refetchable(queryName: "TaskListQuery")
  @argumentDefinitions(count: {type: "Int", defaultValue: 3}, token: {type: "String"}) {
    tasks(limit: $count, nextToken: $token)
      @paginated(key: "TaskList_tasks", mode: CURSOR, count: "limit", start: "nextToken", next: "nextToken")
    { items { name } }
  }
  """,
  schema: "Lists"
)
struct TaskList {}

/// Numbered pages, as long as the service makes them.
@GraphQLFragment(
  """
  fragment CharacterList on Query @refetchable(queryName: "CharacterListQuery") @argumentDefinitions(page: {type: "Int"}) {
    characters(page: $page) @paginated(key: "CharacterList_characters", mode: CURSOR, start: "page", next: "info.next") {
      info { count }
      results { name }
    }
  }
  """,
  schema: "Lists"
)
struct CharacterList {}

extension NamesService {
  /// A service with one list of names, which are also the IDs, and which it shows in four ways.
  static func lists() -> NamesService {
    let sdl = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Schemas/Lists.graphqls"
    )
    return NamesService((1...5).map { "N\($0)" }, sdl: sdl) { service in
      Resolver("Query.posts") { input -> ResolvedValue in
        let names = input["by"] == "down" ? service.names.reversed() : service.names
        return .json(page(of: names, from: input["offset"], input["limit"]).objects)
      }
      Resolver("Query.products") { input -> ResolvedValue in
        let page = page(of: service.names, from: input["after"], input["first"])
        return .json([
          "nodes": page.objects,
          "pageInfo": ["hasNextPage": .bool(page.hasNext), "endCursor": .string("\(page.end)")],
        ])
      }
      Resolver("Query.tasks") { input -> ResolvedValue in
        let page = page(of: service.names, from: input["nextToken"], input["limit"])
        return .json(["items": page.objects, "nextToken": page.hasNext ? .string("\(page.end)") : .null])
      }
      Resolver("Query.characters") { input -> ResolvedValue in
        let number = if case .int(let page)? = input["page"] { page } else { 1 }
        let page = page(of: service.names, from: .int((number - 1) * 2), 2)
        return .json([
          "info": ["count": .int(service.names.count), "next": page.hasNext ? .int(number + 1) : .null],
          "results": page.objects,
        ])
      }
    }
  }

  private static func page(
    of names: [String],
    from start: GraphQLJSONValue?,
    _ count: GraphQLJSONValue?
  ) -> (objects: GraphQLJSONValue, end: Int, hasNext: Bool) {
    var first = 0
    if case .int(let offset)? = start { first = offset }
    if case .string(let cursor)? = start { first = Int(cursor) ?? 0 }
    let rest = names.dropFirst(first)
    let page = if case .int(let count)? = count { rest.prefix(count) } else { rest }
    let objects = page.map { name -> GraphQLJSONValue in
      ["id": .string(name), "title": .string(name), "name": .string(name)]
    }
    return (.array(objects), page.endIndex, page.endIndex < names.count)
  }
}
