/// An error that a server reports in a response.
///
/// What no `String` and no `Double` can hold does not lose the error: half a surrogate pair (`\ud800`) becomes U+FFFD, a number
/// out of range (`1e999`) a string of its text.
///
/// [Specification: Errors](https://spec.graphql.org/September2025/#sec-Errors)
public struct GraphQLError: Error, Hashable, Sendable {
  /// A place in the document.
  public struct Location: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int

    /// The column, from 1.
    public var column: Int

    /// Creates a location.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What went wrong, for developers.
  public var message: String

  /// The places in the document that the error is about; empty if the server names none.
  public var locations: [Location]

  /// The field of the response that the error is about; nil if the error is about the request.
  public var path: JSONPath?

  /// What the server adds, by the specification an object; nil if it adds nothing.
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
  /// The message, and where in the response and in the document it belongs: `Not found (at hero.friends[0], 2:3)`.
  public var description: String {
    var places: [String] = []
    if let path, !path.components.isEmpty {
      places.append("at \(path)")
    }
    places += locations.map { "\($0.line):\($0.column)" }
    return places.isEmpty ? message : "\(message) (\(places.joined(separator: ", ")))"
  }
}
