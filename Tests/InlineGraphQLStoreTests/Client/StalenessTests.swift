import GraphQLCLibrary
import InlineGraphQL
import InlineGraphQLStore
import Testing

@MainActor
@Suite("Live queries and fragments tell what is stale", .timeLimit(.minutes(1)))
struct StalenessTests {
  private let service = Service()
  private let events: Locked<[StoreEvent]>
  private let store: GraphQLStore
  private let client: GraphQLClient

  init() {
    let events = Locked([StoreEvent]())
    store = GraphQLStore { event in events.withLock { $0.append(event) } }
    client = GraphQLClient(transport: service, store: store)
    self.events = events
  }

  private func wait(_ isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Waits for the next events, and returns them.
  private func nextEvents(_ count: Int) async throws -> [StoreEvent] {
    try await wait { events.withLock { $0.count } >= count }
    return events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  @Test("What is invalidated is stale until a response has it again; each wake is told")
  func invalidation() async throws {
    _ = try await client.execute(Operations.Hero(episode: nil))
    let query = LiveQuery(Operations.Hero(episode: nil), client: client, policy: .storeOnly)
    let card = try LiveFragment(HeroCard(key: #require(query.data?.hero)))
    #expect(!query.isStale && !card.isStale)
    events.withLock { $0 = [] }

    store.invalidate("Human", id: "1")
    try await wait { query.isStale && card.isStale }
    #expect(query.data?.hero?.name == "Luke" && card.data.name == "Luke")
    #expect(try await nextEvents(2) == [.wake(isNewValue: true), .wake(isNewValue: true)])

    _ = try await client.execute(Operations.Hero(episode: nil))
    try await wait { !query.isStale && !card.isStale }
    let fresh = try await nextEvents(3)
    // A value that is no longer stale counts as changed.
    #expect(fresh == [.write(changedFields: 4, wokenReaders: 2), .wake(isNewValue: true), .wake(isNewValue: true)])

    // Neither reads the height.
    _ = try await client.execute(Operations.Human(id: "1"))
    #expect(try await nextEvents(1) == [.write(changedFields: 2, wokenReaders: 0)])
  }
}
