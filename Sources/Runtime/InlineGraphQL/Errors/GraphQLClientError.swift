import Foundation

/// The reason why an operation has no GraphQL response.
///
/// ```swift
/// do {
///   let response = try await client.execute(HeroQuery(episode: .jedi))
///   show(response.data?.hero?.name)
/// } catch GraphQLClientError.network {
///   showOffline()
/// } catch let error as GraphQLClientError {
///   log("\(error.response?.status ?? 0): \(error)")
/// }
/// ```
///
/// Errors that the service reports are in ``GraphQLResponse/errors`` instead. Descriptions contain no headers of the
/// request, and no users, passwords or queries of URLs.
public enum GraphQLClientError: Error {
  /// The connection failed or broke off, or the time ran out. The error is the transport's, often a `URLError`.
  case network(any Error)

  /// The service answered with an HTTP status that reports a failure.
  ///
  /// If the body is a GraphQL response of media type `application/json`, `errors` are its errors. It does not count as
  /// the service's answer, because any proxy may send such a body. ``GraphQLOperation/decodeResponse(_:dynamicTypes:)-(Data,_)``
  /// reads its data.
  case httpStatus(TransportResponse, errors: [GraphQLError])

  /// The service answered with a redirect that the transport does not follow.
  case redirect(RedirectProblem, TransportResponse)

  /// The service answered with a body that is not a GraphQL response.
  case notGraphQL(InvalidResponseError, TransportResponse)

  /// The service answered in parts that do not fit each other. The answer is the last payload; nil if there is none.
  case invalidParts(IncrementalResponseError, TransportResponse?)

  /// The body of the answer is larger than the transport accepts.
  case bodyTooLarge(limit: Int)

  /// A header of the request has a name or value that HTTP does not allow, such as one with a line break.
  case invalidHeader(name: String)

  /// The WebSocket to the service failed.
  case webSocket(WebSocketError)

  /// The reader of a stream did not read, and too many responses wait for it.
  case slowReader
  /// A file of the request cannot be sent.
  case upload(UploadError)

  /// The request has uploads, and the transport sends none.
  case noUploads

  /// The operation is a subscription, and the transport has none.
  case noSubscriptions
}

extension GraphQLClientError {
  /// The answer of the service; nil if there is none.
  public var response: TransportResponse? {
    switch self {
    case .httpStatus(let response, errors: _), .redirect(_, let response), .notGraphQL(_, let response): response
    case .invalidParts(_, let response): response
    case .network, .bodyTooLarge, .invalidHeader, .webSocket, .slowReader, .upload, .noUploads, .noSubscriptions: nil
    }
  }

  init(_ error: HTTPExchangeError) {
    self =
      switch error {
      case .network(let error): .network(error)
      case .invalidHeader(let name): .invalidHeader(name: name)
      case .bodyTooLarge(let limit): .bodyTooLarge(limit: limit)
      case .redirect(let problem, let response): .redirect(problem, response)
      case .slowReader: .slowReader
      case .upload(let error): .upload(error)
      }
  }
}

extension GraphQLClientError: CustomStringConvertible, LocalizedError {
  /// A description of the error, with the beginning of the service's answer.
  public var description: String {
    switch self {
    case .network(let error):
      return "The GraphQL service did not answer: \(HTTPExchangeError.network(error))"
    case .httpStatus(let response, let errors):
      let retry = response.headers["Retry-After"].map { ", retry after \(Self.excerpt($0))" } ?? ""
      let reason = errors.first.map { ": \(Self.excerpt($0.description))" } ?? Self.excerpt(response.body)
      return "The GraphQL service answered with HTTP status \(response.status)\(retry)\(reason)"
    case .redirect(let problem, let response):
      return HTTPExchangeError.redirect(problem, response).description
    case .notGraphQL(let error, let response):
      let status = response.isSuccess ? "" : " (HTTP status \(response.status))"
      return "\(error)\(status)\(Self.excerpt(response.body))"
    case .invalidParts(let error, let response):
      return "\(error)\(response.map { Self.excerpt($0.body) } ?? "")"
    case .bodyTooLarge(let limit):
      return HTTPExchangeError.bodyTooLarge(limit: limit).description
    case .invalidHeader(let name):
      return HTTPExchangeError.invalidHeader(name: name).description
    case .webSocket(let error):
      return error.description
    case .slowReader:
      return HTTPExchangeError.slowReader.description
    case .upload(let error):
      return error.description
    case .noUploads:
      return "The transport has no uploads. Send the operation with an HTTPTransport."
    case .noSubscriptions:
      return "The transport has no subscriptions. Give the client one that has, as its \"subscriptionTransport\"."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }

  private static func excerpt(_ body: Data) -> String {
    body.isEmpty ? " (the body is empty)" : ": " + excerpt(String(decoding: body.prefix(1000), as: UTF8.self))
  }

  private static func excerpt(_ text: String) -> String { text.excerpt().onOneLine }
}
