import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server in a process of its own, so that its work is not measured. It answers without reading what it is asked.
enum Server {
  /// Serves until the process is ended, and prints the port.
  static func run(messages: Int) throws {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in
        channel.eventLoop.makeSucceededFuture(["Sec-WebSocket-Protocol": "graphql-transport-ws"])
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(SocketService(messages: messages))
        }
      }
    )
    let channel = try ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: ([upgrader], { $0.pipeline.removeHandler(name: "service", promise: nil) })
          )
          try channel.pipeline.syncOperations.addHandler(HTTPService(messages: messages), name: "service")
        }
      }
      .bind(host: "127.0.0.1", port: 0).wait()
    print(channel.localAddress!.port!)
    fflush(nil)
    try channel.closeFuture.wait()
  }
}

/// Answers queries at once, and the path `/events` with server-sent events.
private final class HTTPService: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private var rest = 0
  private var isStream = false
  private let messages: Int

  init(messages: Int) {
    self.messages = messages
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): isStream = head.uri == "/events"
    case .body: break
    case .end: answer(context)
    }
  }

  private func answer(_ context: ChannelHandlerContext) {
    var head = HTTPResponseHead(version: .http1_1, status: .ok)
    if isStream {
      head.headers.add(name: "Content-Type", value: "text/event-stream")
      context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      rest = messages
      return sendEvents(context)
    }
    let body = ByteBuffer(string: Messages.response)
    head.headers.add(name: "Content-Type", value: "application/graphql-response+json")
    head.headers.add(name: "Content-Length", value: "\(body.readableBytes)")
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func sendEvents(_ context: ChannelHandlerContext) {
    let event = ByteBuffer(string: Messages.serverSentEvent)
    while rest > 0, context.channel.isWritable {
      for _ in 0..<min(rest, 16) { context.write(wrapOutboundOut(.body(.byteBuffer(event))), promise: nil) }
      rest -= min(rest, 16)
      if rest == 0 {
        let end = ByteBuffer(string: "event: complete\ndata:\n\n")
        context.write(wrapOutboundOut(.body(.byteBuffer(end))), promise: nil)
        context.write(wrapOutboundOut(.end(nil)), promise: nil)
      }
      context.flush()
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) { sendEvents(context) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// Accepts connections, and sends all messages to each subscription as fast as they are taken.
private final class SocketService: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let messages: Int
  private var rest = 0
  private var id = ""

  init(messages: Int) {
    self.messages = messages
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      let message = try! JSONSerialization.jsonObject(with: Data(buffer: frame.unmaskedData)) as! [String: Any]
      switch message["type"] as? String {
      case "connection_init": send(#"{"type":"connection_ack"}"#, context)
      case "subscribe":
        id = message["id"] as! String
        rest = messages
        sendMessages(context)
      default: break
      }
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }

  private func send(_ text: String, _ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(frame(text)), promise: nil)
  }

  private func frame(_ text: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
  }

  private func sendMessages(_ context: ChannelHandlerContext) {
    guard rest > 0 else { return }
    let next = wrapOutboundOut(frame(Messages.next(id: id)))
    while rest > 0, context.channel.isWritable {
      for _ in 0..<min(rest, 16) { context.write(next, promise: nil) }
      rest -= min(rest, 16)
      if rest == 0 { context.write(wrapOutboundOut(frame(Messages.complete(id: id))), promise: nil) }
      context.flush()
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) { sendMessages(context) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
