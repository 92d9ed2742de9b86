import GraphQLCLibrary

/// The responses to one request, as they arrive.
///
/// Each response is asked for when the reader wants it, so a slow reader makes the service wait, as far as the
/// transport can.
public typealias GraphQLResponseStream = AsyncThrowingStream<GraphQLStreamEvent, any Error>

/// What happens on a stream of responses.
public enum GraphQLStreamEvent: Sendable, Hashable {
  /// The service sent a response: a JSON object, with the status and the headers of the stream.
  case response(TransportResponse)

  /// The connection broke off, and there is a new one. What the service would have sent in between is missing.
  case gap
}

extension AsyncThrowingStream where Element == GraphQLStreamEvent, Failure == any Error {
  /// Creates a stream of one response.
  init(oneResponse send: @escaping @Sendable () async throws -> TransportResponse) {
    let isSent = Locked(false)
    self.init {
      let isFirst = isSent.withLock { isSent in
        defer { isSent = true }
        return !isSent
      }
      return isFirst ? .response(try await send()) : nil
    }
  }
}
