/// A field with `@required` is null.
///
/// With `action: THROW` it is thrown when the fragment or the response is read. With `action: LOG` a client receives it
/// in ``GraphQLClient/logMissingField``.
public struct MissingRequiredFieldError: Error, Hashable, Sendable {
  /// The path of the field in the response, as in `allAnimals[3].height`.
  public var path: ResponsePath

  /// Creates the error for a field.
  public init(path: ResponsePath) {
    self.path = path
  }
}

extension MissingRequiredFieldError: CustomStringConvertible {
  /// The path of the field: `Missing @required value at path 'hero.name'.`
  public var description: String { "Missing @required value at path '\(path)'." }
}
