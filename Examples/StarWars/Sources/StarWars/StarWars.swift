import ArgumentParser
import InlineGraphQL

/// The enums and input objects of `Schemas/StarWars.graphqls`.
@GraphQLSchema enum StarWars {}

extension StarWars.Episode {
  /// The title on the film's poster.
  var title: String {
    switch self {
    case .newhope: "A New Hope"
    case .empire: "The Empire Strikes Back"
    case .jedi: "Return of the Jedi"
    case .unknown(let name): name
    }
  }

  /// The episode's number in Roman numerals.
  var numeral: String {
    switch self {
    case .newhope: "IV"
    case .empire: "V"
    case .jedi: "VI"
    case .unknown: "?"
    }
  }
}

extension StarWars.Episode: ExpressibleByArgument {
  init?(argument: String) {
    guard let episode = Self.allCases.first(where: { $0.rawValue == argument.uppercased() }) else { return nil }
    self = episode
  }

  static var allValueStrings: [String] { allCases.map { $0.rawValue.lowercased() } }
}
