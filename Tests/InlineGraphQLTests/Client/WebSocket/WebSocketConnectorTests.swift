#if NIO
  import Foundation
  import GraphQLHTTP
  import InlineGraphQLNIO
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Opens a WebSocket to a server.
  func openWebSocket(
    _ server: LoopbackServer,
    headers: HTTPHeaders = [:],
    maximumMessageSize: Int = 1 << 20,
    by connector: NIOWebSocketConnector = NIOWebSocketConnector()
  ) async throws -> ReadableWebSocket {
    let request = WebSocketRequest(
      url: URL(string: "ws://127.0.0.1:\(server.port)/graphql?token=1")!,
      headers: headers,
      subprotocol: "graphql-transport-ws",
      maximumMessageSize: maximumMessageSize
    )
    return ReadableWebSocket(try await connector.connect(request))
  }

  @Suite(.timeLimit(.minutes(1))) struct WebSocketConnectorTests {
    @Test("Messages go both ways, and what is sent is masked")
    func echo() async throws {
      let server = try LoopbackServer { request in [.accept(request), .converse { [.text("re: \($0.text)")] }] }
      let socket = try await openWebSocket(server, headers: ["Authorization": "Bearer 1"])
      #expect(socket.subprotocol == "graphql-transport-ws")
      let large = String(repeating: "é", count: 50_000)
      for text in ["", "a", large] {
        try await socket.send(Data(text.utf8))
        #expect(try await socket.receive() == .text("re: \(text)"))
      }
      let request = try #require(server.requests.first)
      #expect(request.line == "GET /graphql?token=1 HTTP/1.1")
      #expect(request.headers["host"] == "127.0.0.1:\(server.port)")
      #expect(request.headers["authorization"] == "Bearer 1")
      #expect(request.headers["sec-websocket-protocol"] == "graphql-transport-ws")
      #expect(request.headers["sec-websocket-version"] == "13")
      #expect(server.frames.map(\.isMasked) == [true, true, true])
      #expect(server.frames.map(\.text) == ["", "a", large])
    }

    @Test("An extension that was not asked for is an error")
    func extensions() async throws {
      let server = try LoopbackServer { request in
        guard case .send(let head) = LoopbackServer.Step.accept(request) else { return [] }
        let line = "\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
        return [.send(head.replacing("\r\n\r\n", with: line)), .pause(seconds: 20)]
      }
      let error = try await failure { try await openWebSocket(server) }
      #expect("\(error)".contains("extension"))
    }

    @Test("A close frame in the same packet as the upgrade, and the end of the connection, is not lost")
    func closedAtOnce() async throws {
      let server = try LoopbackServer { request in
        guard case .send(let head) = LoopbackServer.Step.accept(request) else { return [] }
        return [.bytes(Array(head.utf8) + WebSocketFrame.close(4403, "Forbidden").bytes())]
      }
      for _ in 0..<50 {
        let socket = try await openWebSocket(server)
        let closure = try await failure { try await socket.receive() } as? WebSocketClosure
        #expect(closure == WebSocketClosure(code: 4403, reason: "Forbidden"))
      }
    }

    @Test("Messages that follow the upgrade in the same packet are not lost")
    func atOnce() async throws {
      let server = try LoopbackServer { request in
        guard case .send(let head) = LoopbackServer.Step.accept(request) else { return [] }
        return [
          .bytes(Array(head.utf8) + (0..<10).flatMap { WebSocketFrame.text("\($0)").bytes() }), .converse { _ in [] },
        ]
      }
      let socket = try await openWebSocket(server)
      for number in 0..<10 { #expect(try await socket.receive() == .text("\(number)")) }
    }

    @Test("A server may choose no protocol", arguments: [nil, "graphql-ws"])
    func subprotocol(chosen: String?) async throws {
      let server = try LoopbackServer { request in [.accept(request, subprotocol: chosen), .converse { _ in [] }] }
      if chosen == nil {
        let socket = try await openWebSocket(server)
        #expect(socket.subprotocol == nil)
      } else {
        let error = try await failure { try await openWebSocket(server) }
        guard case .network(let reason) = error as? HTTPExchangeError else {
          Issue.record("\(error)")
          return
        }
        #expect("\(reason.localizedDescription)".contains(#"the server chose the protocol "graphql-ws""#))
      }
    }

    @Test(
      "A server that refuses has answered",
      arguments: [(401, "Sign in."), (400, ""), (503, String(repeating: "-", count: 200_000)), (200, "<html>")]
    )
    func refusal(status: Int, body: String) async throws {
      let server = try LoopbackServer { _ in
        [.answer(body, status: status, type: "text/plain", headers: ["WWW-Authenticate: Basic realm=\"x\""])]
      }
      let error = try await failure { try await openWebSocket(server) }
      let response = try #require((error as? WebSocketRefusal)?.response)
      #expect(response.status == status)
      #expect(response.headers["www-authenticate"] == "Basic realm=\"x\"")
      #expect(String(decoding: response.body, as: UTF8.self) == String(body.prefix(1 << 16)))
    }

    @Test("A refusal whose body does not end is cut off")
    func endlessRefusal() async throws {
      let server = try LoopbackServer { _ in
        [.send("HTTP/1.1 403 No\r\nContent-Length: 100\r\n\r\nNo"), .pause(seconds: 50)]
      }
      let error = try await failure { try await openWebSocket(server) }
      #expect((error as? WebSocketRefusal)?.response.body == Data("No".utf8))
      while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    }

    @Test(
      "An answer that is no HTTP, or is none at all, is a network error",
      arguments: [
        ("HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: AAAA\r\n\r\n", nil),
        ("HTTP/1.1 101 Yes\r\nConnection: Upgrade\r\n\r\n", nil),
        ("HTTP/1.1 101 Yes\r\nConn\u{e9}ction: Upgrade\r\n\r\n", nil), ("SSH-2.0-OpenSSH\r\n", nil),
        ("HTTP/1.1 101 Ye", URLError.networkConnectionLost), ("", .networkConnectionLost),
      ] as [(String, URLError.Code?)]
    )
    func noAnswer(bytes: String, code: URLError.Code?) async throws {
      let server = try LoopbackServer { _ in [.send(bytes)] }
      let error = try await failure { try await openWebSocket(server) }
      guard case .network(let reason) = error as? HTTPExchangeError else {
        Issue.record("\(error)")
        return
      }
      if let code { #expect((reason as? URLError)?.code == code) }
    }

    @Test("A header that would begin another is not sent")
    func injection() async throws {
      let server = try LoopbackServer { _ in [] }
      let error = try await failure { try await openWebSocket(server, headers: ["X-A": "1\r\nX-Evil: 2"]) }
      guard case .invalidHeader("X-A") = error as? HTTPExchangeError else {
        Issue.record("\(error)")
        return
      }
      #expect(server.requests.isEmpty)
    }

    @Test("Cancelling ends the opening, and the connection with it")
    func cancelledOpening() async throws {
      let server = try LoopbackServer { _ in [.pause(seconds: 50)] }
      let task = Task { try await openWebSocket(server) }
      while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
      task.cancel()
      #expect(try await failure { try await task.value } is CancellationError)
      while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    }

    @Test("Cancelling a reader closes the connection")
    func cancelledReader() async throws {
      let server = try LoopbackServer { request in [.accept(request), .converse { _ in [] }] }
      let socket = try await openWebSocket(server)
      let task = Task { try await socket.receive() }
      try await Task.sleep(nanoseconds: 20_000_000)
      task.cancel()
      #expect(try await failure { try await task.value } is CancellationError)
      while server.frames.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
      #expect(server.frames.first?.closeCode == 1000)
      #expect(try await failure { try await socket.receive() } is WebSocketClosure)
      #expect(try await failure { try await socket.send(Data()) } is WebSocketClosure)
    }

    @Test("Closing sends code and reason; releasing closes", arguments: [true, false])
    func close(explicit: Bool) async throws {
      let server = try LoopbackServer { request in
        [.accept(request), .converse { frame in frame.closeCode.map { [.frame(.close($0))] } ?? [] }]
      }
      do {
        let socket = try await openWebSocket(server)
        if explicit { socket.close(code: 4400, reason: String(repeating: "é", count: 100)) }
      }
      while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
      let frame = try #require(server.frames.first)
      #expect(frame.closeCode == (explicit ? 4400 : 1000))
      if explicit { #expect(frame.payload.dropFirst(2).elementsEqual(String(repeating: "é", count: 61).utf8)) }
    }

    @Test("A server that does not answer a close frame is left after five seconds")
    func unansweredClose() async throws {
      let server = try LoopbackServer { request in [.accept(request), .converse { _ in [] }] }
      let socket = try await openWebSocket(server)
      socket.close(code: 1000, reason: "")
      let start = ContinuousClock.now
      while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
      #expect((.seconds(4)...(.seconds(45))).contains(.now - start))
    }

    @Test("A slow reader makes the server wait, and loses nothing")
    func backPressure() async throws {
      let message = String(repeating: "m", count: 1000)
      let server = try LoopbackServer { request in
        [.accept(request), .endless(WebSocketFrame.text(message).bytes())]
      }
      let socket = try await openWebSocket(server)
      let sent = try await server.standstill()
      // The buffers of the system are several megabytes.
      #expect(sent < 32 << 20)
      for _ in 0..<(sent / 1000 + 1000) { #expect(try await socket.receive() == .text(message)) }
      while server.sentBytes <= sent { try await Task.sleep(nanoseconds: 5_000_000) }
    }

    @Test("Pings are answered though nobody reads")
    func pings() async throws {
      let server = try LoopbackServer { request in
        [.accept(request), .text("unread")] + (0..<100).map { .frame(.ping("\($0)")) } + [.converse { _ in [] }]
      }
      let socket = try await openWebSocket(server)
      while server.frames.count < 100 { try await Task.sleep(nanoseconds: 5_000_000) }
      #expect(server.frames.map(\.text) == (0..<100).map { "\($0)" })
      #expect(server.frames.allSatisfy { $0.head == 0x8A && $0.isMasked })
      #expect(try await socket.receive() == .text("unread"))
    }
  }
#endif
