import Foundation
import GraphQLFiles
import GraphQLProject
import LocalFiles

/// The command `inline-graphql report`.
struct ReportCommand: Command {
  static let name = "report"
  static let abstract =
    "Writes a page about the GraphQL of a package: its definitions, and what they use of their schemas."
  static let discussion = """
    The page has each operation with its document as sent, its size and its fragments; each fragment with those that spread it; \
    the Swift files that use them; the types and fields of each schema that they use, and those that nothing uses; uses of \
    what is deprecated; and what "unused" tells. It is one file that needs no network. With --json it is JSON for \
    programs, on standard output.

    With --against it also has what changed in a newer version of a schema, and the places that this breaks. That is the \
    schema of the package with the same file name, or its only one.

    Exit status: 0 if the report was written, 1 if there are errors in a document or a schema, 64 if the command was misspelt, \
    66 if the package or a file cannot be read, 73 if the file cannot be written.
    """

  private let output: String?
  private let isJSON: Bool
  private let newer: String?
  private let folder: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    output = try arguments.option(
      "--output",
      short: "-o",
      "file",
      "The file to write, or \"-\" for standard output (default: .build/inline-graphql-report.html of the package)."
    )
    isJSON = arguments.flag("--json", "Write JSON (default: to standard output).")
    newer = try arguments.option(
      "--against",
      "schema",
      "A newer version of a schema: SDL or the JSON of an introspection."
    )
    let folders = try arguments.positionals("package", "The folder of the package (default: the current folder).")
    if folders.count > 1 { throw UsageError("Unexpected argument '\(folders[1])'") }
    folder = folders.first ?? "."
  }

  func run() throws {
    var package = try CheckedPackage(in: folder)
    switch try package.report() {
    case .findings(let findings):
      printLines(of: findings)
      throw ExitCode(1)
    case .report(var report, let documents):
      report.update = try newer.map { try update(to: $0, documents) }
      try save(report, of: documents.root)
    }
  }

  private func update(to newer: String, _ documents: WrittenDocuments) throws -> GraphQLReport.SchemaUpdate {
    do {
      return try SchemaUpdateSearch(documents: documents, newer: newer).update()
    } catch let error as ReadingError {
      write("error: cannot read \"\(error.path)\": \(error.reason)", toStandardError: true)
      throw ExitCode(66)
    } catch let error as FileDiagnostic {
      printLines(of: [error])
      throw ExitCode(1)
    }
  }

  private func save(_ report: GraphQLReport, of root: String) throws {
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try WrittenPage(path: output ?? InputFile.standardInput).save(try encoder.encode(report) + Data("\n".utf8))
    } else {
      let path = output ?? PackageFiles.relativeToHere(FilePath.join(root, ".build/inline-graphql-report.html"))
      try WrittenPage(path: path).save(Data(ReportPage(report).html.text.utf8))
    }
  }
}
