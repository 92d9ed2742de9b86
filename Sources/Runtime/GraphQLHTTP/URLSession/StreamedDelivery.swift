import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer in transit whose chunks are read as they arrive.
///
/// If more than ``capacity`` bytes wait for the reader, the answer ends with an error. Foundation on Linux cannot make a
/// server wait: a suspended task ends its connection, and a delegate that waits makes all sessions of the process wait.
final class StreamedDelivery: Delivery, @unchecked Sendable {
  /// How many bytes may wait for the reader.
  static let capacity = 16 << 20

  private enum Waiting {
    case forHead(CheckedContinuation<(status: Int, headers: HTTPHeaders), any Error>)
    case forChunk(CheckedContinuation<Data?, any Error>)
  }

  private let lock = NSLock()
  // Guarded by the lock.
  private var answer: (status: Int, headers: HTTPHeaders)?
  private var chunks = Data()
  private var ending: Result<Void, any Error>?
  private var waiting: Waiting?

  // MARK: The reader

  /// Waits for the head. ``end(with:)`` ends the wait.
  func head() async throws -> (status: Int, headers: HTTPHeaders) {
    try await wait { continuation in
      if let answer { return .success(answer) }
      if case .failure(let error)? = ending { return .failure(error) }
      waiting = .forHead(continuation)
      return nil
    }
  }

  /// Waits for the next chunk; nil at the end. ``end(with:)`` ends the wait.
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
    try await withCheckedThrowingContinuation { continuation in
      lock.lock()
      let result = state(continuation)
      lock.unlock()
      if let result { continuation.resume(with: result) }
    }
  }

  private func takeChunks() -> Data {
    defer { chunks = Data() }
    return chunks
  }

  /// Ends the answer with an error, unless it has ended.
  func end(with error: any Error) { end(.failure(error)) }

  private func end(_ result: Result<Void, any Error>) {
    lock.lock()
    if ending == nil { ending = result }
    if case .failure = result { chunks = Data() }
    let (waiting, ending) = (self.waiting.take(), self.ending ?? result)
    lock.unlock()
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
    // Foundation on Linux also hands over the answers that come before the answer (RFC 9110, section 15.2).
    if response.statusCode < 200, response.statusCode != 101 { return true }
    let head = (status: response.statusCode, headers: HTTPHeaders(of: response))
    lock.lock()
    answer = head
    var continuation: CheckedContinuation<(status: Int, headers: HTTPHeaders), any Error>?
    if case .forHead(let waiting) = waiting { (continuation, self.waiting) = (waiting, nil) }
    let isWanted = ending == nil
    lock.unlock()
    continuation?.resume(returning: head)
    return isWanted
  }

  func append(_ piece: Data) -> Bool {
    lock.lock()
    // Bytes after the end would be read as if nothing were missing before them.
    guard ending == nil else {
      lock.unlock()
      return false
    }
    chunks.append(piece)
    var continuation: CheckedContinuation<Data?, any Error>?
    var chunk: Data?
    if case .forChunk(let waiting) = waiting {
      (continuation, self.waiting) = (waiting, nil)
      chunk = takeChunks()
    }
    let isFull = chunks.count > Self.capacity
    lock.unlock()
    continuation?.resume(returning: chunk)
    if isFull { end(with: HTTPExchangeError.slowReader) }
    return !isFull
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error { return end(with: HTTPExchangeError(session: error)) }
    // An answer that was refused or asked for credentials has no head yet.
    if let response, lock.withLock({ answer == nil }) { _ = receive(response) }
    end(.success(()))
  }
}
