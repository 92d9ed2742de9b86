import GraphQLFiles
import GraphQLModelSchemas
import GraphQLProject
import GraphQLValidation

/// The command `inline-graphql schema print`.
struct SchemaPrintCommand: Command {
  static let name = "print"
  static let abstract = "Prints a schema in the schema definition language."
  static let discussion = """
    What is wrong with the schema is written to standard error as "inline-graphql schema validate" writes it. Then \
    nothing is printed, since it could say something else than the file.

    Exit status: 0 if there were no errors, 1 if there are errors in the schema, 64 if the command was misspelt, 66 \
    if the file cannot be read.
    """

  private let limit: ErrorLimit
  private let file: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    limit = try arguments.errorLimit()
    file = try arguments.positional("file", InputFile.schemaHelp)
  }

  func run() throws {
    let input = try InputFile.read(schemas: [file], documents: []).schemas[0]
    let errors = ExpandedSchema.diagnostics(of: input.file.source).filter { $0.severity == .error }
    printLines(of: errors.map { FileDiagnostic($0, in: input.file) }.limited(to: limit), toStandardError: true)
    guard errors.isEmpty else { throw ExitCode(1) }
    let text = try SchemaFile(input).schema.printed()
    print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
  }
}
