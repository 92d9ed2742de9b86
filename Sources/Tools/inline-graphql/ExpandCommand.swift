import GraphQLCompiler
import GraphQLFiles
import GraphQLValidation

/// The command `inline-graphql expand`.
struct ExpandCommand: Command {
  static let name = "expand"
  static let abstract = "Prints the Swift that the macros expand to."
  static let discussion = """
    A .graphql file or standard input ("-") is expanded as "#graphql" does it. Of a .swift file, each of its macros is \
    expanded; those attached to a struct are shown with the struct around them, what "@GraphQLSchema" adds to its enum is shown as \
    an extension. Types that the enum declares itself are left to it, and one of "types: .used" gets those that the file uses. \
    Documents and folders behind the first are not expanded: they have the fragments that it spreads.

    Exit status: 0 if there were no errors, 1 if there are errors in the document or the schema, 64 if the command \
    was misspelt, 66 if a file cannot be read.
    """

  private let schema: String?
  private let names: NameCase?
  private let limit: ErrorLimit
  private let documents: [String]

  init(_ arguments: inout Arguments) throws(UsageError) {
    schema = try arguments.option(
      "--schema",
      "file",
      "The schema: SDL or the JSON of an introspection (default: that of macros in the document)."
    )
    names = try arguments.choice(
      "--names",
      "names",
      "The case of names in Swift: asWritten or camelCase. The default is what a @GraphQLSchema of the file says."
    )
    limit = try arguments.errorLimit()
    let document = try arguments.positional(
      "document",
      "The document: a .graphql or .swift file, or \"-\" for standard input."
    )
    documents = [document] + (try arguments.positionals("documents", "Others with fragments, and folders of them."))
    try InputFile.checkStandardInput(in: documents + [schema])
  }

  func run() throws {
    let (schemas, files) = try InputFile.read(schemas: [schema], documents: documents)
    var findings: [FileDiagnostic] = []
    var expansions: [MacroExpansion] = []
    do {
      let set = DocumentSet(
        files,
        for: try SchemaFile(withClientSchemaOf: schemas[0]),
        in: names.map { SwiftNames($0) }
      )
      (expansions, findings) = set.expansions(in: files[0])
    } catch let finding as FileDiagnostic {
      findings = [finding]
    }
    printLines(of: findings.limited(to: limit), toStandardError: true)
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    let texts = expansions.flatMap { [$0.heading, $0.swift].compactMap { $0 } }
    print(texts.joined(separator: "\n\n"))
  }
}
