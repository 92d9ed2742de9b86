import Foundation
import InlineGraphQL

/// One line about a hero.
@GraphQLFragment(
  """
  fragment HeroRow_character on Character {
    name
    appearsIn
    friendsConnection {
      totalCount
    }
  }
  """
)
struct HeroRow_character: CustomStringConvertible {
  var description: String {
    let hero = data
    let name = hero.name.padding(toLength: 18, withPad: " ", startingAt: 0)
    let episodes = hero.appearsIn.map { $0?.numeral ?? "?" }.joined(separator: " ")
    let friends = hero.friendsConnection.totalCount ?? 0
    return "\(name) \(episodes.padding(toLength: 8, withPad: " ", startingAt: 0)) \(friends) friends"
  }
}
