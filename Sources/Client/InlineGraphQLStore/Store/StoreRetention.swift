import InlineGraphQL

/// Keeps the values of an operation in a store as long as somebody has it.
public final class StoreRetention: Sendable {
  private let store: GraphQLStore
  private let index: Int

  fileprivate init(_ store: GraphQLStore, _ index: Int) { (self.store, self.index) = (store, index) }

  deinit {
    if store.contents.withLock({ [index] in $0.collector.retained.release(at: index) }) { store.collectSoon() }
  }
}

extension GraphQLStore {
  /// Keeps the values of an operation, those that are there and those that come.
  ///
  /// ```swift
  /// let retention = try store.retain(HeroQuery())
  /// ```
  ///
  /// Without that, the store keeps the values of the operations that were executed or released last.
  ///
  /// - Parameter operation: The operation, with the values of its variables.
  /// - Returns: The object that keeps them until it is released.
  /// - Throws: The error of a variable that cannot be sent.
  public func retain<Operation: GraphQLOperation>(_ operation: Operation) throws -> StoreRetention {
    try retain(StoreRequest(operation, GraphQLRequest(operation)))
  }

  /// Keeps the values that a request selects.
  ///
  /// - Throws: A syntax error of the document.
  package func retain(_ request: StoreRequest) throws -> StoreRetention {
    try contents.withLock { contents in
      retain(contents.operation(try contents.plan(request)), &contents)
    }
  }

  func retain(_ operation: RetainedOperations.Operation, _ contents: inout StoreContents) -> StoreRetention {
    StoreRetention(self, contents.retain(operation))
  }

  func removeWatcher(_ id: Int) {
    let isReleased = contents.withLock { contents in
      contents.watchers.remove(id)
      return contents.collector.retained.release(watcher: id)
    }
    if isReleased { collectSoon() }
  }
}
