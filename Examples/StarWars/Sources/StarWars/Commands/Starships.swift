import ArgumentParser
import InlineGraphQL

/// Lists the starships of a human, with their lengths in both units.
struct Starships: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the starships that a human has piloted.")

  @Argument(help: "The ID of the human, as `star-wars heroes` shows it.")
  var id: String

  @OptionGroup
  var service: ServiceOptions

  #graphql(
    """
    query StarshipsQuery($id: ID!) {
      human(id: $id) {
        name
        height
        starships {
          ...StarshipRow_starship
        }
      }
    }
    """
  )

  func run() async throws {
    try await Self.show(id, from: service.client())
  }

  static func show(_ id: String, from client: GraphQLClient) async throws {
    guard let human = try await client.data(of: StarshipsQuery(id: id)).human else {
      print("There is no human with the ID \(id).\n")
      return
    }
    let height = human.height.map { ", who is \($0) m tall" } ?? ""
    print("★ Starships of \(human.name)\(height)\n")
    let starships = (human.starships ?? []).compactMap { $0 }
    for starship in starships {
      print("   \(StarshipRow_starship(key: starship))")
    }
    if starships.isEmpty { print("   none") }
    print()
  }
}
