/// A value that may be given, given as null, or left out.
///
/// The three differ on the wire: `{"first": 5}`, `{"first": null}` and `{}`. A server may treat an explicit null as "set
/// this to nothing" and an absent value as "leave this as it is", or as "use the default".
///
/// Values are written as plain literals where the wrapped type allows it (`first: 10`, `name: "x"`, `tags: ["a"]`), and
/// as `.some(value)`, `.null` and `.none` everywhere.
///
/// The literal `nil` is ``none``, not ``null``. In Swift `nil` says that there is no value, and whoever forwards an
/// optional they were not given wants the server's default. An explicit null changes data, so it is only ever sent
/// where someone has written `.null`.
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

  /// Sends the value if there is one, and nothing if it is nil.
  @inlinable public init(_ value: Wrapped?) {
    self = value.map { .some($0) } ?? .none
  }

  /// The value, if one is given.
  @inlinable public var value: Wrapped? {
    if case .some(let value) = self { value } else { nil }
  }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}
extension GraphQLNullable: Sendable where Wrapped: Sendable {}

extension GraphQLNullable: ExpressibleByNilLiteral {
  /// ``none``: nothing is sent.
  @inlinable public init(nilLiteral: ()) { self = .none }
}

extension GraphQLNullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  /// Sends the literal.
  @inlinable public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = .some(Wrapped(booleanLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  /// Sends the literal.
  @inlinable public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = .some(Wrapped(integerLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  /// Sends the literal.
  @inlinable public init(floatLiteral value: Wrapped.FloatLiteralType) {
    self = .some(Wrapped(floatLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
  /// Sends the literal.
  @inlinable public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .some(Wrapped(unicodeScalarLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Sends the literal.
  @inlinable public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .some(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Sends the literal.
  @inlinable public init(stringLiteral value: Wrapped.StringLiteralType) {
    self = .some(Wrapped(stringLiteral: value))
  }
}

extension GraphQLNullable: ExpressibleByStringInterpolation
where Wrapped: ExpressibleByStringInterpolation {
  /// Sends the interpolated string.
  @inlinable public init(stringInterpolation: Wrapped.StringInterpolation) {
    self = .some(Wrapped(stringInterpolation: stringInterpolation))
  }
}

extension GraphQLNullable: ExpressibleByArrayLiteral
where Wrapped: RangeReplaceableCollection & ExpressibleByArrayLiteral {
  /// Sends the list.
  @inlinable public init(arrayLiteral elements: Wrapped.Element...) {
    self = .some(Wrapped(elements))
  }
}
