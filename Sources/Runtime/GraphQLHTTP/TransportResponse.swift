import Foundation

/// A service's answer to one request.
public struct TransportResponse: Sendable {
  /// The bytes of the answer.
  public var body: Data

  /// The HTTP status; 200 if the transport is not HTTP.
  public var status: Int

  /// The headers of the answer, such as `Retry-After`.
  public var headers: HTTPHeaders

  /// The transport's measurements; nil if it measures nothing.
  public var metrics: TransportMetrics?

  /// Creates an answer.
  public init(body: Data, status: Int = 200, headers: HTTPHeaders = [:], metrics: TransportMetrics? = nil) {
    self.body = body
    self.status = status
    self.headers = headers
    self.metrics = metrics
  }

  /// Whether the status says that the request succeeded.
  package var isSuccess: Bool { (200..<300).contains(status) }

  /// The media type that `Content-Type` names, in lower case and without its parameters; nil if there is none.
  package var mediaType: String? { headers.mediaType }
}

extension TransportResponse: Hashable {
  /// Returns whether both answers say the same. Measurements do not matter.
  public static func == (left: TransportResponse, right: TransportResponse) -> Bool {
    left.body == right.body && left.status == right.status && left.headers == right.headers
  }

  /// Hashes what the answer says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(body)
    hasher.combine(status)
    hasher.combine(headers)
  }
}

extension HTTPHeaders {
  /// The media type that `Content-Type` names, in lower case and without its parameters; nil if there is none.
  package var mediaType: String? {
    self["Content-Type"]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

/// A transport's measurements of one request.
public struct TransportMetrics: Sendable, Hashable {
  /// The size of the request's body, in bytes.
  public var requestSize: Int

  /// The size of the answer's body after decompression, in bytes.
  public var responseSize: Int

  /// The time from the start of the request to the end of the answer, redirects included.
  public var duration: Duration

  /// How many redirects the transport followed.
  public var redirects: Int

  /// Creates the measurements of a request, for transports of your own.
  public init(requestSize: Int, responseSize: Int, duration: Duration, redirects: Int = 0) {
    self.requestSize = requestSize
    self.responseSize = responseSize
    self.duration = duration
    self.redirects = redirects
  }
}
