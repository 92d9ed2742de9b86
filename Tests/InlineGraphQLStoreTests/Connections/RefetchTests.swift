import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Observation
import Testing

@testable import InlineGraphQLStore

@Suite("REL-21: Fragments are fetched again", .timeLimit(.minutes(1)))
struct RefetchTests {
  let service = NamesService.people()
  let store = GraphQLStore()
  var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  /// Returns the response to a query that the store has.
  func stored<Query: GraphQLQuery>(_ query: Query) async throws -> Query.Data {
    _ = try await client.execute(query)
    return try #require(try await client.execute(query, policy: .storeOnly).data)
  }

  func person(_ id: String) async throws -> PersonName {
    try #require(try await stored(PeopleOperations.OnePerson(id: id)).node.flatMap { PersonName(key: $0) })
  }

  @Test("What the metadata says")
  func metadata() {
    #expect(PersonName.refetchMetadata == RefetchMetadata(path: ["node"], identifierField: "id"))
    #expect(Me.refetchMetadata == RefetchMetadata(path: ["viewer"]))
    #expect(PeopleList.refetchMetadata.path.isEmpty)
    #expect(
      PeopleWindow.refetchMetadata.connection
        == ConnectionMetadata(
          path: ["window"],
          next: .init(count: "first", cursor: "after"),
          previous: .init(count: "last", cursor: "before")
        )
    )
    #expect(PersonName.RefetchQuery.operationName == "PersonNameQuery")
  }

  @Test(
    "Without variables a fragment has those that it was read with: its arguments, the operation's variables, its id"
  )
  func same() async throws {
    let person = try await person("2")
    #expect(person.data.name == "UPPER P2")
    service.names[1] = "Q2"
    let again = try await person.refetch()
    #expect(again.data.name == "UPPER Q2" && person.data.name == "UPPER P2")
    #expect(service.lastVariables == #"{"upper":true,"id":"2"}"#)
    #expect(service.requests.last?.operationName == "PersonNameQuery")
    let me = Me(key: try #require(try await stored(PeopleOperations.FirstPeople(upper: true)).viewer))
    service.names[0] = "Q1"
    #expect(try await me.refetch().data.me?.name == "UPPER Q1")
    #expect(service.lastVariables == #"{"upper":true}"#)
  }

  @Test("By a policy that reads the store, the service's response can be fetched again as well")
  func responseOfService() async throws {
    let query = PeopleOperations.OnePerson(id: "2")
    let response = try await client.execute(query, policy: .storeOrNetwork)
    #expect(!response.isFromStore)
    let person = try #require(response.data?.node.flatMap { PersonName(key: $0) })
    service.names[1] = "Q2"
    #expect(try await person.refetch().data.name == "UPPER Q2")
    service.names[1] = "R2"
    for try await response in client.execute(query, policy: .storeAndNetwork) where !response.isFromStore {
      let person = try #require(response.data?.node.flatMap { PersonName(key: $0) })
      service.names[1] = "S2"
      #expect(try await person.refetch().data.name == "UPPER S2")
    }
  }

  @Test("Variables that are given replace those; absent ones stay")
  func others() async throws {
    let person = try await person("2")
    #expect(try await person.refetch(.init(id: "3")).data.name == "UPPER P3")
    let plain = try await person.refetch(.init(upper: false, id: "3"))
    #expect(plain.data.name == "P3")
    // What was fetched again can be again.
    #expect(try await plain.refetch().data.name == "P3")
    #expect(service.lastVariables == #"{"upper":false,"id":"3"}"#)
  }

  @Test("The query can be executed like any other")
  func query() async throws {
    let data = try #require(try await client.execute(PersonName.RefetchQuery(id: "5")).data)
    #expect(PersonName.refetched(from: data)?.data.name == "P5")
    #expect(
      try PersonName.refetched(from: #require(try await client.execute(PersonName.RefetchQuery(id: "50")).data)) == nil
    )
  }

  @Test("What cannot be fetched again says why")
  func errors() async throws {
    let data = try #require(try await client.execute(PeopleOperations.OnePerson(id: "2")).data)
    let person = try #require(data.node.flatMap { PersonName(key: $0) })
    await #expect {
      try await person.refetch()
    } throws: { error in
      "\(error)".hasPrefix("This PersonName is not of a store's value.")
    }
    let stored = try await self.person("2")
    await #expect {
      try await stored.refetch(.init(id: "50"))
    } throws: { error in
      "\(error)" == "The response does not have the object of PersonName."
    }
  }

  @Test("What was fetched again is followed")
  func values() async throws {
    let person = try await person("2")
    let other = try await person.refetch(.init(upper: false, id: "3"))
    var names = store.values(of: PersonName.self, at: other.fragmentPointer).makeAsyncIterator()
    #expect(try await names.next()?.data?.name == "P3")
    service.names[2] = "Q3"
    _ = try await client.execute(PersonName.RefetchQuery(upper: false, id: "3"))
    #expect(try await names.next()?.data?.name == "Q3")
  }
}

@Suite("REL-22: Pages are loaded one by one", .timeLimit(.minutes(1)))
struct PagesTests {
  let base = RefetchTests()

  private func list() async throws -> PeopleList {
    PeopleList(key: try await base.stored(PeopleOperations.FirstPeople()))
  }

  private func names(_ data: PeopleList.Data?) -> [String?] { (data?.people?.edges ?? []).map { $0?.node?.name } }

  private func current(_ list: PeopleList) async throws -> [String?] {
    var values = base.store.values(of: PeopleList.self, at: list.fragmentPointer).makeAsyncIterator()
    return names(try await values.next()?.data)
  }

  @Test("Next pages are appended to what the store has")
  func next() async throws {
    let list = try await list()
    #expect(names(list.data) == ["P1", "P2"] && list.hasNext && !list.hasPrevious)
    let page = try await list.loadNext(3)
    #expect(names(page?.data) == ["P1", "P2", "P3", "P4", "P5"])
    #expect(try await current(list) == ["P1", "P2", "P3", "P4", "P5"])
    try await list.loadNext(9)
    #expect(try await current(list).count == 9)
    #expect(!list.hasNext)
    let requests = base.service.requests.count
    #expect(try await list.loadNext(9) == nil)
    #expect(try await list.loadPrevious(9) == nil)
    #expect(base.service.requests.count == requests)
  }

  @Test("A loop ends with the whole list")
  func loop() async throws {
    var list = try await list()
    while let longer = try await list.loadNext(2) { list = longer }
    #expect(names(list.data).count == 9 && !list.hasNext)
    // 2, 2, 2, 2, 1.
    #expect(base.service.requests.count == 5)
  }

  @Test("Those who ask for a page at the same time share the request, and one who is cancelled does not end it")
  func sharing() async throws {
    let list = try await list()
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    base.service.gate.withLock {
      $0 = {
        arrival.yield()
        for await _ in releases { break }
      }
    }
    let first = Task { try await list.loadNext(2) }
    for await _ in arrivals { break }
    let others = (1...3).map { count in Task { try await list.loadNext(count) } }
    try await Task.sleep(for: .milliseconds(50))
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    release.yield()
    for other in others { #expect(names(try await other.value?.data) == ["P1", "P2", "P3", "P4"]) }
    #expect(base.service.requests.count == 2)
    base.service.gate.withLock { $0 = nil }
    #expect(names(try await list.loadNext(1)?.data) == ["P1", "P2", "P3", "P4", "P5"])
  }

  @Test("A list has pages in both directions")
  func both() async throws {
    let window = PeopleWindow(key: try await base.stored(PeopleOperations.Window()))
    func current() async throws -> [String?] {
      var values = base.store.values(of: PeopleWindow.self, at: window.fragmentPointer).makeAsyncIterator()
      return (try await values.next()?.data?.window?.edges ?? []).map { $0?.node?.name }
    }
    #expect(try await current() == ["P4", "P5"] && window.hasNext && window.hasPrevious)
    try await window.loadPrevious(1)
    try await window.loadNext(1)
    try await window.loadPrevious(9)
    #expect(try await current() == ["P1", "P2", "P3", "P4", "P5", "P6"])
    #expect(!window.hasPrevious && window.hasNext)
    // From the start.
    _ = try await window.refetch(.init(first: 1, after: .null))
    #expect(try await current() == ["P1"])
  }

  @Test("A refetch from the start resets the list, and a page that arrives then is dropped")
  func reset() async throws {
    let list = try await list()
    try await list.loadNext(2)
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    base.service.gate.withLock {
      $0 = {
        arrival.yield()
        for await _ in releases { break }
      }
    }
    async let late = list.loadNext(2)
    for await _ in arrivals { break }
    base.service.gate.withLock { $0 = nil }
    base.service.names[0] = "Q1"
    _ = try await list.refetch(.init(count: 1))
    #expect(try await current(list) == ["Q1"])
    release.yield()
    _ = try await late
    #expect(try await current(list) == ["Q1"])
    #expect(list.hasNext)
  }

  @Test("Lists of one object with other filters are other lists")
  func filters() async throws {
    let person = try #require(try await base.stored(PeopleOperations.OnePerson(id: "2")).node)
    let friends = try #require(FriendList(key: person))
    #expect(friends.data.friends?.edges?.map { $0?.node?.name } == ["P1"])
    let down = try await friends.refetch(.init(order: .some("down"), id: "2"))
    try await down.loadNext(1)
    var values = base.store.values(of: FriendList.self, at: down.fragmentPointer).makeAsyncIterator()
    #expect(try await values.next()?.data?.friends?.edges?.map { $0?.node?.name } == ["P9", "P8"])
    #expect(friends.connectionID == ConnectionID(of: "Person", id: "2", key: "FriendList_friends"))
    #expect(
      down.connectionID == ConnectionID(of: "Person", id: "2", key: "FriendList_friends", filters: ["order": "down"])
    )
    try await friends.loadNext(1)
    var own = base.store.values(of: FriendList.self, at: friends.fragmentPointer).makeAsyncIterator()
    #expect(try await own.next()?.data?.friends?.edges?.map { $0?.node?.name } == ["P1", "P2"])
  }

  @Test("A sequence has all pages: first what there is, then each next one")
  func sequence() async throws {
    var pages: [[String?]] = []
    for try await page in try await list().pages(of: 3) { pages.append(names(page)) }
    #expect(pages == [["P1", "P2"], ["P3", "P4", "P5"], ["P6", "P7", "P8"], ["P9"]])
    #expect(base.service.requests.count == 4)
  }

  @Test("What a store needs is asked of the service, and directives are not")
  func sent() async throws {
    _ = try await list()
    let document = base.service.requests[0].document
    #expect(
      document.contains(
        "edges{__typename node{__typename name(upper:$upper)id}cursor}pageInfo{__typename endCursor hasNextPage}"
      )
    )
    #expect(!document.contains("@connection"))
  }

  @Test("Mutations change the lists that they name; what services do not know is not sent")
  func mutations() async throws {
    let list = try await list()
    let id = try #require(list.connectionID?.rawValue)
    #expect(id == ConnectionID(ofRoot: "PeopleList_people").rawValue)
    _ = try await base.client.execute(PeopleOperations.AddPerson(name: "New", connections: [id]))
    #expect(try await current(list) == ["P1", "P2", "New"])
    #expect(
      base.service.requests.last?.document
        == "mutation AddPerson($name:String!){add(name:$name){__typename edge{__typename node{__typename name id}cursor}}}"
    )
    _ = try await base.client.execute(PeopleOperations.RemovePerson(id: "1", connections: [id]))
    #expect(try await current(list) == ["P2", "New"])
  }

  @Test(
    "The edge of a new node has an empty cursor, so that lists with non-null cursors can be read, and the next page is found"
  )
  func cursorOfNewEdge() async throws {
    let list = PeopleCursors(key: try await base.stored(PeopleOperations.PeopleWithCursors()))
    let id = try #require(list.connectionID?.rawValue)
    _ = try await base.client.execute(PeopleOperations.AddPersonNode(name: "New", connections: [id]))
    func edges() async throws -> [String?] {
      var values = base.store.values(of: PeopleCursors.self, at: list.fragmentPointer).makeAsyncIterator()
      return try await values.next()?.data?.people?.edges?.map { ($0?.cursor ?? "-") + ":" + ($0?.node?.name ?? "-") }
        ?? []
    }
    #expect(try await edges() == ["1:P1", "2:P2", ":New"])
    try await list.loadNext(1)
    #expect(try await edges() == ["1:P1", "2:P2", ":New", "3:P3"])
  }

  @Test("An edge that is expected is there at once, and goes when the response has another")
  func optimistic() async throws {
    let list = try await list()
    let id = try #require(list.connectionID?.rawValue)
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    base.service.gate.withLock {
      $0 = {
        arrival.yield()
        for await _ in releases { break }
      }
    }
    let person: GraphQLJSONValue = ["__typename": "Person", "id": "99", "name": "Expected"]
    let edge: GraphQLJSONValue = ["__typename": "PersonEdge", "cursor": "99", "node": person]
    async let response = base.client.execute(
      PeopleOperations.AddPerson(name: "New", connections: [id]),
      optimistic: .response(json: ["add": ["__typename": "AddPayload", "edge": edge]])
    )
    for await _ in arrivals { break }
    #expect(try await current(list) == ["P1", "P2", "Expected"])
    release.yield()
    _ = try await response
    #expect(try await current(list) == ["P1", "P2", "New"])
  }
}

@MainActor
@Suite("Observers see what is fetched again, and pages", .timeLimit(.minutes(1)))
struct LivePagesTests {
  private let base = RefetchTests()

  private func list() async throws -> LiveFragment<PeopleList> {
    LiveFragment(PeopleList(key: try await base.stored(PeopleOperations.FirstPeople())))
  }

  private func names(_ data: PeopleList.Data?) -> [String?] { (data?.people?.edges ?? []).map { $0?.node?.name } }

  @Test("REL-22: pages are loaded once, and shown")
  func pages() async throws {
    let list = try await list()
    #expect(list.hasNext && !list.hasPrevious && !list.isLoadingNext)
    let first = list.loadNext(2)
    #expect(list.isLoadingNext && !list.isLoadingPrevious && list.loadNext(2) == first)
    await first.value
    #expect(!list.isLoadingNext && list.error == nil)
    #expect(names(list.data) == ["P1", "P2", "P3", "P4"])
    await list.loadNext(9).value
    #expect(!list.hasNext && list.data.people?.edges?.count == 9)
    await list.loadNext(9).value
    await list.loadPrevious(9).value
    #expect(base.service.requests.count == 3)
    #expect(list.connectionID == ConnectionID(ofRoot: "PeopleList_people"))
  }

  @Test("REL-22: a page can be asked for as soon as the one before it is shown")
  func pageAfterShownPage() async throws {
    let list = try await list()
    var second: Task<Void, Never>?
    withObservationTracking {
      _ = list.data
    } onChange: {
      MainActor.assumeIsolated {
        second = list.loadNext(2)
        #expect(list.isLoadingNext)
      }
    }
    let first = list.loadNext(2)
    await first.value
    let next = try #require(second)
    #expect(next != first)
    await next.value
    #expect(names(list.data) == ["P1", "P2", "P3", "P4", "P5", "P6"] && !list.isLoadingNext)
  }

  @Test("REL-21: the old data is shown until the new is there, or not, as asked", arguments: [true, false])
  func refetch(keepingData: Bool) async throws {
    let list = try await list()
    base.service.names[0] = "Q1"
    let task = list.refetch(.init(count: 1), keepingData: keepingData)
    #expect(list.isRefetching && (list.currentData != nil) == keepingData)
    #expect(names(list.data) == ["P1", "P2"])
    await task.value
    #expect(!list.isRefetching && names(list.currentData) == ["Q1"] && names(list.data) == ["Q1"])
    // It is followed.
    await list.loadNext(1).value
    #expect(names(list.data) == ["Q1", "P2"])
  }

  @Test("A refetch ends what is being loaded, and one that fails keeps the data")
  func cancelling() async throws {
    let list = try await list()
    let next = list.loadNext(2)
    let first = list.refetch(.init(count: 1))
    #expect(!list.isLoadingNext)
    let second = list.refetch(.init(count: 3))
    for task in [next, first, second] { await task.value }
    #expect(names(list.data) == ["P1", "P2", "P3"] && !list.isRefetching)
    let live = LiveFragment(try await base.person("2"))
    await live.refetch(.init(id: "50"), keepingData: false).value
    #expect(live.error is RefetchError && live.currentData?.name == "UPPER P2")
    await live.refetch(.init(id: "3")).value
    #expect(live.error == nil && live.currentData?.name == "UPPER P3")
  }
}
