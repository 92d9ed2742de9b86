import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Observation
import Testing

@testable import InlineGraphQLStore

@MainActor
@Suite("Observers see what changes in live queries and fragments", .timeLimit(.minutes(1)))
struct ObservableTests {
  private let service = Service()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  private var watchers: Int { store.contents.withLock { $0.watchers.count } }

  /// Waits until something holds.
  private func wait(_ isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Returns whether what is read has changed since.
  private func changes(_ read: () -> Void) -> Locked<Bool> {
    let changed = Locked(false)
    withObservationTracking(read) { changed.withLock { $0 = true } }
    return changed
  }

  @Test("A query is loaded if the store lacks it, and then follows the store")
  func loading() async throws {
    let hero = LiveQuery(Operations.HeroName(), client: client)
    #expect(hero.isLoading && hero.data == nil)
    try await wait { !hero.isLoading }
    #expect(hero.data?.hero?.name == "Luke")
    #expect(service.requests == 1)
    let again = LiveQuery(Operations.HeroName(), client: client)
    #expect(again.data?.hero?.name == "Luke" && !again.isLoading)
    service.name = "Leia"
    _ = try await client.execute(Operations.Human(id: "1"))
    try await wait { hero.data?.hero?.name == "Leia" && again.data?.hero?.name == "Leia" }
    #expect(service.requests == 2)
  }

  @Test("What changes within a frame wakes an observer once")
  func frames() async throws {
    let wakes = Locked(0)
    let store = GraphQLStore(onEvent: { if case .wake = $0 { wakes.withLock { $0 += 1 } } })
    let client = GraphQLClient(transport: service, store: store)
    _ = try await client.execute(Operations.Hero(episode: nil))
    let hero = LiveQuery(Operations.Hero(episode: nil), client: client, policy: .storeOnly)
    let card = try LiveFragment(HeroCard(key: #require(hero.data?.hero)))
    let began = ContinuousClock.now
    // A thread of its own writes: tasks would wait for their turn among those of all other tests, once for each change.
    Thread.detachNewThread {
      for count in 1...500 {
        store.update { $0.get("Human", id: "1")?.setValue("Luke \(count)", "name") }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    try await wait { hero.data?.hero?.name == "Luke 500" && card.data.name == "Luke 500" }
    let frames = Int((ContinuousClock.now - began) / Watching.frame)
    #expect((2...2 * (frames + 2)).contains(wakes.withLock { $0 }))
  }

  @Test("A change wakes those alone who read what changed")
  func properties() async throws {
    let hero = LiveQuery(Operations.HeroName(), client: client)
    try await wait { !hero.isLoading }
    let data = changes { _ = hero.data }
    let others = changes { _ = (hero.error, hero.isStale, hero.errors, hero.query) }
    let loading = changes { _ = hero.isLoading }
    // An equal value wakes nobody.
    await hero.refetch().value
    #expect(loading.withLock { $0 })
    #expect(!data.withLock { $0 } && !others.withLock { $0 })
    service.name = "Leia"
    await hero.refetch().value
    #expect(data.withLock { $0 })
    #expect(!others.withLock { $0 })
    let stale = changes { _ = hero.isStale }
    let sameData = changes { _ = hero.data }
    store.invalidate("Human", id: "1")
    try await wait { stale.withLock { $0 } }
    #expect(!sameData.withLock { $0 })
  }

  @Test(
    "Invalidated data is loaded again by the policies that load",
    arguments: [
      StorePolicy<LiveResponses>.storeOrNetwork, .storeAndNetwork, .networkOnly, .storeOnly,
    ]
  )
  func invalidation(policy: StorePolicy<LiveResponses>) async throws {
    _ = try await client.execute(Operations.HeroName())
    let hero = LiveQuery(Operations.HeroName(), client: client, policy: policy)
    #expect((hero.data == nil) == (policy == .networkOnly))
    #expect(hero.isLoading == (policy == .networkOnly || policy == .storeAndNetwork))
    try await wait { !hero.isLoading }
    let before = service.requests
    service.name = "Leia"
    store.invalidate()
    if policy == .storeOrNetwork || policy == .storeAndNetwork {
      try await wait { hero.data?.hero?.name == "Leia" && !hero.isStale && !hero.isLoading }
      #expect(service.requests == before + 1)
    } else {
      try await wait { hero.isStale }
      #expect(hero.data?.hero?.name == "Luke" && !hero.isLoading)
      await hero.refetch().value
      #expect(hero.data?.hero?.name == "Leia" && !hero.isStale)
    }
  }

  @Test("An error is shown until the next success, and the data stays")
  func errors() async throws {
    service.failure = URLError(.timedOut)
    let hero = LiveQuery(Operations.HeroName(), client: client)
    try await wait { !hero.isLoading }
    #expect(hero.error != nil && hero.data == nil)
    service.failure = nil
    await hero.refetch().value
    #expect(hero.error == nil && hero.data?.hero?.name == "Luke")
    service.failure = URLError(.timedOut)
    await hero.refetch().value
    #expect(hero.error != nil && hero.data?.hero?.name == "Luke" && !hero.isLoading)
  }

  @Test("A request replaces one that is on its way")
  func refetching() async throws {
    let hero = LiveQuery(Operations.HeroName(), client: client, policy: .storeOnly)
    let first = hero.refetch()
    service.name = "Leia"
    let second = hero.refetch()
    #expect(first.isCancelled && hero.isLoading)
    await first.value
    await second.value
    #expect(hero.data?.hero?.name == "Leia" && !hero.isLoading && hero.error == nil)
  }

  @Test("Other variables are another response, equal ones the same")
  func variables() async throws {
    let hero = LiveQuery(Operations.Hero(episode: .some(.jedi)), client: client)
    try await wait { !hero.isLoading }
    let data = changes { _ = hero.data }
    hero.query = Operations.Hero(episode: .some(.jedi))
    #expect(!data.withLock { $0 } && !hero.isLoading)
    hero.query = Operations.Hero(episode: .some(.empire))
    #expect(hero.data == nil && hero.isLoading)
    try await wait { !hero.isLoading }
    #expect(hero.data?.hero?.name == "Luke")
    #expect(watchers == 1)
  }

  @Test("Without a store, a query shows the responses")
  func noStore() async throws {
    let hero = LiveQuery(Operations.HeroName(), client: GraphQLClient(transport: service))
    try await wait { !hero.isLoading }
    #expect(hero.data?.hero?.name == "Luke" && hero.error == nil)
  }

  @Test("A fragment follows its object, and another when it is set")
  func fragment() async throws {
    let query = LiveQuery(Operations.Hero(episode: nil), client: client)
    try await wait { !query.isLoading }
    let hero = try #require(query.data?.hero)
    let card = LiveFragment(HeroCard(key: hero))
    #expect(card.data.name == "Luke")
    let data = changes { _ = card.data }
    card.fragment = HeroCard(key: hero)
    #expect(!data.withLock { $0 })
    service.name = "Leia"
    _ = try await client.execute(Operations.Human(id: "1"))
    try await wait { card.data.name == "Leia" }
    #expect(data.withLock { $0 })
    // Data that came from no store stays as it is.
    let sent = try #require(
      try await GraphQLClient(transport: service).execute(Operations.Hero(episode: nil)).data?.hero
    )
    card.fragment = HeroCard(key: sent)
    service.name = "Han"
    await query.refetch().value
    #expect(query.data?.hero?.name == "Han")
    #expect(card.data.name == "Leia")
  }

  @Test("A view keeps what it shows until it shows something else")
  func slots() async throws {
    let slot = LiveQuerySlot<Operations.Hero>()
    let query = slot.liveQuery(Operations.Hero(episode: nil), client: client, policy: .storeOrNetwork)
    #expect(slot.liveQuery(Operations.Hero(episode: nil), client: client, policy: .storeOrNetwork) === query)
    try await wait { !query.isLoading }
    let jedi = slot.liveQuery(Operations.Hero(episode: .some(.jedi)), client: client, policy: .storeOnly)
    #expect(jedi !== query)
    let cards = LiveFragmentSlot<HeroCard>()
    let hero = try HeroCard(key: #require(query.data?.hero))
    let card = cards.liveFragment(hero)
    service.name = "Leia"
    await query.refetch().value
    #expect(try cards.liveFragment(HeroCard(key: #require(query.data?.hero))) === card)
    #expect(cards.liveFragment(hero).data.name == "Leia")
    let sent = try await GraphQLClient(transport: service).execute(Operations.Hero(episode: nil)).data
    let sentHero = try HeroCard(key: #require(sent?.hero))
    let sentCard = cards.liveFragment(sentHero)
    #expect(sentCard !== card && cards.liveFragment(sentHero) === sentCard)
  }

  @Test("A mutation is in flight until its last response is there")
  func mutations() async throws {
    let requests = MutationsInFlight<Operations.Review>()
    #expect(!requests.isInFlight)
    let changed = changes { _ = requests.isInFlight }
    _ = try await requests.commit(Operations.Review(), client: client)
    #expect(changed.withLock { $0 } && !requests.isInFlight)
    service.failure = URLError(.timedOut)
    await #expect(throws: URLError.self) { _ = try await requests.commit(Operations.Review(), client: client) }
    #expect(!requests.isInFlight)
  }

  @Test("Who is released waits for nothing")
  func release() async throws {
    var query: LiveQuery? = LiveQuery(Operations.Hero(episode: nil), client: client)
    try await wait { query?.isLoading == false }
    var card: LiveFragment? = try LiveFragment(HeroCard(key: #require(query?.data?.hero)))
    #expect(watchers == 2)
    weak let (weakQuery, weakCard) = (query, card)
    (query, card) = (nil, nil)
    #expect(weakQuery == nil && weakCard == nil && watchers == 0)
    // Also while it loads.
    var name: LiveQuery? = LiveQuery(Operations.HeroName(), client: client, policy: .storeAndNetwork)
    weak let loading = name
    #expect(name?.isLoading == true && watchers == 1)
    name = nil
    #expect(loading == nil && watchers == 0)
  }
}
