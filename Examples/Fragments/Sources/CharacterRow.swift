import InlineGraphQL

/// A character in one line.
///
/// The fragment stands beside the code that uses its fields. If the row shall show more, this is the only file to edit.
@GraphQLFragment(
  """
  fragment CharacterRow on Character {
    name
    ... on Human { homePlanet }
    ... on Droid { primaryFunction }
  }
  """
)
struct CharacterRow {
  var line: String {
    // Each object that can be here is a case. `__other` is a type that a later version of the service may add.
    switch data {
    case .human(let human): "\(human.name) of \(human.homePlanet ?? "an unknown planet")"
    case .droid(let droid): "\(droid.name), made for \(droid.primaryFunction ?? "nothing")"
    case .__other(let character): character.name
    }
  }
}
