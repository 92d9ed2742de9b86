/// The reason why a field, a fragment or an operation with `@catch` or `@throwOnFieldError` has no value.
///
/// ```swift
/// switch hero.name {                                      // name @catch
/// case .success(let name): show(name)
/// case .failure(.reported(let errors)): log("\(errors)")
/// case .failure(.missing(let field)): log("\(field.path) is null")
/// }
/// ```
public enum GraphQLFieldError: Error, Hashable, Sendable {
  /// The server reports these errors for fields, each with the path of its field. There are none if the value was encoded
  /// and decoded again, which keeps that it failed but not why.
  case reported([GraphQLError])

  /// A field with `@required(action: THROW)` is null.
  case missing(MissingRequiredFieldError)
}

extension GraphQLFieldError: CustomStringConvertible {
  /// The first error, and how many more there are.
  public var description: String {
    switch self {
    case .reported(let errors):
      let others = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
      return (errors.first.map { "\($0)" } ?? "The server reports an error for a field") + others
    case .missing(let error): return error.description
    }
  }
}
