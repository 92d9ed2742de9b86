import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("Operations are retained", .timeLimit(.minutes(10)))
struct CollectingTests {
  private let service = Service()

  private func client(_ store: GraphQLStore) -> GraphQLClient { GraphQLClient(transport: service, store: store) }

  private func has<Query: GraphQLQuery>(_ query: Query, _ store: GraphQLStore) async throws -> Bool {
    do {
      _ = try await client(store).execute(query, policy: .storeOnly)
      return true
    } catch is MissingStoredDataError {
      return false
    }
  }

  @Test("The last that were executed, and those that a token retains")
  func tokens() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    var retention: StoreRetention? = try store.retain(Operations.Reviews())
    #expect(store.statistics.retainedOperations == 1)
    _ = try await client(store).execute(Operations.Reviews())
    _ = try await client(store).execute(Operations.HeroFriends())
    _ = try await client(store).execute(Operations.Human(id: "1"))
    await store.collect()
    #expect(try await has(Operations.Human(id: "1"), store))
    #expect(try await has(Operations.Reviews(), store))
    #expect(try await !has(Operations.HeroFriends(), store))
    // The human, the list's two places, and three roots.
    #expect(store.statistics.records == 6)
    withExtendedLifetime(retention) {}
    retention = nil
    await store.collect()
    #expect(try await has(Operations.Reviews(), store))
    #expect(try await !has(Operations.Human(id: "1"), store))
    #expect(store.statistics.retainedOperations == 0)
  }

  @Test("Mutations do not take the place of queries")
  func mutations() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    _ = try await client(store).execute(Operations.Reviews())
    for _ in 1...3 { _ = try await client(store).execute(Operations.Review()) }
    await store.collect()
    #expect(try await has(Operations.Reviews(), store))
  }

  @Test("A live reader retains what it reads")
  func readers() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    _ = try await client(store).execute(Operations.HeroFriends())
    do {
      var values = client(store).values(of: Operations.HeroFriends()).makeAsyncIterator()
      #expect(try await values.next() != nil)
      #expect(store.statistics.liveReaders == 1)
      _ = try await client(store).execute(Operations.Reviews())
      await store.collect()
      #expect(try await has(Operations.HeroFriends(), store))
    }
    _ = try await client(store).execute(Operations.Reviews())
    await store.collect()
    #expect(try await !has(Operations.HeroFriends(), store))
    #expect(store.statistics.liveReaders == 0)
  }

  @Test("A fragment's object may have gone, and its number be another's")
  func fragments() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    let hero = Operations.Hero(episode: nil)
    _ = try await client(store).execute(hero)
    let stored = try #require(try await client(store).execute(hero, policy: .storeOnly).data?.hero)
    _ = try await client(store).execute(Operations.Reviews())
    await store.collect()
    let request = StoreRequest(SentDocument(text: "{a{__typename id name appearsIn}}", operationName: "")) { [:] }
    try store.write(
      Data(#"{"data":{"a":{"__typename":"Droid","id":"3","name":"C-3PO","appearsIn":[]}}}"#.utf8),
      to: request
    )
    let values = store.values(of: HeroCard.self, at: stored.fragment_HeroCard)
    let reading = Task {
      var names: [String?] = []
      for try await hero in values { names.append(hero.data?.name) }
      return names
    }
    try await Task.sleep(for: .milliseconds(20))
    reading.cancel()
    #expect(try await reading.value.contains("C-3PO") == false)
  }

  @Test("Memory does not grow with the number of queries")
  func manyQueries() async throws {
    let store = GraphQLStore()
    var sizes: [Int] = []
    for number in 1...10_000 {
      let text = "{u(id:\(number)){__typename id n(first:\(number)) p(a:\(number)){x}}}"
      let body =
        #"{"data":{"u":{"__typename":"User","id":"user number \#(number)","n":"a text of a name","p":{"x":1}}}}"#
      try store.write(Data(body.utf8), to: StoreRequest(SentDocument(text: text, operationName: "")) { [:] })
      if number % 100 != 0 { continue }
      await store.collect()
      sizes.append(store.statistics.bytes)
      #expect(store.statistics.records == 23)
    }
    #expect(sizes.max()! <= sizes[0] * 3 / 2)
    store.contents.withLock { contents in
      #expect(contents.table.count < 300)
      #expect(contents.names.fields.numberCount < 1200)
      // Each request has selections too.
      #expect(contents.plans.keyUsers.count <= 2 * 200)
    }
  }

  @Test("If little is left, it moves to other memory, and the rest of the memory is given back")
  func moving() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    store.contents.withLock { $0.collector.sparsity = Sparsity(capacity: 1 << 20, share: 8) }
    func request(_ ids: Range<Int>) -> (StoreRequest, Data) {
      let objects = ids.map { id in
        let text = String(repeating: "a text of object \(id) ", count: id % 500 == 0 ? 2000 : 20)
        return #"{"__typename":"Human","id":"the id of object number \#(id)","name":"\#(text)","short":"x"}"#
      }
      let text = "{all(from:\(ids.lowerBound)){__typename id name short}}"
      let body = #"{"data":{"all":[\#(objects.joined(separator: ","))]}}"#
      return (StoreRequest(SentDocument(text: text, operationName: "")) { [:] }, Data(body.utf8))
    }
    var capacities: [Int] = []
    for ids in [0..<8000, 7980..<8010, 4000..<12000, 8000..<8010] {
      let (operation, body) = request(ids)
      try store.write(body, to: operation)
      await store.collect()
      #expect(store.statistics.records == ids.count + 3)
      #expect(try store.read(operation).body == body)
      capacities.append(store.contents.withLock { $0.table.pool.capacity })
    }
    #expect(capacities[0] > 3 << 20 && capacities[1] < 100 << 10)
    #expect(capacities[2] > 3 << 20 && capacities[3] < 100 << 10)
  }

  @Test("No object gets the number of one whose inner objects are still there, though its own record has gone")
  func numbersOfParents() throws {
    func request(_ text: String) -> StoreRequest {
      StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
    }
    func write(_ body: String, _ text: String, to contents: inout StoreContents) throws {
      let plan = try contents.plan(request(text))
      try Data(body.utf8).withUnsafeBytes { _ = try contents.write($0.bindMemory(to: UInt8.self), to: plan) }
    }
    let records = MemoryRecords()
    let saved = GraphQLStore(storage: records)
    let text = "{ new { __typename inner { __typename name } } }"
    let body = #"{"data":{"new":{"__typename":"New","inner":{"__typename":"Dog","name":"a"}}}}"#
    try saved.write(Data(body.utf8), to: request(text))
    let keys = saved.contents.withLock { contents in
      while contents.disk.begin(at: contents.table.time), contents.putTogetherSome() {}
      return contents.disk.saving
    }
    _ = try records.save(keys, times: SavedTimes())

    let store = GraphQLStore(storage: records)
    let ids = 0..<40
    let outer = ids.map { _ in #"{"__typename":"Old","name":"x"}"# }.joined(separator: ",")
    let inner = ids.map { _ in #"{"__typename":"Old","inner":{"__typename":"Cat","name":"b"}}"# }.joined(separator: ",")
    try store.contents.withLock { contents in
      try write(#"{"data":{"all":[\#(outer)]}}"#, "{ all { __typename name } }", to: &contents)
      try write(#"{"data":{"all":[\#(inner)]}}"#, "{ all { __typename inner { __typename name } } }", to: &contents)
      let count = contents.table.count
      func removed() -> Int { (0..<count).count { contents.table[RecordID($0)].isRemoved } }
      while removed() < 8 { _ = contents.collect(until: .now) }
      #expect(removed() < 40)
    }
    let stored = try store.read(request(text))
    #expect(stored.missing == [] && stored.body == Data(body.utf8))
    store.contents.withLock { contents in
      while contents.collect(until: .now) == nil {}
      let numbers = contents.table.count
      _ = contents.record(ofType: "Another", identifiedBy: Array("1".utf8))
      #expect(contents.table.count == numbers, "numbers are used again")
    }
  }

  @Test("No object gets the number of one that layers were the first to name while an object in that is there")
  func numbersOfNamedParents() throws {
    let request = StoreRequest(SentDocument(text: "{ outer { inner { name } } }", operationName: "")) { [:] }
    let body = #"{"data":{"outer":{"inner":{"name":"a"}}}}"#
    let store = GraphQLStore()
    let layer = try store.addLayer(for: request, response: expectedData(Data(body.utf8)), nil)
    try store.write(Data(body.utf8), to: request)
    let outer = store.contents.withLock { contents in
      let root = contents.record(ofRoot: "query")
      return contents.record(in: root, contents.names.fields.number(of: Array("outer".utf8)), at: [], type: -1)
    }
    store.publish { $0.delete(outer) }
    // It is there again, and nothing is known of it.
    try store.write(Data(#"{"data":{"outer":{}}}"#.utf8), to: request)
    store.removeLayer(layer)
    store.contents.withLock { contents in
      func another(_ id: String) -> RecordID { contents.record(ofType: "Another", identifiedBy: Array(id.utf8)) }
      #expect(contents.table.isEmpty(outer) && contents.table.place(of: outer) != nil)
      #expect(another("1") != outer)
      // A collection takes the object in it away, and releases the number of what nothing is in.
      while contents.collect(until: .now) == nil {}
      while contents.collect(until: .now) == nil {}
      let count = contents.table.count
      _ = [another("2"), another("3")]
      #expect(contents.table.count == count)
    }
  }

  @Test("A record with many fields loses those that nobody retains")
  func wideRecords() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    func request(_ numbers: Range<Int>) -> (StoreRequest, Data) {
      let text = "{\(numbers.map { "a\($0):f(n:\($0))" }.joined(separator: " "))}"
      let body = #"{"data":{\#(numbers.map { "\"a\($0)\":\"a long text \($0)\"" }.joined(separator: ","))}}"#
      return (StoreRequest(SentDocument(text: text, operationName: "")) { [:] }, Data(body.utf8))
    }
    for numbers in [0..<1000, 500..<600, 590..<600] {
      let (operation, body) = request(numbers)
      try store.write(body, to: operation)
      await store.collect()
      #expect(store.statistics.fields == numbers.count)
      #expect(try store.read(operation).body == body)
    }
    let (operation, body) = request(0..<1000)
    try store.write(body, to: operation)
    #expect(try store.read(operation).body == body)
  }

  @Test("Events tell of writes and collections")
  func events() async throws {
    let events = Locked<[StoreEvent]>([])
    let store = GraphQLStore(releasedCapacity: 0) { event in events.withLock { $0.append(event) } }
    try store.write(
      Data(#"{"data":{"a":{"__typename":"User","id":"1"}}}"#.utf8),
      to: StoreRequest(SentDocument(text: "{a{__typename id}}", operationName: "")) { [:] }
    )
    await store.collect()
    #expect(events.withLock { $0.first } == .write(changedFields: 3, wokenReaders: 0))
    let collection = StoreEvent.collection(removedRecords: 1, removedFields: 2)
    #expect(events.withLock { $0.contains(collection) })
    #expect(collection.description == "A collection removed 1 record and 2 fields.")
  }
}
