/// Why a redirect is not followed.
public enum RedirectProblem: Sendable, Hashable {
  /// The status is 301, 302 or 303, after which clients send a GET without the body: there would be no operation in it.
  case losesBody

  /// It leads from https to an address of another scheme.
  case insecure

  /// It leads to no address of HTTP.
  case notHTTP

  /// There were as many redirects before it as are followed.
  case tooMany
}

extension RedirectProblem: CustomStringConvertible {
  /// The reason, as it is told behind "is not followed:".
  public var description: String {
    switch self {
    case .losesBody: "the request would become a GET without the operation"
    case .insecure: "the request was sent by https and would not be any more"
    case .notHTTP: "it leads to no address of HTTP"
    case .tooMany: "there were \(HTTPExchange.maximumRedirects) redirects before it"
    }
  }
}
