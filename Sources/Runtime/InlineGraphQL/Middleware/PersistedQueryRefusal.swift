import Foundation

/// The reason why a service does not run an operation whose hash it received.
enum PersistedQueryRefusal {
  case notFound, notSupported

  /// Finds the reason in a response.
  init?(in response: TransportResponse) {
    // Most responses are seen to be others without parsing them.
    let marks = ["PERSISTED_QUERY_NOT_", "PersistedQueryNot"]
    guard marks.contains(where: { response.body.range(of: Data($0.utf8)) != nil }),
      let body = try? GraphQLJSONValue(parsing: response.body), body["data"] ?? .null == .null,
      case .array(let errors)? = body["errors"]
    else { return nil }
    self.init(errors.map { ($0["message"], $0["extensions"]?["code"]) })
  }

  /// Finds the reason in an answer with another status than 200.
  init?(in error: GraphQLClientError) {
    guard case .httpStatus(_, let errors) = error else { return nil }
    self.init(errors.map { (.string($0.message), $0.extensions?["code"]) })
  }

  private init?(_ errors: [(message: GraphQLJSONValue?, code: GraphQLJSONValue?)]) {
    for (message, code) in errors {
      if code == "PERSISTED_QUERY_NOT_FOUND" || message == "PersistedQueryNotFound" {
        self = .notFound
        return
      }
      if code == "PERSISTED_QUERY_NOT_SUPPORTED" || message == "PersistedQueryNotSupported" {
        self = .notSupported
        return
      }
    }
    return nil
  }
}
