import Foundation

/// The reason why a WebSocket to a service failed.
public enum WebSocketError: Error, Hashable, Sendable {
  /// The connection is closed: by the service, or because it broke off.
  case closed(WebSocketCloseCode, reason: String)

  /// The client closed the connection, because the service sent what it must not (RFC 6455), or too much.
  case refused(WebSocketCloseCode, reason: String)

  /// The service did not accept the connection in time.
  case acknowledgementTimeout

  /// The service does not answer any more.
  case unresponsive

  /// The service sent a message that the protocol does not have. The text says what is wrong with it.
  case invalidMessage(String)

  /// The service does not speak the protocol `graphql-transport-ws`. The name is that of the protocol that it chose.
  case wrongSubprotocol(String?)
}

/// The code with which a WebSocket was closed.
///
/// Codes from 4400 are those of graphql-transport-ws, all others those of RFC 6455.
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt16

  /// Creates a code that a service closed with. Those that have names are below.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// 1000: The purpose of the connection is fulfilled.
  public static let normal = Self(rawValue: 1000)
  /// 1001: The service goes away, for example because it is restarted.
  public static let goingAway = Self(rawValue: 1001)
  /// 1002: The client violated the WebSocket protocol.
  public static let protocolError = Self(rawValue: 1002)
  /// 1003: The client sent a kind of data that is not accepted.
  public static let unsupportedData = Self(rawValue: 1003)
  /// 1005: The service closed the connection without a code.
  public static let noCode = Self(rawValue: 1005)
  /// 1006: The connection broke off.
  public static let brokeOff = Self(rawValue: 1006)
  /// 1007: A message is not UTF-8.
  public static let invalidText = Self(rawValue: 1007)
  /// 1008: The client violated a rule of the service.
  public static let policyViolation = Self(rawValue: 1008)
  /// 1009: A message is too large.
  public static let messageTooLarge = Self(rawValue: 1009)
  /// 1011: The service failed.
  public static let serverError = Self(rawValue: 1011)
  /// 1012: The service is restarted.
  public static let serviceRestart = Self(rawValue: 1012)
  /// 1013: The service is overloaded.
  public static let tryAgainLater = Self(rawValue: 1013)
  /// 1014: A gateway did not reach the service.
  public static let badGateway = Self(rawValue: 1014)
  /// 4400: The service did not understand a message.
  public static let badRequest = Self(rawValue: 4400)
  /// 4401: The client subscribed before the service accepted the connection.
  public static let unauthorized = Self(rawValue: 4401)
  /// 4403: The service does not accept the connection.
  public static let forbidden = Self(rawValue: 4403)
  /// 4406: The service does not speak the protocol.
  public static let subprotocolNotAcceptable = Self(rawValue: 4406)
  /// 4408: The client did not introduce itself in time.
  public static let connectionInitialisationTimeout = Self(rawValue: 4408)
  /// 4409: Two operations have the same identifier.
  public static let subscriberAlreadyExists = Self(rawValue: 4409)
  /// 4429: The client introduced itself twice.
  public static let tooManyInitialisationRequests = Self(rawValue: 4429)
  /// 4500: The service failed.
  public static let internalServerError = Self(rawValue: 4500)

  /// Whether a new connection may do better, as graphql-ws has it.
  var isTemporary: Bool {
    let temporary: [Self] = [
      .normal, .goingAway, .noCode, .brokeOff, .serviceRestart, .tryAgainLater, .badGateway,
      .connectionInitialisationTimeout,
    ]
    return temporary.contains(self) || rawValue == 3000 || (4000..<4004).contains(rawValue)
  }
}

extension WebSocketError {
  /// Whether a new connection may do better.
  var isTemporary: Bool {
    switch self {
    case .closed(let code, reason: _): code.isTemporary
    case .acknowledgementTimeout, .unresponsive: true
    case .refused, .invalidMessage, .wrongSubprotocol: false
    }
  }
}

extension WebSocketError: CustomStringConvertible, LocalizedError {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .closed(let code, let reason):
      "The GraphQL service closed the WebSocket with code \(code.rawValue)"
        + (reason.isEmpty ? "." : ": \(reason.excerpt().onOneLine)")
    case .refused(let code, let reason):
      "The GraphQL service sent what closes a WebSocket with code \(code.rawValue): \(reason.excerpt().onOneLine)."
    case .acknowledgementTimeout: "The GraphQL service did not accept the WebSocket in time (connection_ack)."
    case .unresponsive: "The GraphQL service does not answer to pings of the WebSocket."
    case .invalidMessage(let problem):
      "The GraphQL service sent a message that graphql-transport-ws does not have: \(problem)."
    case .wrongSubprotocol(let name):
      "The GraphQL service does not speak graphql-transport-ws"
        + (name.map { ", but \"\($0.excerpt().onOneLine)\"." } ?? ".")
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
