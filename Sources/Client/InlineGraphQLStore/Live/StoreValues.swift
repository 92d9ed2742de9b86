import Foundation
import InlineGraphQL

/// The current value of something in a store, and each later one.
///
/// Changes of one response come as one. A slow reader skips to the newest value.
public struct StoreValues<Value: Sendable>: AsyncSequence, Sendable {
  /// Reads the current value for a watcher; returns `nil` if the store has nothing of it.
  typealias Read = @Sendable (_ watcher: Int) throws -> StoredReading<Value>?

  let store: GraphQLStore
  let read: Read

  /// Begins with the current value.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(store, read) }

  /// The values for one reader.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let store: GraphQLStore
    private let watching: Watching
    private let read: Read
    private var last: StoredReading<Value>?
    private var hasRead = false
    private var changes: AsyncStream<Void>.AsyncIterator

    fileprivate init(_ store: GraphQLStore, _ read: @escaping Read) {
      (self.store, self.read, watching) = (store, read, Watching(store))
      changes = watching.changes.makeAsyncIterator()
    }

    /// Waits until there is a value other than the last; nil when the task is cancelled.
    public mutating func next() async throws -> Value? {
      while !Task.isCancelled {
        let isWoken = hasRead
        if hasRead, await changes.next() == nil { return nil }
        hasRead = true
        let reading = try read(watching.id)
        let value = try self.value(of: reading)
        if isWoken { store.onEvent?(.wake(isNewValue: value != nil)) }
        if let value { return value }
      }
      return nil
    }

    /// Returns the value of a reading, if it is another than the last. A part of what was never whole is nothing to show.
    private mutating func value(of reading: StoredReading<Value>?) throws -> Value? {
      guard let reading, !reading.isSame(as: last), reading.missing.isEmpty || last != nil else { return nil }
      do {
        let (value, missing) = try reading.value()
        guard missing.isEmpty || last != nil else { return nil }
        last = reading
        return value
      } catch is MissingStoredDataError {
        return nil
      }
    }
  }
}
