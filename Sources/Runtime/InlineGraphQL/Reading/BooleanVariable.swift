/// The value of a Boolean variable of a request, or of a fragment's Boolean argument, for `@include` and `@skip`.
///
/// [Specification: @skip](https://spec.graphql.org/September2025/#sec--skip)
public struct __BooleanVariable: Sendable {
  /// The variable's name: a literal of emitted code, or a text that is only known at run time.
  private enum Name {
    case literal(StaticString)
    case text(String)
  }

  private let storedName: Name

  /// The value; `nil` if it is not known, or null, for which the specification allows no condition.
  private(set) var value: Bool?

  /// Whether there is no value, so that the default value of an argument counts to which the variable is passed.
  private(set) var isAbsent = false

  /// Creates the value of a required variable.
  public init(_ name: StaticString, _ value: Bool) {
    storedName = .literal(name)
    self.value = value
  }

  /// Creates the value of a fragment's argument.
  public init(_ name: StaticString, _ value: __Inclusion) {
    storedName = .literal(name)
    switch value {
    case .included: self.value = true
    case .excluded: self.value = false
    case .unknown: self.value = nil
    }
  }

  /// Creates the value of a nullable variable without a default value.
  public init(_ name: StaticString, _ value: GraphQLNullable<Bool>) {
    storedName = .literal(name)
    switch value {
    case .none: isAbsent = true
    case .null: self.value = nil
    case .some(let value): self.value = value
    }
  }

  /// Creates the value of a fragment's argument to which a spread passes nothing.
  public init(absent name: StaticString) {
    storedName = .literal(name)
    isAbsent = true
  }

  /// Creates the value of a fragment's argument to which a spread passes a variable.
  init(_ name: StaticString, _ variable: __BooleanVariable?, default defaultValue: Bool?) {
    storedName = .literal(name)
    guard let variable else { return }
    value = variable.isAbsent ? defaultValue : variable.value
    isAbsent = variable.isAbsent && defaultValue == nil
  }

  /// Creates the value of an optional variable.
  public init(_ name: StaticString, _ value: Bool?, default defaultValue: Bool) {
    storedName = .literal(name)
    self.value = value ?? defaultValue
  }

  /// Creates the value of an optional, nullable variable.
  public init(_ name: StaticString, _ value: GraphQLNullable<Bool>, default defaultValue: Bool) {
    storedName = .literal(name)
    switch value {
    case .none: self.value = defaultValue
    case .null: self.value = nil
    case .some(let value): self.value = value
    }
  }

  /// Creates the value of a variable whose name is not in emitted code.
  package init(named name: String, _ value: Bool?) {
    storedName = .text(name)
    self.value = value
  }

  /// Creates a variable without a value whose name is not in emitted code.
  package init(absentNamed name: String) {
    storedName = .text(name)
    isAbsent = true
  }

  /// The variable's name.
  var name: String {
    switch storedName {
    case .literal(let name): "\(name)"
    case .text(let name): name
    }
  }

  /// Returns whether this is the variable with a name.
  func isNamed(_ key: MemberName) -> Bool {
    switch storedName {
    case .literal(let name): return key.matches(MemberName(name).bytes)
    case .text(var name): return name.withUTF8 { key.matches($0) }
    }
  }
}
