public import Foundation
import InlineGraphQL

extension ExecutableSchema {
  /// Returns the response to the body of an HTTP request, as a server of this schema would; for mock servers.
  ///
  /// - Parameters:
  ///   - body: A JSON object with `query` and optionally `operationName` and `variables` (GraphQL over HTTP, "Request
  ///     Parameters"), or a form with such an object and files (GraphQL multipart request specification).
  ///   - contentType: The header `Content-Type` of the request, which tells a form from JSON.
  /// - Returns: The body of the response. It has only errors if the request is malformed.
  public func respond(to body: Data, contentType: String = "application/json") async -> Data {
    let response: GraphQLJSONValue
    do throws(RequestError) {
      let parameters = try RequestParameters(body, contentType: contentType)
      response = await execute(
        parameters.document,
        operationName: parameters.operationName,
        variables: parameters.variables
      )
    } catch {
      response = error.response
    }
    return Data(response.description.utf8)
  }
}
