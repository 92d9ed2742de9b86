import Foundation

/// A service's answer to one request.
public struct TransportResponse: Sendable, Hashable {
  /// The bytes of the answer.
  public var body: Data

  /// The HTTP status; 200 if the transport is not HTTP.
  public var status: Int

  /// The headers of the answer, such as `Retry-After`.
  public var headers: HTTPHeaders

  /// Creates an answer.
  public init(body: Data, status: Int = 200, headers: HTTPHeaders = [:]) {
    self.body = body
    self.status = status
    self.headers = headers
  }

  /// Whether the status says that the request succeeded.
  package var isSuccess: Bool { (200..<300).contains(status) }

  /// The media type that `Content-Type` names, in lower case and without its parameters; nil if there is none.
  package var mediaType: String? {
    headers["Content-Type"]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
