import Foundation
import GraphQLHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension WebSocketTransport {
  /// Creates a transport on top of Foundation.
  ///
  /// Foundation on Linux has WebSockets only if the toolchain was built for a libcurl that has them. Without them each
  /// operation throws ``GraphQLClientError/network(_:)``.
  ///
  /// - Parameters:
  ///   - url: The URL of the service: `wss`, `ws`, `https` or `http`.
  ///   - headers: The headers of the request that opens the connection.
  ///   - connectionPayload: Returns what `connection_init` says to the service, such as a token; it is called for each
  ///     new connection, and operations throw what it throws.
  ///   - timeout: The time limit in seconds for opening a connection, until the service has accepted it, and for queries
  ///     and mutations.
  ///   - idleTimeout: How long a connection without operations stays open, in seconds.
  ///   - keepAlive: After how many seconds of silence the service is asked whether it is there. If it does not answer
  ///     for as long, the connection counts as broken off.
  ///   - maximumMessageSize: The maximum size of a message, in bytes.
  ///   - configuration: The configuration of the transport's sessions, such as proxies. Its storage of cookies is not used.
  ///   - cookieStorage: Where the cookies are that are sent; nil for none.
  public init(
    url: URL,
    headers: HTTPHeaders = [:],
    connectionPayload: (@Sendable () async throws -> GraphQLJSONObject?)? = nil,
    timeout: TimeInterval = 30,
    idleTimeout: TimeInterval = 10,
    keepAlive: TimeInterval = 30,
    maximumMessageSize: Int = 64 << 20,
    configuration: URLSessionConfiguration = .default,
    cookieStorage: HTTPCookieStorage? = nil
  ) {
    self.init(
      url: url,
      headers: headers,
      timeout: timeout,
      idleTimeout: idleTimeout,
      keepAlive: keepAlive,
      maximumMessageSize: maximumMessageSize,
      connectionPayload: connectionPayload,
      connector: URLSessionWebSocketConnector(configuration: configuration, cookieStorage: cookieStorage)
    )
  }
}
