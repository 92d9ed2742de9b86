/// A type whose values name their type in the data.
///
/// ```swift
/// protocol Route: TypeIdentifiable, Sendable {}
///
/// struct DetailScreen: Route, Codable {                   // {"type": "detailscreen", "id": 1}
///   var type: String { "detailscreen" }
///   var id: Int
/// }
/// ```
public protocol TypeIdentifiable {
  /// The identifier that the type is registered under.
  var type: String { get }
}
