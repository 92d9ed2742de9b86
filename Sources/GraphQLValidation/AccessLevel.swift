/// Who may use what is emitted.
public enum AccessLevel: String, Hashable, Sendable {
  /// The module; nothing is written before declarations.
  case `internal`

  /// The package.
  case `package`

  /// Everyone.
  case `public`

  /// Whether whoever may use what has the other level may use what has this one.
  package func covers(_ other: AccessLevel) -> Bool {
    self == other || self == .public || other == .internal
  }
}
