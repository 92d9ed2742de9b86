public import Foundation
import InlineGraphQL

extension ExecutableSchema {
  /// Returns the response to the body of an HTTP request, as a server of this schema would; for mock servers.
  ///
  /// - Parameter body: A JSON object with `query` and optionally `operationName` and `variables` (GraphQL over HTTP,
  ///   "Request Parameters").
  /// - Returns: The body of the response. It has only errors if the request is malformed.
  public func respond(to body: Data) async -> Data {
    let response: GraphQLJSONValue
    do {
      let (document, operationName, variables) = try parameters(of: body)
      response = await execute(document, operationName: operationName, variables: variables)
    } catch {
      response = error.response
    }
    return Data(response.description.utf8)
  }

  /// Returns a valid request for a query or a mutation, from the body of an HTTP request.
  func request(in body: Data) throws(RequestError) -> ExecutableRequest {
    let (document, operationName, variables) = try parameters(of: body)
    return try request(document, operationName: operationName, variables: variables)
  }

  private func parameters(of body: Data) throws(RequestError) -> (String, String?, GraphQLJSONValue) {
    let request: GraphQLJSONValue
    do {
      request = try GraphQLJSONValue(parsing: body)
    } catch {
      throw RequestError("The body of the request is no JSON: \(error)")
    }
    guard case .string(let document)? = request["query"] else { throw RequestError("Must provide query string.") }
    let operationName: String?
    switch request["operationName"] {
    case .string(let name): operationName = name
    case .null, nil: operationName = nil
    default: throw RequestError("\"operationName\" of the request must be a string.")
    }
    switch request["variables"] {
    case .null, nil: return (document, operationName, [:])
    case .object(let variables): return (document, operationName, .object(variables))
    default: throw RequestError("\"variables\" of the request must be an object.")
    }
  }
}
