import Foundation
import InlineGraphQL

/// One line about a starship.
@GraphQLFragment(
  """
  fragment StarshipRow_starship on Starship {
    name
    meters: length(unit: METER)
    feet: length(unit: FOOT)
    coordinates
  }
  """
)
struct StarshipRow_starship: CustomStringConvertible {
  var description: String {
    let name = data.name.padding(toLength: 18, withPad: " ", startingAt: 0)
    let meters = data.meters.map { String(format: "%8.2f m", $0) } ?? "unknown"
    let feet = data.feet.map { String(format: "%8.2f ft", $0) } ?? ""
    let places = data.coordinates.map { " seen at " + $0.map { "\($0)" }.joined(separator: " ") } ?? ""
    return "\(name) \(meters) \(feet)\(places)"
  }
}
