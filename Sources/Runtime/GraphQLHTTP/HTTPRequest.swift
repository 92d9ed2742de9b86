import Foundation

/// A request as it is sent to one server.
package struct HTTPRequest: Sendable {
  /// The method of a request.
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package var method: Method
  /// The URL, without user and password.
  package var url: URL
  /// All headers, those that describe the body included.
  package var headers: HTTPHeaders
  /// The body; empty for GET.
  package var body: HTTPBody
  /// How long the connection may wait for data, in seconds. The exchange has the limit for the whole request.
  package var idleTimeLimit: TimeInterval
  /// How urgent the request is.
  package var priority: RequestPriority
  /// Whether sending it several times does what sending it once does (RFC 9110, section 9.2.2).
  package var isIdempotent: Bool
}

/// How urgent a request is among others of the same app.
public enum RequestPriority: Sendable, Hashable {
  /// Work that nobody waits for, such as prefetching.
  case low

  /// All other work.
  case standard

  /// Work that somebody waits for.
  case high
}
