/// A type that sends requests to servers and returns their answers, redirects included.
package protocol HTTPConnector: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// - Parameter maximumBodySize: The maximum size of the body after decompression, in bytes. No more is received.
  /// - Throws: ``HTTPExchangeError``, or `CancellationError` if the task is cancelled.
  func send(_ request: HTTPRequest, maximumBodySize: Int) async throws -> TransportResponse

  /// Sends a request and waits for the head of the answer.
  ///
  /// - Throws: ``HTTPExchangeError``, or `CancellationError` if the task is cancelled.
  func open(_ request: HTTPRequest) async throws -> HTTPAnswer
}
