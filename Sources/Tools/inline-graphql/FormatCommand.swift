import Foundation
import GraphQLFiles
import LocalFiles

/// The command `inline-graphql format`.
struct FormatCommand: Command {
  static let name = "format"
  static let abstract = "Formats the GraphQL of Swift and GraphQL files."
  static let discussion = """
    Documents and schemas get the layout in which GraphQL's own printer writes them. Comments stay, and so does one blank line \
    where there are some. Of Swift files, it changes literals of several lines, each indented as its closing quotes are. What has a \
    syntax error is listed and stays as it is.

    Exit status: 0 if all is formatted, 1 if there are syntax errors or, with --check, files to format, 64 if the command was \
    misspelt, 66 if a file cannot be read, 73 if a file cannot be written.
    """

  private let isCheck: Bool
  private let paths: [String]

  init(_ arguments: inout Arguments) throws(UsageError) {
    isCheck = arguments.flag("--check", "Write nothing, and print the names of the files to format.")
    let paths = try arguments.positionals(
      "paths",
      "Files, and folders with .swift, .graphql and .graphqls files (default: the current folder)."
    )
    if paths.contains(InputFile.standardInput) { throw UsageError("Standard input (\"-\") cannot be formatted.") }
    self.paths = paths.isEmpty ? ["."] : paths
  }

  func run() throws {
    let files = try InputFile.read(schemas: [], documents: paths) { folder in
      let files = PackageFiles.documentsAndSchemas(in: folder)
      return folder == "." ? files.map { String($0.dropFirst("./".count)) } : files
    }.documents
    var isFormatted = true
    for file in files {
      let formatted = FormattedFile(file)
      printLines(of: formatted.findings)
      if !formatted.findings.isEmpty { isFormatted = false }
      if formatted.utf8 == file.source.utf8 { continue }
      if isCheck {
        isFormatted = false
        write(file.path, toStandardError: false)
      } else {
        try save(formatted.utf8, at: file.path)
      }
    }
    if !isFormatted { throw ExitCode(1) }
  }

  private func save(_ utf8: [UInt8], at path: String) throws {
    do {
      _ = try OutputFile(path: path).write(Data(utf8))
      write("\(path): written", toStandardError: false)
    } catch {
      write("error: cannot write \"\(path)\": \(error.localizedDescription)", toStandardError: true)
      throw ExitCode(73)
    }
  }
}
