#if NIO
  import AsyncHTTPClient
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOFoundationCompat
  import NIOSSL

  /// Sends requests by clients of async-http-client, which has no priorities.
  package final class NIOConnector: HTTPConnector {
    /// How many streams there may be at once for each host that has no HTTP/2.
    static let maximumStreamCount = 1000

    /// How many times a request is sent again that servers did not take.
    private static let maximumRefusals = 10

    private let client: HTTPClient
    /// The client for streams. Each of them occupies a connection, which others need not wait for.
    private let streamingClient: HTTPClient

    /// Creates a connector with clients of its own.
    package init(configuration: HTTPClient.Configuration, eventLoopGroup: any EventLoopGroup) {
      var configuration = configuration
      // The exchange knows what may be sent to the targets of redirects; the client does not.
      configuration.redirectConfiguration = .disallow
      // The body's reader counts its bytes after decompression. A limit here would also end streams that run for
      // days.
      if case .disabled = configuration.decompression { configuration.decompression = .enabled(limit: .none) }
      // Its spans have URLs, and so the variables of queries that are sent with GET.
      configuration.tracing.tracer = nil
      // With it, a service that is not there is known when the time is up, and the reason is lost.
      configuration.connectionPool.retryConnectionEstablishment = false
      let tls = configuration.tlsConfiguration ?? .makeClientConfiguration()
      configuration.tlsConfiguration = tls.withoutDeprecatedVersions()
      client = HTTPClient(eventLoopGroup: eventLoopGroup, configuration: configuration)
      configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.maximumStreamCount
      streamingClient = HTTPClient(eventLoopGroup: eventLoopGroup, configuration: configuration)
    }

    deinit {
      client.shutdown { _ in }
      streamingClient.shutdown { _ in }
    }

    package func send(_ request: HTTPRequest, maximumBodySize: Int) async throws -> TransportResponse {
      let response = try await throwingExchangeErrors { try await self.respond(to: request, by: self.client) }
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
      let response = try await throwingExchangeErrors { try await self.respond(to: request, by: self.streamingClient) }
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

    private func respond(to request: HTTPRequest, by client: HTTPClient) async throws -> HTTPClientResponse {
      var refusals = 0
      while true {
        do {
          // The exchange has the time limit.
          return try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        } catch let error where refusals < Self.maximumRefusals && request.maySendAgain(after: error) {
          refusals += 1
        }
      }
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
