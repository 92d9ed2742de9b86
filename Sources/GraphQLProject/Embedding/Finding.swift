import GraphQLJSON
import GraphQLLanguage

/// An error or warning in a file, described in the format that compilers use.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// A position in a file.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String

    /// The line and column.
    public var location: SourceLocation

    /// `path:line:column`.
    public var description: String { "\(file):\(location.line):\(location.column)" }
  }

  /// A message about a related position.
  public struct Note: Hashable, Sendable {
    /// The message.
    public var message: String

    /// The position.
    public var place: Place
  }

  /// The severity.
  public var severity: Diagnostic.Severity

  /// What is wrong.
  public var message: String

  /// The position.
  public var place: Place

  /// The messages about related positions.
  public var notes: [Note] = []

  /// `path:line:column: error: message`, then a line of the same format for each note. Line breaks in messages are
  /// escaped.
  public var description: String {
    let lines =
      ["\(place): \(severity.rawValue): \(message)"] + notes.map { "\($0.place): note: \($0.message)" }
    return lines.map(\.onOneLine).joined(separator: "\n")
  }
}

extension Finding {
  init(error message: String, at place: Place, notes: [Note] = []) {
    self.init(severity: .error, message: message, place: place, notes: notes)
  }

  /// Makes a finding from a diagnostic in a source.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - elsewhere: Returns the position that a note points to in another literal.
  ///   - place: Returns the position of an offset in the diagnostic's source.
  init(
    _ diagnostic: Diagnostic,
    elsewhere: (Diagnostic.Elsewhere) -> Place? = { _ in nil },
    place: (Int) -> Place
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
