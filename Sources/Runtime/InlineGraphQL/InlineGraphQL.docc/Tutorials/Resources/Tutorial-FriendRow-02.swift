import InlineGraphQL

@GraphQLFragment(
  """
  fragment FriendRow on Character {
    name
    ... on Droid { primaryFunction }
  }
  """
)
struct FriendRow {
  var line: String {
    guard let function = data.asDroid?.primaryFunction else { return data.name }
    return "\(data.name), \(function)"
  }
}
