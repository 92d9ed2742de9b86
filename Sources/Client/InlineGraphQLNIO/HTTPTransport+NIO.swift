#if NIO
  import AsyncHTTPClient
  import Foundation
  import GraphQLHTTP
  import InlineGraphQL
  import NIOCore

  extension HTTPTransport {
    /// Creates a transport on top of async-http-client, for servers.
    ///
    /// ```swift
    /// let transport = HTTPTransport(url: url, clientConfiguration: HTTPClient.Configuration())
    /// ```
    ///
    /// The transport has clients of its own, which are shut down with the last copy of the transport. It uses HTTP/2
    /// where the service has it, and keeps connections open for later requests. Streams have connections of their own, up to
    /// 1,000 for each host with HTTP/1, beside the limit of `clientConfiguration` for all other requests.
    ///
    /// - Parameters:
    ///   - url: The URL of the service.
    ///   - headers: Headers that are sent with every request, such as `Authorization`.
    ///   - timeout: The time limit for a whole request, in seconds.
    ///   - maximumBodySize: The maximum size of a response's body after decompression, in bytes.
    ///   - clientConfiguration: The configuration of the client: trust roots, proxies, the pool of connections. Its
    ///     redirects, its tracer and its attempts to connect again have no effect: the transport follows redirects itself,
    ///     spans are those of `InlineGraphQLTracing`, and `RetryMiddleware` tries again. Its read timeout also ends subscriptions that are silent for so long.
    ///     Connections speak TLS 1.2 at least.
    ///   - eventLoopGroup: The threads that the client uses.
    public init(
      url: URL,
      headers: HTTPHeaders = [:],
      timeout: TimeInterval = 60,
      maximumBodySize: Int = 64 << 20,
      clientConfiguration: HTTPClient.Configuration,
      eventLoopGroup: any EventLoopGroup = HTTPClient.defaultEventLoopGroup
    ) {
      let connector = NIOConnector(configuration: clientConfiguration, eventLoopGroup: eventLoopGroup)
      self.init(
        url: url,
        headers: headers,
        timeout: timeout,
        maximumBodySize: maximumBodySize,
        exchange: HTTPExchange(connector: connector)
      )
    }
  }
#endif
