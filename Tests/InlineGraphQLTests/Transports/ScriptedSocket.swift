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
    timeout: TimeInterval = 1000,
    idleTimeout: TimeInterval = 1000,
    keepAlive: TimeInterval = 1000,
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
    // A busy machine may take long for a connection that is broken off at once.
    transport.reconnection.lastingTime = .seconds(1000)
    return transport
  }
}

/// What a client has not taken of a service's messages.
private struct Incoming {
  var messages: [WebSocketMessages] = []
  var ending: (any Error)?
  var reader: CheckedContinuation<[WebSocketMessages], any Error>?

  mutating func take() -> [WebSocketMessages]? {
    defer { messages = [] }
    return messages.isEmpty ? nil : messages
  }
}

/// A connection to a scripted service.
final class ScriptedSocket: WebSocketConnection {
  let request: WebSocketRequest
  let subprotocol: String?
  private let script: ScriptedService.Script
  private let incoming = Locked(Incoming())
  private let log = Locked<(received: [String], closure: WebSocketClosure?)>(([], nil))
  private let isStalled = Locked(false)

  init(_ request: WebSocketRequest, _ subprotocol: String?, _ script: @escaping ScriptedService.Script) {
    self.request = request
    self.subprotocol = subprotocol
    self.script = script
  }

  // MARK: The service's side

  /// The messages of the client.
  var received: [String] { log.withLock { $0.received } }

  /// The client's close frame.
  var closure: WebSocketClosure? { log.withLock { $0.closure } }

  /// How many messages the client has not taken.
  var waitingCount: Int { incoming.withLock { $0.messages.count } }

  func send(_ text: String) { deliver(.texts(DataPieces(Data(text.utf8)))) }
  func sendBinary() { deliver(.binary(Data([0]))) }
  func breakOff(code: UInt16 = 1006, _ reason: String = "") { end(WebSocketClosure(code: code, reason: reason)) }

  /// Takes no more bytes of the client.
  func stall() { isStalled.withLock { $0 = true } }

  private func deliver(_ message: WebSocketMessages) {
    let reader = incoming.withLock { incoming in
      if incoming.ending == nil, incoming.reader == nil { incoming.messages.append(message) }
      return incoming.reader.take()
    }
    reader?.resume(returning: [message])
  }

  private func end(_ ending: any Error) {
    let reader = incoming.withLock { incoming in
      incoming.ending = incoming.ending ?? ending
      return incoming.reader.take()
    }
    reader?.resume(throwing: ending)
  }

  // MARK: The client's side

  func send(_ text: Data) async throws {
    while isStalled.withLock({ $0 }) {
      if let closure { throw closure }
      try await Task.sleep(for: .milliseconds(5))
    }
    log.withLock { $0.received.append(String(decoding: text, as: UTF8.self)) }
    script(try GraphQLJSONValue(parsing: text), self)
  }

  func receive() async throws -> [WebSocketMessages] {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = incoming.withLock { incoming -> Result<[WebSocketMessages], any Error>? in
          if let messages = incoming.take() { return .success(messages) }
          if let ending = incoming.ending { return .failure(ending) }
          incoming.reader = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      end(CancellationError())
    }
  }

  func close(code: UInt16, reason: String) {
    log.withLock { $0.closure = $0.closure ?? WebSocketClosure(code: code, reason: reason) }
    end(WebSocketClosure(code: 1006, reason: "closed by the client"))
  }
}
