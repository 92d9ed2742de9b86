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
