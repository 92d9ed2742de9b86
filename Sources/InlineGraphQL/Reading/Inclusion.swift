/// What a reader knows of a condition that `@include`, `@skip` and types put on a selection.
@frozen
public enum __Inclusion: Sendable {
  /// The selection is in the response.
  case included

  /// It is not.
  case excluded

  /// It may be: the variables are not known, as where generated types are decoded from something else than the response
  /// to an operation. What is there is read, what is not is not missed.
  case unknown

  /// Creates what is known for certain.
  @inlinable
  public init(_ isIncluded: Bool) {
    self = isIncluded ? .included : .excluded
  }

  /// Whether both conditions hold.
  @inlinable
  public func and(_ other: __Inclusion) -> __Inclusion {
    switch (self, other) {
    case (.excluded, _), (_, .excluded): .excluded
    case (.included, .included): .included
    default: .unknown
    }
  }

  /// Whether one of the conditions holds.
  @inlinable
  public func or(_ other: __Inclusion) -> __Inclusion {
    switch (self, other) {
    case (.included, _), (_, .included): .included
    case (.excluded, .excluded): .excluded
    default: .unknown
    }
  }
}

/// Whether everything that a condition promises is there: tells whether it held where the variables are not known.
public func __areThere(_ values: Any?...) -> Bool {
  values.allSatisfy { $0 != nil }
}
