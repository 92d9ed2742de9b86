import Foundation
import GraphQLJSON
import GraphQLLanguage
import GraphQLValidation

/// A diagnostic with file, lines and columns.
struct FileDiagnostic: Error, Hashable {
  /// A related location with a message.
  struct Note: Hashable {
    var place: FileLocation
    var message: String
  }

  var file: String
  var severity: Diagnostic.Severity
  var message: String
  /// The locations of the finding, the main one first.
  var places: [FileLocation]
  var notes: [Note] = []

  /// The locations that are in the finding's file.
  var locations: [SourceLocation] { places.lazy.filter { $0.file == file }.map(\.location) }

  /// Creates a finding at a known place.
  init(_ severity: Diagnostic.Severity, _ message: String, at place: FileLocation, notes: [Note]) {
    (file, self.severity, self.message, places, self.notes) = (place.file, severity, message, [place], notes)
  }

  /// Creates a finding from a diagnostic whose ranges are in a file.
  init(_ diagnostic: Diagnostic, in file: InputFile) {
    self.init(diagnostic) { FileLocation(file, at: $0) }
  }

  /// Creates a finding from a diagnostic whose ranges are in a text.
  init(_ diagnostic: Diagnostic, in text: GraphQLText) {
    self.init(diagnostic, place: text.place)
  }

  /// Creates a finding from a diagnostic.
  ///
  /// - Parameter place: Returns the location of an offset in the diagnostic.
  init(_ diagnostic: Diagnostic, place: (Int) -> FileLocation) {
    places = diagnostic.ranges.map { place($0.start) }
    file = places.first?.file ?? place(0).file
    severity = diagnostic.severity
    message = diagnostic.message
    notes = diagnostic.notes.map { Note(place: place($0.range.start), message: $0.message) }
  }

  /// The finding and its notes in the format of compilers.
  fileprivate var lines: [String] {
    let first = places.first.map { $0.lines("\(severity.rawValue): \(message)") }
    return (first ?? ["\(file): \(severity.rawValue): \(message)"])
      + notes.flatMap { $0.place.lines("note: \($0.message)") }
  }
}

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

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(message, forKey: .message)
    try container.encode(locations.map(Location.init), forKey: .locations)
    try container.encode(severity.rawValue, forKey: .severity)
  }
}
