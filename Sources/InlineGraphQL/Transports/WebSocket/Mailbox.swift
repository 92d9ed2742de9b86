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

  /// The maximum size of responses that a reader takes together, in bytes, if they are more than one.
  ///
  /// These are in addition to those that wait.
  private static let batchSize = 1 << 16

  /// How many responses a reader takes together at most. A slow reader comes back soon enough for the writer's patience.
  private static let batchCount = 64

  /// How long a writer waits for a reader.
  package static let patience = Duration.seconds(10)

  /// What the writer finds.
  package enum Room: Sendable {
    /// There is room for more.
    case more
    /// The writer must wait before the next response.
    case none
    /// The operation has ended, and nobody reads the response.
    case ended
  }

  private struct State: Sendable {
    var responses: ArraySlice<Data> = []
    /// The size of the responses.
    var size = 0
    var ending: Result<Void, any Error>?
    var reader: CheckedContinuation<[Data]?, any Error>?
    var writer: CheckedContinuation<Void, Never>?

    /// Takes the responses that are read together; nil if there are none. Returns the writer too if there is room again.
    mutating func take() -> ([Data], CheckedContinuation<Void, Never>?)? {
      if responses.isEmpty { return nil }
      var (count, size) = (0, 0)
      repeat {
        size += responses[responses.startIndex + count].count
        count += 1
      } while count < min(responses.count, Mailbox.batchCount) && size < Mailbox.batchSize
      let taken = Array(responses.prefix(count))
      responses.removeFirst(count)
      self.size -= size
      return (taken, self.size <= Mailbox.capacity ? writer.take() : nil)
    }
  }

  private let state = Locked(State())
  private let patience: Duration

  package init(patience: Duration = patience) {
    self.patience = patience
  }

  /// Waits for the next responses, at least one; nil after the last. There is one reader.
  package func next() async throws -> [Data]? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (result, writer) = state.withLock {
          state -> (Result<[Data]?, any Error>?, CheckedContinuation<Void, Never>?) in
          if let (responses, writer) = state.take() { return (.success(responses), writer) }
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

  /// Adds a response; there is one writer. ``wakeReader()`` must follow.
  package func add(_ response: Data) -> Room {
    state.withLock { state in
      if state.ending != nil { return .ended }
      state.responses.append(response)
      state.size += response.count
      return state.size > Self.capacity ? .none : .more
    }
  }

  /// Gives the reader what has been added, if it waits.
  package func wakeReader() {
    let woken = state.withLock { state -> (CheckedContinuation<[Data]?, any Error>, [Data])? in
      guard let reader = state.reader, let (responses, _) = state.take() else { return nil }
      state.reader = nil
      return (reader, responses)
    }
    if let (reader, responses) = woken { reader.resume(returning: responses) }
  }

  /// Waits until there is room for more responses, or until the reader's time is up.
  package func waitForRoom() async {
    wakeReader()
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

  private func end(_ ending: Result<Void, any Error>, keepsResponses: Bool) {
    wakeReader()
    let (reader, writer) = state.withLock { state in
      if state.ending == nil { state.ending = ending }
      if !keepsResponses { (state.responses, state.size) = ([], 0) }
      return (state.reader.take(), state.writer.take())
    }
    writer?.resume()
    reader?.resume(with: ending.map { nil })
  }
}
