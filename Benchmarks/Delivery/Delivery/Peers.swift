import AsyncHTTPClient
import Foundation
import Measuring
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loops that only move the bytes, and do with each piece what they are told. Each returns the sum of that.
enum Peers {
  typealias Use = @Sendable (Data) throws -> Int

  static func urlSession(_ url: URL, body: Data, count: Int, use: Use) async throws -> Int {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    var sum = 0
    for _ in 0..<count {
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBody = body
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      sum += try use(try await session.data(for: request).0)
    }
    return sum
  }

  static func asyncHTTPClient(
    _ client: HTTPClient,
    _ url: URL,
    body: Data,
    count: Int,
    use: Use
  ) async throws -> Int {
    var sum = 0
    for _ in 0..<count {
      var request = HTTPClientRequest(url: url.absoluteString)
      request.method = .POST
      request.body = .bytes(ByteBuffer(data: body))
      request.headers.add(name: "Content-Type", value: "application/json")
      let response = try await client.execute(request, deadline: .distantFuture)
      sum += try use(Data(buffer: try await response.body.collect(upTo: 64 << 20)))
    }
    return sum
  }

  /// Reads the body of a stream in the chunks that arrive, which may have a part of an event or several.
  ///
  /// - Parameter eventSize: The size of each event. What is done with a piece is done as often as events have arrived.
  static func asyncHTTPClient(
    _ client: HTTPClient,
    streaming url: URL,
    body: Data,
    eventSize: Int,
    use: Use
  ) async throws -> Int {
    var request = HTTPClientRequest(url: url.absoluteString)
    request.method = .POST
    request.body = .bytes(ByteBuffer(data: body))
    var (sum, unused) = (0, 0)
    for try await chunk in try await client.execute(request, deadline: .distantFuture).body {
      let data = Data(buffer: chunk)
      unused += data.count
      while unused >= eventSize {
        unused -= eventSize
        sum += try use(data)
      }
    }
    return sum
  }

  /// Reads the frames of a WebSocket in a task, by NIO's asynchronous channel.
  static func webSocket(_ url: URL, use: Use) async throws -> Int {
    let channel = try await upgraded(url) { channel in
      try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(wrappingChannelSynchronously: channel)
    }
    return try await channel.executeThenClose { inbound, outbound in
      for text in requests { try await outbound.write(frame(text)) }
      var sum = 0
      for try await frame in inbound {
        let data = Data(buffer: frame.data)
        sum += try use(data)
        if data.count == completeSize { break }
      }
      try await outbound.write(closing)
      return sum
    }
  }

  /// Counts the frames of a WebSocket on its event loop, which is the least that NIO can do.
  static func webSocketFrames(_ url: URL) async throws -> Int {
    let (channel, count) = try await upgraded(url) { channel in
      let count = channel.eventLoop.makePromise(of: Int.self)
      try channel.pipeline.syncOperations.addHandler(FrameCounter(count))
      return (channel, count.futureResult)
    }
    for text in requests { try await channel.writeAndFlush(frame(text)) }
    let frames = try await count.get()
    // The server answers by closing the connection.
    channel.writeAndFlush(closing, promise: nil)
    try await channel.closeFuture.get()
    return frames
  }

  private static let requests = [
    #"{"type":"connection_init"}"#,
    #"{"id":"1","type":"subscribe","payload":{"query":"subscription{quote{symbol}}"}}"#,
  ]
  fileprivate static let completeSize = Messages.complete(id: "1").utf8.count
  private static var closing: WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: ByteBuffer())
  }

  private static func frame(_ text: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text))
  }

  /// Opens a WebSocket.
  private static func upgraded<Value: Sendable>(
    _ url: URL,
    _ configure: @escaping @Sendable (any Channel) throws -> Value
  ) async throws -> Value {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: url.host!, port: url.port!) { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketClientUpgrader<Value>(
            upgradePipelineHandler: { channel, _ in
              channel.eventLoop.makeCompletedFuture { try configure(channel) }
            }
          )
          var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
          head.headers.add(name: "Host", value: "127.0.0.1")
          head.headers.add(name: "Content-Length", value: "0")
          head.headers.add(name: "Sec-WebSocket-Protocol", value: "graphql-transport-ws")
          return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(
              upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                upgradeRequestHead: head,
                upgraders: [upgrader],
                notUpgradingCompletionHandler: { $0.eventLoop.makeFailedFuture(ChannelError.eof) }
              )
            )
          )
        }
      }.get()
  }
}

/// Counts frames until the last message.
private final class FrameCounter: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private let promise: EventLoopPromise<Int>
  private var count = 0

  init(_ promise: EventLoopPromise<Int>) {
    self.promise = promise
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += 1
    if unwrapInboundIn(data).data.readableBytes == Peers.completeSize { promise.succeed(count) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    promise.fail(ChannelError.eof)
  }
}
