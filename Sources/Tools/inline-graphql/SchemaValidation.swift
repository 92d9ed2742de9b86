import ArgumentParser
import GraphQLModelSchemas
import GraphQLProject

extension SchemaCommand {
  /// The command `inline-graphql schema validate`.
  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "validate",
      abstract: "Checks a schema.",
      discussion: """
        All rules of the specification for type systems apply, in the words of graphql-js. What is found is written as \
        "inline-graphql validate" writes it.

        Exit status: 0 if no errors were found (there may be warnings), 1 if there are errors in the schema, 64 if the command was misspelt, 66 \
        if the file cannot be read.
        """
    )

    @Option(help: "How to write what is found: text or json.")
    var format = ValidateCommand.Format.text

    @OptionGroup var limit: ErrorLimitOption

    @ArgumentParser.Argument(help: "The schema: SDL or the JSON of an introspection, or \"-\" for standard input.")
    var file: String

    func run() throws {
      let (schemaFile, _) = try InputFile.read(schema: file, documents: [])
      let findings = ExpandedSchema.diagnostics(of: schemaFile.source).map { FileDiagnostic($0, in: schemaFile) }
        .limited(
          to: limit.value
        )
      switch format {
      case .text: printLines(of: findings)
      case .json: try printJSON(findings)
      }
      if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }
  }
}
