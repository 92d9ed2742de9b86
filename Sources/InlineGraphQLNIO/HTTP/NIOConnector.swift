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
      let response = try await throwingExchangeErrors { try await self.respond(to: request) }
      let headers = HTTPHeaders(response.headers)
      if let length = headers["Content-Length"].flatMap({ Int($0) }), length > maximumBodySize {
        throw HTTPExchangeError.bodyTooLarge(limit: maximumBodySize)
      }
      let body = try await throwingExchangeErrors {
        do {
          return Data(buffer: try await response.body.collect(upTo: maximumBodySize))
        } catch is NIOTooManyBytesError {
          throw HTTPExchangeError.bodyTooLarge(limit: maximumBodySize)
        }
      }
      return TransportResponse(body: body, status: Int(response.status.code), headers: headers)
    }

    package func open(_ request: HTTPRequest) async throws -> HTTPAnswer {
      let response = try await throwingExchangeErrors { try await self.respond(to: request) }
      let inbox = BodyInbox(response.body, of: self)
      return HTTPAnswer(
        status: Int(response.status.code),
        headers: HTTPHeaders(response.headers),
        body: HTTPAnswerBody(
          next: { try await throwingExchangeErrors { try await inbox.next() } },
          cancel: inbox.cancel
        )
      )
    }

    private func respond(to request: HTTPRequest) async throws -> HTTPClientResponse {
      // The exchange has the time limit.
      try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
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
