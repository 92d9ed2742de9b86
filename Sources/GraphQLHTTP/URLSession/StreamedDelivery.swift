import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer in transit whose chunks are read as they arrive.
///
/// It keeps at most ``bufferSize`` bytes and a chunk. Then it makes the session's queue wait for the reader, and the
/// session makes the server wait.
final class StreamedDelivery: Delivery, @unchecked Sendable {
  /// How many bytes may wait for the reader.
  static let bufferSize = 1 << 18

  private enum Waiting {
    case forHead(CheckedContinuation<(status: Int, headers: HTTPHeaders), any Error>)
    case forChunk(CheckedContinuation<Data?, any Error>)
  }

  private let condition = NSCondition()
  // Guarded by the condition.
  private var answer: (status: Int, headers: HTTPHeaders)?
  private var chunks = Data()
  private var ending: Result<Void, any Error>?
  private var waiting: Waiting?

  // MARK: The reader

  /// Waits for the head.
  func head() async throws -> (status: Int, headers: HTTPHeaders) {
    try await wait { continuation in
      if let answer { return .success(answer) }
      if case .failure(let error)? = ending { return .failure(error) }
      waiting = .forHead(continuation)
      return nil
    }
  }

  /// Waits for the next chunk; nil at the end.
  func next() async throws -> Data? {
    try await wait { continuation in
      if !chunks.isEmpty { return .success(takeChunks()) }
      if let ending { return ending.map { nil } }
      waiting = .forChunk(continuation)
      return nil
    }
  }

  /// Waits for a value; `state` returns it if it is there, or keeps the continuation.
  private func wait<Value: Sendable>(
    _ state: (CheckedContinuation<Value, any Error>) -> Result<Value, any Error>?
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        condition.lock()
        let result = state(continuation)
        condition.unlock()
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      end(with: CancellationError())
    }
  }

  private func takeChunks() -> Data {
    defer { chunks = Data() }
    condition.broadcast()
    return chunks
  }

  /// Ends the answer with an error, unless it has ended.
  func end(with error: any Error) { end(.failure(error)) }

  private func end(_ result: Result<Void, any Error>) {
    condition.lock()
    if ending == nil { ending = result }
    if case .failure = result { chunks = Data() }
    let (waiting, ending) = (self.waiting.take(), self.ending ?? result)
    condition.broadcast()
    condition.unlock()
    switch waiting {
    case .forChunk(let continuation): continuation.resume(with: ending.map { nil })
    case .forHead(let continuation):
      // An answer without a head has failed before it ends.
      continuation.resume(with: ending.flatMap { .failure(HTTPExchangeError.network(URLError(.badServerResponse))) })
    case nil: break
    }
  }

  // MARK: The session

  func receive(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else { return false }
    let head = (status: response.statusCode, headers: HTTPHeaders(of: response))
    condition.lock()
    answer = head
    var continuation: CheckedContinuation<(status: Int, headers: HTTPHeaders), any Error>?
    if case .forHead(let waiting) = waiting { (continuation, self.waiting) = (waiting, nil) }
    let isWanted = ending == nil
    condition.unlock()
    continuation?.resume(returning: head)
    return isWanted
  }

  func append(_ piece: Data) -> Bool {
    condition.lock()
    chunks.append(piece)
    var continuation: CheckedContinuation<Data?, any Error>?
    var chunk: Data?
    if case .forChunk(let waiting) = waiting {
      (continuation, self.waiting) = (waiting, nil)
      chunk = takeChunks()
    }
    while chunks.count > Self.bufferSize, ending == nil { condition.wait() }
    let isWanted = ending == nil
    condition.unlock()
    continuation?.resume(returning: chunk)
    return isWanted
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error { return end(with: HTTPExchangeError(session: error)) }
    // An answer that was refused or asked for credentials has no head yet.
    if let response, condition.withLock({ answer == nil }) { _ = receive(response) }
    end(.success(()))
  }
}
