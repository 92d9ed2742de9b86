public import Foundation
import GraphQLLanguage

/// The reasons why a schema cannot be executed.
public struct InvalidExecutableSchema: LocalizedError, Sendable, CustomStringConvertible {
  /// The problems, each with line and column if it is in the schema's text.
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
