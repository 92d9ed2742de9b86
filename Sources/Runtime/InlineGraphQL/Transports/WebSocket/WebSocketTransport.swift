import Foundation
import GraphQLCLibrary
import GraphQLHTTP

/// A transport that runs operations over a WebSocket, with the protocol `graphql-transport-ws`.
///
/// ```swift
/// let client = GraphQLClient(
///   transport: HTTPTransport(url: url),
///   subscriptionTransport: WebSocketTransport(url: url, connectionPayload: { ["token": .string(token)] })
/// )
/// ```
///
/// All operations share one connection. It is opened for the first, and closed some time after the last, or when nobody has
/// the transport any more. If it breaks off, subscriptions begin anew on a new one, after the delays of ``reconnection``, and
/// their readers get an event for the gap. Queries and mutations that wait for a response fail, because the service may
/// have executed them.
///
/// A reader that is slow makes the connection wait once responses of about a megabyte wait for it, and with it the other
/// operations. Its subscription ends with ``GraphQLClientError/slowReader`` when it has not come for ten seconds, or the
/// others have waited for it for so long in all.
///
/// [GraphQL over WebSocket Protocol](https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md)
public struct WebSocketTransport: GraphQLTransport, TimeLimitedTransport {
  /// The name of the protocol.
  public static let subprotocol = "graphql-transport-ws"

  /// The delays before a new connection when one breaks off.
  public var reconnection = GraphQLBackoff(maximumAttempts: 10)

  /// The time limit for opening a connection, in seconds, until the service has accepted it.
  public let timeout: TimeInterval

  private let url: URL
  private let socket: SharedSocket

  /// Creates a transport on top of a connector.
  package init(
    url: URL,
    headers: HTTPHeaders,
    timeout: TimeInterval,
    idleTimeout: TimeInterval,
    keepAlive: TimeInterval,
    maximumMessageSize: Int,
    connectionPayload: (@Sendable () async throws -> GraphQLJSONObject?)?,
    connector: any WebSocketConnector
  ) {
    self.url = url
    self.timeout = timeout
    var fields = headers
    if fields["Authorization"] == nil, let authorization = url.basicAuthorization {
      fields["Authorization"] = authorization
    }
    let request = WebSocketRequest(
      url: url.withoutCredentials.asWebSocket,
      headers: fields,
      subprotocol: Self.subprotocol,
      maximumMessageSize: maximumMessageSize
    )
    socket = SharedSocket {
      if let name = request.headers.invalidName { throw GraphQLClientError.invalidHeader(name: name) }
      do {
        return try await withTimeLimit(timeout) {
          try await SocketSession.open(
            request,
            by: connector,
            payload: connectionPayload ?? { nil },
            idleTimeout: .seconds(idleTimeout),
            keepAlive: .seconds(keepAlive)
          )
        }
      } catch HTTPExchangeError.network(let error as URLError) where error.code == .timedOut {
        throw GraphQLClientError.webSocket(.acknowledgementTimeout)
      }
    }
  }

  /// Sends a query or a mutation and waits for its response.
  ///
  /// - Throws: ``GraphQLClientError`` if there is no response, `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    guard request.uploads.isEmpty else { throw GraphQLClientError.noUploads }
    do {
      return try await withTimeLimit(request.options.timeout ?? timeout) { [socket] in
        let operation = try await socket.begin(request.body)
        guard case .response(let response)? = try await operation.next()?.first else {
          throw GraphQLClientError.webSocket(.invalidMessage("it completes a query without a response"))
        }
        return response
      }
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
  }

  /// Begins a subscription, or an operation with deferred parts.
  public func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    // Only a subscription can begin anew: a mutation must not be executed twice, nor a query whose parts were read.
    let backoff = request.kind == .subscription ? reconnection : GraphQLBackoff(maximumAttempts: 0)
    return ReconnectingStream(backoff) { [socket] in
      guard request.uploads.isEmpty else { throw GraphQLClientError.noUploads }
      let operation = try await socket.begin(request.body)
      return { try await operation.next() }
    }.stream
  }
}

extension WebSocketTransport: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The URL, without what may be secret.
  public var description: String { "WebSocketTransport(\(url.withoutSecrets))" }

  /// The URL, without what may be secret.
  public var debugDescription: String { description }

  /// The URL, without what may be secret.
  public var customMirror: Mirror { Mirror(self, children: ["url": url.withoutSecrets], displayStyle: .struct) }
}

/// The connection of a transport: none, or the one that all operations share.
private final class SharedSocket: Sendable {
  private let open: @Sendable () async throws -> SocketSession
  private let session = Locked<SharedTask<SocketSession>?>(nil)

  init(open: @escaping @Sendable () async throws -> SocketSession) {
    self.open = open
  }

  deinit {
    guard let opening = session.withLock({ $0 }) else { return }
    Task { try await opening.value()?.closeWhenUnused() }
  }

  /// Begins an operation on the connection, which it opens if there is none.
  func begin(_ payload: Data) async throws -> SocketOperation {
    while true {
      try Task.checkCancellation()
      let (opening, isNew) = session.withLock { session in
        if let session { return (session, false) }
        let opening = SharedTask(open)
        session = opening
        return (opening, true)
      }
      do {
        if let session = try await opening.value() {
          if let operation = try await session.begin(payload) { return operation }
          // Others would break off, too.
          if isNew, let failure = await session.failure { throw failure }
        }
      } catch {
        // Later requests try again, unless one already does.
        if !(error is CancellationError) || opening.isAbandoned { forget(opening) }
        throw error
      }
      // It is closed, or nobody waited for it any more.
      forget(opening)
    }
  }

  private func forget(_ opening: SharedTask<SocketSession>) {
    session.withLock { if $0 === opening { $0 = nil } }
  }
}

extension URL {
  /// The URL with the scheme `ws` or `wss` in place of `http` or `https`.
  fileprivate var asWebSocket: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    switch parts.scheme?.lowercased() {
    case "http": parts.scheme = "ws"
    case "https": parts.scheme = "wss"
    default: break
    }
    return parts.url ?? self
  }
}
