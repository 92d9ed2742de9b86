import ArgumentParser

/// `inline-graphql validate`.
struct ValidateCommand: ParsableCommand {
  /// How findings are written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks documents against a schema.",
    discussion: """
      Documents are .graphql files, "-" for standard input, or .swift files, whose GraphQL literals are checked. The \
      fragments of all documents given see each other. A literal whose macro names another schema is passed over.

      As text, an error is a line "path:line:column: error: message" like those of the Swift compiler, columns counting \
      UTF-8 bytes. As JSON, they are one array of {"file", "message", "locations": [{"line", "column"}], "severity"}, \
      columns counting UTF-16 units like those of graphql-js.

      Exit status: 0 if no errors were found (there may be warnings), 1 if there are errors in a document or the \
      schema, 64 if the command was misspelt, 66 if a file cannot be read.
      """
  )

  @Option(help: ArgumentHelp("The schema: SDL or the JSON of an introspection.", valueName: "file"))
  var schema: String

  @Option(help: "How to write what is found: text or json.")
  var format = Format.text

  @Argument(help: "The documents: .graphql or .swift files, or \"-\" for standard input.")
  var documents: [String]

  func validate() throws {
    if documents.isEmpty { throw ValidationError("Name at least one document.") }
    if (documents + [schema]).count(where: { $0 == InputFile.standardInput }) > 1 {
      throw ValidationError("Standard input (\"-\") can be read only once.")
    }
  }

  func run() throws {
    let (schemaFile, files) = try InputFile.read(schema: schema, documents: documents)
    var findings: [Finding]
    do {
      let schema = try SchemaFile(schemaFile)
      findings = DocumentSet(files, for: schema).findings()
    } catch let finding as Finding {
      findings = [finding]
    }
    switch format {
    case .text: printLines(of: findings)
    case .json: try printJSON(findings)
    }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
