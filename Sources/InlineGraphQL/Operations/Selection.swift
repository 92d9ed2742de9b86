/// One selection, as it is written in a document.
///
/// [Specification: Selection Sets](https://spec.graphql.org/September2025/#sec-Selection-Sets)
public enum Selection: Sendable {
  /// A field: its name, its alias if it has one, its arguments as written, what is selected of it, and when.
  case field(
    String,
    alias: String? = nil,
    arguments: [SelectionArgument] = [],
    selections: [Selection] = [],
    conditions: [SelectionCondition] = []
  )

  /// The spread of a fragment: the fragment, its arguments as written, and when.
  case fragment(
    any GraphQLFragment.Type,
    arguments: [SelectionArgument] = [],
    conditions: [SelectionCondition] = []
  )

  /// An inline fragment: its type condition if it has one, what it selects, and when.
  case inlineFragment(on: String? = nil, selections: [Selection], conditions: [SelectionCondition] = [])
}

/// What says whether a selection is in the response.
///
/// [Specification: Directives](https://spec.graphql.org/September2025/#sec-Type-System.Directives.Built-in-Directives)
public enum SelectionCondition: Hashable, Sendable {
  /// `@include(if:)`.
  case include(if: SelectionValue)

  /// `@skip(if:)`.
  case skip(if: SelectionValue)
}

/// An argument of a selected field, or a field of an input object in one.
public struct SelectionArgument: Hashable, Sendable {
  /// The argument's name.
  public var name: String

  /// The value as it is written.
  public var value: SelectionValue

  /// Creates an argument.
  public init(_ name: String, _ value: SelectionValue) {
    self.name = name
    self.value = value
  }
}

/// A value as it is written in a document.
///
/// [Specification: Input Values](https://spec.graphql.org/September2025/#sec-Input-Values)
///
/// Strings are the same value if they have the same UTF-8.
public enum SelectionValue: Hashable, Sendable {
  /// `$name`.
  case variable(String)

  /// A whole number.
  case int(Int)

  /// A number with a fraction or an exponent.
  case float(Double)

  /// A string.
  case string(String)

  /// `true` or `false`.
  case boolean(Bool)

  /// `null`.
  case null

  /// The name of an enum value.
  case `enum`(String)

  /// A list.
  case list([SelectionValue])

  /// An input object: its fields in the order they are written.
  case object([SelectionArgument])
}

extension SelectionValue {
  /// Whether both are written alike.
  public static func == (left: SelectionValue, right: SelectionValue) -> Bool {
    switch (left, right) {
    case (.variable(let left), .variable(let right)), (.enum(let left), .enum(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.int(let left), .int(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.null, .null): true
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension Selection: Hashable {
  /// Whether two selections are the same, fragments being compared by their types.
  public static func == (left: Selection, right: Selection) -> Bool {
    switch (left, right) {
    case (
      .field(let name, let alias, let arguments, let selections, let conditions),
      .field(let otherName, let otherAlias, let otherArguments, let otherSelections, let otherConditions)
    ):
      name == otherName && alias == otherAlias && arguments == otherArguments && selections == otherSelections
        && conditions == otherConditions
    case (
      .fragment(let fragment, let arguments, let conditions),
      .fragment(let other, let otherArguments, let otherConditions)
    ):
      fragment == other && arguments == otherArguments && conditions == otherConditions
    case (
      .inlineFragment(let type, let selections, let conditions),
      .inlineFragment(let otherType, let otherSelections, let otherConditions)
    ):
      type == otherType && selections == otherSelections && conditions == otherConditions
    default:
      false
    }
  }

  /// Hashes what tells selections apart.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .field(let name, let alias, let arguments, let selections, let conditions):
      hasher.combine(name)
      hasher.combine(alias)
      hasher.combine(arguments)
      hasher.combine(selections)
      hasher.combine(conditions)
    case .fragment(let fragment, let arguments, let conditions):
      hasher.combine(ObjectIdentifier(fragment))
      hasher.combine(arguments)
      hasher.combine(conditions)
    case .inlineFragment(let type, let selections, let conditions):
      hasher.combine(type)
      hasher.combine(selections)
      hasher.combine(conditions)
    }
  }
}
