import ArgumentParser

/// The command `inline-graphql`: the work of the macros, from a shell.
@main
struct InlineGraphQLCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inline-graphql",
    abstract: "Checks GraphQL documents and shows the Swift that they compile to.",
    discussion: """
      Exit status: 0 if no errors were found, 1 if there are errors in a document or the schema, 64 if the command was \
      misspelt, 66 if a file cannot be read, 73 if a file cannot be written.
      """,
    subcommands: [
      CheckCommand.self, ValidateCommand.self, ExpandCommand.self, PersistCommand.self, SchemaCommand.self,
      StoreCommand.self,
    ]
  )
}
