import InlineGraphQL

/// One line about a friend.
@GraphQLFragment(
  """
  fragment FriendRow_character on Character {
    name
    firstSeen: appearsIn
  }
  """
)
struct FriendRow_character: CustomStringConvertible {
  var description: String {
    let first = data.firstSeen.first.flatMap { $0 }.map { ", first seen in Episode \($0.numeral)" } ?? ""
    // Every object has a `__typename`. Here it is the concrete type of a `Character`.
    return "\(data.name), a \(data.__typename.lowercased())\(first)"
  }
}
