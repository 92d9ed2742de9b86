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
    /// What a ``StoreEvent`` says is logged: numbers, and no value.
    ///
    /// - Parameter level: The level of the logs.
    public func storeEvents(at level: Level = .debug) -> @Sendable (StoreEvent) -> Void {
      { event in log(level: level, "GraphQL store", metadata: ["graphql.store.event": "\(event)"]) }
    }
  }
#endif
