/// What a server answers to an operation.
///
/// [Specification: Response](https://spec.graphql.org/September2025/#sec-Response)
public struct GraphQLResponse<Data: ResponseObject>: Sendable, Hashable {
  /// What the operation selects; nil if the request failed or an error reached the root. It may come together with
  /// ``errors``: fields that failed are then null.
  public var data: Data?

  /// What went wrong; empty if nothing did.
  public var errors: [GraphQLError]

  /// What the server adds, by the specification an object; nil if it adds nothing.
  public var extensions: GraphQLJSONValue?

  /// Creates a response.
  public init(data: Data?, errors: [GraphQLError] = [], extensions: GraphQLJSONValue? = nil) {
    self.data = data
    self.errors = errors
    self.extensions = extensions
  }
}
