import Foundation

/// A type that opens WebSockets (RFC 6455).
package protocol WebSocketConnector: Sendable {
  /// Opens a connection and waits until the server accepts it.
  ///
  /// - Throws: ``HTTPExchangeError``, or ``WebSocketRefusal`` if the server answers but opens no WebSocket, or
  ///   `CancellationError` if the task is cancelled.
  func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// The request that opens a WebSocket.
package struct WebSocketRequest: Sendable {
  /// A URL with the scheme `ws` or `wss`, without user and password.
  package var url: URL
  /// The headers of the request that opens the connection.
  package var headers: HTTPHeaders
  /// The protocol that is spoken over the connection.
  package var subprotocol: String
  /// The maximum size of a message, in bytes. A larger one closes the connection with code 1009.
  package var maximumMessageSize: Int

  package init(url: URL, headers: HTTPHeaders, subprotocol: String, maximumMessageSize: Int) {
    self.url = url
    self.headers = headers
    self.subprotocol = subprotocol
    self.maximumMessageSize = maximumMessageSize
  }
}

/// An open WebSocket. It is closed when it is released.
package protocol WebSocketConnection: AnyObject, Sendable {
  /// The protocol that the server chose; nil if it chose none.
  var subprotocol: String? { get }

  /// Sends a text message; `text` is UTF-8.
  ///
  /// - Throws: ``WebSocketClosure`` if the connection is closed.
  func send(_ text: Data) async throws

  /// Waits for messages, and returns all that have arrived. Pings are answered without it. While nobody waits, the
  /// server is made to wait.
  ///
  /// - Throws: ``WebSocketClosure`` after the last message; `CancellationError` if the task is cancelled, which closes
  ///   the connection.
  func receive() async throws -> [WebSocketMessages]

  /// Closes the connection, unless it is closed.
  func close(code: UInt16, reason: String)

  /// When a part of a message arrived last; nil if nobody knows, or none did.
  var lastArrival: ContinuousClock.Instant? { get }
}

extension WebSocketConnection {
  /// Nobody knows.
  package var lastArrival: ContinuousClock.Instant? { nil }
}

/// Messages from the server.
package enum WebSocketMessages: Sendable {
  /// Text messages, in UTF-8 that has been checked.
  case texts(DataPieces)

  /// A binary message.
  case binary(Data)
}

/// The end of a WebSocket.
package struct WebSocketClosure: Error, Hashable {
  /// The code of the server's close frame; 1005 if it has none, and 1006 if the connection broke off without one.
  package var code: UInt16
  /// The server's reason, or how the connection broke off.
  package var reason: String
  /// Whether the client closed it, because of what the server sent.
  package var isByClient: Bool

  package init(code: UInt16, reason: String, isByClient: Bool = false) {
    self.code = code
    self.reason = reason
    self.isByClient = isByClient
  }
}

/// An answer to the request for a WebSocket that does not open one.
package struct WebSocketRefusal: Error {
  /// The answer, with the beginning of its body as far as it is known.
  package var response: TransportResponse

  package init(response: TransportResponse) {
    self.response = response
  }
}
