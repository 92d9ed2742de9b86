/// What is given for a nullable variable, or for a nullable field of an input object: a value, an optional, `nil` or
/// `.null`.
///
/// Swift turns values into optionals by itself, and finds what is written with a leading dot in the type within, but
/// does neither for any other type. So this is an optional, of enough levels to tell `null` apart: the first level with
/// nothing behind it says `null`, and `nil` on any other, as an optional that holds no value becomes, that the variable
/// is left out. No optional that a program comes to hold has so many levels.
public typealias GraphQLNullableArgument<Wrapped> = Wrapped????

/// An optional, whatever it wraps.
public protocol __GraphQLOptional<Wrapped>: ExpressibleByNilLiteral {
  /// The type of the value.
  associatedtype Wrapped
}

extension Optional: __GraphQLOptional {}

extension Optional
where Wrapped: __GraphQLOptional, Wrapped.Wrapped: __GraphQLOptional, Wrapped.Wrapped.Wrapped: __GraphQLOptional {
  /// `null` is sent.
  @inlinable public static var null: Self { .some(nil) }
}

/// What is sent for what was given for a nullable variable or input field. Emitted code calls it.
///
/// No initialiser of `GraphQLNullable`, of which there are many: the compiler would look at each of them, for each field
/// of each input object.
public func __nullable<Wrapped>(given argument: GraphQLNullableArgument<Wrapped>) -> GraphQLNullable<Wrapped> {
  switch argument {
  case .some(.some(.some(.some(let value)))): .some(value)
  case .some(.none): .null
  default: .none
  }
}
