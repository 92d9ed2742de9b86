import InlineGraphQL

/// A page of friends. How a friend is shown is the friend's own business: `FriendRow_character`.
@GraphQLFragment(
  """
  fragment FriendsPage_connection on FriendsConnection {
    totalCount
    edges {
      node {
        ...FriendRow_character
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
  """
)
struct FriendsPage_connection {
  /// How many friends there are on all pages, in words.
  var total: String {
    let count = data.totalCount ?? 0
    return count == 1 ? "only friend" : "\(count) friends"
  }

  /// The friends of the page.
  var friends: [FriendRow_character] {
    (data.edges ?? []).compactMap { edge in edge?.node.map { FriendRow_character(key: $0) } }
  }

  /// What to give as `after` for the next page; `nil` on the last one.
  var next: String? {
    data.pageInfo.hasNextPage ? data.pageInfo.endCursor : nil
  }
}
