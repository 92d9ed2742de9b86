import InlineGraphQL

@GraphQLOperation(
  """
  query FriendsPage($id: ID!, $after: ID) {
    character(id: $id) {
      friendsConnection(first: 3, after: $after) {
        edges { node { ...FriendRow } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  """
)
struct FriendsPage {}

/// The friends that were loaded so far. A view can show `rows`, and load more when the last one appears.
@MainActor final class FriendsList {
  private(set) var rows: [FriendRow] = []
  private(set) var hasNextPage = true
  private var cursor: String?
  private let client: GraphQLClient

  init(client: GraphQLClient) { self.client = client }

  func loadNextPage(of id: String) async throws {
    let response = try await client.execute(FriendsPage(id: id, after: cursor))
    if let error = response.errors.first { throw error }
    guard let page = response.data?.character?.friendsConnection else {
      hasNextPage = false
      return
    }
    rows += page.edges.map { FriendRow(key: $0.node) }
    hasNextPage = page.pageInfo.hasNextPage
    cursor = page.pageInfo.endCursor
  }
}
