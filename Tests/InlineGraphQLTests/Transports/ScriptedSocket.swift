import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import InlineGraphQL

/// A service behind a WebSocket that exists only in memory: it answers as a test tells it.
final class ScriptedService: WebSocketConnector {
  /// Called with each message of the client, and the socket to answer on.
  typealias Script = @Sendable (_ message: GraphQLJSONValue, _ socket: ScriptedSocket) -> Void

  private let script: Script
  private let subprotocol: String?
  private let opened = Locked<[ScriptedSocket]>([])
  private let refusal: (any Error)?

  /// The connections so far.
  var sockets: [ScriptedSocket] { opened.withLock { $0 } }

  init(subprotocol: String? = "graphql-transport-ws", refusal: (any Error)? = nil, _ script: @escaping Script) {
    self.subprotocol = subprotocol
    self.script = script
    self.refusal = refusal
  }

  /// A service that accepts connections; the script has the other messages.
  static func accepting(_ script: @escaping Script) -> ScriptedService {
    ScriptedService { message, socket in
      if message["type"] == "connection_init" { return socket.send(#"{"type":"connection_ack"}"#) }
      script(message, socket)
    }
  }

  func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
    if let refusal { throw refusal }
    let socket = ScriptedSocket(request, subprotocol, script)
    opened.withLock { $0.append(socket) }
    return socket
  }

  /// A transport that has this service.
  func transport(
    timeout: TimeInterval = 20,
    idleTimeout: TimeInterval = 20,
    keepAlive: TimeInterval = 20,
    payload: (@Sendable () async throws -> GraphQLJSONObject?)? = nil
  ) -> WebSocketTransport {
    var transport = WebSocketTransport(
      url: URL(string: "http://u:p@127.0.0.1/graphql?x=1")!,
      headers: ["X": "1"],
      timeout: timeout,
      idleTimeout: idleTimeout,
      keepAlive: keepAlive,
      maximumMessageSize: 1 << 20,
      connectionPayload: payload,
      connector: self
    )
    transport.reconnection = GraphQLBackoff(
      initialDelay: .milliseconds(1),
      maximumDelay: .milliseconds(5),
      maximumAttempts: 3
    )
    return transport
  }
}

/// A connection to a scripted service.
final class ScriptedSocket: WebSocketConnection {
  let request: WebSocketRequest
  let subprotocol: String?
  private let script: ScriptedService.Script
  private let incoming: AsyncThrowingStream<WebSocketMessage, any Error>
  private let iterator: Locked<AsyncThrowingStream<WebSocketMessage, any Error>.AsyncIterator>
  private let continuation: AsyncThrowingStream<WebSocketMessage, any Error>.Continuation
  private let log = Locked<(received: [String], closure: WebSocketClosure?)>(([], nil))

  init(_ request: WebSocketRequest, _ subprotocol: String?, _ script: @escaping ScriptedService.Script) {
    self.request = request
    self.subprotocol = subprotocol
    self.script = script
    (incoming, continuation) = AsyncThrowingStream.makeStream(of: WebSocketMessage.self)
    iterator = Locked(incoming.makeAsyncIterator())
  }

  // MARK: The service's side

  /// The messages of the client.
  var received: [String] { log.withLock { $0.received } }

  /// The client's close frame.
  var closure: WebSocketClosure? { log.withLock { $0.closure } }

  func send(_ text: String) { continuation.yield(.text(Data(text.utf8))) }
  func sendBinary() { continuation.yield(.binary(Data([0]))) }
  func breakOff(code: UInt16 = 1006, _ reason: String = "") {
    continuation.finish(throwing: WebSocketClosure(code: code, reason: reason))
  }

  // MARK: The client's side

  func send(_ text: Data) async throws {
    log.withLock { $0.received.append(String(decoding: text, as: UTF8.self)) }
    script(try GraphQLJSONValue(parsing: text), self)
  }

  func receive() async throws -> WebSocketMessage {
    var iterator = iterator.withLock { $0 }
    guard let message = try await iterator.next() else { throw CancellationError() }
    return message
  }

  func close(code: UInt16, reason: String) {
    log.withLock { $0.closure = $0.closure ?? WebSocketClosure(code: code, reason: reason) }
    continuation.finish(throwing: WebSocketClosure(code: 1006, reason: "closed by the client"))
  }
}
