import Foundation
import GraphQLCompiler

/// Something found in a file: a diagnostic with lines and columns.
struct Finding: Error, Hashable {
  /// A related place.
  struct Note: Hashable {
    var file: String
    var location: SourceLocation
    var message: String
  }

  var file: String
  var severity: Diagnostic.Severity
  var message: String
  /// The places concerned in the file, the first being where it is shown.
  var locations: [SourceLocation]
  var notes: [Note] = []

  /// Makes a finding of a diagnostic whose ranges are in a file.
  init(_ diagnostic: Diagnostic, in file: InputFile) {
    self.init(diagnostic) { (file.name, file.lines.location(at: $0)) }
  }

  /// Makes a finding of a diagnostic whose ranges are in a text.
  init(_ diagnostic: Diagnostic, in text: GraphQLText) {
    self.init(diagnostic) { (text.file.name, text.location(at: $0)) }
  }

  /// Makes a finding of a diagnostic.
  ///
  /// - Parameter place: Where an offset of the diagnostic is.
  init(_ diagnostic: Diagnostic, place: (Int) -> (file: String, location: SourceLocation)) {
    let places = diagnostic.ranges.map { place($0.start) }
    file = places.first?.file ?? place(0).file
    severity = diagnostic.severity
    message = diagnostic.message
    locations = []
    for place in places where place.file == file { locations.append(place.location) }
    notes = diagnostic.notes.map { note in
      let place = place(note.range.start)
      return Note(file: place.file, location: place.location, message: note.message)
    }
  }

  /// The finding and its notes in the form that compilers give them, a line each.
  fileprivate var lines: [String] {
    let place = locations.first.map { "\(file):\($0.line):\($0.column)" } ?? file
    return ["\(place): \(severity.rawValue): \(message)"]
      + notes.map { "\($0.file):\($0.location.line):\($0.location.column): note: \($0.message)" }
  }
}

/// Writes findings as a compiler does.
func printLines(of findings: [Finding], toStandardError: Bool = false) {
  for line in findings.flatMap(\.lines) { write(line, toStandardError: toStandardError) }
}

/// Writes what was found as JSON on one line.
func printJSON(_ findings: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode(findings), as: UTF8.self))
}

/// Writes a line.
func write(_ line: String, toStandardError: Bool) {
  let handle = toStandardError ? FileHandle.standardError : FileHandle.standardOutput
  handle.write(Data((line + "\n").utf8))
}

extension Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case file, message, locations, severity
  }

  private struct Location: Encodable {
    var line: Int
    var column: Int
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(message, forKey: .message)
    try container.encode(locations.map { Location(line: $0.line, column: $0.utf16Column) }, forKey: .locations)
    try container.encode(severity.rawValue, forKey: .severity)
  }
}
