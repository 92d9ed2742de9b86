import ArgumentParser
import InlineGraphQL

/// Lists the heroes of an episode.
struct Heroes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the heroes of an episode.")

  @Option(help: "The episode.")
  var episode = StarWars.Episode.empire

  @OptionGroup
  var service: ServiceOptions

  #graphql(
    """
    query HeroesQuery($episode: Episode!) {
      heroes(episode: $episode) {
        id
        ...HeroRow_character
      }
    }
    """
  )

  func run() async throws {
    try await Self.show(episode, from: service.client())
  }

  static func show(_ episode: StarWars.Episode, from client: GraphQLClient) async throws {
    let data = try await client.data(of: HeroesQuery(episode: episode))
    print("★ Heroes of Episode \(episode.numeral), \(episode.title)\n")
    for hero in data.heroes {
      print("   \(hero.id)  \(HeroRow_character(key: hero))")
    }
    print()
  }
}
