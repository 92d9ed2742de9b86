import DocumentComposition
import Foundation
import GraphQLFiles
import GraphQLProject
import GraphQLValidation

/// The command `inline-graphql persist`.
struct PersistCommand: Command {
  /// The format of a manifest.
  enum Format: String, CaseIterable {
    case apollo, relay, files
  }

  static let name = "persist"
  static let abstract = "Writes the manifest of the documents that a package sends."
  static let discussion = """
    A service with persisted documents accepts the documents of its manifest, and a request names one by its ID: the \
    SHA-256 of the text. The texts are, byte for byte, those that the program sends. They are sorted by the names of \
    the operations.

    The formats are apollo ({"format": "apollo-persisted-query-manifest", …}), relay ({"<ID>": "<text>"}) and files, \
    a folder with a file <ID>.graphql for each document.

    The operations are those of the given files and folders. Fragments may be anywhere in the packages that contain \
    them, and in those of --fragments. Operations under #if are in the manifest whether they are compiled or not.

    With --check nothing is written. Each document that the manifest does not have is an error at its operation.

    Exit status: 0 if the manifest was written or has all documents, 1 if there are errors in a document or the \
    schema or documents are missing from the manifest, 64 if the command was misspelt, 66 if a file cannot be read, \
    73 if a file cannot be written.
    """

  private let format: Format
  private let output: String?
  private let check: String?
  private let schema: String?
  private let fragments: [String]
  private let limit: ErrorLimit
  private let paths: [String]

  init(_ arguments: inout Arguments) throws(UsageError) {
    format =
      try arguments.choice("--format", "format", "The format: apollo, relay or files (default: apollo).") ?? .apollo
    output = try arguments.option(
      "--output",
      short: "-o",
      "path",
      "The file or folder to write (default: standard output)."
    )
    check = try arguments.option(
      "--check",
      "manifest",
      "Check that this manifest, in any of the formats, has all documents."
    )
    schema = try arguments.option("--schema", "name", "Only operations written against the schema of this name.")
    fragments = try arguments.options(
      "--fragments",
      "folder",
      "Another package whose fragments are spread; may be repeated."
    )
    limit = try arguments.errorLimit()
    let paths = try arguments.positionals("paths", "Swift files, and folders with Swift files (default: Sources).")
    self.paths = paths.isEmpty ? ["Sources"] : paths
    if check != nil, output != nil { throw UsageError("'--check' writes nothing: leave out '--output'.") }
    if check == nil, format == .files, output == nil {
      throw UsageError("'--format files' needs the folder to write to: '--output <path>'.")
    }
  }

  func run() throws {
    let files = try PersistedFiles(at: paths, besides: fragments)
    let sent = files.documents()
    let findings = sent.findings.map { files.sources.finding($0) }
    printLines(of: findings.limited(to: limit), toStandardError: true)
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    let documents = sent.documents.filter { schema == nil || $0.schema.isNamed(schema ?? "") }
    if let schema, documents.isEmpty {
      write("error: no operation is written against a schema \"\(schema)\"", toStandardError: true)
      throw ExitCode(1)
    }
    if let check {
      try self.check(documents, of: files, in: ManifestFile(path: check).read())
    } else {
      try ManifestFile(path: output ?? InputFile.standardInput).save(
        DocumentManifest(documents.map(\.entry)),
        as: format
      )
    }
  }

  private func check(
    _ documents: [SentDocuments.Document],
    of files: PersistedFiles,
    in manifest: DocumentManifest
  ) throws {
    let known = Dictionary(manifest.entries.map { ($0.id, $0.text) }) { first, _ in first }
    let missing = documents.filter { document in
      known[document.entry.id].map { Array($0.utf8) == Array(document.text.utf8) } != true
    }
    for document in missing {
      let message = "\"\(document.name)\" is not in the manifest. Write it again with \"inline-graphql persist\"."
      write("\(files.sources.place(document.place)): error: \(message)", toStandardError: false)
    }
    if !missing.isEmpty { throw ExitCode(1) }
  }
}

extension SchemaLocation {
  /// Whether a name means the schema: its file's stem, or the Swift type with its types.
  fileprivate func isNamed(_ name: String) -> Bool { FilePath.stem(of: path) == name || namespace == name }
}
