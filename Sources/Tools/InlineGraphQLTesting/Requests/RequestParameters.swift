import Foundation
import GraphQLHTTP
import InlineGraphQL

/// The parameters of a request to a service (GraphQL over HTTP, "Request Parameters").
struct RequestParameters: Sendable {
  let document: String
  let operationName: String?
  /// An object.
  let variables: GraphQLJSONValue

  /// Reads the parameters from the body of an HTTP request.
  init(_ body: Data, contentType: String) throws(RequestError) {
    let headers: HTTPHeaders = ["Content-Type": contentType]
    if headers.mediaType == "multipart/form-data" {
      try self.init(try ReceivedForm(body, boundary: headers.multipartBoundary).request())
    } else {
      try self.init(try GraphQLJSONValue(request: body, name: "The body of the request"))
    }
  }

  private init(_ request: GraphQLJSONValue) throws(RequestError) {
    guard case .string(let document)? = request["query"] else { throw RequestError("Must provide query string.") }
    self.document = document
    switch request["operationName"] {
    case .string(let name): operationName = name
    case .null, nil: operationName = nil
    default: throw RequestError("\"operationName\" of the request must be a string.")
    }
    switch request["variables"] {
    case .null, nil: variables = [:]
    case .object(let object): variables = .object(object)
    default: throw RequestError("\"variables\" of the request must be an object.")
    }
  }
}

extension GraphQLJSONValue {
  /// Reads JSON of a request; `name` says what it is.
  init(request json: Data, name: String) throws(RequestError) {
    do {
      self = try GraphQLJSONValue(parsing: json)
    } catch {
      throw RequestError("\(name) is no JSON: \(error)")
    }
  }
}
