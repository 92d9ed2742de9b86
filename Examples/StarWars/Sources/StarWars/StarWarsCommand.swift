import ArgumentParser

/// The main command.
@main
struct StarWarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "star-wars",
    abstract: "Asks a Star Wars service with GraphQL that is written inline.",
    subcommands: [Tour.self, Heroes.self, Friends.self, Starships.self, Search.self, AddReview.self],
    defaultSubcommand: Tour.self
  )
}
