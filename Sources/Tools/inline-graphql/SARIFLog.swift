import Foundation
import GraphQLFiles
import GraphQLLanguage

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  init(_ findings: [FileDiagnostic]) { runs = [Run(results: findings.map(Result.init))] }

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  private struct Run: Encodable {
    let tool = ["driver": ["name": "inline-graphql"]]
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  private struct Result: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?

    init(_ finding: FileDiagnostic) {
      level = finding.severity.rawValue
      message = Message(text: finding.message)
      locations = [Location(finding.file, finding.locations.first)]
      let related = finding.notes.map { Location($0.place.file, $0.place.location, message: Message(text: $0.message)) }
      relatedLocations = related.isEmpty ? nil : related
    }
  }

  private struct Message: Encodable { let text: String }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let message: Message?

    init(_ file: String, _ location: SourceLocation?, message: Message? = nil) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ["uri": uri(of: file)],
        region: location.map { ["startLine": $0.line, "startColumn": $0.utf16Column] }
      )
      self.message = message
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: [String: String]
    let region: [String: Int]?
  }
}

/// Returns a file's path as a URI. A relative path stays relative.
private func uri(of path: String) -> String {
  // No member of a relative URI's first segment may be a colon.
  let allowed = CharacterSet.urlPathAllowed.subtracting([":"])
  let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  return path.hasPrefix("/") ? "file://" + encoded : encoded
}
