import Foundation
import GraphQLLanguage

/// The schemas that tests read from disk.
package enum SchemaFixture {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The large schemas are beside the repository, where `Tests/fetch-schemas` puts them.
  package static let shared = root.deletingLastPathComponent().appendingPathComponent("shared/schemas")

  package static let isSharedThere = FileManager.default.fileExists(
    atPath: shared.appendingPathComponent("GitHub.graphqls").path
  )

  package static let absent = "../shared/schemas is not there; Tests/fetch-schemas fetches it"

  package static func shared(_ file: String) throws -> Source {
    Source(utf8: [UInt8](try Data(contentsOf: shared.appendingPathComponent(file))), name: file)
  }

  package static func own(_ file: String) throws -> Source {
    let url = root.appendingPathComponent("Schemas").appendingPathComponent(file)
    return Source(utf8: [UInt8](try Data(contentsOf: url)), name: file)
  }
}
