import ArgumentParser
import GraphQLModelSchemas
import GraphQLProject

/// The command `inline-graphql schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Works on schemas.",
    subcommands: [Validate.self, Print.self, Diff.self, Download.self]
  )

  /// The command `inline-graphql schema print`.
  struct Print: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "print",
      abstract: "Prints a schema in the schema definition language.",
      discussion: """
        What is wrong with the schema is written to standard error as "inline-graphql schema validate" writes it. Then \
        nothing is printed, since it could say something else than the file.

        Exit status: 0 if there were no errors, 1 if there are errors in the schema, 64 if the command was misspelt, 66 \
        if the file cannot be read.
        """
    )

    @OptionGroup var limit: ErrorLimitOption

    @ArgumentParser.Argument(help: "The schema: SDL or the JSON of an introspection, or \"-\" for standard input.")
    var file: String

    func run() throws {
      let (schemaFile, _) = try InputFile.read(schema: file, documents: [])
      let errors = ExpandedSchema.diagnostics(of: schemaFile.source).filter { $0.severity == .error }
      printLines(of: errors.map { FileDiagnostic($0, in: schemaFile) }.limited(to: limit.value), toStandardError: true)
      guard errors.isEmpty else { throw ExitCode(1) }
      let text = try SchemaFile(schemaFile).schema.printed()
      print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
    }
  }
}
