import Foundation

/// How one request is sent.
///
/// ```swift
/// let options = GraphQLRequestOptions(headers: ["Accept-Language": "eo"], timeout: 5, prefersGET: true)
/// let response = try await client.execute(HeroQuery(episode: .jedi), options: options)
/// ```
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

  /// Receives how many bytes of a request with uploads were handed to the connection, and how many there are. It is
  /// called often, and on any thread.
  public var reportUpload: (@Sendable (_ sent: Int, _ total: Int) -> Void)?

  /// Creates options. Without arguments, a request is sent as the transport sends all.
  public init(
    headers: HTTPHeaders = [:],
    timeout: TimeInterval? = nil,
    priority: RequestPriority = .standard,
    prefersGET: Bool = false,
    reportUpload: (@Sendable (_ sent: Int, _ total: Int) -> Void)? = nil
  ) {
    self.headers = headers
    self.timeout = timeout
    self.priority = priority
    self.prefersGET = prefersGET
    self.reportUpload = reportUpload
  }

  /// Returns whether both options send a request the same way. The closures that report on it do not matter.
  public static func == (left: GraphQLRequestOptions, right: GraphQLRequestOptions) -> Bool {
    left.headers == right.headers && left.timeout == right.timeout && left.priority == right.priority
      && left.prefersGET == right.prefersGET
  }

  /// Hashes how a request is sent.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(headers)
    hasher.combine(timeout)
    hasher.combine(priority)
    hasher.combine(prefersGET)
  }
}
