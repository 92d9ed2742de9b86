import Foundation

/// Sends requests and follows redirects to their answers.
///
/// It follows a redirect with status 307 or 308 with method and body, and others only for GET. If the redirect leads to
/// another origin (scheme, host or port), it sends none of the request's headers except those that describe the body,
/// because any of them may be a credential. A redirect that would lose the body is an error. See
/// <https://fetch.spec.whatwg.org/#http-redirect-fetch>.
package final class HTTPExchange: Sendable {
  /// The maximum number of redirects for one request, as in browsers.
  package static let maximumRedirects = 20

  package struct Request: Sendable {
    package var method: HTTPRequest.Method
    /// The URL. Its user and password are sent as a header, unless there is one.
    package var url: URL
    /// The headers for the origin of the URL only.
    package var headers: HTTPHeaders
    /// The media types that the answer may have: the header `Accept`.
    package var accept: String
    /// The body; empty for GET.
    package var body: HTTPBody
    /// The media type of the body.
    package var contentType: String
    /// The time limit in seconds, with redirects and the body of the answer. If the body is streamed, the limit is for
    /// the head of the answer.
    package var timeLimit: TimeInterval
    /// How urgent the request is.
    package var priority: RequestPriority
    /// Whether sending it several times does what sending it once does (RFC 9110, section 9.2.2).
    package var isIdempotent: Bool

    package init(
      method: HTTPRequest.Method = .post,
      url: URL,
      headers: HTTPHeaders,
      accept: String = "application/graphql-response+json, application/json;q=0.9",
      body: HTTPBody,
      contentType: String = "application/json; charset=utf-8",
      timeLimit: TimeInterval,
      priority: RequestPriority = .standard,
      isIdempotent: Bool = false
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.accept = accept
      self.body = body
      self.contentType = contentType
      self.timeLimit = timeLimit
      self.priority = priority
      self.isIdempotent = isIdempotent
    }
  }

  private let connector: any HTTPConnector
  /// The headers of the configuration. A session itself would send them to every server.
  private let configuredHeaders: HTTPHeaders

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - connector: The connector that sends the requests.
  ///   - headers: Headers of each request, for the origin of its URL only.
  package init(connector: any HTTPConnector, headers: HTTPHeaders = [:]) {
    self.connector = connector
    configuredHeaders = headers
  }

  /// Sends a request and waits for its answer, whatever its status.
  ///
  /// - Parameter maximumBodySize: The maximum size of the answer's body after decompression, in bytes.
  /// - Throws: ``HTTPExchangeError``, or `CancellationError` if the task is cancelled.
  package func send(_ request: Request, maximumBodySize: Int) async throws -> TransportResponse {
    let (headers, start) = (try headers(of: request), ContinuousClock.now)
    return try await withTimeLimit(request.timeLimit) { [connector] in
      // The time without data must not end a request before the time limit does.
      var course = RedirectCourse(request, headers, idleTimeLimit: request.timeLimit)
      while true {
        let sent = course.request
        var response = try await connector.send(sent, maximumBodySize: maximumBodySize)
        if try course.follow(response) { continue }
        response.metrics = TransportMetrics(
          requestSize: sent.body.count,
          responseSize: response.body.count,
          duration: .now - start,
          redirects: course.count
        )
        return response
      }
    }
  }

  /// Sends a request and waits for the head of its answer, whatever its status.
  ///
  /// - Throws: ``HTTPExchangeError``, or `CancellationError` if the task is cancelled.
  package func open(_ request: Request) async throws -> HTTPAnswer {
    let headers = try headers(of: request)
    return try await withTimeLimit(request.timeLimit) { [connector] in
      // A stream may be silent for days.
      var course = RedirectCourse(request, headers, idleTimeLimit: 1e6)
      while true {
        let answer = try await connector.open(course.request)
        let head = TransportResponse(body: Data(), status: answer.status, headers: answer.headers)
        if try !course.follow(head) { return answer }
      }
    }
  }

  private func headers(of request: Request) throws -> HTTPHeaders {
    try Task.checkCancellation()
    var headers = configuredHeaders
    if let authorization = request.url.basicAuthorization { headers["Authorization"] = authorization }
    for name in request.headers.names { headers[name] = request.headers[name] }
    if let name = headers.invalidName { throw HTTPExchangeError.invalidHeader(name: name) }
    return headers
  }
}
