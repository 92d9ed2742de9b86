#if NIO
  import AsyncHTTPClient
  import Foundation
  import GraphQLCLibrary
  import NIOCore
  import NIOFoundationCompat

  /// The bytes of a body that wait for their reader, which takes all of them at once.
  ///
  /// The client hands over one chunk at a time. Many chunks are a single event, and waiting for each of them in turn takes
  /// longer than reading it. With ``capacity`` bytes the inbox is full, so that the server must wait.
  final class BodyInbox: Sendable {
    /// How many bytes may wait for the reader.
    private static let capacity = 1 << 18

    private typealias Reader = CheckedContinuation<Data?, any Error>
    private typealias Writer = CheckedContinuation<Void, Never>

    private struct State {
      var bytes = ByteBuffer()
      var ending: Result<Void, any Error>?
      var reader: Reader?
      var writer: Writer?

      /// Takes what has arrived; nil if nothing has.
      mutating func takeBytes() -> Data? {
        if bytes.readableBytes == 0 { return nil }
        defer { bytes.clear() }
        return Data(buffer: bytes)
      }
    }

    /// Whether there is room for the task that reads ahead.
    private enum Room {
      case more
      case none
      /// Nobody reads on.
      case ended
    }

    private let state = Locked(State())
    private let task = Locked<Task<Void, Never>?>(nil)

    /// Begins to read a body.
    ///
    /// - Parameter connector: Whose client the body comes from. The client must live as long as its connections.
    init(_ body: HTTPClientResponse.Body, of connector: NIOConnector) {
      let reading = Task {
        defer { withExtendedLifetime(connector) {} }
        do {
          // The connection is given up when the loop is left.
          reading: for try await chunk in body {
            switch add(chunk) {
            case .more: break
            case .none: await waitForRoom()
            case .ended: break reading
            }
          }
          end(.success(()))
        } catch {
          end(.failure(error))
        }
      }
      task.withLock { $0 = reading }
    }

    /// Gives up the connection, unless it has ended.
    func cancel() {
      task.withLock { $0 }?.cancel()
      end(.failure(CancellationError()))
    }

    /// Waits for bytes; nil at the end.
    ///
    /// - Throws: The client's error; `CancellationError` if the task is cancelled.
    func next() async throws -> Data? {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let (result, writer) = state.withLock { state -> (Result<Data?, any Error>?, Writer?) in
            if let bytes = state.takeBytes() { return (.success(bytes), state.writer.take()) }
            if let ending = state.ending { return (ending.map { nil }, nil) }
            state.reader = continuation
            return (nil, nil)
          }
          writer?.resume()
          if let result { continuation.resume(with: result) }
        }
      } onCancel: {
        cancel()
      }
    }

    /// Adds a chunk. A waiting reader gets it.
    private func add(_ chunk: ByteBuffer) -> Room {
      let (reader, bytes, room) = state.withLock { state -> (Reader?, Data?, Room) in
        if state.ending != nil { return (nil, nil, .ended) }
        state.bytes.writeImmutableBuffer(chunk)
        guard let reader = state.reader.take() else {
          return (nil, nil, state.bytes.readableBytes < Self.capacity ? .more : .none)
        }
        return (reader, state.takeBytes(), .more)
      }
      reader?.resume(returning: bytes)
      return room
    }

    /// Waits until the reader has taken what waits, or the body has ended.
    private func waitForRoom() async {
      await withCheckedContinuation { continuation in
        let hasRoom = state.withLock { state in
          if state.ending != nil || state.bytes.readableBytes < Self.capacity { return true }
          state.writer = continuation
          return false
        }
        if hasRoom { continuation.resume() }
      }
    }

    /// Ends the body after the bytes that wait.
    private func end(_ ending: Result<Void, any Error>) {
      let (reader, writer, ending) = state.withLock { state in
        state.ending = state.ending ?? ending
        return (state.reader.take(), state.writer.take(), state.ending ?? ending)
      }
      writer?.resume()
      reader?.resume(with: ending.map { nil })
    }
  }
#endif
