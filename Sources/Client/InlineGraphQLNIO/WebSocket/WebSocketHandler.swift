#if NIO
  import GraphQLHTTP
  import NIOCore
  import NIOWebSocket

  /// The end of a pipeline of frames: fills the inbox, answers pings and closes the connection.
  final class WebSocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// How long the server has to close the connection after a close frame.
    static let closeTimeout = TimeAmount.seconds(5)

    private let inbox: WebSocketInbox
    private var reader: WebSocketMessageReader
    /// How many frames have been read.
    private(set) var frameCount = 0
    private var isClosing = false
    private var failure: (any Error)?

    init(inbox: WebSocketInbox, maximumMessageSize: Int) {
      self.inbox = inbox
      reader = WebSocketMessageReader(maximumMessageSize: maximumMessageSize)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      frameCount += 1
      // A proxy may answer pings for a service that is not there any more.
      if !frame.opcode.isControlOpcode { inbox.noteArrival() }
      do {
        switch try reader.read(frame) {
        case .ping(let data) where !isClosing: context.write(outgoing(.pong, data), promise: nil)
        case .close(let closure):
          handOver()
          inbox.end(closure)
          answer(closure, context)
        case .ping, nil: break
        }
      } catch {
        fail(error, context)
      }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      handOver()
      inbox.wakeReader()
      context.flush()
      readOn(context)
    }

    /// Gives the inbox what has been read; not each message by itself, because others use the inbox too.
    private func handOver() {
      let messages = reader.takeMessages()
      if !messages.isEmpty { inbox.append(messages) }
    }

    /// A server that does not take the answers to its pings is not read either.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
      readOn(context)
      context.fireChannelWritabilityChanged()
    }

    private func readOn(_ context: ChannelHandlerContext) {
      if context.channel.isWritable, inbox.mayRead() { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength: fail(.tooLarge(limit: reader.maximumMessageSize), context)
      case is NIOWebSocketError: fail(.protocolError("a control frame is too long or has several parts"), context)
      default:
        failure = error
        context.close(promise: nil)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      handOver()
      let reason = failure.map { "\($0)" } ?? "the connection broke off"
      inbox.end(WebSocketClosure(code: 1006, reason: reason))
      context.fireChannelInactive()
    }

    /// Closes the connection after a fault of the server.
    private func fail(_ closure: WebSocketClosure, _ context: ChannelHandlerContext) {
      handOver()
      inbox.end(closure)
      // A server that makes faults will not answer a close frame either.
      if isClosing { return context.close(promise: nil) }
      close(code: closure.code, reason: closure.reason, context)
    }

    /// Sends a close frame, and closes the connection when the server has answered or the time is up.
    func close(code: UInt16, reason: String, _ context: ChannelHandlerContext) {
      guard !isClosing else { return }
      writeClose(code: code, reason: reason, context, promise: nil)
      readOn(context)
    }

    /// Answers the server's close frame, unless that is an answer itself, and closes the connection.
    private func answer(_ closure: WebSocketClosure, _ context: ChannelHandlerContext) {
      if isClosing { return context.close(promise: nil) }
      let promise = context.eventLoop.makePromise(of: Void.self)
      let channel = context.channel
      promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
      writeClose(code: closure.code, reason: "", context, promise: promise)
    }

    private func writeClose(
      code: UInt16,
      reason: String,
      _ context: ChannelHandlerContext,
      promise: EventLoopPromise<Void>?
    ) {
      isClosing = true
      let channel = context.channel
      context.eventLoop.scheduleTask(in: Self.closeTimeout) { channel.close(promise: nil) }
      var data = context.channel.allocator.buffer(capacity: 125)
      // 1005 stands for a frame without a code.
      if code != 1005 {
        data.writeInteger(code)
        // A control frame has at most 125 bytes, and a reason is UTF-8.
        var reason = reason[...]
        while reason.utf8.count > 123 { reason.removeLast() }
        data.writeSubstring(reason)
      }
      context.writeAndFlush(outgoing(.connectionClose, data), promise: promise)
    }

    private func outgoing(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> NIOAny {
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data))
    }
  }
#endif
