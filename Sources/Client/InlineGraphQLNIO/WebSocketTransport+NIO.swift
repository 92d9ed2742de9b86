#if NIO
  import Foundation
  import GraphQLHTTP
  import InlineGraphQL
  import NIOCore
  import NIOPosix
  import NIOSSL

  extension WebSocketTransport {
    /// Creates a transport on top of SwiftNIO, for servers and for Linux.
    ///
    /// ```swift
    /// let transport = WebSocketTransport(url: url, tlsConfiguration: .makeClientConfiguration())
    /// ```
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
    ///   - tlsConfiguration: The configuration of encrypted connections, such as trust roots. They speak TLS 1.2 at least.
    ///   - proxy: The proxy that connections go through; nil for none.
    ///   - eventLoopGroup: The threads of the connections, of NIOPosix.
    public init(
      url: URL,
      headers: HTTPHeaders = [:],
      connectionPayload: (@Sendable () async throws -> GraphQLJSONObject?)? = nil,
      timeout: TimeInterval = 30,
      idleTimeout: TimeInterval = 10,
      keepAlive: TimeInterval = 30,
      maximumMessageSize: Int = 64 << 20,
      tlsConfiguration: TLSConfiguration,
      proxy: HTTPProxy? = nil,
      eventLoopGroup: any EventLoopGroup = .singletonMultiThreadedEventLoopGroup
    ) {
      self.init(
        url: url,
        headers: headers,
        timeout: timeout,
        idleTimeout: idleTimeout,
        keepAlive: keepAlive,
        maximumMessageSize: maximumMessageSize,
        connectionPayload: connectionPayload,
        connector: NIOWebSocketConnector(
          tlsConfiguration: tlsConfiguration,
          proxy: proxy,
          eventLoopGroup: eventLoopGroup
        )
      )
    }
  }
#endif
