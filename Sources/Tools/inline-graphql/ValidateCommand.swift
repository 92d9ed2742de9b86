import GraphQLFiles
import GraphQLValidation

/// The command `inline-graphql validate`.
struct ValidateCommand: Command {
  static let name = "validate"
  static let abstract = "Checks documents against a schema."
  static let discussion = """
    Documents are .graphql files, "-" for standard input, .swift files, whose GraphQL literals are checked, or folders with \
    both. The fragments of all documents given see each other. A literal whose macro names another schema is passed over.

    As text, an error is a line "path:line:column: error: message" like those of the Swift compiler, columns counting \
    UTF-8 bytes, with the line of the source and a caret below. As JSON, they are one array of {"file", "message", \
    "locations": [{"line", "column"}], "severity"}, columns counting UTF-16 units like those of graphql-js. For GitHub, they \
    are the lines that a workflow shows as annotations. SARIF is what code scanning reads.

    With --batch, each line of standard input is a request {"id", "schema", "document"} and each line of output its \
    answer {"id", "errors": [{"message", "locations"}]}, so that whole suites are checked by one process. The schema is \
    a path or a text; its own errors are the answer where it has any, or where there is no document. The document is \
    complete in itself.

    Exit status: 0 if no errors were found (there may be warnings) or every request of a batch was answered, 1 if there \
    are errors in a document or the schema or a line that is no request, 64 if the command was misspelt, 66 if a file \
    cannot be read.
    """

  private let schema: String?
  private let format: FindingsFormat?
  private let limit: ErrorLimit
  private let isBatch: Bool
  private let documents: [String]

  init(_ arguments: inout Arguments) throws(UsageError) {
    schema = try arguments.option(
      "--schema",
      "file",
      "The schema: SDL or the JSON of an introspection (default: that of macros in the first document)."
    )
    format = try arguments.findingsFormat()
    limit = try arguments.errorLimit()
    isBatch = arguments.flag("--batch", "Answer requests from standard input.")
    documents = try arguments.positionals(
      "documents",
      "The documents: .graphql or .swift files, folders, or \"-\" for standard input."
    )
    if isBatch {
      guard schema == nil, format == nil, documents.isEmpty else {
        throw UsageError("With '--batch' the schema and the documents are in the requests.")
      }
    } else {
      if documents.isEmpty { throw UsageError("Name at least one document.") }
      try InputFile.checkStandardInput(in: documents + [schema])
    }
  }

  func run() throws {
    if isBatch {
      var batch = Batch(limit: limit)
      if try !batch.answerRequests() { throw ExitCode(1) }
      return
    }
    let (schemas, files) = try InputFile.read(schemas: [schema], documents: documents)
    var findings: [FileDiagnostic]
    do {
      let schema = try SchemaFile(withClientSchemaOf: schemas[0])
      findings = DocumentSet(files, for: schema).findings()
    } catch let finding as FileDiagnostic {
      findings = [finding]
    }
    findings = findings.limited(to: limit)
    try (format ?? .text).report(findings)
  }
}
