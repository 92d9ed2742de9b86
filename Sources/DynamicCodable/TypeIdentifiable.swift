/// A type whose values name their type in the data.
public protocol TypeIdentifiable {
  /// The identifier that the type is registered under.
  var type: String { get }
}
