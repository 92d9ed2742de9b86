import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

/// Responses that arrive in parts, as live readers and the store have them.
@MainActor
@Suite("Deferred and streamed parts in a store", .timeLimit(.minutes(1)))
struct ArrivingTests {
  private let service = PartsService()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }
  private let query = PartsOperations.HeroParts(later: true)

  private func wait(_ isTrue: () async throws -> Bool) async throws {
    while !(try await isTrue()) { try await Task.sleep(for: .milliseconds(1)) }
  }

  private func missing<Query: GraphQLQuery>(_ query: Query) async -> [String] {
    do {
      _ = try await client.execute(query, policy: .storeOnly)
      return []
    } catch let error as MissingStoredDataError {
      return error.missing.map(\.description)
    } catch { return ["\(error)"] }
  }

  @Test(
    "Live readers show what has arrived, the rest is pending",
    arguments: [StorePolicy<LiveResponses>.storeOrNetwork, .networkOnly]
  )
  func live(_ policy: StorePolicy<LiveResponses>) async throws {
    let live = LiveQuery(query, client: client, policy: policy)
    var values = client.values(of: query).makeAsyncIterator()
    try await service.send(HeroParts.first)
    try await wait { live.data?.hero != nil }
    #expect(live.data?.hero?.name == "Luke" && live.data?.hero?.outer == .pending && live.isLoading)
    #expect(live.data?.hero?.card.isPending == true && live.missing == [] && live.error == nil)
    let first = try await values.next()
    #expect(first?.data?.hero?.outer == .pending && first?.missing == [])
    try await service.send(HeroParts.outer)
    try await wait { live.data?.hero?.outer.value != nil }
    #expect(live.data?.hero?.outer.appearsIn == [.jedi] && live.data?.hero?.outer.value?.inner == .pending)
    #expect(try await values.next()?.data?.hero?.outer.value?.inner == .pending)
    try await service.send(HeroParts.card)
    try await wait { live.data?.hero.flatMap { HeroCard(key: $0) } != nil }
    let card = LiveFragment(try #require(live.data?.hero.flatMap { HeroCard(key: $0) }))
    #expect(card.data.name == "Luke" && card.data.appearsIn == [.jedi])
    try await service.send(HeroParts.inner)
    try await wait { !live.isLoading }
    #expect(live.data?.hero?.outer.value?.inner.friends??.first??.name == "R2-D2" && live.error == nil)
    while try await values.next()?.data?.hero?.outer.value?.inner.value == nil {}
    store.update { $0.get("Human", id: "1")?.setValue("Leia", "name") }
    try await wait { card.data.name == "Leia" && live.data?.hero?.name == "Leia" }
    #expect(await missing(query) == [])
    #expect(service.requests == 1)
  }

  @Test("If the response breaks off, what arrived stays, the rest is missing, and nothing loads for ever")
  func broken() async throws {
    let live = LiveQuery(query, client: client)
    try await service.send(HeroParts.first)
    try await service.send(HeroParts.outer)
    try await wait { live.data?.hero?.outer.value != nil }
    let second = LiveQuery(PartsOperations.HeroWhole(), client: client)
    #expect(second.data == nil && second.isLoading)
    try await service.breakOff()
    try await wait { !live.isLoading }
    #expect(live.error != nil && live.data?.hero?.outer.appearsIn == [.jedi])
    #expect(live.missing.map(\.description) == ["hero.friends", "hero.homePlanet"])
    let inner = try #require(live.data?.hero?.outer.value?.inner)
    #expect(
      inner.errors.map(\.message) == [
        MissingStoredDataError(missing: [JSONPath([.key("hero"), .key("friends")])]).description
      ]
    )
    #expect(live.data?.hero?.card.errors.count == 1)
    #expect(await missing(query) == ["hero.friends", "hero.homePlanet"])
    #expect(await missing(PartsOperations.HeroNames()) == [])
    try await service.breakOff(2)
    try await wait { !second.isLoading }
    try await Task.sleep(for: .milliseconds(100))
    #expect(service.requests == 2)
    // Another query has the rest.
    live.refetch()
    try await service.send(HeroParts.first, to: 3)
    try await service.breakOff(3)
    try await wait { !live.isLoading }
    let friends =
      #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","appearsIn":[],"homePlanet":null,"friends":[]}}}"#
    let other = Task { [client] in try await client.execute(PartsOperations.HeroWhole()) }
    _ = other
    try await service.send(friends, to: 4)
    try await wait { live.missing.isEmpty }
    #expect(live.data?.hero?.outer.value?.inner.friends == .some([]) && live.data?.hero?.card.value != nil)
    #expect(await missing(query) == [])
    #expect(service.requests == 4)
  }

  @Test("Elements of a streamed list come with their deferred parts, in the format without identifiers")
  func rows() async throws {
    let rows = PartsOperations.HeroRows()
    let live = LiveQuery(rows, client: client)
    try await service.send(HeroRows.first)
    try await wait { live.data != nil }
    #expect(live.data?.heroes.map(\.name) == ["Luke"] && live.data?.heroes.isComplete == false)
    #expect(live.data?.heroes[0].row == .pending && live.missing == [])
    // Who asks without @stream lacks the rest of the list.
    #expect(await missing(PartsOperations.PlainRows()) == ["heroes[1]"])
    try await service.send(HeroRows.firstRow)
    try await service.send(HeroRows.second)
    try await wait { live.data?.heroes.count == 2 }
    #expect(live.data?.heroes[0].row.appearsIn == [.jedi] && live.data?.heroes[1].row == .pending)
    // What others write meanwhile stays.
    store.update { $0.get("Human", id: "1")?.setValue("Leia", "name") }
    try await service.send(HeroRows.secondRow)
    try await service.send(HeroRows.end)
    try await wait { !live.isLoading }
    #expect(live.data?.heroes.map(\.name) == ["Leia", "R2-D2"] && live.data?.heroes.isComplete == true)
    #expect(live.data?.heroes[1].row.value?.appearsIn == [])
    #expect(await missing(rows) == [])
    #expect(await missing(PartsOperations.PlainRows()) == [])
  }

  @Test("A streamed list that broke off lacks its rest, also for another process")
  func brokenList() async throws {
    let reopened = try ReopenedStore(.memory)
    let execution = Task { [service, store = reopened.store!] in
      try await GraphQLClient(transport: service, store: store).execute(PartsOperations.HeroRows())
    }
    try await service.send(HeroRows.first)
    try await service.send(HeroRows.firstRow)
    try await service.breakOff()
    await #expect(throws: (any Error).self) { try await execution.value }
    for _ in 0..<2 {
      let client = GraphQLClient(transport: service, store: reopened.store)
      let rows = PartsOperations.HeroRows()
      await #expect(throws: MissingStoredDataError(missing: [JSONPath([.key("heroes"), .index(1)])])) {
        try await client.execute(rows, policy: .storeOnly)
      }
      let partial = try await client.execute(rows, policy: .storeOnly, allowsPartialData: true)
      #expect(partial.data?.heroes.count == 1 && partial.data?.heroes.errors.count == 1)
      #expect(partial.data?.heroes[0].row.appearsIn == [.jedi])
      try await reopened.reopen()
    }
  }

  @Test("A part goes to the object that it is of, whatever took its place")
  func places() async throws {
    let execution = Task { [client, query] in try await client.execute(query) }
    try await service.send(HeroParts.first)
    try await wait { await missing(PartsOperations.HeroNames()) == [] }
    store.update { records in
      let droid = records.create("Droid", id: "2")
      droid.setValue("R2-D2", "name")
      records.getRoot().setLinkedRecord(droid, "hero")
    }
    for part in [HeroParts.outer, HeroParts.card, HeroParts.inner] { try await service.send(part) }
    #expect(try await execution.value.data?.hero?.name == "Luke")
    store.update { records in
      #expect(records.get("Droid", id: "2")?.getValue("appearsIn") == nil)
      #expect(records.get("Human", id: "1")?.getValue("appearsIn") == ["JEDI"])
      #expect(records.getRoot().getLinkedRecord("hero")?.type == "Droid")
    }
  }

  @Test("Parts arrive below what is expected, which is shown until it is taken off")
  func optimistic() async throws {
    let live = LiveQuery(query, client: client)
    try await service.send(HeroParts.first)
    try await wait { live.data?.hero?.name == "Luke" }
    let layer = try store.addLayer(for: StoreRequest(query, GraphQLRequest(query)), response: nil) { records in
      records.get("Human", id: "1")?.setValue("Leia", "name")
      records.get("Human", id: "1")?.setValue(["EMPIRE"], "appearsIn")
    }
    try await wait { live.data?.hero?.name == "Leia" }
    try await service.send(HeroParts.outer)
    try await service.send(HeroParts.card)
    try await wait { live.data?.hero?.card.value != nil }
    #expect(live.data?.hero?.outer.appearsIn == [.empire] && live.data?.hero?.outer.value?.inner == .pending)
    store.removeLayer(layer)
    try await wait { live.data?.hero?.name == "Luke" }
    #expect(live.data?.hero?.outer.appearsIn == [.jedi] && live.data?.hero?.outer.value?.inner == .pending)
    try await service.send(HeroParts.inner)
    try await wait { !live.isLoading }
    #expect(await missing(query) == [])
  }

  @Test("Key fields that the program gives, and a document does not select, are an error with the last part")
  func keyFields() async throws {
    let store = GraphQLStore(keyFields: ["Droid": ["primaryFunction"]])
    let execution = Task { [service, query] in
      try await GraphQLClient(transport: service, store: store).execute(query)
    }
    for part in [HeroParts.first, HeroParts.outer, HeroParts.card, HeroParts.inner] { try await service.send(part) }
    let error = await #expect(throws: UnidentifiedObjectError.self) { try await execution.value }
    #expect(error?.type == "Droid" && error.map { "\($0.path)" } == "hero.friends[0]")
  }

  @Test("An alias identifies an object whose other selection of its identity is deferred")
  func aliasOfIdentity() async throws {
    let text = #"query Q { hero { __typename ... @defer(label: "part") { id name } key: id } }"#
    let request = StoreRequest(SentDocument(text: text, operationName: "Q")) { [:] }
    var response = IncrementalResponse(notesArrivals: true)
    let arriving = ArrivingResponse(to: request, in: store)
    for payload in [
      #"{"data":{"hero":{"__typename":"Human","key":"1"}},"hasNext":true}"#,
      #"{"incremental":[{"path":["hero"],"label":"part","data":{"id":"1","name":"Luke"}}],"hasNext":false}"#,
    ] {
      try response.apply(Data(payload.utf8))
      _ = try arriving.receive(response.takeArrived())
      store.update { #expect($0.get("Human", id: "1") != nil) }
    }
    #expect(try store.read(request).missing == [])
  }

  @Test("Without @defer, or with a condition that is false, what is missing is not pending")
  func condition() async throws {
    let now = PartsOperations.HeroParts(later: false)
    let live = LiveQuery(now, client: client)
    try await service.send(
      #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","appearsIn":[]}},"hasNext":true,"pending":[]}"#
    )
    // That is no response to the query, whose first part is not deferred, but the inner one is.
    try await wait { live.data?.hero != nil }
    #expect(live.data?.hero?.outer.value?.inner == .pending && live.missing == [])
    live.refetch()
    try await service.send(HeroParts.card, to: 2)
    try await wait { !live.isLoading }
    #expect(live.error != nil)
  }

  @Test("A part that failed has its errors, and is null for those who select it otherwise")
  func failed() async throws {
    let execution = Task { [client, query] in try await client.execute(query) }
    try await service.send(HeroParts.first)
    let errors = #""errors":[{"message":"Boom","path":["hero","appearsIn"]}]"#
    try await service.send(#"{"completed":[{"id":"0",\#(errors)},{"id":"2",\#(errors)}],"hasNext":false}"#)
    let executed = try await execution.value
    let stored = try await client.execute(query, policy: .storeOnly, allowsPartialData: true)
    #expect(executed.data?.hero?.outer.errors.map(\.message) == ["Boom"])
    #expect(stored.data?.hero?.outer.errors.map(\.message) == ["Boom"])
    #expect(stored.data?.hero?.card.errors.map(\.message) == ["Boom"] && stored.data?.hero?.name == "Luke")
  }

  @Test("A client without a store shows what has arrived")
  func noStore() async throws {
    let live = LiveQuery(query, client: GraphQLClient(transport: service))
    try await service.send(HeroParts.first)
    try await wait { live.data != nil }
    #expect(live.data?.hero?.outer == .pending && live.isLoading)
    for part in [HeroParts.outer, HeroParts.card, HeroParts.inner] { try await service.send(part) }
    try await wait { !live.isLoading }
    #expect(live.data?.hero?.outer.value?.inner.value != nil)
  }

  @Test("Cancelling ends what is pending; nothing comes after the store was cleared; a collection takes nothing of it")
  func ends() async throws {
    let execution = Task { [client, query] in try await client.execute(query) }
    try await service.send(HeroParts.first)
    try await wait { await missing(PartsOperations.HeroNames()) == [] }
    await store.collect()
    try await service.send(HeroParts.outer)
    try await wait { await !missing(PartsOperations.HeroWhole()).contains("hero.appearsIn") }
    execution.cancel()
    _ = await execution.result
    #expect(await missing(query) == ["hero.friends", "hero.homePlanet"])
    let again = Task { [client, query] in try await client.execute(query) }
    try await service.send(HeroParts.first, to: 2)
    try await wait { store.contents.withLock { $0.arrivals.count } == 1 }
    try await store.clear()
    for part in [HeroParts.outer, HeroParts.card, HeroParts.inner] { try await service.send(part, to: 2) }
    _ = try await again.value
    #expect(await missing(PartsOperations.HeroNames()) == ["hero"])
    #expect(store.contents.withLock { $0.arrivals.count } == 0)
  }

  @Test("A streamed list of scalars grows")
  func scalars() async throws {
    let live = LiveQuery(PartsOperations.Tags(), client: client)
    try await service.send(
      #"{"data":{"hero":{"__typename":"Human","id":"1","appearsIn":["JEDI"]}},"pending":[{"id":"0","path":["hero","appearsIn"]}],"hasNext":true}"#
    )
    try await wait { live.data?.hero?.appearsIn.count == 1 }
    #expect(live.data?.hero?.appearsIn.isComplete == false)
    try await service.send(#"{"incremental":[{"id":"0","items":["EMPIRE","NEWHOPE"]}],"hasNext":true}"#)
    try await wait { live.data?.hero?.appearsIn.count == 3 }
    try await service.send(#"{"completed":[{"id":"0"}],"hasNext":false}"#)
    try await wait { !live.isLoading }
    #expect(live.data?.hero?.appearsIn.isComplete == true)
  }

  @Test("An object whose service leaves out its type is read as it came")
  func withoutTypename() async throws {
    let human = Operations.Human(id: "1")
    let body = #"{"data":{"human":{"id":"1","name":"Luke","height":1.72,"homePlanet":null}}}"#
    let execution = Task { [client] in try await client.execute(human) }
    try await service.send(body)
    #expect(try await execution.value.data?.human?.name == "Luke")
    #expect(try await client.execute(human, policy: .storeOnly).data?.human?.name == "Luke")
  }
}
