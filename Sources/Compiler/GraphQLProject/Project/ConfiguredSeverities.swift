import GraphQLLanguage
import GraphQLValidation

/// The severities of warnings in a project of a GraphQL configuration, for all files and for those with certain paths.
///
/// ```json
/// "severity": { "deprecatedUsage": "error" },
/// "overrides": [{ "files": "Sources/Old/**", "severity": { "deprecatedUsage": "off" } }]
/// ```
struct ConfiguredSeverities {
  private var levels: [WarningKind: Severities.Level] = [:]
  private var overrides: [(files: [Glob], levels: [WarningKind: Severities.Level])] = []

  /// Reads the members of `extensions.inlineGraphQL`.
  ///
  /// - Throws: A sentence about what is wrong.
  init(_ node: JSONNode?) throws(MalformedExtension) {
    levels = try Self.levels(node?["severity"])
    guard let overrides = node?["overrides"] else { return }
    for override in overrides.array ?? [overrides] {
      let files = override["files"]?.string.map { [$0] } ?? override["files"]?.array?.compactMap(\.string) ?? []
      if files.isEmpty {
        throw MalformedExtension(
          "\"files\" of \"overrides\" must be a pattern of paths, such as \"Sources/Old/**\", or a list of them."
        )
      }
      self.overrides.append((files.map { Glob($0) }, try Self.levels(override["severity"])))
    }
  }

  /// Returns the severities for a file. Of several overrides, the last counts.
  ///
  /// - Parameter path: The path of the file from the folder of the configuration.
  func severities(for path: String) -> Severities {
    var severities = Severities(levels)
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      severities.override(with: override.levels)
    }
    return severities
  }

  private static func levels(_ node: JSONNode?) throws(MalformedExtension) -> [WarningKind: Severities.Level] {
    guard let node else { return [:] }
    guard case .object(let members) = node.kind else {
      throw MalformedExtension("\"severity\" must be an object, such as {\"deprecatedUsage\": \"off\"}.")
    }
    var levels: [WarningKind: Severities.Level] = [:]
    for (key, value) in members {
      guard let warning = WarningKind(rawValue: key.string) else {
        let suggestions = suggestions(for: key.string, from: WarningKind.allCases.map(\.rawValue))
        throw MalformedExtension("There is no warning \"\(key.string)\".\(didYouMean(suggestions))")
      }
      guard let level = value.string.flatMap(Severities.Level.init) else {
        throw MalformedExtension("The severity of \"\(key.string)\" must be \"error\", \"warn\" or \"off\".")
      }
      levels[warning] = level
    }
    return levels
  }
}
