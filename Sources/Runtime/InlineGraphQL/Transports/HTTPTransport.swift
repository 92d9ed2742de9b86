import Foundation
import GraphQLCLibrary

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that sends requests with POST, or with GET if they ask for it, as GraphQL over HTTP specifies.
///
/// ```swift
/// let transport = HTTPTransport(url: url, headers: ["Authorization": "Bearer \(token)"], timeout: 10)
/// let client = GraphQLClient(transport: transport)
/// ```
///
/// A body of media type `application/graphql-response+json` is the service's answer, whatever the status. A body of
/// `application/json` is the service's answer only with a status from 200 to 299, because with other statuses a proxy
/// may send JSON of its own.
///
/// The transport follows redirects with status 307 and 308 and sends the body again. It sends ``headers`` only to the
/// server of ``url``: a redirect to another scheme, host or port goes without them. A redirect is an error if it would
/// lose the body, as 301 and 302 do, or if it leads from https to http. If the service asks for credentials with status
/// 401, the transport has none beyond those in ``headers`` or ``url``. Descriptions and reflection show no values of
/// headers, no password and no query.
///
/// Copies of a transport share their connections. These end with the last copy.
///
/// [GraphQL over HTTP](https://graphql.github.io/graphql-over-http/draft/)
public struct HTTPTransport: GraphQLTransport, TimeLimitedTransport {
  /// The URL of the service. Its user and password are sent as `Authorization`, unless ``headers`` have one.
  public var url: URL

  /// Headers that are sent with every request; they override the transport's own.
  public var headers: HTTPHeaders

  /// The time limit for a whole request, in seconds, with redirects and the body of the response.
  public var timeout: TimeInterval

  /// The maximum size of a response's body after decompression, in bytes. The transport receives no more than that.
  public var maximumBodySize: Int

  /// The maximum size of a URL with the parameters of a query, in bytes. Queries with longer ones are sent with POST.
  ///
  /// 8,000 is what servers should support at least (RFC 9110, section 4.1).
  public var maximumURLSize = 8000

  /// The delays before a subscription begins anew when its connection breaks off.
  public var reconnection = GraphQLBackoff(maximumAttempts: 10)

  private let exchange: HTTPExchange

  /// Creates a transport on top of Foundation.
  ///
  /// - Parameters:
  ///   - url: The URL of the service.
  ///   - headers: Headers that are sent with every request, such as `Authorization`.
  ///   - timeout: The time limit for a whole request, in seconds.
  ///   - maximumBodySize: The maximum size of a response's body, in bytes.
  ///   - configuration: The configuration of the transport's session: proxies, limits of connections. Its headers are
  ///     treated like `headers`. Its storage of cookies is not used, nor is its cache on Linux.
  ///   - cookieStorage: Where cookies of the service are kept; nil if they are not. Users of one process must not share it.
  public init(
    url: URL,
    headers: HTTPHeaders = [:],
    timeout: TimeInterval = 60,
    maximumBodySize: Int = 64 << 20,
    configuration: URLSessionConfiguration = .default,
    cookieStorage: HTTPCookieStorage? = nil
  ) {
    self.init(
      url: url,
      headers: headers,
      timeout: timeout,
      maximumBodySize: maximumBodySize,
      exchange: HTTPExchange(configuration: configuration, cookieStorage: cookieStorage)
    )
  }

  /// Creates a transport on top of an exchange.
  package init(url: URL, headers: HTTPHeaders, timeout: TimeInterval, maximumBodySize: Int, exchange: HTTPExchange) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    self.exchange = exchange
  }

  /// Sends one request and waits for its response.
  ///
  /// - Throws: ``GraphQLClientError`` if there is no GraphQL response, `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let response: TransportResponse
    do {
      response = try await exchange.send(try httpRequest(for: request), maximumBodySize: maximumBodySize)
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
    return try response.graphQLResponse()
  }

  /// Sends a subscription, or an operation with deferred parts, and reads the responses as they arrive.
  ///
  /// The service chooses the format: server-sent events (graphql-sse, distinct connections), `multipart/mixed`
  /// (multipart subscriptions, incremental delivery), or a single response. Each request has a connection of its own.
  /// ``maximumBodySize`` is the limit for each response. On top of Foundation, a reader that is so slow that 16 megabytes
  /// wait for it gets ``GraphQLClientError/slowReader``.
  public func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    // Only a subscription can begin anew: a mutation must not be executed twice, nor a query whose parts were read.
    let backoff = request.kind == .subscription ? reconnection : GraphQLBackoff(maximumAttempts: 0)
    return ReconnectingStream(backoff) {
      var httpRequest = try httpRequest(for: request)
      httpRequest.accept = request.kind == .subscription ? Self.acceptedEvents : Self.acceptedParts
      let timeLimit = httpRequest.timeLimit
      do {
        let answer = try await exchange.open(httpRequest)
        if let responses = BodyResponses(answer, maximumSize: maximumBodySize) { return { try await responses.next() } }
        let response = TransportResponse(
          body: try await withTimeLimit(timeLimit) { try await answer.body.collect(upTo: maximumBodySize) },
          status: answer.status,
          headers: answer.headers
        )
        let single = Locked(Optional(try response.graphQLResponse()))
        return { single.withLock { $0.take() }.map { [.response($0)] } }
      } catch let error as HTTPExchangeError {
        throw GraphQLClientError(error)
      }
    }.stream
  }

  // Strawberry looks for parts in the first media type alone.
  private static let acceptedEvents =
    "multipart/mixed;boundary=graphql;subscriptionSpec=1.0;q=0.9, text/event-stream, "
    + "application/graphql-response+json;q=0.8, application/json;q=0.7"

  private static let acceptedParts =
    "multipart/mixed;deferSpec=20220824, multipart/mixed, text/event-stream;q=0.9, "
    + "application/graphql-response+json;q=0.8, application/json;q=0.7"

  private func httpRequest(for request: GraphQLRequest) throws(GraphQLClientError) -> HTTPExchange.Request {
    var headers = headers
    for name in request.options.headers.names { headers[name] = request.options.headers[name] }
    let isGET = request.options.prefersGET && request.kind == .query && request.uploads.isEmpty
    let query = isGET ? url.appending(parametersOf: request) : nil
    let isShort = query.map { $0.absoluteString.utf8.count <= maximumURLSize } ?? false
    var httpRequest = HTTPExchange.Request(
      method: isShort ? .get : .post,
      url: isShort ? query ?? url : url,
      headers: headers,
      body: .data(isShort ? Data() : request.body),
      timeLimit: request.options.timeout ?? timeout,
      priority: request.options.priority,
      isIdempotent: request.kind == .query
    )
    if isShort || !request.uploads.isEmpty {
      httpRequest.headers.requirePreflight()
    }
    if !request.uploads.isEmpty {
      let form = try MultipartForm(request)
      httpRequest.body = .streamed(StreamedBody(form.parts, reportProgress: request.options.reportUpload))
      httpRequest.contentType = form.contentType
    }
    return httpRequest
  }
}

extension HTTPHeaders {
  /// Adds a header that no page can send to another site without being asked. Apollo's servers refuse requests without one
  /// whose media type a form could have (cross-site request forgery).
  fileprivate mutating func requirePreflight() {
    if self["X-Apollo-Operation-Name"] == nil, self["Apollo-Require-Preflight"] == nil {
      self["Apollo-Require-Preflight"] = "true"
    }
  }
}

extension TransportResponse {
  /// Returns the response if it is the service's.
  ///
  /// - Throws: ``GraphQLClientError`` if it is not.
  func graphQLResponse() throws(GraphQLClientError) -> TransportResponse {
    switch mediaType {
    case "application/graphql-response+json":
      return self
    case "application/json" where isSuccess:
      return self
    case let mediaType where isSuccess:
      throw GraphQLClientError.notGraphQL(.mediaType(mediaType), self)
    case "application/json":
      throw GraphQLClientError.httpStatus(self, errors: (try? ResponseEnvelope(around: body))?.errors ?? [])
    default:
      throw GraphQLClientError.httpStatus(self, errors: [])
    }
  }
}

extension URL {
  /// Returns the URL with the parameters of a request in its query (GraphQL over HTTP, "GET").
  fileprivate func appending(parametersOf request: GraphQLRequest) -> URL? {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
    let own = parts.percentEncodedQuery.map { [$0] } ?? []
    let parameters = request.queryParameters.map { name, value in
      let encoded = value.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
      return "\(name)=\(encoded)"
    }
    parts.percentEncodedQuery = (own + parameters).joined(separator: "&")
    return parts.url
  }
}

extension CharacterSet {
  /// RFC 3986, section 2.3. All others are encoded, because forms read "+" as a space.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}

extension HTTPTransport: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The URL, without what may be secret.
  public var description: String { "HTTPTransport(\(url.withoutSecrets))" }

  /// The URL, without what may be secret.
  public var debugDescription: String { description }

  /// The properties, without what may be secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "url": url.withoutSecrets, "headers": headers, "timeout": timeout, "maximumBodySize": maximumBodySize,
      ],
      displayStyle: .struct
    )
  }
}
