// How do I load a list page by page?
//
// Give the client a store, and write the list as a fragment with two directives. With `@connection` the store keeps
// all pages as one list. `@refetchable` makes the query that loads the next page, so you write none. `loadNext(_:)`
// returns the fragment with all pages so far, and nil after the last one.
//
// In a SwiftUI view, `@PaginationFragment` does the same. A list without edges has `@paginated` in place of
// `@connection`.

import InlineGraphQL
import InlineGraphQLStore

@GraphQLSchema enum Blog {}

@GraphQLFragment(
  """
  fragment PostList on Query
  @refetchable(queryName: "PostListQuery")
  @argumentDefinitions(count: {type: "Int!", defaultValue: 2}, cursor: {type: "String"}) {
    posts(first: $count, after: $cursor) @connection(key: "PostList_posts") {
      edges { node { title } }
    }
  }
  """
)
struct PostList {
  // The field is a collection of its nodes.
  var titles: [String] { data.posts.map(\.title) }
}

@GraphQLOperation("query PostScreen { ...PostList }")
struct PostScreen {}

let client = GraphQLClient(transport: try service(), store: GraphQLStore())

// Only a value of the store knows its list, so the policy is one that reads the store.
let response = try await client.execute(PostScreen(), policy: .storeOrNetwork)
if let data = response.data {
  var list = PostList(key: data)
  print(list.titles, list.hasNext ? "and more" : "and no more")
  while let longer = try await list.loadNext(2) {
    list = longer
    print(list.titles, list.hasNext ? "and more" : "and no more")
  }
}

// Output:
// ["Ants", "Bees"] and more
// ["Ants", "Bees", "Cats", "Dogs"] and more
// ["Ants", "Bees", "Cats", "Dogs", "Eels"] and no more
