#if NIO
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOHTTP1

  /// Waits for the response after which a connection speaks another protocol.
  ///
  /// NIO's own handlers for this are removed some time after they have read the response. If the server closes the
  /// connection before, its last messages are lost, such as the reason. This one leaves as soon as it has read the
  /// response.
  final class SwitchingHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The maximum size of the head, in bytes.
    static let headSize = 1 << 16

    private let request: HTTPRequestHead
    private let accepted: [UInt8]
    private let finish: (Result<HTTPResponseHead, any Error>) -> Void
    private var received = ByteBuffer()
    /// The number of received bytes at which the end of the head does not begin. A service may send each of them by itself.
    private var passed = 0

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - request: The request that is sent.
    ///   - acceptedStatus: The beginning of the status of a response that is no refusal.
    ///   - finish: Called with the head of the response, perhaps more than once; adds the handlers of the other protocol.
    init(
      _ request: HTTPRequestHead,
      acceptedStatus: String,
      _ finish: @escaping (Result<HTTPResponseHead, any Error>) -> Void
    ) {
      self.request = request
      accepted = Array(acceptedStatus.utf8)
      self.finish = finish
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var part = unwrapInboundIn(data)
      received.writeBuffer(&part)
      let bytes = received.readableBytesView
      let status = bytes.dropFirst("HTTP/1.1 ".utf8.count).prefix(accepted.count)
      guard status.count == accepted.count else { return }
      guard bytes.starts(with: "HTTP/1.".utf8), status.elementsEqual(accepted) else { return readRefusal(context) }
      guard let end = endOfLines() else {
        if bytes.count > Self.headSize { fail(HTTPParserError.headerOverflow, context) }
        return
      }
      guard let head = HTTPResponseHead(lines: bytes.prefix(end)) else {
        return fail(HTTPParserError.invalidHeaderToken, context)
      }
      received.moveReaderIndex(forwardBy: end + Self.end.count)
      finish(.success(head))
      if received.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(received)) }
      context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    private static let end = Array("\r\n\r\n".utf8)

    /// Returns the number of bytes before the end of the head; `nil` if that has not come.
    private func endOfLines() -> Int? {
      received.withUnsafeReadableBytes { bytes in
        while passed + Self.end.count <= bytes.count {
          if bytes[passed...].starts(with: Self.end) { return passed }
          passed += 1
        }
        return nil
      }
    }

    /// Lets others read a response after which the connection is of no use.
    private func readRefusal(_ context: ChannelHandlerContext) {
      let response = FirstResponse { [finish] result in
        finish(result.flatMap { .failure(WebSocketRefusal(response: $0)) })
      }
      do {
        let (pipeline, sent) = (context.pipeline.syncOperations, SentRequest())
        try pipeline.addHandlers(sent, ByteToMessageHandler(HTTPResponseDecoder()), response)
        pipeline.write(NIOAny(HTTPClientRequestPart.head(request)), promise: nil)
        pipeline.removeHandler(sent, promise: nil)
        context.fireChannelRead(wrapInboundOut(received))
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
      } catch {
        fail(error, context)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      finish(.failure(ChannelError.eof))
      context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      fail(error, context)
    }

    private func fail(_ error: any Error, _ context: ChannelHandlerContext) {
      finish(.failure(error))
      context.close(promise: nil)
    }
  }

  /// Keeps a request that is sent already from being sent again: the decoder of its response must see it.
  private final class SentRequest: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPClientRequestPart

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      promise?.succeed()
    }
  }

  extension HTTPResponseHead {
    /// Reads the lines of a head; nil if they are not such lines.
    fileprivate init?(lines: ByteBufferView) {
      let lines = String(decoding: lines, as: UTF8.self).split(separator: "\r\n")
      guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
      var headers = NIOHTTP1.HTTPHeaders()
      for line in lines.dropFirst() {
        // NIO ends the program at names that are not ASCII.
        guard let colon = line.firstIndex(of: ":"), line[..<colon].utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let value = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        headers.add(name: String(line[..<colon]), value: value)
      }
      self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
    }
  }
#endif
