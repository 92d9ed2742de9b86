/// The place of a reader among the watchers of a store, as long as somebody has it.
final class Watching: Sendable {
  let id: Int

  /// A change of what the reader has read, and each later one. It ends with the place.
  let changes: AsyncStream<Void>

  /// How long a screen shows the same frame, at 60 frames a second. Changes in that time are read together.
  static let frame = Duration.milliseconds(16)

  private let store: GraphQLStore
  private let clearCount: Int

  init(_ store: GraphQLStore) {
    // A change that comes while another waits to be seen is seen with it.
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    (self.store, self.changes) = (store, changes)
    (id, clearCount) = store.contents.withLock { ($0.watchers.add { continuation.yield() }, $0.clearCount) }
  }

  var isOfClearedStore: Bool { store.contents.withLock { $0.clearCount } != clearCount }

  deinit {
    store.removeWatcher(id)
  }
}
