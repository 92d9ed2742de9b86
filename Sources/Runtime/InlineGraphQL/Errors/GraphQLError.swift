/// An error that a server reports in a response.
///
/// ```swift
/// if response.errors.contains(where: { $0.extensions?["code"] == "UNAUTHENTICATED" }) { showLogin() }
/// ```
///
/// Contents that no `String` or `Double` can hold are replaced: half a surrogate pair (`\ud800`) by U+FFFD, a number
/// out of range (`1e999`) by a string with its text.
///
/// [Specification: Errors](https://spec.graphql.org/September2025/#sec-Errors)
public struct GraphQLError: Error, Hashable, Sendable {
  /// A location in the document.
  public struct Location: Hashable, Sendable {
    /// The number of the line; the first is 1.
    public var line: Int

    /// The number of the column; the first is 1.
    public var column: Int

    /// Creates a location, for errors of tests and of services in Swift.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A description of the error for developers.
  public var message: String

  /// The locations of the error in the document; empty if the server names none.
  public var locations: [Location]

  /// The path of the response's field with the error; nil if the error is about the request.
  public var path: JSONPath?

  /// Additional information of the server, an object according to the specification; nil if there is none.
  public var extensions: GraphQLJSONValue?

  /// Creates an error.
  public init(
    message: String,
    locations: [Location] = [],
    path: JSONPath? = nil,
    extensions: GraphQLJSONValue? = nil
  ) {
    self.message = message
    self.locations = locations
    self.path = path
    self.extensions = extensions
  }
}

extension GraphQLError: CustomStringConvertible {
  /// The message with its path in the response and its locations: `Not found (at hero.friends[0], 2:3)`.
  public var description: String {
    var places: [String] = []
    if let path, !path.components.isEmpty {
      places.append("at \(path)")
    }
    places += locations.map { "\($0.line):\($0.column)" }
    return places.isEmpty ? message : "\(message) (\(places.joined(separator: ", ")))"
  }
}
