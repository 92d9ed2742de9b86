import Foundation

/// How one request is sent.
public struct GraphQLRequestOptions: Sendable, Hashable {
  /// Headers of this request; they override those of the transport.
  public var headers: HTTPHeaders

  /// The time limit in seconds for the whole request, repetitions by middleware included; nil for the transport's limit.
  ///
  /// For a request with several responses it is the limit for the connection, because nobody knows when the last comes.
  public var timeout: TimeInterval?

  /// How urgent the request is. Transports that cannot tell requests apart ignore it.
  public var priority: RequestPriority

  /// Whether a query is sent with GET, so that caches on the way can answer it.
  ///
  /// A request whose URL would become too long is sent with POST, and so is every mutation.
  public var prefersGET: Bool

  /// Creates options.
  public init(
    headers: HTTPHeaders = [:],
    timeout: TimeInterval? = nil,
    priority: RequestPriority = .standard,
    prefersGET: Bool = false
  ) {
    self.headers = headers
    self.timeout = timeout
    self.priority = priority
    self.prefersGET = prefersGET
  }
}
