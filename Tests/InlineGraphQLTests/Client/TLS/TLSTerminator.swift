#if NIO
  import NIOCore
  import NIOPosix
  import NIOSSL

  /// A server with the test certificate that decrypts connections and passes them on to another server.
  final class TLSTerminator: Sendable {
    let port: Int
    private let channel: any Channel

    init(before server: LoopbackServer) async throws {
      let context = try NIOSSLContext(configuration: TestCertificate.serverConfiguration())
      let target = Int(server.port)
      channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .childChannelInitializer { outer in
          outer.eventLoop.makeCompletedFuture {
            let link = Link()
            try outer.pipeline.syncOperations.addHandlers(
              NIOSSLServerHandler(context: context),
              PassOn(link, link.outer)
            )
            link.outer.channel = outer
            let loopBound = NIOLoopBound(link, eventLoop: outer.eventLoop)
            ClientBootstrap(group: outer.eventLoop)
              .channelInitializer { inner in
                inner.eventLoop.makeCompletedFuture {
                  loopBound.value.inner.channel = inner
                  try inner.pipeline.syncOperations.addHandler(PassOn(loopBound.value, loopBound.value.inner))
                }
              }
              .connect(host: "127.0.0.1", port: target)
              .whenComplete { result in
                if case .success = result { loopBound.value.open() } else { outer.close(promise: nil) }
              }
          }
        }
        .bind(host: "127.0.0.1", port: 0)
        .get()
      port = channel.localAddress?.port ?? 0
    }

    deinit { channel.close(promise: nil) }
  }

  /// Two channels of one event loop.
  private final class Link {
    final class End {
      var channel: (any Channel)?
    }

    let outer = End()
    let inner = End()
    private var isOpen = false
    private var waiting: [ByteBuffer] = []

    func open() {
      isOpen = true
      for bytes in waiting { inner.channel?.writeAndFlush(bytes, promise: nil) }
      waiting = []
    }

    func pass(_ bytes: ByteBuffer, from end: End) {
      if end === inner {
        outer.channel?.writeAndFlush(bytes, promise: nil)
      } else if isOpen {
        inner.channel?.writeAndFlush(bytes, promise: nil)
      } else {
        waiting.append(bytes)
      }
    }

    func close() {
      outer.channel?.close(promise: nil)
      inner.channel?.close(promise: nil)
    }
  }

  /// Passes what one end receives on to the other.
  private final class PassOn: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let link: Link
    private let end: Link.End

    init(_ link: Link, _ end: Link.End) {
      self.link = link
      self.end = end
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { link.pass(unwrapInboundIn(data), from: end) }

    func channelInactive(context: ChannelHandlerContext) { link.close() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { link.close() }
  }
#endif
