import Foundation
import GraphQLFiles
import GraphQLJSON
import GraphQLLanguage
import GraphQLValidation

extension [FileDiagnostic] {
  /// Returns the findings up to a number of errors, and a last one that says that there are more.
  func limited(to limit: ErrorLimit) -> [FileDiagnostic] {
    let (told, next) = limit.divide(self, by: \.severity)
    guard var end = next else { return self }
    end.message = ErrorLimit.message
    end.places = []
    end.notes = []
    return told + [end]
  }
}

/// Prints findings in the format of compilers.
func printLines(of findings: [FileDiagnostic], toStandardError: Bool = false) {
  for line in findings.flatMap(\.lines) { write(line, toStandardError: toStandardError) }
}

/// Prints a value as one line of JSON.
func printJSON(_ findings: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  // Not buffered, because a caller may wait for each answer.
  FileHandle.standardOutput.write(try encoder.encode(findings) + Data("\n".utf8))
}

/// Writes one line. Text of schemas and servers may contain line breaks, which are escaped.
func write(_ line: String, toStandardError: Bool) {
  let handle = toStandardError ? FileHandle.standardError : FileHandle.standardOutput
  handle.write(Data((line.onOneLine + "\n").utf8))
}

extension FileDiagnostic: Encodable {
  private enum CodingKeys: String, CodingKey {
    case file, message, locations, severity
  }

  /// A line and a column in UTF-16 units.
  struct Location: Encodable {
    var line: Int
    var column: Int

    init(_ location: SourceLocation) {
      line = location.line
      column = location.utf16Column
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(message, forKey: .message)
    try container.encode(locations.map(Location.init), forKey: .locations)
    try container.encode(severity.rawValue, forKey: .severity)
  }
}
