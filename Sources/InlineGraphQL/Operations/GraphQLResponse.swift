/// A server's response to an operation.
///
/// [Specification: Response](https://spec.graphql.org/September2025/#sec-Response)
public struct GraphQLResponse<Data: ResponseObject>: Sendable, Hashable {
  /// The data of the operation; nil if the request failed or an error reached the root. If there are ``errors`` too,
  /// the fields that failed are null.
  public var data: Data?

  /// The errors; empty if there are none.
  public var errors: [GraphQLError]

  /// Additional information of the server, an object according to the specification; nil if there is none.
  public var extensions: GraphQLJSONValue?

  /// Why an operation with `@catch` has no data; nil if it has, and for all other operations.
  public var fieldError: GraphQLFieldError?

  /// The data of an operation with `@catch`, or the reason why it has none.
  public var result: Result<Data?, GraphQLFieldError> { fieldError.map { .failure($0) } ?? .success(data) }

  /// Creates a response.
  public init(
    data: Data?,
    errors: [GraphQLError] = [],
    extensions: GraphQLJSONValue? = nil,
    fieldError: GraphQLFieldError? = nil
  ) {
    self.data = data
    self.errors = errors
    self.extensions = extensions
    self.fieldError = fieldError
  }
}
