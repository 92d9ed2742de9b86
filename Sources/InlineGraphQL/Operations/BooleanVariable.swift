/// The value of a Boolean variable of a request, or of a fragment's Boolean argument, for `@include` and `@skip`.
///
/// [Specification: @skip](https://spec.graphql.org/September2025/#sec--skip)
public struct __BooleanVariable: Sendable {
  /// The variable's name.
  let name: StaticString

  /// The value; `nil` if it is null, for which the specification allows no condition.
  var value: Bool?

  /// Creates the value of a required variable.
  public init(_ name: StaticString, _ value: Bool) {
    self.name = name
    self.value = value
  }

  /// Creates the value of a fragment's argument.
  public init(_ name: StaticString, _ value: __Inclusion) {
    self.name = name
    switch value {
    case .included: self.value = true
    case .excluded: self.value = false
    case .unknown: self.value = nil
    }
  }

  /// Creates the value of an optional variable.
  public init(_ name: StaticString, _ value: Bool?, default defaultValue: Bool) {
    self.name = name
    self.value = value ?? defaultValue
  }

  /// Creates the value of an optional, nullable variable.
  public init(_ name: StaticString, _ value: GraphQLNullable<Bool>, default defaultValue: Bool) {
    self.name = name
    switch value {
    case .none: self.value = defaultValue
    case .null: self.value = nil
    case .some(let value): self.value = value
    }
  }
}
