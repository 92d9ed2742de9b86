import GraphQLFiles
import GraphQLProject
import GraphQLValidation

/// The command `inline-graphql unused`.
struct UnusedCommand: Command {
  static let name = "unused"
  static let abstract = "Finds the GraphQL of a package that no code uses."
  static let discussion = """
    It finds operations and fragments that nothing names, fields that no Swift code reads, and variables and arguments that \
    never have another value than their default. Names decide: a field whose name is read anywhere counts as read. Values that \
    are encoded, compared or printed as a whole are not seen, nor is the code of other packages: public definitions of modules \
    that a library product offers are left out.

    Exit status: 0 if everything is used, 1 if not or if there are errors in a document or the schema, 64 if the command was \
    misspelt, 66 if the package or a file of it cannot be read.
    """

  private let format: FindingsFormat
  private let folder: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    format = try arguments.findingsFormat() ?? .text
    let folders = try arguments.positionals("package", "The folder of the package (default: the current folder).")
    if folders.count > 1 { throw UsageError("Unexpected argument '\(folders[1])'") }
    folder = folders.first ?? "."
  }

  func run() throws {
    var package = try CheckedPackage(in: folder)
    let findings = try package.unused()
    try format.report(findings)
    if !findings.isEmpty { throw ExitCode(1) }
  }
}
