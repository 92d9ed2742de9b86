import GraphQLJSON
import GraphQLLanguage

/// An error or warning in a file, described in the format that compilers use.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// A position in a file.
  package struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package var file: String

    /// The line and column.
    package var location: SourceLocation

    /// Makes a position.
    package init(file: String, location: SourceLocation) { (self.file, self.location) = (file, location) }

    /// `path:line:column`.
    package var description: String { "\(file):\(location.line):\(location.column)" }
  }

  /// A message about a related position.
  package struct Note: Hashable, Sendable {
    /// The message.
    package var message: String

    /// The position.
    package var place: Location
  }

  /// The severity.
  package var severity: Diagnostic.Severity

  /// A sentence about the problem.
  package var message: String

  /// The position.
  package var place: Location

  /// The messages about related positions.
  package var notes: [Note] = []

  /// Makes a finding.
  package init(severity: Diagnostic.Severity, message: String, place: Location, notes: [Note] = []) {
    (self.severity, self.message, self.place, self.notes) = (severity, message, place, notes)
  }

  /// `path:line:column: error: message`, then a line of the same format for each note. Line breaks in messages are
  /// escaped.
  package var description: String {
    let lines =
      ["\(place): \(severity.rawValue): \(message)"] + notes.map { "\($0.place): note: \($0.message)" }
    return lines.map(\.onOneLine).joined(separator: "\n")
  }
}

/// What macros tell an editor of their literals.
package struct FindingsOfMacros: Sendable {
  /// All that is wrong in a literal: without the plugin, macros read the schema.
  package var direct: Set<Finding> = []

  /// What the text alone shows: an editor shows nothing that stands in an expansion, and with the plugin all else does.
  package var embedded: Set<Finding> = []
}

extension Finding {
  init(error message: String, at place: Location, notes: [Note] = []) {
    self.init(severity: .error, message: message, place: place, notes: notes)
  }

  /// Makes a finding from a diagnostic in a schema, whose files are the source's parts.
  init(_ diagnostic: Diagnostic, in lines: LineMap) {
    let place = { (offset: Int) in
      let place = lines.place(at: offset)
      return Location(file: place.file, location: place.location)
    }
    self.init(diagnostic, place: place)
    // A name that two files define, for example.
    for other in diagnostic.ranges.dropFirst().map({ place($0.start) }) where other.file != self.place.file {
      notes.append(Note(message: "This is the other place.", place: other))
    }
  }

  /// Makes a finding from a diagnostic in a source.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - elsewhere: Returns the position that a note points to in another literal.
  ///   - place: Returns the position of an offset in the diagnostic's source.
  init(
    _ diagnostic: Diagnostic,
    elsewhere: (Diagnostic.Elsewhere) -> Location? = { _ in nil },
    place: (Int) -> Location
  ) {
    let start = place(diagnostic.ranges.first?.start ?? 0)
    // A fix-it becomes a note at the diagnostic's own position, where the compiler shows it too, wherever the change
    // is.
    self.init(
      severity: diagnostic.severity,
      message: diagnostic.message,
      place: start,
      notes: diagnostic.notes.map { note in
        Note(message: note.message, place: note.elsewhere.flatMap(elsewhere) ?? place(note.range.start))
      } + diagnostic.fixIts.map { Note(message: $0.message, place: start) }
    )
  }
}
