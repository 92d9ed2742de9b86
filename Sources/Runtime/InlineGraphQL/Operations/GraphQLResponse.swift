/// A server's response to an operation.
///
/// ```swift
/// let response = try await client.execute(HeroQuery(episode: .jedi))
/// for error in response.errors { log("\(error)") }        // Not found (at hero.friends[0], 2:3)
/// show(response.data?.hero?.name)
/// ```
///
/// [Specification: Response](https://spec.graphql.org/September2025/#sec-Response)
@frozen
public struct GraphQLResponse<Data: ResponseObject>: Sendable {
  /// The data of the operation; nil if the request failed or an error reached the root. If there are ``errors`` too,
  /// the fields that failed are null.
  public var data: Data?

  /// The errors; empty if there are none.
  public var errors: [GraphQLError]

  /// Additional information of the server, an object according to the specification; nil if there is none.
  public var extensions: GraphQLJSONValue?

  /// Why an operation with `@catch` has no data; nil if it has, and for all other operations.
  public var fieldError: GraphQLFieldError?

  /// The HTTP response that had this one; nil if no client received it.
  public var http: HTTPResponse?

  /// Whether responses of a subscription may be missing before this one, because the connection broke off.
  public var followsGap = false

  /// The data of an operation with `@catch`, or the reason why it has none.
  public var result: Result<Data?, GraphQLFieldError> { fieldError.map { .failure($0) } ?? .success(data) }

  /// Creates a response that no server sent, for tests and previews.
  public init(
    data: Data?,
    errors: [GraphQLError] = [],
    extensions: GraphQLJSONValue? = nil,
    fieldError: GraphQLFieldError? = nil
  ) {
    self.init(data: data, errors: errors, extensions: extensions, fieldError: fieldError, http: nil)
  }

  @inlinable
  init(
    data: Data?,
    errors: [GraphQLError],
    extensions: GraphQLJSONValue?,
    fieldError: GraphQLFieldError?,
    http: HTTPResponse?
  ) {
    self.data = data
    self.errors = errors
    self.extensions = extensions
    self.fieldError = fieldError
    self.http = http
  }
}

extension GraphQLResponse: Hashable {
  /// Returns whether both responses say the same. How they arrived does not matter.
  public static func == (left: GraphQLResponse, right: GraphQLResponse) -> Bool {
    left.data == right.data && left.errors == right.errors && left.extensions == right.extensions
      && left.fieldError == right.fieldError
  }

  /// Hashes what the response says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(data)
    hasher.combine(errors)
    hasher.combine(extensions)
    hasher.combine(fieldError)
  }
}

extension GraphQLResponse: CustomReflectable {
  /// What the response says. How it arrived differs from run to run.
  public var customMirror: Mirror {
    var children: [(String, Any)] = [("data", data as Any)]
    if !errors.isEmpty { children.append(("errors", errors)) }
    if let extensions { children.append(("extensions", extensions)) }
    if let fieldError { children.append(("fieldError", fieldError)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

/// The status, the headers and the measurements of an HTTP response.
public struct HTTPResponse: Sendable {
  /// The status code, such as 200.
  public var status: Int

  /// The headers of the answer, or of the stream that had it.
  public var headers: HTTPHeaders

  /// The transport's measurements; nil if it measures nothing.
  public var metrics: TransportMetrics?

  init(_ response: TransportResponse) {
    (status, headers, metrics) = (response.status, response.headers, response.metrics)
  }
}
