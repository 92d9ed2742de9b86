import GraphQLValidation

/// Commands behind a common word.
struct CommandGroup {
  enum Member {
    case command(any Command.Type)
    case group(CommandGroup)

    var name: String {
      switch self {
      case .command(let command): command.name
      case .group(let group): group.name
      }
    }

    var abstract: String {
      switch self {
      case .command(let command): command.abstract
      case .group(let group): group.abstract
      }
    }
  }

  var name: String
  var abstract: String
  var discussion = ""
  var members: [Member]

  /// Runs the command that the words behind the name begin with.
  func run(_ words: [String], path: String) async throws {
    guard let word = words.first, word != "-h", word != "--help" else { return print(help(path: path)) }
    let rest = Array(words.dropFirst())
    if word == "help" { return try await run(rest.filter { $0 != "--help" } + ["--help"], path: path) }
    guard let member = members.first(where: { $0.name == word }) else {
      let known = didYouMean(suggestions(for: word, from: members.map(\.name)))
      throw MisspeltCommand(UsageError("Unexpected argument '\(word)'." + known), path: path, usage: "<subcommand>")
    }
    switch member {
    case .command(let command): try await command.run(rest, path: path + " " + word)
    case .group(let group): try await group.run(rest, path: path + " " + word)
    }
  }
}

/// A misspelt command, with the words that lead to it.
struct MisspeltCommand: Error {
  var message: String

  init(_ error: UsageError, path: String, usage: String) {
    message = """
      Error: \(error.message)
      Usage: \(path) \(usage)
        See '\(path) --help' for more information.
      """
  }
}
