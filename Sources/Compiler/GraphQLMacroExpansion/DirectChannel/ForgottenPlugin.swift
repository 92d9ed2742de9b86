import GraphQLCLibrary
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// Packages that depend on this one and use its plugin nowhere.
///
/// Their schemas are not among the inputs of a build. So a literal that does not fit a changed schema is not compiled again.
struct ForgottenPlugin: Sendable {
  static let message =
    "Changes of the schema go unnoticed until this file changes, because the package does not use the plugin. Add to the "
    + "target in Package.swift: plugins: [.plugin(name: \"EmbedGraphQLSchema\", package: \"InlineGraphQL\")]"

  /// A literal that the warning is at.
  private struct FirstLiteral: Hashable {
    var file: String
    var line: Int
    var text: [UInt8]
  }

  /// The first literal of each target; `nil` for a package that lacks nothing.
  private let firstLiterals = Locked<[String: [[String]: FirstLiteral]?]>([:])

  /// Whether a literal is the one at which its target is warned: the first.
  func isWarned(at surroundings: Surroundings, _ literal: SwiftLiteral) -> Bool {
    let root = PackageFiles.packageRoot(around: surroundings.file)
    let literals = firstLiterals.withLock { known in
      if let literals = known[root] { return literals }
      let literals = Self.lacksPlugin(root) ? Self.firstLiterals(in: root) : nil
      known[root] = .some(literals)
      return literals
    }
    let target = FilePath.targetFolder(of: surroundings.file, in: root)
    return literals?[target]
      == FirstLiteral(file: surroundings.file, line: surroundings.line, text: literal.source.utf8)
  }

  private static func lacksPlugin(_ root: String) -> Bool {
    guard let contents = try? Files.contents(of: root + "/Package.swift") else { return false }
    let manifest = Source(utf8: contents)
    return manifest.mentions("\"InlineGraphQL\"") && !manifest.mentions("EmbedGraphQLSchema")
  }

  private static func firstLiterals(in root: String) -> [[String]: FirstLiteral] {
    var literals: [[String]: FirstLiteral] = [:]
    for path in PackageFiles.swiftFiles(in: root) {
      let target = FilePath.targetFolder(of: path, in: root)
      guard literals[target] == nil, let contents = try? Files.contents(of: path),
        let literal = graphQLLiterals(in: contents, name: path).first(where: { $0.macro != .schema })
      else { continue }
      let line = Source(utf8: contents, name: path).location(at: literal.offset).line
      literals[target] = FirstLiteral(file: path, line: line, text: literal.source.utf8)
    }
    return literals
  }
}
