/// The state of a condition that `@include`, `@skip` and type conditions put on a selection.
@frozen
public enum __Inclusion: Sendable {
  /// The selection is in the response.
  case included

  /// The selection is not in the response.
  case excluded

  /// The selection may be in the response. The variables are not known, for example when a generated type is decoded
  /// from something other than the response to an operation. Members that are present are read; others are not
  /// required.
  case unknown

  /// Creates a known state.
  @inlinable
  public init(_ isIncluded: Bool) {
    self = isIncluded ? .included : .excluded
  }

  /// Returns whether both conditions hold.
  @inlinable
  public func and(_ other: __Inclusion) -> __Inclusion {
    switch (self, other) {
    case (.excluded, _), (_, .excluded): .excluded
    case (.included, .included): .included
    default: .unknown
    }
  }

  /// Returns whether at least one of the conditions holds.
  @inlinable
  public func or(_ other: __Inclusion) -> __Inclusion {
    switch (self, other) {
    case (.included, _), (_, .included): .included
    case (.excluded, .excluded): .excluded
    default: .unknown
    }
  }
}

/// Returns whether every member that a condition promises is present. This tells whether the condition held if the
/// variables are not known.
public func __arePresent(_ values: Any?...) -> Bool {
  values.allSatisfy { $0 != nil }
}
