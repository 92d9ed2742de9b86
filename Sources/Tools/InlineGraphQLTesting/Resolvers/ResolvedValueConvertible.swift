public import InlineGraphQL

/// A type whose values a resolver can return.
///
/// Your own types conform so that resolvers can return them and lists of them:
///
/// ```swift
/// extension Droid: ResolvedValueConvertible {
///   var resolvedValue: ResolvedValue { .object(self, type: "Droid") }
/// }
/// ```
public protocol ResolvedValueConvertible: Sendable {
  /// The value as the executor takes it.
  var resolvedValue: ResolvedValue { get }
}

extension ResolvedValue: ResolvedValueConvertible {
  /// The value itself.
  public var resolvedValue: ResolvedValue { self }
}

extension GraphQLJSONValue: ResolvedValueConvertible {
  /// Plain data.
  public var resolvedValue: ResolvedValue { .json(self) }
}

extension String: ResolvedValueConvertible {
  /// A string, an enum value or an ID.
  public var resolvedValue: ResolvedValue { .json(.string(self)) }
}

extension Int: ResolvedValueConvertible {
  /// An integer.
  public var resolvedValue: ResolvedValue { .json(.int(self)) }
}

extension Double: ResolvedValueConvertible {
  /// A number.
  public var resolvedValue: ResolvedValue { .json(.double(self)) }
}

extension Bool: ResolvedValueConvertible {
  /// A Boolean.
  public var resolvedValue: ResolvedValue { .json(.bool(self)) }
}

extension Optional: ResolvedValueConvertible where Wrapped: ResolvedValueConvertible {
  /// The wrapped value, or null.
  public var resolvedValue: ResolvedValue { self?.resolvedValue ?? .null }
}

extension Array: ResolvedValueConvertible where Element: ResolvedValueConvertible {
  /// A list of the elements' values.
  public var resolvedValue: ResolvedValue { .list(map(\.resolvedValue)) }
}
