import Foundation

/// The way of a request from redirect to redirect.
struct RedirectCourse {
  /// The request that is sent next.
  private(set) var request: HTTPRequest

  /// The number of redirects so far.
  private(set) var count = 0

  /// Begins with a request and the headers for its origin.
  ///
  /// - Parameter idleTimeLimit: How long the connection may wait for data, in seconds.
  init(_ request: HTTPExchange.Request, _ headers: HTTPHeaders, idleTimeLimit: TimeInterval) {
    self.request = HTTPRequest(
      method: request.method,
      url: request.url.withoutCredentials,
      headers: [:],
      body: request.body,
      idleTimeLimit: idleTimeLimit,
      priority: request.priority,
      isIdempotent: request.isIdempotent
    )
    bodyHeaders = ["Accept": request.accept]
    if request.method == .post { bodyHeaders["Content-Type"] = request.contentType }
    setHeaders(headers)
  }

  /// The headers that are sent to every server.
  private var bodyHeaders: HTTPHeaders

  private mutating func setHeaders(_ headers: HTTPHeaders) {
    request.headers = bodyHeaders
    for name in headers.names { request.headers[name] = headers[name] }
  }

  /// Changes the request to what a redirect asks for.
  ///
  /// - Returns: Whether the response is a redirect.
  /// - Throws: ``HTTPExchangeError/redirect(_:_:)`` if it is one that must not be followed.
  mutating func follow(_ response: TransportResponse) throws -> Bool {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
      return false
    }
    let url = request.url
    let target = URL(string: location, relativeTo: url)?.absoluteURL.withoutCredentials
    if let problem = problem(of: response.status, to: target) {
      throw HTTPExchangeError.redirect(problem, response)
    }
    guard let target else { return false }
    if !target.hasSameOrigin(as: url) { setHeaders([:]) }
    request.url = target
    count += 1
    return true
  }

  private func problem(of status: Int, to target: URL?) -> RedirectProblem? {
    let schemes = ["http", "https"]
    guard let target, let scheme = target.scheme?.lowercased(), schemes.contains(scheme), target.host != nil else {
      return .notHTTP
    }
    if request.url.scheme?.lowercased() == "https", scheme != "https" { return .insecure }
    if status < 307, request.method == .post { return .losesBody }
    return count < HTTPExchange.maximumRedirects ? nil : .tooMany
  }
}
