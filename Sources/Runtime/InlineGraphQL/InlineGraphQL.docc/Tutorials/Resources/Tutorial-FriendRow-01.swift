import InlineGraphQL

@GraphQLFragment(
  """
  fragment FriendRow on Character {
    name
  }
  """
)
struct FriendRow {
  var line: String { data.name }
}
