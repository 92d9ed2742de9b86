/// A value in a document (section 2.10).
public struct Value: Hashable, Sendable {
  /// The kinds of values as written.
  public indirect enum Kind: Hashable, Sendable {
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
  public var kind: Kind
  /// The range of the value.
  public var range: SourceRange

  /// Creates a value.
  public init(_ kind: Kind, range: SourceRange = .none) {
    self.kind = kind
    self.range = range
  }
}

/// One field of an input object value: `name: "x"` (section 2.10.8).
public struct ObjectField: Hashable, Sendable {
  /// The field's name.
  public var name: Name
  /// The field's value.
  public var value: Value
  /// The range from the name to the end of the value.
  public var range: SourceRange

  package init(name: Name, value: Value, range: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// A string value (section 2.10.4): escapes are resolved and a block string's indentation is removed.
///
/// Two string values are equal if they have the same text, however it is written.
public struct StringValue: Hashable, Sendable {
  /// The text of the string.
  public var value: String
  /// Whether it is written with `"""`.
  public var isBlock: Bool
  /// The range from quote to quote.
  public var range: SourceRange

  /// Creates a string value.
  public init(_ value: String, isBlock: Bool = false, range: SourceRange = .none) {
    self.value = value
    self.isBlock = isBlock
    self.range = range
  }

  /// Returns whether two string values have the same text.
  public static func == (lhs: StringValue, rhs: StringValue) -> Bool {
    lhs.value.utf8.elementsEqual(rhs.value.utf8)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// A reference to a type: `Episode`, `[Episode]`, `Episode!` (section 2.12).
public indirect enum TypeReference: Hashable, Sendable {
  case named(Name)
  case list(TypeReference, range: SourceRange)
  case nonNull(TypeReference, range: SourceRange)

  /// The name inside all wrappers.
  public var namedType: Name {
    switch self {
    case .named(let name): name
    case .list(let element, _): element.namedType
    case .nonNull(let wrapped, _): wrapped.namedType
    }
  }

  /// Whether the type excludes `null`.
  public var isNonNull: Bool {
    if case .nonNull = self { true } else { false }
  }

  /// The type without its outermost `!`.
  public var nullable: TypeReference {
    if case .nonNull(let wrapped, _) = self { wrapped } else { self }
  }

  /// The range of the type reference.
  public var range: SourceRange {
    switch self {
    case .named(let name): name.range
    case .list(_, let range), .nonNull(_, let range): range
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type in GraphQL's notation.
  public var description: String {
    switch self {
    case .named(let name): name.value
    case .list(let element, _): "[\(element)]"
    case .nonNull(let wrapped, _): "\(wrapped)!"
    }
  }
}
