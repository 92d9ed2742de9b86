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
