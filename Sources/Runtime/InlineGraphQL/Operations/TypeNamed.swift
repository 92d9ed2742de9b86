/// A type that code can name even where a property has the same name.
///
/// Emitted code says `__TypeNamed<node>.type` for a fragment called `node`. In an object with a field `node`, and in
/// its nested types, `node.self` would mean the property.
public enum __TypeNamed<T> {
  /// The type itself, as `T.self` is where no property hides it.
  @inlinable
  public static var type: T.Type { T.self }
}

extension __TypeNamed where T: GraphQLFragment {
  /// Returns a pointer to the data, as an object that spreads the fragment has one.
  @inlinable
  public static func pointer(to data: T.Data) -> FragmentPointer {
    switch T.errorHandling {
    case .none: FragmentPointer(FragmentBox(data, of: ObjectIdentifier(T.self)))
    case .required, .thrown, .caught: FragmentPointer(FailableFragmentBox(.success(data), of: ObjectIdentifier(T.self)))
    }
  }
}
