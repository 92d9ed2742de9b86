#if NIO
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOFoundationCompat
  import NIOHTTP1

  /// Waits for the first HTTP response of a connection and keeps the beginning of its body.
  ///
  /// A body that is longer than ``bodySize`` or takes longer than ``bodyTimeout`` is cut off.
  final class FirstResponse: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    /// How much of the body is kept, in bytes.
    static let bodySize = 1 << 16
    /// How long the body may take.
    static let bodyTimeout = TimeAmount.seconds(1)

    private let finish: (Result<TransportResponse, any Error>) -> Void
    private var response: TransportResponse?

    /// Creates a handler that calls a closure with the response, perhaps more than once.
    init(_ finish: @escaping (Result<TransportResponse, any Error>) -> Void) {
      self.finish = finish
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head) where (100..<200).contains(head.status.code): break
      case .head(let head):
        response = TransportResponse(body: Data(), status: Int(head.status.code), headers: HTTPHeaders(head.headers))
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: Self.bodyTimeout) { handler.value.complete() }
      case .body(let part):
        let rest = Self.bodySize - (response?.body.count ?? 0)
        response?.body.append(contentsOf: part.readableBytesView.prefix(rest))
        if part.readableBytes >= rest { complete() }
      case .end: complete()
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      finish(.failure(error))
      context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      complete()
      context.fireChannelInactive()
    }

    private func complete() {
      finish(response.map { .success($0) } ?? .failure(ChannelError.eof))
    }
  }
#endif
