import Foundation

/// Why there is no GraphQL response to an operation.
///
/// Errors that the service reports are no such error: they are in ``GraphQLResponse/errors``.
public enum GraphQLClientError: Error {
  /// The service was not reached or did not answer in time; the error is the transport's, often a `URLError`.
  case network(any Error)

  /// The service answered with an HTTP status that says that the request failed, and with a body that is no GraphQL
  /// response.
  case httpStatus(Int, body: Data)

  /// The service answered, and the body is no GraphQL response.
  case notGraphQL(InvalidResponseError, body: Data)
}

extension GraphQLClientError: CustomStringConvertible {
  /// What went wrong, with the beginning of the body where there is one.
  public var description: String {
    switch self {
    case .network(let error):
      "The GraphQL service was not reached: \(error)"
    case .httpStatus(let status, let body):
      "The GraphQL service answered with HTTP status \(status)\(Self.excerpt(body))"
    case .notGraphQL(let error, let body):
      "\(error)\(Self.excerpt(body))"
    }
  }

  private static func excerpt(_ body: Data) -> String {
    if body.isEmpty { return " (the body is empty)" }
    let text = String(decoding: body.prefix(200), as: UTF8.self)
    return ": \(text)\(body.count > 200 ? "…" : "")"
  }
}
