import Foundation

/// The reason why a request has no usable answer.
package enum HTTPExchangeError: Error {
  /// The connection failed or broke off, or the time ran out.
  case network(any Error)
  /// A header has a name or value that cannot be sent.
  case invalidHeader(name: String)
  /// The body of the answer is larger than the limit.
  case bodyTooLarge(limit: Int)
  /// The service answered with a redirect that is not followed.
  case redirect(RedirectProblem, TransportResponse)
  /// Too much of a stream waits for its reader.
  case slowReader
  /// A file of the body cannot be sent.
  case upload(UploadError)
}

extension HTTPExchangeError: CustomStringConvertible {
  /// The failure, without anything that may be secret. Of a network error it is the reason alone.
  package var description: String {
    switch self {
    case .network(let error):
      return Self.reason(error)
    case .invalidHeader(let name):
      return "The header \(name.prefix(100).debugDescription) cannot be sent: a name consists of letters, digits and "
        + "some signs, and a value is one line without control characters."
    case .bodyTooLarge(let limit):
      return "The GraphQL service answered with a body of more than \(limit) bytes, which is the limit."
    case .slowReader:
      return "The responses were not read as fast as the GraphQL service sends them, and too many wait."
    case .upload(let error):
      return error.description
    case .redirect(let problem, let response):
      let target = response.headers["Location"].flatMap { URL(string: $0) }?.withoutSecrets ?? "another address"
      return
        "The GraphQL service redirects to \(target) (HTTP status \(response.status)), which the client does not follow: "
        + "\(problem). If the service has moved there, send requests there."
    }
  }

  /// Returns the reason of an error. Foundation's own descriptions contain URLs.
  private static func reason(_ error: any Error) -> String {
    let reason =
      switch error {
      case let error as URLError: error.localizedDescription
      case let error as any LocalizedError: error.errorDescription ?? "\(error)"
      default: "\(error)"
      }
    return reason.count > 500 ? "\(reason.prefix(500))…" : reason
  }

  /// Wraps an error of the session without its URLs, because they may contain passwords and tokens.
  init(session error: any Error) {
    let description = [NSLocalizedDescriptionKey: error.localizedDescription]
    if let error = error as? URLError {
      self = .network(URLError(error.code, userInfo: description))
    } else {
      let error = error as NSError
      self = .network(NSError(domain: error.domain, code: error.code, userInfo: description))
    }
  }
}
