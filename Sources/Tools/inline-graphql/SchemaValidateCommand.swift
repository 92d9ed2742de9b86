import GraphQLFiles
import GraphQLModelSchemas
import GraphQLProject
import GraphQLValidation

/// The command `inline-graphql schema validate`.
struct SchemaValidateCommand: Command {
  static let name = "validate"
  static let abstract = "Checks a schema."
  static let discussion = """
    All rules of the specification for type systems apply, in the words of graphql-js. What is found is written as \
    "inline-graphql validate" writes it.

    Exit status: 0 if no errors were found (there may be warnings), 1 if there are errors in the schema, 64 if the command was misspelt, 66 \
    if the file cannot be read.
    """

  private let format: FindingsFormat
  private let limit: ErrorLimit
  private let file: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    format = try arguments.findingsFormat() ?? .text
    limit = try arguments.errorLimit()
    file = try arguments.positional("file", InputFile.schemaHelp)
  }

  func run() throws {
    let file = try InputFile.read(schemas: [file], documents: []).schemas[0].file
    let findings = ExpandedSchema.diagnostics(of: file.source).map { FileDiagnostic($0, in: file) }
    try format.report(findings.limited(to: limit))
  }
}
