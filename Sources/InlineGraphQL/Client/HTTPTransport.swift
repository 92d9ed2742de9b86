import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with POST, as GraphQL over HTTP has it.
///
/// A body of media type `application/graphql-response+json` is the service's answer whatever the status; one of
/// `application/json` is that only with a status from 200 to 299, since any proxy may send JSON of its own with others.
///
/// [GraphQL over HTTP](https://graphql.github.io/graphql-over-http/draft/)
public struct HTTPTransport: GraphQLTransport {
  /// The address of the service.
  public var url: URL

  /// Headers that are sent with every request; they win over the transport's own.
  public var headers: [String: String]

  /// How long to wait for the service to send anything, in seconds; rounded up to whole ones on Linux.
  public var timeout: TimeInterval

  /// The session that sends the requests.
  public var session: URLSession

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - url: The address of the service.
  ///   - headers: Headers that are sent with every request, as `Authorization`.
  ///   - timeout: How long to wait for the service to send anything, in seconds. A limit for a whole request is the
  ///     session configuration's `timeoutIntervalForResource`.
  ///   - session: The session that sends the requests.
  public init(
    url: URL,
    headers: [String: String] = [:],
    timeout: TimeInterval = 60,
    session: URLSession = .shared
  ) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
    self.session = session
  }

  /// Sends one request and waits for its response.
  ///
  /// - Throws: ``GraphQLClientError`` if there is no GraphQL response, `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> Data {
    let (body, response) = try await exchange(request)
    guard let response = response as? HTTPURLResponse else {
      throw GraphQLClientError.network(URLError(.badServerResponse))
    }
    let mediaType = Self.mediaType(response.value(forHTTPHeaderField: "Content-Type"))
    let succeeded = (200..<300).contains(response.statusCode)
    switch mediaType {
    case "application/graphql-response+json":
      return body
    case "application/json" where succeeded:
      return body
    case _ where succeeded:
      throw GraphQLClientError.notGraphQL(.mediaType(mediaType), body: body)
    default:
      throw GraphQLClientError.httpStatus(response.statusCode, body: body)
    }
  }

  private func exchange(_ request: GraphQLRequest) async throws -> (Data, URLResponse) {
    // The session starts a request before it looks whether the task is cancelled.
    try Task.checkCancellation()
    do {
      return try await session.data(for: urlRequest(for: request))
    } catch {
      // The session has an error of its own for a cancelled request; Swift's callers expect Swift's.
      try Task.checkCancellation()
      throw GraphQLClientError.network(error)
    }
  }

  private func urlRequest(for request: GraphQLRequest) -> URLRequest {
    var urlRequest = URLRequest(url: url)
    // Foundation on Linux heeds only what is set, not what the initialiser is given, and drops what is not whole: half
    // a second would be none.
    #if canImport(FoundationNetworking)
      urlRequest.timeoutInterval = timeout.rounded(.up)
    #else
      urlRequest.timeoutInterval = timeout
    #endif
    urlRequest.httpMethod = "POST"
    urlRequest.httpBody = request.body
    urlRequest.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    urlRequest.setValue(
      "application/graphql-response+json, application/json;q=0.9",
      forHTTPHeaderField: "Accept"
    )
    for (name, value) in headers {
      urlRequest.setValue(value, forHTTPHeaderField: name)
    }
    return urlRequest
  }

  /// The media type that a `Content-Type` header names, without its parameters.
  private static func mediaType(_ contentType: String?) -> String? {
    contentType?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
