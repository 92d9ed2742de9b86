import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// A request and the response to it. The responses are graphql-core's, in graphql-js's words.
struct ExecutionCase: Sendable, CustomTestStringConvertible {
  let request: Request
  let response: JSONValue

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
        variables: try JSONValue(parsing: Array(variables.utf8))
      )
      self.response = try JSONValue(parsing: Array(response.utf8))
    } catch {
      preconditionFailure("\(document): \(error)")
    }
  }

  var testDescription: String { request.description }

  /// Those that graphql-core answers alike.
  static let shared =
    selection + abstractType + argument + variable + leaf + nullPropagation + requestError
    + introspection
}
