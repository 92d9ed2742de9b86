import GraphQLFiles
import GraphQLValidation

/// How findings are printed.
enum FindingsFormat: String, CaseIterable {
  case text, json, github, sarif

  /// Prints what was found.
  ///
  /// - Throws: Exit status 1 if an error is among it.
  func report(_ findings: [FileDiagnostic]) throws {
    switch self {
    case .text: printLines(of: findings)
    case .json: try printJSON(findings)
    case .github: for finding in findings { write(finding.workflowCommand, toStandardError: false) }
    case .sarif: try printJSON(SARIFLog(findings))
    }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}

extension Arguments {
  /// Takes the option `--format` of commands that print findings.
  mutating func findingsFormat() throws(UsageError) -> FindingsFormat? {
    try choice("--format", "format", "How to write what is found: text, json, github or sarif (default: text).")
  }
}
