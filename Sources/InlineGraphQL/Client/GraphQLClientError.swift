import Foundation

/// Why there is no GraphQL response to an operation.
///
/// Errors that the service reports are no such error: they are in ``GraphQLResponse/errors``. Descriptions have nothing
/// of the request's headers, nor users, passwords and queries of addresses.
public enum GraphQLClientError: Error {
  /// The service was not reached, broke off or did not answer in time; the error is the transport's, often a
  /// `URLError`.
  case network(any Error)

  /// The service answered with an HTTP status that says that the request failed.
  ///
  /// The errors are those of a body of media type `application/json` that is a GraphQL response. Any proxy may send such
  /// a body, so it is not taken for the service's answer;
  /// ``GraphQLOperation/decodeResponse(_:dynamicTypes:)`` reads its data.
  case httpStatus(TransportResponse, errors: [GraphQLError])

  /// The service answered with a redirect that is not followed.
  case redirect(RedirectProblem, TransportResponse)

  /// The service answered, and the body is no GraphQL response.
  case notGraphQL(InvalidResponseError, TransportResponse)

  /// The body of the answer is larger than the transport takes.
  case bodyTooLarge(limit: Int)

  /// A header of the request has a name or value that cannot be sent, as it has a line break.
  case invalidHeader(name: String)
}

extension GraphQLClientError {
  /// What the service answered; nil if it did not.
  public var response: TransportResponse? {
    switch self {
    case .httpStatus(let response, errors: _), .redirect(_, let response), .notGraphQL(_, let response): response
    case .network, .bodyTooLarge, .invalidHeader: nil
    }
  }

  init(_ error: HTTPExchangeError) {
    self =
      switch error {
      case .network(let error): .network(error)
      case .invalidHeader(let name): .invalidHeader(name: name)
      case .bodyTooLarge(let limit): .bodyTooLarge(limit: limit)
      case .redirect(let problem, let response): .redirect(problem, response)
      }
  }
}

extension GraphQLClientError: CustomStringConvertible, LocalizedError {
  /// What went wrong, with the beginning of what the service says.
  public var description: String {
    switch self {
    case .network(let error):
      return "There is no answer from the GraphQL service: \(HTTPExchangeError.network(error))"
    case .httpStatus(let response, let errors):
      let retry = response.headers["Retry-After"].map { ", to be asked again after \(Self.excerpt($0))" } ?? ""
      let reason = errors.first.map { ": \(Self.excerpt($0.description))" } ?? Self.excerpt(response.body)
      return "The GraphQL service answered with HTTP status \(response.status)\(retry)\(reason)"
    case .redirect(let problem, let response):
      return HTTPExchangeError.redirect(problem, response).description
    case .notGraphQL(let error, let response):
      let status = response.isSuccess ? "" : " (HTTP status \(response.status))"
      return "\(error)\(status)\(Self.excerpt(response.body))"
    case .bodyTooLarge(let limit):
      return HTTPExchangeError.bodyTooLarge(limit: limit).description
    case .invalidHeader(let name):
      return HTTPExchangeError.invalidHeader(name: name).description
    }
  }

  /// What went wrong: the ``description``.
  public var errorDescription: String? { description }

  private static func excerpt(_ body: Data) -> String {
    body.isEmpty ? " (the body is empty)" : ": " + excerpt(String(decoding: body.prefix(1000), as: UTF8.self))
  }

  private static func excerpt(_ text: String) -> String { text.excerpt().onOneLine }
}
