#if NIO
  import Foundation
  import GraphQLCLibrary
  import GraphQLHTTP
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL

  /// Opens WebSockets by SwiftNIO.
  package final class NIOWebSocketConnector: WebSocketConnector {
    private let tlsConfiguration: TLSConfiguration
    private let proxy: HTTPProxy?
    private let eventLoopGroup: any EventLoopGroup
    /// Reading the trust roots takes long.
    private let tlsContext = Locked<NIOSSLContext?>(nil)

    /// Creates a connector.
    ///
    /// - Parameters:
    ///   - tlsConfiguration: The configuration of connections to `wss` URLs, such as trust roots.
    ///   - proxy: The proxy for all connections; nil for none.
    ///   - eventLoopGroup: The threads of the connections, of NIOPosix.
    package init(
      tlsConfiguration: TLSConfiguration = .makeClientConfiguration(),
      proxy: HTTPProxy? = nil,
      eventLoopGroup: any EventLoopGroup = .singletonMultiThreadedEventLoopGroup
    ) {
      self.tlsConfiguration = tlsConfiguration.withoutDeprecatedVersions()
      self.proxy = proxy
      self.eventLoopGroup = eventLoopGroup
    }

    package func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
      try await throwingExchangeErrors { [self] in
        guard let target = WebSocketTarget(request.url) else { throw URLError(.badURL) }
        if let name = request.headers.invalidName ?? proxy?.headers.invalidName {
          throw HTTPExchangeError.invalidHeader(name: name)
        }
        let tls = target.isSecure ? try secureContext() : nil
        let opening = Opening()
        return try await withTaskCancellationHandler {
          let channel = try await connect(host: proxy?.host ?? target.host, port: proxy?.port ?? target.port, opening)
          do {
            if let proxy { try await channel.openTunnel(to: target, headers: proxy.headers) }
            return try await channel.upgrade(to: target, request, tls: tls)
          } catch {
            channel.close(promise: nil)
            throw error
          }
        } onCancel: {
          opening.cancel()
        }
      }
    }

    private func connect(host: String, port: Int, _ opening: Opening) async throws -> any Channel {
      try await ClientBootstrap(group: eventLoopGroup)
        .channelOption(.tcpOption(.tcp_nodelay), value: 1)
        .channelInitializer { channel in channel.eventLoop.makeCompletedFuture { try opening.keep(channel) } }
        .connect(host: host, port: port)
        .get()
    }

    private func secureContext() throws -> NIOSSLContext {
      try tlsContext.withLock { context in
        if let context { return context }
        var configuration = tlsConfiguration
        configuration.applicationProtocols = ["http/1.1"]
        let new = try NIOSSLContext(configuration: configuration)
        context = new
        return new
      }
    }
  }

  /// The channel that is being opened, so that this can be cancelled.
  private final class Opening: Sendable {
    private let state = Locked<(channel: (any Channel)?, isCancelled: Bool)>((nil, false))

    func keep(_ channel: any Channel) throws {
      try state.withLock { state in
        if state.isCancelled { throw CancellationError() }
        state.channel = channel
      }
    }

    func cancel() {
      let channel = state.withLock { state in
        state.isCancelled = true
        return state.channel
      }
      channel?.close(promise: nil)
    }
  }
#endif
