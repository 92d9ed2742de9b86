/// A type by its name, whatever else has that name where it stands.
///
/// Emitted code says `__TypeNamed<node>.type` for a fragment called `node`: in an object that has a field `node`, and in
/// those inside, `node.self` would be about the property.
public enum __TypeNamed<T> {
  /// The type.
  @inlinable
  public static var type: T.Type { T.self }
}
