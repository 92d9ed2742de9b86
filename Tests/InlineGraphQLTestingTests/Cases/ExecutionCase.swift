import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// A request with its response. The responses are graphql-core's, with graphql-js's messages.
struct ExecutionCase: Sendable, CustomTestStringConvertible {
  let request: Request
  let response: GraphQLJSONValue

  init(
    _ world: World,
    _ document: String,
    operationName: String? = nil,
    variables: String = "{}",
    response: String
  ) {
    do {
      request = Request(
        world: world.name,
        document: document,
        operationName: operationName,
        variables: try GraphQLJSONValue(parsing: Array(variables.utf8))
      )
      self.response = try GraphQLJSONValue(parsing: Array(response.utf8))
    } catch {
      preconditionFailure("\(document): \(error)")
    }
  }

  var testDescription: String { request.description }

  /// The cases in which graphql-core gives the same response.
  static let shared =
    selection + abstractType + argument + variable + leaf + nullPropagation + requestError
    + introspection
}
