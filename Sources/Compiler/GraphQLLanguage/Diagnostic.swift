/// A message to the author of a document: what is wrong, where, and what to write instead.
package struct Diagnostic: Error, Hashable, Sendable {
  /// How severe a diagnostic is.
  package enum Severity: String, Sendable {
    /// The document cannot be compiled.
    case error

    /// The document compiles, but its author may want to change it.
    case warning
  }

  /// A message about a related position.
  package struct Note: Hashable, Sendable {
    /// The message.
    package var message: String

    /// The position.
    package var range: SourceRange

    /// The position in another literal's fragment, for tools that can show it. `range` is then the spread that leads
    /// there.
    package var elsewhere: Elsewhere?

    /// Creates a note.
    package init(message: String, range: SourceRange, elsewhere: Elsewhere? = nil) {
      self.message = message
      self.range = range
      self.elsewhere = elsewhere
    }
  }

  /// A position in a fragment that another literal defines.
  package struct Elsewhere: Hashable, Sendable {
    /// The fragment's name.
    package var fragment: String

    /// The position in the source that defines the fragment.
    package var range: SourceRange

    /// Creates a position in another literal's fragment.
    package init(fragment: String, range: SourceRange) {
      self.fragment = fragment
      self.range = range
    }
  }

  /// A change that corrects the error.
  package struct FixIt: Hashable, Sendable {
    /// A description of the change, for example `replace "nme" with "name"`.
    package var message: String

    /// The range to replace.
    package var range: SourceRange

    /// The text to write instead.
    package var replacement: String

    /// Creates a fix-it.
    package init(message: String, range: SourceRange, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// How severe the diagnostic is.
  package var severity: Severity

  /// What it warns of; `nil` if it is an error by itself.
  package var warning: WarningKind?

  /// The problem, in graphql-js's words if graphql-js has the same error.
  package var message: String

  /// The ranges of the nodes concerned, graphql-js's `locations`. The error is shown at the first.
  package var ranges: [SourceRange]

  /// Messages about related positions.
  package var notes: [Note]

  /// Alternative changes, each of which corrects the error.
  package var fixIts: [FixIt]

  /// Whether the texts of other literals decide that there is the problem.
  package var isDecidedElsewhere = false

  /// Creates a diagnostic.
  package init(
    _ severity: Severity = .error,
    _ message: String,
    at ranges: SourceRange...,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.severity = severity
    warning = nil
    self.message = message
    self.ranges = ranges
    self.notes = notes
    self.fixIts = fixIts
  }

  /// Creates a warning.
  package init(_ warning: WarningKind, _ message: String, at ranges: SourceRange...) {
    (severity, self.warning, self.message, self.ranges, notes, fixIts) = (.warning, warning, message, ranges, [], [])
  }

  /// Returns the diagnostic with whether the texts of other literals decide it.
  package func decidedElsewhere(if isDecidedElsewhere: Bool = true) -> Diagnostic {
    var diagnostic = self
    diagnostic.isDecidedElsewhere = isDecidedElsewhere
    return diagnostic
  }
}
