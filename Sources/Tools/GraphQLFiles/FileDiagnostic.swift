import GraphQLLanguage
import GraphQLValidation

/// A diagnostic with file, lines and columns.
package struct FileDiagnostic: Error, Hashable {
  /// A related location with a message.
  package struct Note: Hashable {
    package var place: FileLocation
    package var message: String

    package init(place: FileLocation, message: String) { (self.place, self.message) = (place, message) }
  }

  package var file: String
  package var severity: Diagnostic.Severity
  package var message: String
  /// The locations of the finding, the main one first.
  package var places: [FileLocation]
  package var notes: [Note] = []

  /// The locations that are in the finding's file.
  package var locations: [SourceLocation] { places.lazy.filter { $0.file == file }.map(\.location) }

  /// Creates a finding at a known place.
  package init(_ severity: Diagnostic.Severity, _ message: String, at place: FileLocation, notes: [Note]) {
    (file, self.severity, self.message, places, self.notes) = (place.file, severity, message, [place], notes)
  }

  /// Creates a finding from a diagnostic whose ranges are in a file.
  package init(_ diagnostic: Diagnostic, in file: InputFile) {
    self.init(diagnostic) { FileLocation(file, at: $0) }
    // A name that two files of a schema define, for example.
    let others = places.dropFirst().filter { $0.file != self.file }
    notes += others.map { Note(place: $0, message: "This is the other place.") }
  }

  /// Creates a finding from a diagnostic whose ranges are in a text.
  package init(_ diagnostic: Diagnostic, in text: GraphQLText) {
    self.init(diagnostic, place: text.place)
  }

  /// Creates a finding from a diagnostic.
  ///
  /// - Parameter place: Returns the location of an offset in the diagnostic.
  package init(_ diagnostic: Diagnostic, place: (Int) -> FileLocation) {
    places = diagnostic.ranges.map { place($0.start) }
    file = places.first?.file ?? place(0).file
    severity = diagnostic.severity
    message = diagnostic.message
    notes = diagnostic.notes.map { Note(place: place($0.range.start), message: $0.message) }
  }

  /// The finding and its notes in the format of compilers.
  package var lines: [String] {
    let first = places.first.map { $0.lines("\(severity.rawValue): \(message)") }
    return (first ?? ["\(file): \(severity.rawValue): \(message)"])
      + notes.flatMap { $0.place.lines("note: \($0.message)") }
  }
}
