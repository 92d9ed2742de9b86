import Foundation

/// The Swift types of scalars whose `@specifiedBy` names a known document.
///
/// The macros declare such scalars by these names, because they need no import of Foundation.
///
/// [Specification: @specifiedBy](https://spec.graphql.org/September2025/#sec--specifiedBy)
public enum SpecifiedScalar {
  /// A point in time: RFC 3339.
  public typealias DateTime = Foundation.Date

  /// A uniform resource locator: RFC 1738 and RFC 3986.
  public typealias URL = Foundation.URL

  /// A universally unique identifier: RFC 4122 and RFC 9562.
  public typealias UUID = Foundation.UUID
}
