import Foundation

/// A package in its own folder, which is deleted with the object.
package final class TemporaryPackage {
  package let root: URL

  /// The schema for most tests: one file, so that literals find it without its name.
  package static let starWars = [
    "Schemas/StarWars.graphqls": """
    type Query { hero(episode: Episode): Character, heroes: [Character!]! }
    interface Character { id: ID!, name: String!, friends: [Character] }
    type Human implements Character { id: ID!, name: String!, friends: [Character], height: Float }
    type Droid implements Character { id: ID!, name: String!, friends: [Character] }
    type Mutation { review(input: ReviewInput!): Int }
    input ReviewInput { stars: Int!, text: String }
    enum Episode { NEWHOPE, EMPIRE, JEDI }
    scalar DateTime @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")
    """
  ]

  /// Writes files at paths relative to the package's root, and a `Package.swift`.
  package init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "InlineGraphQL-\(UUID())").resolvingSymlinksInPath()
    try write("", to: "Package.swift")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  package func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func path(_ path: String) -> String { root.appending(path: path).path }
}
