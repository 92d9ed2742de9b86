import ArgumentParser

/// `inline-graphql schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Works on schemas.",
    subcommands: [Validate.self, Print.self, Diff.self, Download.self]
  )

  /// `inline-graphql schema print`.
  struct Print: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "print",
      abstract: "Prints a schema in the schema definition language.",
      discussion: """
        Exit status: 0 if there were no errors, 1 if there are errors in the schema, 64 if the command was misspelt, 66 \
        if the file cannot be read.
        """
    )

    @Argument(help: "The schema: SDL or the JSON of an introspection, or \"-\" for standard input.")
    var file: String

    func run() throws {
      let (schemaFile, _) = try InputFile.read(schema: file, documents: [])
      do {
        let schema = try SchemaFile(schemaFile)
        let text = schema.schema.printed()
        let findings = schema.findings(schema.schema.problems)
        printLines(of: findings, toStandardError: true)
        if !findings.isEmpty { throw ExitCode(1) }
        print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
      } catch let finding as Finding {
        printLines(of: [finding], toStandardError: true)
        throw ExitCode(1)
      }
    }
  }
}
