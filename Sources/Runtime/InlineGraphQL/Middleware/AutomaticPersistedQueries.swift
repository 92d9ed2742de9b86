import DocumentComposition
import Foundation
import GraphQLCLibrary

/// Middleware for services that learn documents as they come: automatic persisted queries.
///
/// A request has the hash of its document first. If the service does not know it, the request is sent once more with the
/// text, and the service remembers that. If the service does not support hashes, all further requests have texts.
///
/// ```swift
/// let client = GraphQLClient(transport: transport, middleware: [AutomaticPersistedQueries()])
/// ```
///
/// Subscriptions and requests with uploads have their texts. Copies share what they know of the service.
///
/// [Apollo: Automatic Persisted Queries](https://www.apollographql.com/docs/apollo-server/performance/apq)
public struct AutomaticPersistedQueries: GraphQLMiddleware {
  /// Whether queries that have only a hash are sent with GET, so that caches on the way can answer them.
  public let prefersGET: Bool

  private let isSupported = Locked(true)

  /// Creates middleware for one service.
  ///
  /// - Parameter prefersGET: Whether queries that have only a hash are sent with GET.
  public init(prefersGET: Bool = false) {
    self.prefersGET = prefersGET
  }

  /// Sends the request with the hash of its document, and once more with the text if the service asks for it.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws
    -> TransportResponse
  {
    guard usesHash(of: request) else { return try await next(request) }
    let refusal: PersistedQueryRefusal
    do {
      let response = try await next(hashed(request, withText: false))
      guard let found = PersistedQueryRefusal(in: response) else { return response }
      refusal = found
    } catch let error as GraphQLClientError {
      guard let found = PersistedQueryRefusal(in: error) else { throw error }
      refusal = found
    }
    return try await next(repeated(request, after: refusal))
  }

  /// Sends the request with the hash of its document, and once more with the text if the service asks for it.
  public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream)
    -> GraphQLResponseStream
  {
    guard usesHash(of: request) else { return next(request) }
    let course = StreamCourse(next(hashed(request, withText: false))) { refusal in
      next(repeated(request, after: refusal))
    }
    return GraphQLResponseStream(unfolding: { try await course.next() })
  }

  private func usesHash(of request: GraphQLRequest) -> Bool {
    request.kind != .subscription && request.sendsDocument && request.uploads.isEmpty
      && isSupported.withLock { $0 }
  }

  /// Returns the request with the hash of its document.
  private func hashed(_ request: GraphQLRequest, withText: Bool) -> GraphQLRequest {
    var hashed = request
    let hash = DocumentHash(of: request.document).hexadecimal
    hashed.extensions["persistedQuery"] = ["version": 1, "sha256Hash": .string(hash)]
    hashed.sendsDocument = withText
    // The request that teaches the service a text must reach it, whatever caches know of its URL.
    hashed.options.prefersGET = !withText && (prefersGET || request.options.prefersGET)
    return hashed
  }

  private func repeated(_ request: GraphQLRequest, after refusal: PersistedQueryRefusal) -> GraphQLRequest {
    switch refusal {
    case .notFound: return hashed(request, withText: true)
    case .notSupported:
      isSupported.withLock { $0 = false }
      return request
    }
  }
}

/// A stream of responses that begins anew if the first is a refusal.
///
/// A stream has one reader, which asks for one response after another.
private final class StreamCourse: @unchecked Sendable {
  private var responses: GraphQLResponseStream.AsyncIterator
  private var begin: ((PersistedQueryRefusal) -> GraphQLResponseStream)?

  init(
    _ responses: GraphQLResponseStream,
    again begin: @escaping @Sendable (PersistedQueryRefusal) -> GraphQLResponseStream
  ) {
    self.responses = responses.makeAsyncIterator()
    self.begin = begin
  }

  func next() async throws -> GraphQLStreamEvent? {
    guard let begin = begin.take() else { return try await responses.next() }
    do {
      let event = try await responses.next()
      guard case .response(let response)? = event, let refusal = PersistedQueryRefusal(in: response) else {
        return event
      }
      responses = begin(refusal).makeAsyncIterator()
    } catch let error as GraphQLClientError {
      guard let refusal = PersistedQueryRefusal(in: error) else { throw error }
      responses = begin(refusal).makeAsyncIterator()
    }
    return try await responses.next()
  }
}
