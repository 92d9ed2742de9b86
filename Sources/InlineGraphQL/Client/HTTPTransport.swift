import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with POST, as GraphQL over HTTP has it.
///
/// A body of media type `application/graphql-response+json` is the service's answer whatever the status; one of
/// `application/json` is that only with a status from 200 to 299, since any proxy may send JSON of its own with others.
///
/// Redirects with status 307 and 308 are followed with the body. ``headers`` are for the server of ``url`` alone: a redirect
/// to another scheme, host or port goes without them. A redirect that would lose the body, as 301 and 302 do, or that
/// leads from https to http, is an error. Whatever else the service asks for credentials with status 401, those in
/// ``headers`` or ``url`` are all that it gets. Descriptions and reflection show no values of headers, no password and no query.
///
/// Copies of a transport share a session, which ends with the last of them.
///
/// [GraphQL over HTTP](https://graphql.github.io/graphql-over-http/draft/)
public struct HTTPTransport: GraphQLTransport {
  /// The address of the service. User and password in it are sent as `Authorization`, unless ``headers`` have one.
  public var url: URL

  /// Headers that are sent with every request; they win over the transport's own.
  public var headers: HTTPHeaders

  /// How long a whole request may take, with redirects and the body of the response, in seconds.
  public var timeout: TimeInterval

  /// How large the body of a response may be, decompressed, in bytes. What exceeds it is not received.
  public var maximumBodySize: Int

  private let exchange: HTTPExchange

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - url: The address of the service.
  ///   - headers: Headers that are sent with every request, as `Authorization`.
  ///   - timeout: How long a whole request may take, in seconds.
  ///   - maximumBodySize: How large the body of a response may be, in bytes.
  ///   - configuration: What the transport's session is made from: cookies, proxies, limits of connections. Its headers
  ///     are treated as those in `headers`.
  public init(
    url: URL,
    headers: HTTPHeaders = [:],
    timeout: TimeInterval = 60,
    maximumBodySize: Int = 64 << 20,
    configuration: URLSessionConfiguration = .default
  ) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    exchange = HTTPExchange(configuration: configuration)
  }

  /// Sends one request and waits for its response.
  ///
  /// - Throws: ``GraphQLClientError`` if there is no GraphQL response, `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let response: TransportResponse
    do {
      response = try await exchange.post(
        HTTPExchange.Request(
          url: url,
          headers: headers,
          body: request.body,
          timeLimit: timeout,
          maximumBodySize: maximumBodySize
        )
      )
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
    switch response.mediaType {
    case "application/graphql-response+json":
      return response
    case "application/json" where response.isSuccess:
      return response
    case let mediaType where response.isSuccess:
      throw GraphQLClientError.notGraphQL(.mediaType(mediaType), response)
    case "application/json":
      let errors = (try? ResponseEnvelope(around: response.body))?.errors ?? []
      throw GraphQLClientError.httpStatus(response, errors: errors)
    default:
      throw GraphQLClientError.httpStatus(response, errors: [])
    }
  }
}

extension HTTPTransport: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The address, without what may be secret.
  public var description: String { "HTTPTransport(\(url.withoutSecrets))" }

  /// The address, without what may be secret.
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
