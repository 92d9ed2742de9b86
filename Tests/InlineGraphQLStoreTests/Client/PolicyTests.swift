import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

@Suite("A client answers queries from its store")
struct PolicyTests {
  private let service = Service()
  private let store = GraphQLStore(maximumAges: ["Review": .zero])
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  @Test("A stored response has the types and values of the service's")
  func equality() async throws {
    let hero = Operations.Hero(episode: .some(.jedi))
    let sent = try await client.execute(hero)
    let stored = try await client.execute(hero, policy: .storeOnly)
    #expect(stored.response == sent)
    #expect(stored.isFromStore && !stored.isStale)
    #expect(service.requests == 1)
    #expect(HeroCard(key: try #require(stored.data?.hero)).data.asHuman?.homePlanet == "Tatooine")
  }

  @Test("Another query has what both select")
  func otherQuery() async throws {
    _ = try await client.execute(Operations.Hero(episode: nil))
    let name = try await client.execute(Operations.HeroName(), policy: .storeOrNetwork)
    #expect(name.data?.hero?.name == "Luke")
    #expect(service.requests == 1)
  }

  @Test("Equal arguments are one field, others another")
  func arguments() async throws {
    _ = try await client.execute(Operations.Hero(episode: .some(.jedi)))
    #expect(try await client.execute(Operations.Hero(episode: .some(.jedi)), policy: .storeOrNetwork).isFromStore)
    #expect(try await !client.execute(Operations.Hero(episode: .some(.empire)), policy: .storeOrNetwork).isFromStore)
  }

  @Test("What is missing is loaded, or told")
  func missing() async throws {
    _ = try await client.execute(Operations.HeroName())
    let error = await #expect(throws: MissingStoredDataError.self) {
      _ = try await client.execute(Operations.HeroFriends(), policy: .storeOnly)
    }
    #expect(error?.missing.map(\.description) == ["hero.friends"])
    let loaded = try await client.execute(Operations.HeroFriends(), policy: .storeOrNetwork)
    #expect(loaded.data?.hero?.friends?.first??.name == "R2-D2")
    #expect(!loaded.isFromStore)
  }

  @Test("An object whose type the service does not say is read as from the response")
  func untyped() async throws {
    let body = Data(#"{"data":{"human":{"id":"1","name":"Luke","height":1.72,"homePlanet":null}}}"#.utf8)
    let client = GraphQLClient(transport: FixedTransport(body: body), store: store)
    let sent = try await client.execute(Operations.Human(id: "1"))
    let stored = try await client.execute(Operations.Human(id: "1"), policy: .storeOnly)
    #expect(sent.data?.human?.name == "Luke" && stored.response == sent)
    // What it did not say of the object is missing.
    let error = await #expect(throws: MissingStoredDataError.self) {
      _ = try await client.execute(Operations.HumanCompanions(id: "1"), policy: .storeOnly)
    }
    #expect(error?.missing.map(\.description) == ["human.friends"])
  }

  @Test("Partial data has null for what is missing, and for what cannot be without")
  func partialData() async throws {
    _ = try await client.execute(Operations.HeroName())
    let friends = try await client.execute(Operations.HeroFriends(), policy: .storeOnly, allowsPartialData: true)
    #expect(friends.data?.hero?.friends == .some(nil))
    #expect(friends.missing.map(\.description) == ["hero.friends"])
    // `appearsIn` cannot be null.
    let hero = try await client.execute(Operations.Hero(episode: nil), policy: .storeOnly, allowsPartialData: true)
    #expect(hero.data?.hero == .some(nil))
    #expect(hero.missing.map(\.description) == ["hero.appearsIn", "hero.homePlanet"])
  }

  @Test("A client without a store says so, and what to write")
  func noStore() async throws {
    let client = GraphQLClient(transport: service)
    let policies: [StorePolicy<SingleResponse>] = [.storeOnly, .storeOrNetwork]
    for policy in policies {
      let error = await #expect(throws: MissingStoreError.self) {
        _ = try await client.execute(Operations.HeroName(), policy: policy)
      }
      #expect(error?.description.contains("GraphQLClient(transport: transport, store: GraphQLStore())") == true)
    }
    var values = client.values(of: Operations.HeroName()).makeAsyncIterator()
    await #expect(throws: MissingStoreError.self) { _ = try await values.next() }
    await #expect(throws: MissingStoreError.self) {
      for try await _ in client.execute(Operations.HeroName(), policy: .storeAndNetwork) {}
    }
    #expect(try await !client.execute(Operations.HeroName(), policy: .networkOnly).isFromStore)
  }

  @Test("If the service gives no response, the store does, and says why; if it has none, the error is the service's")
  func serviceFails() async throws {
    service.failure = URLError(.notConnectedToInternet)
    await #expect(throws: URLError.self) { try await client.execute(Operations.HeroName(), policy: .networkOrStore) }
    service.failure = nil
    let sent = try await client.execute(Operations.HeroName(), policy: .networkOrStore)
    #expect(!sent.isFromStore && sent.serviceError == nil)
    store.invalidate()
    service.failure = URLError(.notConnectedToInternet)
    let stored = try await client.execute(Operations.HeroName(), policy: .networkOrStore)
    #expect(stored.isFromStore && stored.isStale && stored.data == sent.data)
    #expect((stored.serviceError as? URLError)?.code == .notConnectedToInternet)
    // What was wrong with the request or the response is no failure of the service.
    let wrong = GraphQLClient(
      transport: FixedTransport(body: Data(#"{"data":{"hero":{"name":1}}}"#.utf8)),
      store: store
    )
    await #expect(throws: ResponseDecodingError.self) {
      try await wrong.execute(Operations.HeroName(), policy: .networkOrStore)
    }
  }

  @Test("A response by .networkWithoutStore is not kept")
  func notKept() async throws {
    let response = try await client.execute(Operations.HeroName(), policy: .networkWithoutStore)
    #expect(response.data?.hero?.name == "Luke" && !response.isFromStore)
    #expect(!store.debugDescription.contains("Luke"))
  }

  @Test("The policy of a client is that of queries without one, and of live queries")
  @MainActor
  func ofClient() async throws {
    let client = GraphQLClient(transport: service, store: store, policy: .storeOrNetwork)
    for _ in 0..<3 { #expect(try await client.execute(Operations.HeroName()).data?.hero?.name == "Luke") }
    #expect(service.requests == 1)
    #expect(try await !client.execute(Operations.HeroName(), policy: .networkOnly).isFromStore)
    _ = try await client.execute(Operations.Review())
    _ = try await client.execute(Operations.Review())
    #expect(service.requests == 4)
    // Whoever must ask the service does so, whatever the client's policy is.
    let live = LiveQuery(Operations.HeroName(), client: client)
    #expect(live.policy == .storeOrNetwork && !live.isLoading && live.data != nil)
    await live.refetch().value
    #expect(service.requests == 5)
    let first = LiveQuery(
      Operations.HeroName(),
      client: GraphQLClient(transport: service, store: store, policy: .networkOrStore)
    )
    #expect(first.policy == .networkOrStore && first.isLoading && first.data == nil)
    #expect(LiveQuery(Operations.HeroName(), client: self.client).policy == .storeOrNetwork)
  }

  @Test("A live query by .networkOrStore shows the store's response when the service gives none")
  @MainActor
  func liveServiceFails() async throws {
    _ = try await client.execute(Operations.HeroName())
    service.failure = URLError(.notConnectedToInternet)
    let live = LiveQuery(Operations.HeroName(), client: client, policy: .networkOrStore)
    #expect(live.data == nil)
    await live.refetch().value
    #expect(live.data?.hero?.name == "Luke" && live.error is URLError)
    // From then on it follows the store.
    store.update { $0.get("Human", id: "1")?.setValue("Leia", "name") }
    while live.data?.hero?.name != "Leia" { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("A live query loads again what failed when the network is back")
  @MainActor
  func connectivity() async throws {
    let connectivity = SettableConnectivity(isConnected: false)
    let client = GraphQLClient(transport: service, store: store, connectivity: connectivity)
    service.failure = URLError(.notConnectedToInternet)
    let live = LiveQuery(Operations.HeroName(), client: client)
    while live.error == nil { try await Task.sleep(for: .milliseconds(1)) }
    service.failure = nil
    connectivity.isConnected = true
    while live.data?.hero?.name != "Luke" { try await Task.sleep(for: .milliseconds(1)) }
    #expect(service.requests == 2 && live.error == nil)
  }

  @Test("A live query that is refreshed asks the service again and again, as long as somebody has it")
  @MainActor
  func refreshing() async throws {
    var live: LiveQuery? = LiveQuery(Operations.HeroName(), client: client, refreshing: .every(.milliseconds(5)))
    #expect(live?.refreshing == .every(.milliseconds(5)))
    while service.requests < 4 { try await Task.sleep(for: .milliseconds(1)) }
    service.name = "Leia"
    while live?.data?.hero?.name != "Leia" { try await Task.sleep(for: .milliseconds(1)) }
    let isReleased = { [weak live] in live == nil }
    live = nil
    #expect(isReleased())
    // A request that was on its way may still be counted.
    try await Task.sleep(for: .milliseconds(20))
    let requests = service.requests
    try await Task.sleep(for: .milliseconds(50))
    #expect(service.requests == requests)
    let stored = LiveQuery(
      Operations.HeroName(),
      client: client,
      policy: .storeOnly,
      refreshing: .every(.milliseconds(1))
    )
    try await Task.sleep(for: .milliseconds(20))
    #expect(service.requests == requests && stored.data != nil)
  }

  @Test("A live query by .networkWithoutStore shows what comes, and leaves nothing in the store")
  @MainActor
  func liveNotKept() async throws {
    let live = LiveQuery(Operations.HeroName(), client: client, policy: .networkWithoutStore)
    await live.refetch().value
    #expect(live.data?.hero?.name == "Luke" && !store.debugDescription.contains("Luke"))
  }

  @Test("Stale values are told, and loaded again")
  func staleness() async throws {
    _ = try await client.execute(Operations.HeroName())
    store.invalidate("Human", id: "1")
    #expect(try await client.execute(Operations.HeroName(), policy: .storeOnly).isStale)
    #expect(try await !client.execute(Operations.HeroName(), policy: .storeOrNetwork).isFromStore)
    #expect(try await client.execute(Operations.HeroName(), policy: .storeOrNetwork).isFromStore)
    store.invalidate()
    #expect(try await client.execute(Operations.HeroName(), policy: .storeOnly).isStale)
    #expect(try await !client.execute(Operations.HeroName(), policy: .storeOrNetwork).isFromStore)
  }

  @Test("Values expire by age, of a query and of a type")
  func age() async throws {
    _ = try await client.execute(Operations.HeroName())
    _ = try await client.execute(Operations.Reviews())
    try await Task.sleep(for: .milliseconds(40))
    let name = Operations.HeroName()
    #expect(try await client.execute(name, policy: .storeOrNetwork, maximumAge: .seconds(86_400)).isFromStore)
    #expect(try await !client.execute(name, policy: .storeOrNetwork, maximumAge: .milliseconds(20)).isFromStore)
    let reviews = try await client.execute(Operations.Reviews(), policy: .storeOnly)
    #expect(reviews.isStale && reviews.age >= .milliseconds(20))
    #expect(reviews.data?.reviews?.map(\.stars) == [5, 1])
  }

  /// The responses by a policy if the store has a fresh response, a stale one, or none.
  struct Row: Sendable {
    /// `nil` for `.storeAndNetwork`, which is for sequences.
    var policy: StorePolicy<SingleResponse>?
    var fresh: [String]
    var stale: [String]
    /// `nil` if the store has none and the service is not asked.
    var none: [String]?
  }

  @Test(
    "Each policy says which responses there are: that of the store (Luke), that of the service (Leia)",
    arguments: [
      Row(policy: .networkOnly, fresh: ["Leia"], stale: ["Leia"], none: ["Leia"]),
      Row(policy: .networkOrStore, fresh: ["Leia"], stale: ["Leia"], none: ["Leia"]),
      Row(policy: .networkWithoutStore, fresh: ["Leia"], stale: ["Leia"], none: ["Leia"]),
      Row(policy: .storeOrNetwork, fresh: ["Luke"], stale: ["Leia"], none: ["Leia"]),
      Row(policy: .storeOnly, fresh: ["Luke"], stale: ["Luke"], none: nil),
      Row(policy: nil, fresh: ["Luke", "Leia"], stale: ["Luke", "Leia"], none: ["Leia"]),
    ]
  )
  func responses(_ row: Row) async throws {
    func names() async throws -> [String?] {
      service.name = "Leia"
      var names: [String?] = []
      if let policy = row.policy {
        names.append(try await client.execute(Operations.HeroName(), policy: policy).data?.hero?.name)
      } else {
        for try await response in client.execute(Operations.HeroName(), policy: .storeAndNetwork) {
          names.append(response.data?.hero?.name)
        }
      }
      return names
    }
    if let none = row.none {
      #expect(try await names() == none)
    } else {
      await #expect(throws: MissingStoredDataError.self) { _ = try await names() }
    }
    service.name = "Luke"
    _ = try await client.execute(Operations.HeroName())
    #expect(try await names() == row.fresh)
    service.name = "Luke"
    _ = try await client.execute(Operations.HeroName())
    store.invalidate()
    #expect(try await names() == row.stale)
  }
}
