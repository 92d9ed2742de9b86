import ArgumentParser

/// The command `inline-graphql check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the GraphQL of a package as a build does, without building.",
    discussion: """
      Each target that uses InlineGraphQL is checked together with the targets that it depends on, of this package and of others. Each \
      literal's schema is the one that its macro would take.

      Exit status: 0 if no errors were found (there may be warnings), 1 if there are errors in a document or the schema, 64 if the \
      command was misspelt, 66 if the package or a file of it cannot be read.
      """
  )

  @Option(help: "How to write what is found: text or json.")
  var format = ValidateCommand.Format.text

  @OptionGroup var limit: ErrorLimitOption

  @Argument(help: "The folder of the package.")
  var package = "."

  func run() throws {
    var package = try CheckedPackage(in: package)
    let findings = try package.findings().limited(to: limit.value)
    switch format {
    case .text: printLines(of: findings)
    case .json: try printJSON(findings)
    }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
