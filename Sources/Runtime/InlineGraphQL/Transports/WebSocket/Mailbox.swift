import Foundation
import GraphQLCLibrary
import GraphQLHTTP

/// The responses of one operation that wait for their reader.
///
/// They come in blocks, so that a slow reader comes back soon enough for the writer's patience. There is room for one
/// block at least, and for as many as fit into ``capacity``. A writer that finds no room waits, and so does the
/// connection behind it. If the reader does not come within ``patience``, the operation ends with an error, because a
/// reader may wait for another operation on the same connection. While there are others, their time adds up: a reader that
/// comes again and again, and always late, would starve them.
package final class Mailbox: Sendable {
  /// The maximum size of responses that wait, in bytes.
  package static let capacity = 1 << 20

  /// How long a writer waits for a reader.
  package static let patience = Duration.seconds(10)

  /// Whether there is room for what the writer brings.
  package enum Room: Sendable {
    /// There is room for more.
    case more
    /// The writer must wait before the next response.
    case none
    /// The operation has ended, and nobody reads the response.
    case ended
  }

  private struct State: Sendable {
    var blocks: ArraySlice<DataPieces> = []
    /// The size of the blocks.
    var size = 0
    var ending: Result<Void, any Error>?
    var reader: CheckedContinuation<DataPieces?, any Error>?
    var writer: CheckedContinuation<Void, Never>?
    /// How much longer others wait for the reader, and since when they have not.
    var patience: Duration
    var lastWait = ContinuousClock.now

    /// Takes the next block; nil if there is none. Returns the writer too if there is room again.
    mutating func take() -> (DataPieces, CheckedContinuation<Void, Never>?)? {
      guard let block = blocks.popFirst() else { return nil }
      size -= block.size
      return (block, size <= Mailbox.capacity ? writer.take() : nil)
    }
  }

  private let state: Locked<State>
  private let patience: Duration

  package init(patience: Duration = patience) {
    self.patience = patience
    state = Locked(State(patience: patience))
  }

  /// Waits for the next responses, at least one; nil after the last. There is one reader.
  package func next() async throws -> DataPieces? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (result, writer) = state.withLock {
          state -> (Result<DataPieces?, any Error>?, CheckedContinuation<Void, Never>?) in
          if let (block, writer) = state.take() { return (.success(block), writer) }
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

  /// Adds responses, and gives them to the reader if it waits. There is one writer.
  package func add(_ block: DataPieces) -> Room {
    let (reader, room) = state.withLock { state -> (CheckedContinuation<DataPieces?, any Error>?, Room) in
      if state.ending != nil { return (nil, .ended) }
      // A reader waits only while there are no blocks.
      if let reader = state.reader.take() { return (reader, .more) }
      state.size += block.size
      // Messages that arrive one by one are read together, too.
      let isJoined = state.blocks.indices.last.map { state.blocks[$0].append(block) } ?? false
      if !isJoined { state.blocks.append(block) }
      return (nil, state.size > Self.capacity ? .none : .more)
    }
    reader?.resume(returning: block)
    return room
  }

  /// Waits until there is room for more responses, or until the reader's time is up.
  ///
  /// - Parameter othersWait: Whether other operations wait for this one.
  package func waitForRoom(othersWait: Bool) async {
    let began = ContinuousClock.now
    let patience = othersWait ? patienceLeft(at: began) : patience
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
    guard othersWait else { return }
    state.withLock { state in
      state.lastWait = .now
      state.patience -= state.lastWait - began
    }
  }

  /// It comes back ten times as slowly as it goes.
  private func patienceLeft(at time: ContinuousClock.Instant) -> Duration {
    state.withLock { state in
      state.patience = min(patience, state.patience + (time - state.lastWait) / 10)
      return state.patience
    }
  }

  /// Ends the operation after the responses that wait.
  package func finish() { end(.success(()), keepsResponses: true) }

  /// Ends the operation with an error.
  func end(throwing error: any Error, keepsResponses: Bool) { end(.failure(error), keepsResponses: keepsResponses) }

  private func end(_ ending: Result<Void, any Error>, keepsResponses: Bool) {
    let (reader, writer) = state.withLock { state in
      if state.ending == nil { state.ending = ending }
      if !keepsResponses { (state.blocks, state.size) = ([], 0) }
      return (state.reader.take(), state.writer.take())
    }
    writer?.resume()
    reader?.resume(with: ending.map { nil })
  }
}
