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
