import Foundation

/// The head of an answer, and its body as it arrives.
package struct HTTPAnswer: Sendable {
  package var status: Int
  package var headers: HTTPHeaders
  package var body: HTTPAnswerBody

  package init(status: Int, headers: HTTPHeaders, body: HTTPAnswerBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The chunks of a body. The connection is given up when this object is released.
package final class HTTPAnswerBody: Sendable {
  private let nextChunk: @Sendable () async throws -> Data?
  private let cancel: @Sendable () -> Void

  /// Creates a body.
  ///
  /// - Parameters:
  ///   - next: Waits for the next chunk; nil at the end. While it is not called, the server is made to wait. It throws
  ///     ``HTTPExchangeError``, or `CancellationError` if the task is cancelled.
  ///   - cancel: Gives up the connection, unless it has ended.
  package init(next: @escaping @Sendable () async throws -> Data?, cancel: @escaping @Sendable () -> Void) {
    nextChunk = next
    self.cancel = cancel
  }

  deinit { cancel() }

  /// Waits for the next chunk; nil at the end.
  package func next() async throws -> Data? { try await nextChunk() }

  /// Waits for the rest.
  ///
  /// - Throws: ``HTTPExchangeError/bodyTooLarge(limit:)`` if the rest is larger than the limit.
  package func collect(upTo limit: Int) async throws -> Data {
    var body = Data()
    while let chunk = try await next() {
      guard chunk.count <= limit - body.count else { throw HTTPExchangeError.bodyTooLarge(limit: limit) }
      body.append(chunk)
    }
    return body
  }
}
