/// The argument for a nullable variable, or for a nullable field of an input object: a value, an optional, `nil` or
/// `.null`.
///
/// Swift wraps values in optionals by itself, and looks up names with a leading dot in the wrapped type. It does
/// neither for other types. So the argument is an optional with enough levels to tell `null` apart: `nil` inside the
/// first level means `null`. `nil` at any other level, which an empty optional becomes, means that the variable is left
/// out. No optional in a program has so many levels.
public typealias GraphQLNullableArgument<Wrapped> = Wrapped????

/// An optional of any type.
public protocol __GraphQLOptional<Wrapped>: ExpressibleByNilLiteral {
  /// The type of the value.
  associatedtype Wrapped
}

extension Optional: __GraphQLOptional {}

extension Optional
where Wrapped: __GraphQLOptional, Wrapped.Wrapped: __GraphQLOptional, Wrapped.Wrapped.Wrapped: __GraphQLOptional {
  /// A null that is sent.
  @inlinable public static var null: Self { .some(nil) }
}

/// Returns the nullable that is sent for the argument of a nullable variable or input field. Emitted code calls it.
///
/// It is not an initializer of `GraphQLNullable`: there are many, and the compiler would check each of them for each
/// field of each input object.
public func __nullable<Wrapped>(given argument: GraphQLNullableArgument<Wrapped>) -> GraphQLNullable<Wrapped> {
  switch argument {
  case .some(.some(.some(.some(let value)))): .some(value)
  case .some(.none): .null
  default: .none
  }
}
