#if NIO
  import NIOCore
  import NIOWebSocket

  extension ChannelPipeline.SynchronousOperations {
    /// Adds the handlers of an open WebSocket. The event loop calls it.
    ///
    /// - Returns: The last of them, which fills the inbox.
    func addFrameHandlers(_ inbox: WebSocketInbox, maximumMessageSize: Int) throws -> WebSocketHandler {
      let handler = WebSocketHandler(inbox: inbox, maximumMessageSize: maximumMessageSize)
      let decoder = WebSocketFrameDecoder(maxFrameSize: min(maximumMessageSize, Int(UInt32.max)))
      try addHandlers(
        WebSocketFrameEncoder(),
        ArrivalHandler(handler, inbox),
        ByteToMessageHandler(decoder),
        handler
      )
      return handler
    }
  }

  /// Notes when a part of a frame arrives. A large one may take long.
  private final class ArrivalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let handler: WebSocketHandler
    private let inbox: WebSocketInbox

    init(_ handler: WebSocketHandler, _ inbox: WebSocketInbox) { (self.handler, self.inbox) = (handler, inbox) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let count = handler.frameCount
      context.fireChannelRead(data)
      if handler.frameCount == count { inbox.noteArrival() }
    }
  }
#endif
