import ArgumentParser
import InlineGraphQL

/// Searches the characters and starships by name.
struct Search: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Search the characters and starships by name.")

  @Argument(help: "A part of the name.")
  var text: String

  @OptionGroup
  var service: ServiceOptions

  #graphql(
    """
    query SearchQuery($text: String!) {
      search(text: $text) {
        ... on Character { ...HeroRow_character }
        ... on Human { homePlanet }
        ... on Droid { primaryFunction }
        ... on Starship { ...StarshipRow_starship }
      }
    }
    """
  )

  func run() async throws {
    try await Self.show(text, from: service.client())
  }

  static func show(_ text: String, from client: GraphQLClient) async throws {
    print("★ Named like \"\(text)\"\n")
    let results = (try await client.data(of: SearchQuery(text: text)).search ?? []).compactMap { $0 }
    for result in results {
      if let character = result.asCharacter { print("   \(HeroRow_character(key: character))") }
      if let planet = result.asHuman?.homePlanet { print("     comes from \(planet)") }
      if let function = result.asDroid?.primaryFunction { print("     is made for \(function)") }
      if let starship = result.asStarship { print("   \(StarshipRow_starship(key: starship))") }
    }
    if results.isEmpty { print("   nothing") }
    print()
  }
}
