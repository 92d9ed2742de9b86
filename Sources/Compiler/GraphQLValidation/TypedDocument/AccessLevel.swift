/// The access level of emitted declarations.
package enum AccessLevel: String, Hashable, Sendable {
  /// Visible in the module. Declarations have no modifier.
  case `internal`

  /// Visible in the package.
  case `package`

  /// Visible everywhere.
  case `public`

  /// Returns whether a declaration with this level is visible wherever a declaration with another level is.
  package func covers(_ other: AccessLevel) -> Bool {
    self == other || self == .public || other == .internal
  }
}
