import InlineGraphQL

/// A page of friends. `FriendRow_character` decides how a friend is shown.
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
  /// The number of friends on all pages, in words.
  var total: String {
    let count = data.totalCount ?? 0
    return count == 1 ? "only friend" : "\(count) friends"
  }

  /// The friends of the page.
  var friends: [FriendRow_character] {
    (data.edges ?? []).compactMap { edge in edge?.node.map { FriendRow_character(key: $0) } }
  }

  /// The value of `after` for the next page; `nil` on the last page.
  var next: String? {
    data.pageInfo.hasNextPage ? data.pageInfo.endCursor : nil
  }
}
