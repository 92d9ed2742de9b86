public import Foundation
import GraphQLLanguage

/// Why a schema cannot be executed.
public struct InvalidExecutableSchema: LocalizedError, Sendable, CustomStringConvertible {
  /// What is wrong, one sentence or more each, with the line and column where the schema's text is what is wrong.
  public let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  init(_ diagnostics: [Diagnostic], in source: Source) {
    problems = diagnostics.map { diagnostic in
      guard let range = diagnostic.ranges.first else { return diagnostic.message }
      let location = source.location(at: range.start)
      return "\(source.name):\(location.line):\(location.column): \(diagnostic.message)"
    }
  }

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
