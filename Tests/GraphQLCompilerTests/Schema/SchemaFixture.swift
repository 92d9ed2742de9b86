import Foundation
import GraphQLLanguage
import Testing

/// The schemas that tests read from disk.
enum SchemaFixture {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The large schemas are beside the repository, where `Tests/fetch-schemas` puts them.
  static let shared = root.deletingLastPathComponent().appendingPathComponent("shared/schemas")

  static let isSharedThere = FileManager.default.fileExists(
    atPath: shared.appendingPathComponent("GitHub.graphqls").path
  )

  static let absent: Comment = "../shared/schemas is not there; Tests/fetch-schemas fetches it"

  static func shared(_ file: String) throws -> Source {
    Source(utf8: [UInt8](try Data(contentsOf: shared.appendingPathComponent(file))), name: file)
  }

  static func own(_ file: String) throws -> Source {
    let url = root.appendingPathComponent("Schemas").appendingPathComponent(file)
    return Source(utf8: [UInt8](try Data(contentsOf: url)), name: file)
  }
}
