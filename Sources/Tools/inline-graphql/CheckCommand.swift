import GraphQLValidation

/// The command `inline-graphql check`.
struct CheckCommand: Command {
  static let name = "check"
  static let abstract = "Checks the GraphQL of a package as a build does, without building."
  static let discussion = """
    Each target that uses InlineGraphQL is checked together with the targets that it depends on, of this package and of others. Each \
    literal's schema is the one that its macro would take.

    Exit status: 0 if no errors were found (there may be warnings), 1 if there are errors in a document or the schema, 64 if the \
    command was misspelt, 66 if the package or a file of it cannot be read.
    """

  private let format: FindingsFormat
  private let limit: ErrorLimit
  private let folder: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    format = try arguments.findingsFormat() ?? .text
    limit = try arguments.errorLimit()
    let folders = try arguments.positionals("package", "The folder of the package (default: the current folder).")
    if folders.count > 1 { throw UsageError("Unexpected argument '\(folders[1])'") }
    folder = folders.first ?? "."
  }

  func run() throws {
    var package = try CheckedPackage(in: folder)
    let findings = try package.findings().limited(to: limit)
    try format.report(findings)
  }
}
