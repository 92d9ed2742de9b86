import GraphQLJSON
import GraphQLLanguage
import GraphQLProject

/// An error or warning at a place of a file.
struct ReportedDiagnostic: Hashable, Sendable {
  var severity: Diagnostic.Severity
  var message: String
  var place: Place
  var related: [Related] = []

  /// A message about another place.
  struct Related: Hashable, Sendable {
    var message: String
    var place: Place
  }
}

extension Workspace {
  /// Returns a finding with the words that it is about.
  func diagnostic(_ finding: Finding) -> ReportedDiagnostic? {
    guard let place = place(of: finding.place) else { return nil }
    let related = finding.notes.compactMap { note in
      self.place(of: note.place).map { ReportedDiagnostic.Related(message: note.message, place: $0) }
    }
    return ReportedDiagnostic(severity: finding.severity, message: finding.message, place: place, related: related)
  }

  /// Returns the word at a place that compilers would print.
  private func place(of place: Finding.Location) -> Place? {
    guard let text = text(of: place.file) else { return nil }
    let position = Position(line: place.location.line - 1, character: place.location.column - 1)
    return Place(path: place.file, range: text.word(at: text.offset(of: position, in: .utf8)))
  }

  /// Returns a diagnostic as the protocol has it.
  func json(of diagnostic: ReportedDiagnostic, in encoding: PositionEncoding) -> GraphQLJSONValue {
    let text = text(of: diagnostic.place.path) ?? TextDocument([])
    var json: GraphQLJSONObject = [
      "range": text.positions(of: diagnostic.place.range, in: encoding).json,
      "severity": .int(diagnostic.severity == .error ? 1 : 2),
      "source": "inline-graphql",
      "message": .string(diagnostic.message),
    ]
    let related = diagnostic.related.compactMap { related in
      location(of: related.place, in: encoding).map { location -> GraphQLJSONValue in
        ["location": location, "message": .string(related.message)]
      }
    }
    if !related.isEmpty { json["relatedInformation"] = .array(related) }
    return .object(json)
  }
}
