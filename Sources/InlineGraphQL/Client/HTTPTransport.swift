import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that sends requests with POST, as GraphQL over HTTP specifies.
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
/// Copies of a transport share a session. The session ends with the last copy.
///
/// [GraphQL over HTTP](https://graphql.github.io/graphql-over-http/draft/)
public struct HTTPTransport: GraphQLTransport {
  /// The URL of the service. Its user and password are sent as `Authorization`, unless ``headers`` have one.
  public var url: URL

  /// Headers that are sent with every request; they override the transport's own.
  public var headers: HTTPHeaders

  /// The time limit for a whole request, in seconds, with redirects and the body of the response.
  public var timeout: TimeInterval

  /// The maximum size of a response's body after decompression, in bytes. The transport receives no more than that.
  public var maximumBodySize: Int

  private let exchange: HTTPExchange

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - url: The URL of the service.
  ///   - headers: Headers that are sent with every request, such as `Authorization`.
  ///   - timeout: The time limit for a whole request, in seconds.
  ///   - maximumBodySize: The maximum size of a response's body, in bytes.
  ///   - configuration: The configuration of the transport's session: cookies, proxies, limits of connections. Its
  ///     headers are treated like `headers`.
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
