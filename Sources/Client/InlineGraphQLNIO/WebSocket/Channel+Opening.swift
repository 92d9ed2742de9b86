#if NIO
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOHTTP1
  import NIOSSL
  import NIOWebSocket

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  // The steps between a TCP connection and a WebSocket. No step leaves handlers of its own behind.
  extension Channel {
    /// Asks a proxy for a connection to the target.
    ///
    /// - Throws: ``WebSocketRefusal`` if the proxy refuses.
    func openTunnel(to target: WebSocketTarget, headers: GraphQLHTTP.HTTPHeaders) async throws {
      var head = HTTPRequestHead(version: .http1_1, method: .CONNECT, uri: target.authority)
      head.headers.add(name: "Host", value: target.authority)
      head.headers.add(headers)
      try await ask(head, acceptedStatus: "2") { _ in }
    }

    /// Asks the server for a WebSocket.
    ///
    /// - Parameter tls: How the connection is encrypted; nil if it is not.
    /// - Throws: ``WebSocketRefusal`` if the server refuses.
    func upgrade(
      to target: WebSocketTarget,
      _ request: WebSocketRequest,
      tls: NIOSSLContext?
    ) async throws -> NIOWebSocketConnection {
      // The upgrader makes the key and checks the server's answer to it.
      let upgrader = NIOWebSocketClientUpgrader { channel, _ in channel.eventLoop.makeSucceededVoidFuture() }
      var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: target.path)
      head.headers.add(name: "Host", value: target.hostHeader)
      head.headers.add(name: "Connection", value: "Upgrade")
      head.headers.add(name: "Upgrade", value: "websocket")
      head.headers.add(name: "Sec-WebSocket-Protocol", value: request.subprotocol)
      upgrader.addCustom(upgradeRequestHeaders: &head.headers)
      head.headers.add(request.headers)
      return try await ask(head, acceptedStatus: "101") { [self] in
        if let tls { try addEncryption(tls, host: target.host) }
      } then: { [self] response in
        guard upgrader.shouldAllowUpgrade(upgradeResponse: response),
          response.headers[canonicalForm: "Upgrade"].map({ $0.lowercased() }) == ["websocket"],
          response.headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" })
        else { throw NIOHTTPClientUpgradeError.upgraderDeniedUpgrade }
        return try connection(for: request, response)
      }
    }

    /// Adds encryption. The event loop calls it.
    private func addEncryption(_ context: NIOSSLContext, host: String) throws {
      // A server's name is sent to it, but an address is not (RFC 6066, section 3).
      let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
      let handler = try NIOSSLClientHandler(context: context, serverHostname: isAddress ? nil : host)
      try pipeline.syncOperations.addHandler(handler)
    }

    /// Makes the connection when the server has accepted it. The event loop calls it.
    private func connection(for request: WebSocketRequest, _ head: HTTPResponseHead) throws -> NIOWebSocketConnection {
      let subprotocol = head.headers.first(name: "Sec-WebSocket-Protocol")
      guard subprotocol == nil || subprotocol == request.subprotocol else {
        let description = "the server chose the protocol \(subprotocol?.prefix(100).debugDescription ?? "")"
        throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: description])
      }
      guard head.headers["Sec-WebSocket-Extensions"].isEmpty else {
        let description = "the server chose an extension of WebSockets that was not asked for"
        throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: description])
      }
      let inbox = WebSocketInbox()
      let handler = try pipeline.syncOperations.addFrameHandlers(inbox, maximumMessageSize: request.maximumMessageSize)
      // From here on the handler asks for what its inbox has room for.
      try syncOptions?.setOption(.autoRead, value: false)
      return NIOWebSocketConnection(channel: self, handler: handler, inbox: inbox, subprotocol: subprotocol)
    }

    /// Sends a request without a body and waits for the response.
    ///
    /// - Parameters:
    ///   - acceptedStatus: The beginning of the status of a response that is no refusal.
    ///   - prepare: Called before by the event loop.
    ///   - proceed: Called by the event loop with an accepted response, before what follows the response is read.
    private func ask<Value: Sendable>(
      _ head: HTTPRequestHead,
      acceptedStatus: String,
      prepare: @escaping @Sendable () throws -> Void = {},
      then proceed: @escaping @Sendable (HTTPResponseHead) throws -> Value
    ) async throws -> Value {
      let answered = eventLoop.makePromise(of: Value.self)
      eventLoop.execute { [self] in
        do {
          try prepare()
          let encoder = HTTPRequestEncoder()
          let switching = SwitchingHandler(head, acceptedStatus: acceptedStatus) { result in
            answered.completeWith(result.flatMap { response in Result { try proceed(response) } })
          }
          try pipeline.syncOperations.addHandlers(encoder, switching)
          pipeline.syncOperations.write(NIOAny(HTTPClientRequestPart.head(head)), promise: nil)
          pipeline.syncOperations.writeAndFlush(NIOAny(HTTPClientRequestPart.end(nil)), promise: nil)
          pipeline.syncOperations.removeHandler(encoder, promise: nil)
          // Handlers that are added later than the connection is closed are not told.
          guard isActive else { throw ChannelError.eof }
        } catch {
          answered.fail(error)
        }
      }
      return try await answered.futureResult.get()
    }
  }

  extension NIOHTTP1.HTTPHeaders {
    fileprivate mutating func add(_ headers: GraphQLHTTP.HTTPHeaders) {
      for name in headers.names {
        if let value = headers[name] { replaceOrAdd(name: name, value: value) }
      }
    }
  }
#endif
