import Foundation
import GraphQLCLibrary

/// The responses of one operation that wait for their reader.
///
/// It has room for one response at least, and for as many as fit into ``capacity``. A writer that finds no room waits,
/// and so does the connection behind it. If the reader does not come within ``patience``, the operation ends with an
/// error, because a reader may wait for another operation on the same connection.
package final class Mailbox: Sendable {
  /// The maximum size of responses that wait, in bytes.
  package static let capacity = 1 << 20

  /// How long a writer waits for a reader.
  package static let patience = Duration.seconds(10)

  private struct State: Sendable {
    var responses: [Data] = []
    /// How many of the responses have been read.
    var readCount = 0
    /// The size of the others.
    var size = 0
    var ending: Result<Void, any Error>?
    var reader: CheckedContinuation<Data?, any Error>?
    var writer: CheckedContinuation<Void, Never>?

    mutating func takeResponse() -> Data? {
      guard readCount < responses.count else { return nil }
      let response = responses[readCount]
      readCount += 1
      size -= response.count
      // Removing each at once would move all that follow it each time.
      if readCount * 2 >= responses.count {
        responses.removeFirst(readCount)
        readCount = 0
      }
      return response
    }
  }

  private let state = Locked(State())
  private let patience: Duration

  package init(patience: Duration = patience) {
    self.patience = patience
  }

  /// Waits for the next response; nil after the last. There is one reader.
  package func next() async throws -> Data? {
    // Most often something waits, and then nothing needs to be prepared for waiting.
    if !Task.isCancelled, let response = takeWaiting() { return response }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (result, writer) = state.withLock {
          state -> (Result<Data?, any Error>?, CheckedContinuation<Void, Never>?) in
          if let response = state.takeResponse() {
            return (.success(response), state.size <= Self.capacity ? state.writer.take() : nil)
          }
          if let ending = state.ending { return (ending.map { nil }, nil) }
          state.reader = continuation
          return (nil, nil)
        }
        writer?.resume()
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      end(throwing: CancellationError(), keepsResponses: false)
    }
  }

  private func takeWaiting() -> Data? {
    let (response, writer) = state.withLock { state -> (Data?, CheckedContinuation<Void, Never>?) in
      let response = state.takeResponse()
      return (response, state.size <= Self.capacity ? state.writer.take() : nil)
    }
    writer?.resume()
    return response
  }

  /// Adds a response. Returns whether the writer must wait for room before the next; there is one writer.
  package func add(_ response: Data) -> Bool {
    state.withLock { state in
      guard state.ending == nil else { return false }
      if let reader = state.reader.take() {
        reader.resume(returning: response)
        return false
      }
      state.responses.append(response)
      state.size += response.count
      return state.size > Self.capacity
    }
  }

  /// Waits until there is room for more responses, or until the reader's time is up.
  package func waitForRoom() async {
    let limit = Task {
      try await Task.sleep(for: patience)
      end(throwing: GraphQLClientError.slowReader, keepsResponses: true)
    }
    await withCheckedContinuation { continuation in
      let hasRoom = state.withLock { state in
        if state.ending != nil || state.size <= Self.capacity { return true }
        state.writer = continuation
        return false
      }
      if hasRoom { continuation.resume() }
    }
    limit.cancel()
  }

  /// Ends the operation after the responses that wait.
  package func finish() { end(.success(()), keepsResponses: true) }

  /// Ends the operation with an error.
  func end(throwing error: any Error, keepsResponses: Bool) { end(.failure(error), keepsResponses: keepsResponses) }

  /// Whether the operation has ended.
  package var hasEnded: Bool { state.withLock { $0.ending != nil } }

  private func end(_ ending: Result<Void, any Error>, keepsResponses: Bool) {
    let (reader, writer) = state.withLock { state in
      if state.ending == nil { state.ending = ending }
      if !keepsResponses { (state.responses, state.readCount, state.size) = ([], 0, 0) }
      return (state.reader.take(), state.writer.take())
    }
    writer?.resume()
    reader?.resume(with: ending.map { nil })
  }
}
