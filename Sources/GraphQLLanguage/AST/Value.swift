/// A value as it is written in a document (section 2.10).
public struct Value: Hashable, Sendable {
  /// What was written.
  public indirect enum Kind: Hashable, Sendable {
    /// `$name`, without the `$`.
    case variable(String)
    /// An integer's digits as written.
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

  /// What was written.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// Makes a value.
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
  /// Name and value.
  public var range: SourceRange
}

/// A string value, its escapes resolved and, for block strings, its indentation removed (section 2.10.4).
///
/// Two are equal when they stand for the same text, in whichever way it is written.
public struct StringValue: Hashable, Sendable {
  /// The text that the literal stands for.
  public var value: String
  /// Whether it is written with `"""`.
  public var isBlock: Bool
  /// From quote to quote.
  public var range: SourceRange

  /// Makes a string value.
  public init(_ value: String, isBlock: Bool = false, range: SourceRange = .none) {
    self.value = value
    self.isBlock = isBlock
    self.range = range
  }

  /// Whether two strings stand for the same text.
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

  /// Whether `null` is no value of the type.
  public var isNonNull: Bool {
    if case .nonNull = self { true } else { false }
  }

  /// The type without its outermost `!`.
  public var nullable: TypeReference {
    if case .nonNull(let wrapped, _) = self { wrapped } else { self }
  }

  /// Where it stands.
  public var range: SourceRange {
    switch self {
    case .named(let name): name.range
    case .list(_, let range), .nonNull(_, let range): range
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type as it is written.
  public var description: String {
    switch self {
    case .named(let name): name.value
    case .list(let element, _): "[\(element)]"
    case .nonNull(let wrapped, _): "\(wrapped)!"
    }
  }
}
