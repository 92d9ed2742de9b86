import Foundation
import GraphQLCLibrary
import GraphQLHTTP

/// An open WebSocket on which the service has accepted the connection, with the operations on it.
actor SocketSession {
  private let connection: any WebSocketConnection
  private var idleTimeout: Duration
  private let keepAlive: Duration
  private var operations: [String: Mailbox] = [:]
  private var operationCount = 0
  private var isClosed = false
  /// Why the connection broke off; nil if it is open, or was closed here.
  private(set) var failure: (any Error)?
  private var lastMessage = ContinuousClock.now
  /// When the service was asked whether it is there; nil if it has answered.
  private var pinged: ContinuousClock.Instant?
  private var isWaitingForRoom = false
  private var idling: Task<Void, any Error>?
  private var reading: Task<Void, Never>?
  private var keepingAlive: Task<Void, any Error>?

  private init(_ connection: any WebSocketConnection, idleTimeout: Duration, keepAlive: Duration) {
    self.connection = connection
    self.idleTimeout = idleTimeout
    self.keepAlive = keepAlive
  }

  // MARK: Opening

  /// Opens a connection and waits until the service accepts it.
  ///
  /// - Parameters:
  ///   - payload: The payload of `connection_init`.
  ///   - idleTimeout: How long the connection stays open without operations.
  ///   - keepAlive: After how long a silence the service is asked whether it is there.
  /// - Throws: ``GraphQLClientError``, or what `payload` throws.
  static func open(
    _ request: WebSocketRequest,
    by connector: any WebSocketConnector,
    payload: @Sendable () async throws -> GraphQLJSONObject?,
    idleTimeout: Duration,
    keepAlive: Duration
  ) async throws -> SocketSession {
    let payload = try await payload()
    do {
      let connection = try await connector.connect(request)
      guard connection.subprotocol == request.subprotocol else {
        connection.close(code: WebSocketCloseCode.protocolError.rawValue, reason: "")
        throw WebSocketError.wrongSubprotocol(connection.subprotocol)
      }
      try await connection.send(ClientMessage.connectionInit(payload: payload).text)
      while true {
        var arrived = ServerMessages(try await connection.receive())
        while let message = arrived.popFirst() {
          switch message {
          case .connectionAck:
            let session = SocketSession(connection, idleTimeout: idleTimeout, keepAlive: keepAlive)
            await session.start(with: arrived)
            return session
          case .ping(let payload): try await connection.send(ClientMessage.pong(payload: payload).text)
          case .pong: break
          case .next, .error, .complete:
            throw refuse("it is about an operation before connection_ack", on: connection)
          }
        }
        if let problem = arrived.problem { throw refuse(problem, on: connection) }
        await Task.yield()
      }
    } catch {
      throw clientError(error)
    }
  }

  /// Closes the connection, as the protocol has it, because of a message that it does not have.
  private static func refuse(_ problem: String, on connection: any WebSocketConnection) -> WebSocketError {
    connection.close(code: WebSocketCloseCode.badRequest.rawValue, reason: "Invalid message")
    return .invalidMessage(problem)
  }

  // MARK: Operations

  /// Begins an operation; `payload` is the body of a request.
  ///
  /// - Returns: The operation; nil if the connection is closed.
  func begin(_ payload: Data) async throws -> SocketOperation? {
    if isClosed { return nil }
    idling?.cancel()
    operationCount += 1
    let (id, mailbox) = ("\(operationCount)", Mailbox())
    operations[id] = mailbox
    // From here on its release ends the operation.
    let operation = SocketOperation(id: id, mailbox: mailbox, session: self)
    do {
      try await connection.send(ClientMessage.subscribe(id: id, payload: payload).text)
    } catch {
      throw clientError(error)
    }
    return operation
  }

  /// Ends an operation that the service has not ended.
  func end(_ id: String) async {
    guard operations.removeValue(forKey: id) != nil else { return }
    try? await connection.send(ClientMessage.complete(id: id).text)
    idleIfUnused()
  }

  /// Closes the connection when its last operation has ended.
  func closeWhenUnused() {
    idleTimeout = .zero
    idleIfUnused()
  }

  private func idleIfUnused() {
    guard operations.isEmpty, !isClosed else { return }
    idling?.cancel()
    idling = Task {
      try await Task.sleep(for: idleTimeout)
      if operations.isEmpty { close(.normal, with: .closed(.normal, reason: "")) }
    }
  }

  /// Closes the connection and ends all operations with an error.
  private func close(_ code: WebSocketCloseCode, with error: WebSocketError) {
    fail(GraphQLClientError.webSocket(error))
    connection.close(code: code.rawValue, reason: "")
  }

  private func fail(_ error: any Error) {
    isClosed = true
    idling?.cancel()
    keepingAlive?.cancel()
    reading?.cancel()
    for mailbox in operations.values { mailbox.end(throwing: error, keepsResponses: true) }
    operations = [:]
  }

  // MARK: Messages

  /// Begins to read, with messages that arrived with the first.
  private func start(with first: ServerMessages) {
    reading = Task { [connection] in
      var arrived = first
      do {
        while true {
          try await handle(arrived)
          // A service that never pauses must not keep a thread to itself: the time limits of others need it too.
          await Task.yield()
          arrived = ServerMessages(try await connection.receive())
          (lastMessage, pinged) = (.now, nil)
        }
      } catch {
        if !isClosed { failure = clientError(error) }
        fail(clientError(error))
      }
    }
    keepingAlive = Task {
      while true {
        try await Task.sleep(until: (pinged ?? lastMessage) + keepAlive, clock: .continuous)
        checkIsAlive()
      }
    }
    idleIfUnused()
  }

  private func checkIsAlive() {
    // A reader that makes the connection wait keeps pongs from arriving.
    if isWaitingForRoom { return (lastMessage, pinged) = (.now, nil) }
    // A large message may take longer than the service has to answer.
    if let arrival = connection.lastArrival, arrival > pinged ?? lastMessage {
      return (lastMessage, pinged) = (arrival, nil)
    }
    if let pinged {
      if ContinuousClock.now - pinged >= keepAlive { close(.normal, with: .unresponsive) }
    } else if ContinuousClock.now - lastMessage >= keepAlive {
      pinged = .now
      // The service may not take what is sent before the ping.
      Task { [connection] in try? await connection.send(ClientMessage.ping.text) }
    }
  }

  private func handle(_ arrived: ServerMessages) async throws {
    for message in arrived.messages { try await handle(message) }
    if let problem = arrived.problem { throw Self.refuse(problem, on: connection) }
  }

  private func handle(_ message: ServerMessage) async throws {
    switch message {
    case .connectionAck: throw Self.refuse("it is a second connection_ack", on: connection)
    case .ping(let payload): try await connection.send(ClientMessage.pong(payload: payload).text)
    case .pong: break
    case .next(let id, let payloads): await deliver(payloads, to: id)
    case .error(let id, let payload):
      guard let mailbox = operations.removeValue(forKey: id) else { break }
      _ = mailbox.add(DataPieces(Data(#"{"errors":"#.utf8) + payload + Data("}".utf8)))
      mailbox.finish()
      idleIfUnused()
    case .complete(let id):
      operations.removeValue(forKey: id)?.finish()
      idleIfUnused()
    }
  }

  private func deliver(_ responses: DataPieces, to id: String) async {
    // An operation that has just been ended here may still have responses.
    guard let mailbox = operations[id] else { return }
    switch mailbox.add(responses) {
    case .more: break
    case .none:
      isWaitingForRoom = true
      await mailbox.waitForRoom(othersWait: operations.count > 1)
      isWaitingForRoom = false
      lastMessage = .now
    case .ended: await end(id)
    }
  }
}

/// An operation on a WebSocket. Its release ends it.
final class SocketOperation: Sendable {
  private let id: String
  private let mailbox: Mailbox
  private let session: SocketSession

  init(id: String, mailbox: Mailbox, session: SocketSession) {
    (self.id, self.mailbox, self.session) = (id, mailbox, session)
  }

  deinit {
    // The connection may be waiting for room.
    mailbox.end(throwing: CancellationError(), keepsResponses: false)
    Task { [id, session] in await session.end(id) }
  }

  /// Waits for the next responses, at least one; nil after the last.
  func next() async throws -> [GraphQLStreamEvent]? {
    try await mailbox.next()?.all.map { .response(TransportResponse(body: $0)) }
  }
}

/// Returns the failure of a WebSocket as an error of the client; other errors stay as they are.
func clientError(_ error: any Error) -> any Error {
  switch error {
  case let error as WebSocketError: GraphQLClientError.webSocket(error)
  case let error as WebSocketClosure:
    GraphQLClientError.webSocket(
      error.isByClient
        ? .refused(WebSocketCloseCode(rawValue: error.code), reason: error.reason)
        : .closed(WebSocketCloseCode(rawValue: error.code), reason: error.reason)
    )
  case let error as WebSocketRefusal: GraphQLClientError.httpStatus(error.response, errors: [])
  case let error as HTTPExchangeError: GraphQLClientError(error)
  default: error
  }
}
