import Foundation

/// The command `inline-graphql`: the work of the macros, from a shell.
@main
enum InlineGraphQLCommand {
  private static var commands: CommandGroup {
    CommandGroup(
      name: "inline-graphql",
      abstract: "Checks GraphQL documents and shows the Swift that they compile to.",
      discussion: """
        Exit status: 0 if no errors were found, 1 if there are errors in a document or the schema, 64 if the command was \
        misspelt, 66 if a file cannot be read, 73 if a file cannot be written.
        """,
      members: [
        .command(CheckCommand.self), .command(ValidateCommand.self), .command(ExpandCommand.self),
        .command(FormatCommand.self), .command(UnusedCommand.self), .command(ReportCommand.self),
        .command(PersistCommand.self), .command(MigrateCommand.self), .command(LanguageServerCommand.self),
        .command(AgentsCommand.self),
        .group(
          CommandGroup(
            name: "schema",
            abstract: "Works on schemas.",
            members: [
              .command(SchemaValidateCommand.self), .command(SchemaPrintCommand.self), .command(SchemaDiffCommand.self),
              .command(SchemaDownloadCommand.self),
            ]
          )
        ),
        .group(
          CommandGroup(
            name: "store",
            abstract: "Shows what the file of a store has.",
            members: [.command(StoreDumpCommand.self)]
          )
        ),
      ]
    )
  }

  static func main() async {
    let commands = commands
    do {
      try await commands.run(Array(CommandLine.arguments.dropFirst()), path: commands.name)
    } catch let code as ExitCode {
      exit(code.status)
    } catch let misspelt as MisspeltCommand {
      FileHandle.standardError.write(Data((misspelt.message + "\n").utf8))
      exit(64)
    } catch {
      write("error: \(error.localizedDescription)", toStandardError: true)
      exit(1)
    }
  }
}
