import GraphQLCLibrary
import GraphQLHTTP

/// The responses to a request that is sent again when its connection breaks off.
///
/// Attempts are counted until an event comes, or a connection lasts: a subscription may be quiet for days. A service that
/// accepts each connection and breaks it off at once is given up.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
package final class ReconnectingStream: @unchecked Sendable {
  /// Waits for the next events of a connection; nil after the last.
  package typealias Connection = @Sendable () async throws -> [GraphQLStreamEvent]?

  private let connect: @Sendable () async throws -> Connection
  private let backoff: GraphQLBackoff
  private var connection: Connection?
  private var began = ContinuousClock.now
  private var failures = 0
  private var hasEnded = false

  /// Creates the responses.
  ///
  /// - Parameters:
  ///   - backoff: How long to wait before a new connection.
  ///   - connect: Sends the request on a connection. Returns when the service has accepted it.
  package init(_ backoff: GraphQLBackoff, connect: @escaping @Sendable () async throws -> Connection) {
    self.backoff = backoff
    self.connect = connect
  }

  /// The responses, and the gaps between connections.
  package var stream: GraphQLResponseStream { GraphQLResponseStream(batches: { try await self.next() }) }

  private func next() async throws -> [GraphQLStreamEvent]? {
    if hasEnded { return nil }
    do {
      if connection == nil { try await begin() }
      if let events = try await connection?() {
        failures = 0
        return events
      }
      (hasEnded, connection) = (true, nil)
      return nil
    } catch {
      // A first connection that fails is probably wrong. One that breaks off was right.
      let wasConnected = connection != nil
      connection = nil
      if wasConnected, ContinuousClock.now - began >= backoff.lastingTime { failures = 0 }
      guard wasConnected, error.mayPass else {
        hasEnded = true
        throw error
      }
      return [try await reconnect(after: error)]
    }
  }

  private func begin() async throws {
    connection = try await connect()
    began = .now
  }

  private func reconnect(after error: any Error) async throws -> GraphQLStreamEvent {
    var error = error
    while failures < backoff.maximumAttempts, error.mayPass {
      failures += 1
      do {
        try await backoff.wait(before: failures)
        try await begin()
        return .gap
      } catch let failure {
        error = failure
      }
    }
    hasEnded = true
    throw error
  }
}

extension Error {
  /// Whether the same request may succeed later.
  var mayPass: Bool {
    switch self as? GraphQLClientError {
    case .network: true
    case .webSocket(let error): error.isTemporary
    case .httpStatus(let response, errors: _): [408, 425, 429, 500, 502, 503, 504].contains(response.status)
    case .redirect, .notGraphQL, .invalidParts, .bodyTooLarge, .invalidHeader, .slowReader, .upload, .noUploads,
      .noSubscriptions, nil:
      false
    }
  }
}
