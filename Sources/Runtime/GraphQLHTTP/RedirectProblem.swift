/// The reason why a redirect is not followed.
public enum RedirectProblem: Sendable, Hashable {
  /// The status is 301, 302 or 303. Clients then send a GET without the body, so the operation would be lost.
  case losesBody

  /// The redirect leads from https to a URL with another scheme.
  case insecure

  /// The redirect leads to no HTTP URL.
  case notHTTP

  /// The request was redirected too often.
  case tooMany
}

extension RedirectProblem: CustomStringConvertible {
  /// The reason, as a clause that follows a colon.
  public var description: String {
    switch self {
    case .losesBody: "the request would become a GET without the operation"
    case .insecure: "it leads from https to http"
    case .notHTTP: "it does not lead to an HTTP address"
    case .tooMany: "the client has followed \(HTTPExchange.maximumRedirects) redirects already"
    }
  }
}
