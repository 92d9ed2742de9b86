#if NIO
  import AsyncHTTPClient
  import Foundation
  import GraphQLHTTP
  import InlineGraphQL
  import InlineGraphQLNIO
  import NIOSSL
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  private let heroBody = #"{"data":{"hero":null}}"#

  /// Connections of SwiftNIO that are encrypted or go through proxies.
  @Suite(.timeLimit(.minutes(1))) struct TLSTests {
    private func webSocket(_ url: String, by connector: NIOWebSocketConnector) async throws -> ReadableWebSocket {
      let url = try #require(URL(string: url))
      let request = WebSocketRequest(
        url: url,
        headers: [:],
        subprotocol: "graphql-transport-ws",
        maximumMessageSize: 1000
      )
      return ReadableWebSocket(try await connector.connect(request))
    }

    @Test(
      "A service whose authority is trusted is asked, by name and by address",
      arguments: ["localhost", "127.0.0.1"]
    )
    func trusted(host: String) async throws {
      let server = try LoopbackServer { request in
        request.headers["upgrade"] == nil
          ? [.answer(heroBody)] : [.accept(request), .converse { [.text("re: \($0.text)")] }]
      }
      let terminator = try await TLSTerminator(before: server)
      var configuration = HTTPClient.Configuration()
      configuration.tlsConfiguration = try TestCertificate.clientConfiguration()
      let url = try #require(URL(string: "https://\(host):\(terminator.port)/graphql"))
      let transport = HTTPTransport(url: url, timeout: 600, clientConfiguration: configuration)
      #expect(try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()).errors == [])

      let connector = NIOWebSocketConnector(tlsConfiguration: try TestCertificate.clientConfiguration())
      let socket = try await webSocket("wss://\(host):\(terminator.port)/", by: connector)
      for number in 0..<100 {
        try await socket.send(Data("\(number)".utf8))
        #expect(try await socket.receive() == .text("re: \(number)"))
      }
      #expect(server.requests.count == 2)
    }

    @Test("A service whose authority is not trusted is sent nothing")
    func untrusted() async throws {
      let server = try LoopbackServer { _ in [.answer(heroBody)] }
      let terminator = try await TLSTerminator(before: server)
      var configuration = HTTPClient.Configuration()
      configuration.connectionPool.retryConnectionEstablishment = false
      let url = try #require(URL(string: "https://localhost:\(terminator.port)/graphql"))
      let transport = HTTPTransport(url: url, timeout: 600, clientConfiguration: configuration)
      let error = try await failure { try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()) }
      guard case .network(let reason) = error as? GraphQLClientError else {
        Issue.record("\(error)")
        return
      }
      #expect((reason as? URLError)?.code == .secureConnectionFailed)

      let refused = try await failure {
        try await webSocket("wss://localhost:\(terminator.port)/", by: NIOWebSocketConnector())
      }
      guard case .network(let reason) = refused as? HTTPExchangeError else {
        Issue.record("\(refused)")
        return
      }
      #expect((reason as? URLError)?.code == .secureConnectionFailed)
      #expect(server.requests.isEmpty)
    }

    @Test("A WebSocket goes through a proxy, which alone gets the proxy's headers")
    func proxy() async throws {
      let server = try LoopbackServer { _ in
        [.send("HTTP/1.1 200 Connected\r\n\r\n"), .next { [.accept($0), .converse { [.text("re: \($0.text)")] }] }]
      }
      let proxy = HTTPProxy(
        host: "127.0.0.1",
        port: Int(server.port),
        headers: ["Proxy-Authorization": "Basic secret"]
      )
      let socket = try await webSocket("ws://one.test/a?b=c", by: NIOWebSocketConnector(proxy: proxy))
      try await socket.send(Data("a".utf8))
      #expect(try await socket.receive() == .text("re: a"))
      let requests = server.requests
      #expect(requests.map(\.line) == ["CONNECT one.test:80 HTTP/1.1", "GET /a?b=c HTTP/1.1"])
      #expect(requests.map { $0.headers["proxy-authorization"] } == ["Basic secret", nil])
      #expect(requests.map { $0.headers["host"] } == ["one.test:80", "one.test"])
    }

    @Test("A proxy that refuses has answered")
    func refusingProxy() async throws {
      let server = try LoopbackServer { _ in [.answer("Who are you?", status: 407, type: "text/plain")] }
      let proxy = HTTPProxy(host: "127.0.0.1", port: Int(server.port))
      let error = try await failure {
        try await webSocket("wss://one.test/", by: NIOWebSocketConnector(proxy: proxy))
      }
      let response = try #require((error as? WebSocketRefusal)?.response)
      #expect(response.status == 407)
      #expect(server.requests.map(\.line) == ["CONNECT one.test:443 HTTP/1.1"])
    }
  }
#endif
