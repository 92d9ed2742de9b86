/// A value, an explicit null, or no value.
///
/// The three differ on the wire: `{"first": 5}`, `{"first": null}` and `{}`. A server may treat an explicit null as
/// "set this to nothing" and an absent value as "leave this as it is", or as "use the default".
///
/// ```swift
/// ReviewInput(stars: 5, commentary: "Good")               // {"stars":5,"commentary":"Good"}
/// ReviewInput(stars: 5, commentary: .null)                // {"stars":5,"commentary":null}
/// ReviewInput(stars: 5)                                   // {"stars":5}
/// ```
///
/// Write a value as a plain literal if the wrapped type allows it (`first: 10`, `name: "x"`, `tags: ["a"]`), or as
/// `.some(value)`, `.null` and `.none` for any type.
///
/// The literal `nil` is ``none``, not ``null``. In Swift `nil` says that there is no value, and a caller who forwards
/// an empty optional wants the server's default. An explicit null changes data, so it is sent only if someone writes
/// `.null`.
///
/// ``some(_:)`` is indirect, so that an input object may hold a nullable value of its own type.
///
/// [Specification: Null Value](https://spec.graphql.org/September2025/#sec-Null-Value)
@frozen
public enum GraphQLNullable<Wrapped> {
  /// Nothing is sent; the server uses the default if there is one.
  case none

  /// `null` is sent.
  case null

  /// The value is sent.
  indirect case some(Wrapped)

  /// Creates a nullable that sends the value, or nothing if it is nil.
  @inlinable public init(_ value: Wrapped?) {
    self = value.map { .some($0) } ?? .none
  }

  /// The value; nil for ``none`` and ``null``.
  @inlinable public var value: Wrapped? {
    if case .some(let value) = self { value } else { nil }
  }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}
extension GraphQLNullable: Sendable where Wrapped: Sendable {}

extension GraphQLNullable: ExpressibleByNilLiteral {
  /// Creates ``none``: nothing is sent.
  @inlinable public init(nilLiteral: ()) { self = .none }
}

extension GraphQLNullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  /// Creates a nullable that sends the literal.
  @inlinable public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = .some(Wrapped(booleanLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  /// Creates a nullable that sends the literal.
  @inlinable public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = .some(Wrapped(integerLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  /// Creates a nullable that sends the literal.
  @inlinable public init(floatLiteral value: Wrapped.FloatLiteralType) {
    self = .some(Wrapped(floatLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
  /// Creates a nullable that sends the literal.
  @inlinable public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .some(Wrapped(unicodeScalarLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a nullable that sends the literal.
  @inlinable public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .some(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Creates a nullable that sends the literal.
  @inlinable public init(stringLiteral value: Wrapped.StringLiteralType) {
    self = .some(Wrapped(stringLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByStringInterpolation
where Wrapped: ExpressibleByStringInterpolation {
  /// Creates a nullable that sends the interpolated string.
  @inlinable public init(stringInterpolation: Wrapped.StringInterpolation) {
    self = .some(Wrapped(stringInterpolation: stringInterpolation))
  }
}

extension GraphQLNullable: ExpressibleByArrayLiteral
where Wrapped: RangeReplaceableCollection & ExpressibleByArrayLiteral {
  /// Creates a nullable that sends the list.
  @inlinable public init(arrayLiteral elements: Wrapped.Element...) {
    self = .some(Wrapped(elements))
  }
}
