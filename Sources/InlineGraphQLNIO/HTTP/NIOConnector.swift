#if NIO
  import AsyncHTTPClient
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOFoundationCompat

  /// Sends requests by a client of async-http-client, which has no priorities.
  package final class NIOConnector: HTTPConnector {
    private let client: HTTPClient

    /// Creates a connector with a client of its own.
    package init(configuration: HTTPClient.Configuration, eventLoopGroup: any EventLoopGroup) {
      var configuration = configuration
      // The exchange knows what may be sent to the targets of redirects; the client does not.
      configuration.redirectConfiguration = .disallow
      // Whoever reads a body counts its bytes after decompression. A limit here would also end streams that run for
      // days.
      if case .disabled = configuration.decompression { configuration.decompression = .enabled(limit: .none) }
      // Its spans have URLs, and so the variables of queries that are sent with GET.
      configuration.tracing.tracer = nil
      client = HTTPClient(eventLoopGroup: eventLoopGroup, configuration: configuration)
    }

    deinit {
      client.shutdown { _ in }
    }

    package func send(_ request: HTTPRequest, maximumBodySize: Int) async throws -> TransportResponse {
      let answer = try await open(request)
      if let length = answer.headers["Content-Length"].flatMap({ Int($0) }), length > maximumBodySize {
        throw HTTPExchangeError.bodyTooLarge(limit: maximumBodySize)
      }
      let body = try await answer.body.collect(upTo: maximumBodySize)
      return TransportResponse(body: body, status: answer.status, headers: answer.headers)
    }

    package func open(_ request: HTTPRequest) async throws -> HTTPAnswer {
      try await throwingExchangeErrors {
        // The exchange has the time limit.
        let response = try await self.client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        let reader = BodyReader(response.body, of: self)
        return HTTPAnswer(
          status: Int(response.status.code),
          headers: HTTPHeaders(response.headers),
          // The client gives up a connection when the iterator of its body is released.
          body: HTTPAnswerBody(next: reader.next, cancel: {})
        )
      }
    }
  }

  /// Reads the chunks of a body. There is one reader at a time.
  private final class BodyReader: @unchecked Sendable {
    private var chunks: HTTPClientResponse.Body.AsyncIterator
    /// The client must live as long as its connections.
    private let connector: NIOConnector

    init(_ body: HTTPClientResponse.Body, of connector: NIOConnector) {
      chunks = body.makeAsyncIterator()
      self.connector = connector
    }

    @Sendable func next() async throws -> Data? {
      try await throwingExchangeErrors { [self] in try await chunks.next().map { Data(buffer: $0) } }
    }
  }

  extension HTTPClientRequest {
    fileprivate init(_ request: HTTPRequest) {
      self.init(url: request.url.absoluteString)
      method = request.method == .post ? .POST : .GET
      headers.add(name: "Accept-Encoding", value: "gzip, deflate")
      for name in request.headers.names {
        if let value = request.headers[name] { headers.replaceOrAdd(name: name, value: value) }
      }
      guard request.method == .post else { return }
      switch request.body {
      case .data(let data): body = .bytes(ByteBuffer(data: data))
      case .streamed(let streamed): body = .stream(BodyChunks(body: streamed), length: .known(Int64(streamed.count)))
      }
    }
  }

  /// The chunks of a body that is read while it is sent.
  private struct BodyChunks: AsyncSequence, Sendable {
    let body: StreamedBody

    func makeAsyncIterator() -> Iterator { Iterator(reader: body.makeReader()) }

    struct Iterator: AsyncIteratorProtocol {
      let reader: StreamedBodyReader

      mutating func next() async throws -> ByteBuffer? { try reader.next().map { ByteBuffer(data: $0) } }
    }
  }
#endif
