import GraphQLJSON
import GraphQLLanguage

/// Something found in a file, in the form in which compilers say it.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// A place in a file.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String

    /// The line and column.
    public var location: SourceLocation

    /// `path:line:column`.
    public var description: String { "\(file):\(location.line):\(location.column)" }
  }

  /// A related place.
  public struct Note: Hashable, Sendable {
    /// What there is to see.
    public var message: String

    /// Where.
    public var place: Place
  }

  /// How much it matters.
  public var severity: Diagnostic.Severity

  /// What is wrong.
  public var message: String

  /// Where.
  public var place: Place

  /// Related places, each with its own message.
  public var notes: [Note] = []

  /// `path:line:column: error: message`, and a line like it for each note; no message makes lines of its own.
  public var description: String {
    let lines =
      ["\(place): \(severity.rawValue): \(message)"] + notes.map { "\($0.place): note: \($0.message)" }
    return lines.map(\.onOneLine).joined(separator: "\n")
  }
}

extension Finding {
  /// Makes an error.
  init(error message: String, at place: Place, notes: [Note] = []) {
    self.init(severity: .error, message: message, place: place, notes: notes)
  }

  /// Makes a finding of a diagnostic in a source.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - elsewhere: Where in another literal a note points to.
  ///   - place: Where an offset is that the diagnostic tells.
  init(
    _ diagnostic: Diagnostic,
    elsewhere: (Diagnostic.Elsewhere) -> Place? = { _ in nil },
    place: (Int) -> Place
  ) {
    let start = place(diagnostic.ranges.first?.start ?? 0)
    // The compiler shows what mends something beside that, too, wherever the change is.
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
