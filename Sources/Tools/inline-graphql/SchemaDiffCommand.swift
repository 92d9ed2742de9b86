import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import GraphQLSchemaChanges
import GraphQLValidation

/// The command `inline-graphql schema diff`.
struct SchemaDiffCommand: Command {
  static let name = "diff"
  static let abstract = "Shows what changed between two versions of a schema, and what that breaks."
  static let discussion = """
    Every change is a line "breaking: ...", "dangerous: ..." or "safe: ...", in this order, in the words of \
    graphql-js. If sources are given (.graphql files, or .swift files, whose GraphQL literals are read), each place \
    where they use what a breaking change breaks is a line "path:line:column: error: message" behind them: what is \
    invalid in the new version and was valid in the old one, and what is still valid but has another type. Errors \
    that a source has in both versions are left out.

    As JSON, it is {"changes": [{"criticality", "kind", "coordinate", "message"}], "uses": [...]}, the kinds being \
    those of graphql-js and the uses as "validate" writes errors.

    Exit status: 0 if nothing breaks, 1 if there are breaking changes and no sources were given, if sources use \
    breaking changes, or if there are syntax errors, 64 if the command was misspelt, 66 if a file cannot be read.
    """

  private enum Format: String, CaseIterable {
    case text, json
  }

  private let format: Format
  private let limit: ErrorLimit
  private let old: String
  private let new: String
  private let sources: [String]

  init(_ arguments: inout Arguments) throws(UsageError) {
    format =
      try arguments.choice("--format", "format", "How to write what is found: text or json (default: text).") ?? .text
    limit = try arguments.errorLimit()
    old = try arguments.positional(
      "old",
      "The old version: SDL or the JSON of an introspection, or \"-\" for standard input."
    )
    new = try arguments.positional("new", "The new version, likewise.")
    sources = try arguments.positionals("sources", "The documents: .graphql or .swift files.")
    try InputFile.checkStandardInput(in: [old, new] + sources)
  }

  func run() throws {
    let (schemas, documents) = try InputFile.read(schemas: [old, new], documents: sources)
    var changes: [SchemaChange] = []
    var uses: [FileDiagnostic] = []
    do throws(FileDiagnostic) {
      let old = try SchemaFile(schemas[0])
      let new = try SchemaFile(schemas[1])
      let found = new.schema.changes(since: old.schema)
      let problems = old.findings(old.schema.problems) + new.findings(new.schema.problems)
      if problems.isEmpty {
        changes = SchemaChange.Criticality.allCases.flatMap { criticality in
          found.filter { $0.criticality == criticality }
        }
        uses = BrokenDocuments(documents, old: old, new: new, changes: changes).findings()
      } else {
        uses = problems
      }
    } catch {
      uses = [error]
    }
    uses = uses.limited(to: limit)
    switch format {
    case .text:
      for change in changes { write("\(change.criticality.rawValue): \(change.message)", toStandardError: false) }
      printLines(of: uses)
    case .json:
      try printJSON(Report(changes: changes.map(Report.Change.init), uses: uses))
    }
    let isBreaking = sources.isEmpty && changes.contains { $0.criticality == .breaking }
    if isBreaking || !uses.isEmpty { throw ExitCode(1) }
  }
}

/// The JSON report of `schema diff`.
private struct Report: Encodable {
  struct Change: Encodable {
    var criticality: String
    var kind: String
    var coordinate: String
    var message: String

    init(_ change: SchemaChange) {
      criticality = change.criticality.rawValue
      kind = change.kind.rawValue
      coordinate = change.coordinate
      message = change.message
    }
  }

  var changes: [Change]
  var uses: [FileDiagnostic]
}
