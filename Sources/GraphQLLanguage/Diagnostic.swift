/// Something to tell the author of a document: what is wrong, where, and what to write instead.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// The document cannot be compiled.
    case error

    /// The document compiles; its author may want to change it.
    case warning
  }

  /// A related place.
  public struct Note: Hashable, Sendable {
    /// What there is to see at the place.
    public var message: String

    /// The place.
    public var range: SourceRange

    /// The place in the definition of a fragment of another literal that it is about, for who can show it; `range` is
    /// that of the spread which leads there.
    public var elsewhere: Elsewhere?

    /// Makes a note.
    package init(message: String, range: SourceRange, elsewhere: Elsewhere? = nil) {
      self.message = message
      self.range = range
      self.elsewhere = elsewhere
    }
  }

  /// A place in a fragment that another literal defines.
  public struct Elsewhere: Hashable, Sendable {
    /// The fragment's name.
    public var fragment: String

    /// The place, in the source that defines the fragment.
    public var range: SourceRange

    /// Makes the place of a note in another literal.
    package init(fragment: String, range: SourceRange) {
      self.fragment = fragment
      self.range = range
    }
  }

  /// A change that mends what is wrong.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as `replace "nme" with "name"`.
    public var message: String

    /// What is replaced.
    public var range: SourceRange

    /// What to write instead.
    public var replacement: String

    /// Makes a fix-it.
    package init(message: String, range: SourceRange, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// How much it matters.
  public var severity: Severity

  /// What is wrong. Where graphql-js has the same error, its wording.
  public var message: String

  /// The nodes concerned, the first being where the error is shown. These are graphql-js's `locations`.
  public var ranges: [SourceRange]

  /// Related places, each with its own message.
  public var notes: [Note]

  /// Changes that each mend what is wrong.
  public var fixIts: [FixIt]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity = .error,
    _ message: String,
    at ranges: SourceRange...,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.message = message
    self.ranges = ranges
    self.notes = notes
    self.fixIts = fixIts
  }
}
