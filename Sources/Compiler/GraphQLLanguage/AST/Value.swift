/// A value in a document (section 2.10).
package struct Value: Hashable, Sendable {
  /// The kinds of values as written.
  package indirect enum Kind: Hashable, Sendable {
    /// The name of a variable, without `$`.
    case variable(String)
    /// The digits of an integer as written.
    case int(String)
    /// A floating-point number as written.
    case float(String)
    /// A string or block string.
    case string(StringValue)
    case boolean(Bool)
    case null
    /// An enum value's name.
    case `enum`(String)
    case list([Value])
    case object([ObjectField])
  }

  /// The kind of value, with its contents.
  package var kind: Kind
  /// The range of the value.
  package var range: SourceRange

  /// Creates a value.
  package init(_ kind: Kind, range: SourceRange = .none) {
    self.kind = kind
    self.range = range
  }
}

/// One field of an input object value: `name: "x"` (section 2.10.8).
package struct ObjectField: Hashable, Sendable {
  /// The field's name.
  package var name: Name
  /// The field's value.
  package var value: Value
  /// The range from the name to the end of the value.
  package var range: SourceRange

  package init(name: Name, value: Value, range: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// A string value (section 2.10.4): escapes are resolved and a block string's indentation is removed.
///
/// Two string values are equal if they have the same text, however it is written.
package struct StringValue: Hashable, Sendable {
  /// The text of the string.
  package var value: String
  /// Whether it is written with `"""`.
  package var isBlock: Bool
  /// The range from quote to quote.
  package var range: SourceRange

  /// Creates a string value.
  package init(_ value: String, isBlock: Bool = false, range: SourceRange = .none) {
    self.value = value
    self.isBlock = isBlock
    self.range = range
  }

  /// Returns whether two string values have the same text.
  package static func == (lhs: StringValue, rhs: StringValue) -> Bool {
    lhs.value.utf8.elementsEqual(rhs.value.utf8)
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// A reference to a type: `Episode`, `[Episode]`, `Episode!` (section 2.12).
package indirect enum TypeReference: Hashable, Sendable {
  case named(Name)
  case list(TypeReference, range: SourceRange)
  case nonNull(TypeReference, range: SourceRange)

  /// The name inside all wrappers.
  package var namedType: Name {
    switch self {
    case .named(let name): name
    case .list(let element, _): element.namedType
    case .nonNull(let wrapped, _): wrapped.namedType
    }
  }

  /// Whether the type excludes `null`.
  package var isNonNull: Bool {
    if case .nonNull = self { true } else { false }
  }

  /// The type without its outermost `!`.
  package var nullable: TypeReference {
    if case .nonNull(let wrapped, _) = self { wrapped } else { self }
  }

  /// The range of the type reference.
  package var range: SourceRange {
    switch self {
    case .named(let name): name.range
    case .list(_, let range), .nonNull(_, let range): range
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type in GraphQL's notation.
  package var description: String {
    switch self {
    case .named(let name): name.value
    case .list(let element, _): "[\(element)]"
    case .nonNull(let wrapped, _): "\(wrapped)!"
    }
  }
}
