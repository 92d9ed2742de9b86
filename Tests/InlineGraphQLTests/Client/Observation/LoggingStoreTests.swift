#if Logging
  import InMemoryLogging
  import InlineGraphQL
  import InlineGraphQLLogging
  import InlineGraphQLStore
  import Logging
  import Testing

  @Suite("A store's events are logged")
  struct LoggingStoreTests {
    private let handler: InMemoryLogHandler
    private let logger: Logger

    init() {
      var handler = InMemoryLogHandler()
      handler.logLevel = .debug
      self.handler = handler
      logger = Logger(label: "test") { _ in handler }
    }

    @Test("Writes and collections of a store are logged with their numbers, and without values")
    func store() async {
      let store = GraphQLStore(onEvent: logger.storeEvents())
      store.update { $0.create("Human", id: "secret").setValue("secret", "name") }
      await store.collect()
      #expect(
        handler.entries.map { $0.metadata["graphql.store.event"] } == [
          "A write changed 3 fields and woke 0 live readers.", "A collection removed 1 record and 2 fields.",
        ]
      )
      #expect(handler.entries.allSatisfy { $0.level == .debug && $0.message == "GraphQL store" })
      #expect(!"\(handler.entries)".contains("secret"))
    }

    @Test("A wake is logged at the level that was chosen")
    func wake() {
      logger.storeEvents(at: .info)(.wake(isNewValue: true))
      let event = handler.entries.first?.metadata["graphql.store.event"]
      #expect(event == "A live reader woke and has a new value.")
      #expect(handler.entries.first?.level == .info)
    }
  }
#endif
