import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation
import LocalFiles

/// The command `inline-graphql migrate`.
struct MigrateCommand: Command {
  static let name = "migrate"
  static let abstract = "Writes the documents of .graphql files as literals in Swift files."
  static let discussion = """
    Each .graphql file becomes a Swift file of its name, with a struct for each operation and fragment. The .graphql files stay. What \
    cannot be migrated is listed: operations without a name, files with definitions of a schema, and errors. Apollo's directive \
    "@import" becomes an import, and "@apollo_client_ios_localCacheMutation" becomes "@updatable".

    With --schema, the new files are checked as "validate" does, and errors are listed at their places there.

    Exit status: 0 if all was migrated, 1 if something is listed, 64 if the command was misspelt, 66 if a file cannot be read, 73 if a \
    file cannot be written.
    """

  private let schema: String?
  private let output: String?
  private let folder: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    schema = try arguments.option("--schema", "file", InputFile.schemaHelp)
    output = try arguments.option(
      "--output",
      short: "-o",
      "folder",
      "The folder for Swift files (default: beside the documents)."
    )
    folder = try arguments.positional("folder", "The folder with .graphql files.")
  }

  func run() throws {
    let (schemas, documents) = try InputFile.read(schemas: schema.map { [$0] } ?? [], documents: [folder])
    let files = documents.filter { !$0.isSwift }
    if files.isEmpty {
      write("error: there are no .graphql files in \"\(folder)\"", toStandardError: true)
      throw ExitCode(66)
    }
    var names = MigratedNames(files)
    var findings: [FileDiagnostic] = []
    var written: [InputFile] = []
    for file in files {
      let migrated = MigratedFile(file, &names)
      findings += migrated.findings
      guard let swift = migrated.swift else { continue }
      written.append(InputFile(Source(swift, name: path(of: file)), path: path(of: file)))
    }
    for file in written { try save(file, &findings) }
    if let schema = schemas.first {
      findings += DocumentSet(written, for: try SchemaFile(withClientSchemaOf: schema)).findings()
    }
    printLines(of: findings)
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  /// Returns the path of the Swift file for a document.
  private func path(of file: InputFile) -> String {
    let path = file.path.dropLast(".graphql".count) + ".swift"
    guard let output else { return String(path) }
    return output + "/"
      + FilePath.relative(String(path), to: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
  }

  /// Writes a Swift file, unless there is another one of its name.
  private func save(_ file: InputFile, _ findings: inout [FileDiagnostic]) throws {
    if let present = try? InputFile(reading: file.path), present.source.utf8 != file.source.utf8 {
      let message = "This file is not the migrated one. Move it away, or choose another folder with --output."
      findings.append(FileDiagnostic(Diagnostic(.error, message, at: SourceRange(0, 0)), in: present))
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: file.path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      _ = try OutputFile(path: file.path).write(Data(file.source.utf8))
      write("\(file.path): written", toStandardError: false)
    } catch {
      write("error: cannot write \"\(file.path)\": \(error.localizedDescription)", toStandardError: true)
      throw ExitCode(73)
    }
  }
}
