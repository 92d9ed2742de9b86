#if Logging
  import InlineGraphQLStore
  import Logging

  extension Logger {
    /// Returns what logs the events of a store.
    ///
    /// ```swift
    /// let store = GraphQLStore(onEvent: logger.storeEvents())
    /// ```
    ///
    /// The logs have the numbers of a ``StoreEvent``, and no value.
    ///
    /// - Parameter level: The level of the logs.
    public func storeEvents(at level: Level = .debug) -> @Sendable (StoreEvent) -> Void {
      { event in log(level: level, "GraphQL store", metadata: ["graphql.store.event": "\(event)"]) }
    }
  }
#endif
