import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer in transit: collects the body as it arrives, and ends once, with whatever comes first.
final class CollectedDelivery: Delivery, @unchecked Sendable {
  private let maximumBodySize: Int
  private let lock = NSLock()
  // Guarded by the lock.
  private var body = Data()
  private var result: Result<TransportResponse, any Error>?
  private var continuation: CheckedContinuation<TransportResponse, any Error>?

  init(maximumBodySize: Int) {
    self.maximumBodySize = maximumBodySize
  }

  /// Sets the continuation that waits for the answer.
  ///
  /// - Returns: Whether the answer is still to come.
  func resume(_ continuation: CheckedContinuation<TransportResponse, any Error>) -> Bool {
    let result = lock.withLock {
      self.continuation = self.result == nil ? continuation : nil
      return self.result
    }
    if let result { continuation.resume(with: result) }
    return result == nil
  }

  /// Checks the announced length of the body.
  func receive(_ response: URLResponse) -> Bool {
    if response.expectedContentLength <= maximumBodySize { return true }
    end(with: .failure(HTTPExchangeError.bodyTooLarge(limit: maximumBodySize)))
    return false
  }

  /// Adds a chunk to the body, unless the body exceeds the limit.
  func append(_ piece: Data) -> Bool {
    let fits = lock.withLock {
      guard result == nil, piece.count <= maximumBodySize - body.count else { return false }
      body.append(piece)
      return true
    }
    if !fits { end(with: .failure(HTTPExchangeError.bodyTooLarge(limit: maximumBodySize))) }
    return fits
  }

  /// Ends the wait when the body is complete or the session reports an error.
  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error { return end(with: .failure(HTTPExchangeError(session: error))) }
    guard let response = response as? HTTPURLResponse else {
      return end(with: .failure(HTTPExchangeError.network(URLError(.badServerResponse))))
    }
    let body = lock.withLock { self.body }
    end(with: .success(TransportResponse(body: body, status: response.statusCode, headers: HTTPHeaders(of: response))))
  }

  func end(with error: any Error) { end(with: .failure(error)) }

  /// Ends the wait, unless it has ended.
  func end(with result: Result<TransportResponse, any Error>) {
    let continuation = lock.withLock {
      guard self.result == nil else { return nil as CheckedContinuation<TransportResponse, any Error>? }
      self.result = result
      body = Data()
      return self.continuation.take()
    }
    continuation?.resume(with: result)
  }
}
