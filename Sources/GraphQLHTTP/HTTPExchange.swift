import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with POST and receives their answers.
///
/// It follows a redirect with status 307 or 308 with method and body. If the redirect leads to another origin (scheme,
/// host or port), it sends none of the request's headers except those that describe the body, because any of them may
/// be a credential. Other redirects lose the body and are errors, as in
/// <https://fetch.spec.whatwg.org/#http-redirect-fetch>.
package final class HTTPExchange: Sendable {
  /// The maximum number of redirects for one request, as in browsers.
  package static let maximumRedirects = 20

  /// A request.
  package struct Request: Sendable {
    /// The URL. Its user and password are sent as a header, unless there is one.
    package var url: URL
    /// The headers for the origin of the URL only.
    package var headers: HTTPHeaders
    /// JSON, in UTF-8.
    package var body: Data
    /// The time limit in seconds, with redirects and the body of the answer.
    package var timeLimit: TimeInterval
    /// The maximum size of the answer's body after decompression, in bytes.
    package var maximumBodySize: Int

    /// Creates a request.
    package init(url: URL, headers: HTTPHeaders, body: Data, timeLimit: TimeInterval, maximumBodySize: Int) {
      self.url = url
      self.headers = headers
      self.body = body
      self.timeLimit = timeLimit
      self.maximumBodySize = maximumBodySize
    }
  }

  private let session: URLSession
  private let delegate = ExchangeDelegate()
  /// The headers of the configuration. The session itself would send them to every server.
  private let configuredHeaders: HTTPHeaders

  /// Creates an exchange with a session of its own.
  package init(configuration: URLSessionConfiguration) {
    let copy = configuration.copy() as? URLSessionConfiguration ?? configuration
    var configuredHeaders = HTTPHeaders()
    for case let (name as String, value as String) in copy.httpAdditionalHeaders ?? [:] {
      configuredHeaders[name] = value
    }
    copy.httpAdditionalHeaders = nil
    self.configuredHeaders = configuredHeaders
    session = URLSession(configuration: copy, delegate: delegate, delegateQueue: DelegateQueue.make())
  }

  deinit {
    // A session keeps itself and its delegate alive until it is invalidated.
    session.finishTasksAndInvalidate()
  }

  /// Sends a request and waits for its answer, whatever its status.
  ///
  /// - Throws: ``HTTPExchangeError``, or `CancellationError` if the task is cancelled.
  package func post(_ request: Request) async throws -> TransportResponse {
    try Task.checkCancellation()
    var headers = configuredHeaders
    if let authorization = request.url.basicAuthorization { headers["Authorization"] = authorization }
    for name in request.headers.names { headers[name] = request.headers[name] }
    if let name = headers.invalidName { throw HTTPExchangeError.invalidHeader(name: name) }
    let ownHeaders = headers
    return try await withTimeLimit(request.timeLimit) {
      try await self.follow(request, with: ownHeaders)
    }
  }

  /// Sends a request and follows redirects to its answer.
  private func follow(_ request: Request, with headers: HTTPHeaders) async throws -> TransportResponse {
    var url = request.url.withoutCredentials
    var headers = headers
    var redirects = 0
    while true {
      let response = try await exchange(urlRequest(for: request, to: url, with: headers), request.maximumBodySize)
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
        return response
      }
      let target = URL(string: location, relativeTo: url)?.absoluteURL.withoutCredentials
      if let problem = Self.problem(of: response.status, from: url, to: target, after: redirects) {
        throw HTTPExchangeError.redirect(problem, response)
      }
      guard let target else { return response }
      if !target.hasSameOrigin(as: url) { headers = [:] }
      url = target
      redirects += 1
    }
  }

  private static func problem(of status: Int, from url: URL, to target: URL?, after count: Int) -> RedirectProblem? {
    let schemes = ["http", "https"]
    guard let target, let scheme = target.scheme?.lowercased(), schemes.contains(scheme), target.host != nil else {
      return .notHTTP
    }
    if url.scheme?.lowercased() == "https", scheme != "https" { return .insecure }
    if status < 307 { return .losesBody }
    return count < maximumRedirects ? nil : .tooMany
  }

  private func urlRequest(for request: Request, to url: URL, with headers: HTTPHeaders) -> URLRequest {
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = "POST"
    urlRequest.httpBody = request.body
    // The session's own limit is for the time without data, and must not end a request before the time limit.
    // Foundation on Linux drops fractions of a second, so half a second would mean no limit.
    urlRequest.timeoutInterval = min(max(1, request.timeLimit.rounded(.up)), 1e6)
    urlRequest.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    urlRequest.setValue("application/graphql-response+json, application/json;q=0.9", forHTTPHeaderField: "Accept")
    for name in headers.names { urlRequest.setValue(headers[name], forHTTPHeaderField: name) }
    return urlRequest
  }

  /// Sends one request and waits for its answer, which may be a redirect.
  private func exchange(_ request: URLRequest, _ maximumBodySize: Int) async throws -> TransportResponse {
    let task = session.dataTask(with: request)
    let delivery = Delivery(maximumBodySize: maximumBodySize)
    delegate[task] = delivery
    defer { delegate[task] = nil }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if delivery.resume(continuation) { task.resume() }
      }
    } onCancel: {
      delivery.end(with: .failure(CancellationError()))
      delegate.giveUp(task)
    }
  }
}
