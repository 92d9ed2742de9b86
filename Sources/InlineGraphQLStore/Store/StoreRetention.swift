import InlineGraphQL

/// Keeps the values of an operation in a store as long as somebody has it.
public final class StoreRetention: Sendable {
  private let store: GraphQLStore
  private let index: Int

  fileprivate init(_ store: GraphQLStore, _ index: Int) { (self.store, self.index) = (store, index) }

  deinit {
    if store.contents.withLock({ [index] in $0.retained.release(at: index) }) { store.collectSoon() }
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
  /// - Returns: What keeps them until it is released.
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

  /// Keeps the values of an operation.
  func retain(_ operation: RetainedOperations.Operation, _ contents: inout StoreContents) -> StoreRetention {
    contents.protect(operation)
    return StoreRetention(self, contents.retained.retain(operation))
  }

  /// Ends the reading of a watcher.
  func removeWatcher(_ id: Int) {
    let isReleased = contents.withLock { contents in
      contents.watchers.remove(id)
      return contents.retained.release(watcher: id)
    }
    if isReleased { collectSoon() }
  }
}

extension StoreContents {
  /// Returns what a request selects of its root.
  mutating func operation(_ request: PlannedRequest) -> RetainedOperations.Operation {
    let root = record(ofRoot: request.selections.document.kind.rawValue)
    return RetainedOperations.Operation(
      request: request,
      group: request.selections.root,
      record: root,
      isFragment: false
    )
  }

  /// Keeps what a watcher reads until it is removed.
  mutating func retain(_ operation: RetainedOperations.Operation, for watcher: Int) {
    if retained.retain(operation, for: watcher) { protect(operation) }
  }

  /// Keeps what a query that was executed has written, until so many others were.
  ///
  /// Mutations and subscriptions change what queries show. If they counted, ten of them would take away a list that is not
  /// on the screen.
  ///
  /// - Returns: Whether the values of another are not kept any more.
  mutating func keepExecuted(_ request: PlannedRequest) -> Bool {
    guard request.selections.document.kind == .query else { return false }
    let operation = operation(request)
    // What it wrote is marked. Its fields that the response did not have may not be.
    if collection?.isMarking == true { protect(operation) }
    return retained.keep(operation)
  }
}
