import Foundation
import InlineGraphQL

/// The current value of something in a store, and each later one.
///
/// Changes of one response come as one. Who is slow gets the newest value only.
public struct StoreValues<Value: Sendable>: AsyncSequence, Sendable {
  /// A value, with the text that it was read from.
  typealias Read = @Sendable (_ watcher: Int) throws -> (value: @Sendable () throws -> Value, text: Data)?

  let store: GraphQLStore
  let read: Read

  /// Begins with the current value.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(Watching(store), read) }

  /// The values for one reader.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let watching: Watching
    private let read: Read
    private var last: Data?
    private var changes: AsyncStream<Void>.AsyncIterator

    fileprivate init(_ watching: Watching, _ read: @escaping Read) {
      (self.watching, self.read) = (watching, read)
      changes = watching.changes.makeAsyncIterator()
    }

    /// Waits until there is a value other than the last; nil when the task is cancelled.
    public mutating func next() async throws -> Value? {
      while !Task.isCancelled {
        if let (value, text) = try read(watching.id), text != last {
          last = text
          return try value()
        }
        if await changes.next() == nil { return nil }
      }
      return nil
    }
  }
}

/// The place of a reader among the watchers of a store, as long as somebody has it.
private final class Watching: Sendable {
  let store: GraphQLStore
  let id: Int
  let changes: AsyncStream<Void>

  init(_ store: GraphQLStore) {
    // A change that comes while another waits to be seen is seen with it.
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    (self.store, self.changes) = (store, changes)
    id = store.contents.withLock { $0.watchers.add { continuation.yield() } }
  }

  deinit {
    store.contents.withLock { [id] in $0.watchers.remove(id) }
  }
}
