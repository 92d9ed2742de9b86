import Foundation

extension InvalidResponseError {
  /// Creates the error for a body that is known to be no GraphQL response.
  init(body: Foundation.Data) {
    do {
      self = .notAnObject(found: try GraphQLJSONValue(parsing: body).kind)
    } catch {
      let path = body.withUnsafeBytes { jsonPath(ofOffset: error.offset, in: $0.assumingMemoryBound(to: UInt8.self)) }
      let place = path.components.isEmpty ? "" : ", in \"\("\(path)".excerpt())\""
      self = .notJSON("This is not JSON: there is \(error.found) at byte \(error.offset)\(place).")
    }
  }
}

extension GraphQLJSONValue {
  /// The kind of the JSON value, with an article.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
