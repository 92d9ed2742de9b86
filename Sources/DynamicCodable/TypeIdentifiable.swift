/// A type whose values say in the data which type they are of.
public protocol TypeIdentifiable {
  /// The identifier that the type is registered under.
  var type: String { get }
}
