import GraphQLLanguage
import GraphQLValidation

/// How severe the warnings about a file are: `extensions.inlineGraphQL.severity` of a GraphQL configuration.
package struct Severities: Hashable, Sendable {
  enum Level: String, CaseIterable, Sendable {
    case error, warn, off
  }

  private var levels: [WarningKind: Level]

  init(_ levels: [WarningKind: Level] = [:]) { self.levels = levels }

  subscript(_ warning: WarningKind) -> Level { levels[warning] ?? (warning.isOffByDefault ? .off : .warn) }

  /// Takes what other levels say of warnings.
  mutating func override(with others: [WarningKind: Level]) { levels.merge(others) { $1 } }

  /// Returns diagnostics with their severities, without those that nobody wants.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let warning = diagnostic.warning else { return diagnostic }
      var diagnostic = diagnostic
      switch self[warning] {
      case .error: diagnostic.severity = .error
      case .warn: diagnostic.severity = .warning
      case .off: return nil
      }
      return diagnostic
    }
  }

  /// All that the severity of a warning depends on.
  var text: String {
    levels.map { "\($0.key.rawValue) \($0.value.rawValue)" }.sorted().joined(separator: "\n")
  }
}
