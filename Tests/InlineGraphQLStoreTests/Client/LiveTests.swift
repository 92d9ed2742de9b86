import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("Live values follow the store", .timeLimit(.minutes(1)))
struct LiveTests {
  private let service = Service()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  @Test("A query has a value when its response is there, and after each change")
  func query() async throws {
    var values = client.values(of: Operations.HeroName()).makeAsyncIterator()
    _ = try await client.execute(Operations.HeroFriends())
    _ = try await client.execute(Operations.Hero(episode: nil))
    #expect(try await values.next()?.data?.hero?.name == "Luke")
    service.name = "Leia"
    // Another query, of the same human.
    _ = try await client.execute(Operations.Human(id: "1"))
    #expect(try await values.next()?.data?.hero?.name == "Leia")
  }

  @Test("Who is slow gets the newest value, and equal values come once")
  func newest() async throws {
    _ = try await client.execute(Operations.HeroName())
    var values = client.values(of: Operations.HeroName()).makeAsyncIterator()
    #expect(try await values.next()?.data?.hero?.name == "Luke")
    for name in ["Leia", "Han", "Luke", "Chewbacca"] {
      service.name = name
      _ = try await client.execute(Operations.HeroName())
    }
    #expect(try await values.next()?.data?.hero?.name == "Chewbacca")
    _ = try await client.execute(Operations.HeroName())
    service.name = "Lando"
    _ = try await client.execute(Operations.HeroName())
    #expect(try await values.next()?.data?.hero?.name == "Lando")
  }

  @Test("A fragment follows its object")
  func fragment() async throws {
    let hero = Operations.Hero(episode: nil)
    _ = try await client.execute(hero)
    let stored = try #require(try await client.execute(hero, policy: .storeOnly).data?.hero)
    var values = store.values(of: HeroCard.self, at: stored.fragment_HeroCard).makeAsyncIterator()
    #expect(try await values.next()?.data == HeroCard(key: stored).data)
    service.name = "Leia"
    _ = try await client.execute(Operations.Human(id: "1"))
    let second = try #require(try await values.next())
    #expect(second.data?.name == "Leia" && !second.isStale)
    store.invalidate("Human", id: "1")
    let stale = try #require(try await values.next())
    #expect(stale.data?.name == "Leia" && stale.isStale)
  }

  @Test("A fragment that handles errors is followed with its data or the reason why there is none")
  func errors() async throws {
    let query = Operations.HumanHome(id: "1")
    let request = StoreRequest(query, try GraphQLRequest(query))
    let write = { [store] (home: String, errors: String) in
      let body = #"{"data":{"human":{"__typename":"Human","id":"1","homePlanet":\#(home)}}\#(errors)}"#
      try store.write(Data(body.utf8), to: request)
    }
    try write(#""Tatooine""#, "")
    let human = try #require(try await client.execute(query, policy: .storeOnly).data?.human)
    var homes = store.values(of: HumanHome.self, at: human.fragment_HumanHome).makeAsyncIterator()
    var required = store.values(of: RequiredHome.self, at: human.fragment_RequiredHome).makeAsyncIterator()
    #expect(try await homes.next()?.data?.homePlanet == "Tatooine")
    #expect(try await required.next()?.data?.homePlanet == "Tatooine")
    try write("null", #","errors":[{"message":"Unknown","path":["human","homePlanet"]}]"#)
    let failed = try #require(try await homes.next())
    guard case .failure(.reported(let errors)) = failed.result else {
      Issue.record("There is data: \(failed)")
      return
    }
    #expect(errors.map(\.message) == ["Unknown"] && failed.data == nil)
    let missing = try #require(try await required.next())
    #expect(try missing.result.get() == nil)
    try write(#""Alderaan""#, "")
    #expect(try await homes.next()?.data?.homePlanet == "Alderaan")
    #expect(try await required.next()?.data?.homePlanet == "Alderaan")
  }

  @Test("The store tells of writes and of the wakes that follow")
  func events() async throws {
    let events = Locked([StoreEvent]())
    let store = GraphQLStore { event in events.withLock { $0.append(event) } }
    let client = GraphQLClient(transport: service, store: store)
    _ = try await client.execute(Operations.HeroName())
    var values = client.values(of: Operations.HeroName()).makeAsyncIterator()
    _ = try await values.next()
    service.name = "Leia"
    _ = try await client.execute(Operations.HeroName())
    _ = try await values.next()
    let last = events.withLock { $0.suffix(2) }
    #expect(Array(last) == [.write(changedFields: 1, wokenReaders: 1), .wake(isNewValue: true)])
  }

  @Test("A fragment with arguments follows its object with the arguments that it is spread with")
  func fragmentArguments() async throws {
    let query = Operations.HeroSizes(unit: .some(.meter), withName: false)
    let write = { [store] (name: String, meters: Double, feet: Double) in
      let friend = #"{"__typename":"Human","id":"2","name":"\#(name)","height":\#(feet)}"#
      let hero = #"{"__typename":"Human","id":"1","height":\#(meters),"friends":[\#(friend)]}"#
      try store.write(Data(#"{"data":{"hero":\#(hero)}}"#.utf8), to: StoreRequest(query, GraphQLRequest(query)))
    }
    try write("Han", 1.7, 5.9)
    let hero = try #require(try await client.execute(query, policy: .storeOnly).data?.hero)
    let friend = try #require(hero.friends?.first ?? nil)
    var (heroes, friends) = (
      store.values(of: HeroSize.self, at: hero.fragment_HeroSize).makeAsyncIterator(),
      store.values(of: HeroSize.self, at: friend.fragment_HeroSize).makeAsyncIterator()
    )
    #expect(try await heroes.next()?.data == HeroSize(key: hero).data)
    #expect(try await friends.next()?.data == HeroSize(key: friend).data)
    try write("Lando", 1.72, 5.9)
    let size = try #require(try await heroes.next()?.data)
    #expect(size.asHuman?.height == 1.72 && size.name == nil)
    let friendSize = try #require(try await friends.next()?.data)
    #expect(friendSize.asHuman?.height == 5.9 && friendSize.name == "Lando")
  }

  @Test("An invalidated value comes once more, marked as stale, and fresh when it was written again")
  func invalidation() async throws {
    _ = try await client.execute(Operations.HeroName())
    var values = client.values(of: Operations.HeroName()).makeAsyncIterator()
    #expect(try await values.next()?.isStale == false)
    store.invalidate("Human", id: "1")
    store.invalidate("Human", id: "1")
    let stale = try #require(try await values.next())
    #expect(stale.isStale && stale.data?.hero?.name == "Luke")
    _ = try await client.execute(Operations.HeroName())
    #expect(try await values.next()?.isStale == false)
    // Others are not concerned.
    store.invalidate("Human", id: "2")
    store.invalidate("Droid", id: "1")
    store.invalidate()
    #expect(try await values.next()?.isStale == true)
  }

  @Test("An object with several key fields is invalidated by all of them")
  func invalidationByKey() throws {
    let store = GraphQLStore(keyFields: ["Edition": ["isbn", "number"]])
    let request = StoreRequest(SentDocument(text: "{edition{__typename isbn number}}", operationName: "")) { [:] }
    let edition = #"{"__typename":"Edition","isbn":"3-16","number":2}"#
    try store.write(Data(#"{"data":{"edition":\#(edition)}}"#.utf8), to: request)
    store.invalidate("Edition", key: ["isbn": "3-16", "number": 1])
    store.invalidate("Edition", key: ["isbn": "3-16"])
    #expect(try !store.read(request).isStale)
    store.invalidate("Edition", key: ["number": 2, "isbn": "3-16"])
    #expect(try store.read(request).isStale)
  }

  @Test(
    "Responses to mutations and subscriptions change the objects that queries show, and nothing else of queries",
    arguments: ["mutation", "subscription"]
  )
  func otherOperations(kind: String) async throws {
    _ = try await client.execute(Operations.HeroName())
    let text = "\(kind){hero{__typename id name}}"
    let request = StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
    let write = { [store] (id: String, name: String) in
      let body = #"{"data":{"hero":{"__typename":"Human","id":"\#(id)","name":"\#(name)"}}}"#
      try store.write(Data(body.utf8), to: request)
    }
    try write("2", "Han")
    #expect(try await client.execute(Operations.HeroName(), policy: .storeOnly).data?.hero?.name == "Luke")
    try write("1", "Leia")
    #expect(try await client.execute(Operations.HeroName(), policy: .storeOnly).data?.hero?.name == "Leia")
  }

  @Test("A write wakes those alone whose fields changed, once")
  func wakes() async throws {
    _ = try await client.execute(Operations.HeroFriends())
    _ = try await client.execute(Operations.HeroName())
    _ = try await client.execute(Operations.Reviews())
    let (name, friends, reviews) = (
      try wakes(of: Operations.HeroName()), try wakes(of: Operations.HeroFriends()), try wakes(of: Operations.Reviews())
    )
    // The friends' hero is the same record, with another field.
    service.name = "Leia"
    _ = try await client.execute(Operations.Hero(episode: nil))
    #expect([name, friends, reviews].map { $0.withLock { $0 } } == [1, 0, 0])
    _ = try await client.execute(Operations.Hero(episode: nil))
    #expect([name, friends, reviews].map { $0.withLock { $0 } } == [1, 0, 0])
  }

  /// Counts the wakes of a reader that has read a query.
  private func wakes<Query: GraphQLQuery>(of query: Query) throws -> Locked<Int> {
    let count = Locked(0)
    let watcher = store.contents.withLock { $0.watchers.add { count.withLock { $0 += 1 } } }
    let stored = try store.read(StoreRequest(query, GraphQLRequest(query)), for: watcher)
    #expect(stored.missing.isEmpty)
    return count
  }

  @Test("The last value wins, whoever writes and while the store collects")
  func lastValue() async throws {
    let query = Operations.HeroFriends()
    let request = StoreRequest(query, try GraphQLRequest(query))
    let write: @Sendable (Int) throws -> Void = { [store] number in
      // The friends change too, so that objects go.
      let friends = (0..<5).map { #"{"__typename":"Droid","id":"\#(number % 7 + $0)","name":"\#(number)"}"# }
      let hero = #"{"__typename":"Human","id":"\#(number % 3)","friends":[\#(friends.joined(separator: ","))]}"#
      try store.write(Data(#"{"data":{"hero":\#(hero)}}"#.utf8), to: request)
    }
    try write(0)
    let shown = Locked([[String?]](repeating: [], count: 4))
    let readers = (0..<4).map { reader in
      Task { [client] in
        for try await response in client.values(of: query) {
          shown.withLock { $0[reader] = response.data?.hero?.friends?.map { $0?.name } ?? [] }
        }
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<3 {
        group.addTask { for number in 0..<200 { try write(number * 3 + writer) } }
      }
      group.addTask { [store] in for _ in 0..<50 { await store.collect() } }
      try await group.waitForAll()
    }
    let last = try query.decodeResponse(store.read(request).body).data?.hero?.friends?.map { $0?.name }
    try await eventually { shown.withLock { $0 } == [[String?]](repeating: last ?? [], count: 4) }
    for reader in readers { reader.cancel() }
  }

  @Test("Nobody sees half of a response")
  func halves() async throws {
    let query = Operations.HeroFriends()
    let request = StoreRequest(query, try GraphQLRequest(query))
    let write: @Sendable (Int) throws -> Void = { [store] number in
      let friends = (1...20).map { #"{"__typename":"Droid","id":"\#($0)","name":"\#(number)"}"# }.joined(separator: ",")
      let body = #"{"data":{"hero":{"__typename":"Human","id":"1","friends":[\#(friends)]}}}"#
      try store.write(Data(body.utf8), to: request)
    }
    try write(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask { for number in 0..<200 { try write(number * 2 + writer) } }
      }
      group.addTask { [store] in
        for _ in 0..<200 {
          let names = try query.decodeResponse(store.read(request).body).data?.hero?.friends?.map { $0?.name } ?? []
          #expect(names.count == 20 && Set(names).count == 1)
        }
      }
      try await group.waitForAll()
    }
  }
}
