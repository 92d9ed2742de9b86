import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

/// What live readers show when the store loses part of what they have shown: an updater inserts an object with fewer fields than a
/// list asks for, or deletes an object of a list.
@MainActor
@Suite("Live readers go on where the store lacks something", .timeLimit(.minutes(1)))
struct IncompleteTests {
  private let service = NamesService.people()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  private func wait(_ isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Waits as long as wakes and requests may take, of which there should be none.
  private func settle() async throws { try await Task.sleep(for: .milliseconds(100)) }

  private func insertPerson(_ id: String) { store.update { $0.insertPerson(id) } }

  private func names(_ list: LiveFragment<PeopleList>) -> [String?]? {
    list.data.people?.edges?.map { $0?.node?.name }
  }

  @Test("An incomplete row is null, changes beside it show, and the row shows once it is known")
  func rows() async throws {
    _ = try await client.execute(PeopleOperations.FirstPeople())
    let screen = LiveQuery(PeopleOperations.FirstPeople(), client: client, policy: .storeOnly)
    let list = LiveFragment(PeopleList(key: try #require(screen.data)))
    #expect(names(list) == ["P1", "P2"] && screen.missing.isEmpty && list.missing.isEmpty)

    insertPerson("9")
    try await wait { !list.missing.isEmpty }
    #expect(list.missing.map(\.description) == ["people.edges[0].node.name"])
    #expect(names(list) == [nil, "P1", "P2"])
    try await wait { screen.missing == list.missing }

    store.update { $0.get("Person", id: "2")?.setValue("Bob", "name") }
    try await wait { names(list)?.last == "Bob" }

    store.update { $0.get("Person", id: "9")?.setValue("New", "name") }
    try await wait { list.missing.isEmpty && screen.missing.isEmpty }
    #expect(names(list) == ["New", "P1", "Bob"])
    #expect(service.requests.count == 1)
  }

  @Test("An optimistic update may insert an incomplete row, which goes with it")
  func optimistic() async throws {
    _ = try await client.execute(PeopleOperations.FirstPeople())
    let screen = LiveQuery(PeopleOperations.FirstPeople(), client: client, policy: .storeOnly)
    let list = LiveFragment(PeopleList(key: try #require(screen.data)))
    let isAnswered = Locked(false)
    service.gate.withLock { gate in
      gate = { while !isAnswered.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(1)) } }
    }
    let mutation = Task { [client] in
      try await client.execute(
        PeopleOperations.AddPerson(name: "P10", connections: []),
        optimistic: .updater { $0.insertPerson("new") }
      )
    }
    try await wait { names(list) == [nil, "P1", "P2"] && screen.missing == list.missing }
    #expect(list.missing.map(\.description) == ["people.edges[0].node.name"])
    store.update { $0.get("Person", id: "2")?.setValue("Bob", "name") }
    try await wait { names(list) == [nil, "P1", "Bob"] }
    isAnswered.withLock { $0 = true }
    _ = try await mutation.value
    try await wait { names(list) == ["P1", "Bob"] && list.missing.isEmpty && screen.missing.isEmpty }
  }

  @Test("A subscription with fewer fields may insert an incomplete row")
  func subscription() async throws {
    _ = try await client.execute(PeopleOperations.FirstPeople())
    let screen = LiveQuery(PeopleOperations.FirstPeople(), client: client, policy: .storeOnly)
    let list = LiveFragment(PeopleList(key: try #require(screen.data)))
    let event = #"{"data":{"added":{"__typename":"AddPayload","person":{"__typename":"Person","id":"9"}}}}"#
    let events = GraphQLClient(transport: FixedTransport(body: Data(event.utf8)), store: store)
    for try await _ in try events.subscribe(
      PeopleOperations.PersonAdded(),
      updater: { records, data in
        if let id = data.added?.person?.id { records.insertPerson(id) }
      }
    ) {}
    try await wait { names(list) == [nil, "P1", "P2"] && screen.missing == list.missing }
    await list.loadNext(1).value
    #expect(names(list) == [nil, "P1", "P2", "P3"] && list.error == nil)
    _ = try await client.execute(PeopleOperations.PeopleNames())
    try await wait { names(list) == ["P9", "P1", "P2", "P3"] && list.missing.isEmpty && screen.missing.isEmpty }
  }

  @Test("By policy, what is missing is requested once")
  func loading() async throws {
    let screen = LiveQuery(PeopleOperations.FirstPeople(), client: client)
    try await wait { screen.data != nil && !screen.isLoading }
    insertPerson("9")
    try await wait { service.requests.count == 2 && !screen.isLoading }
    // The service does not know of another person, so the list has none after its response.
    #expect(screen.missing.isEmpty)
    try await settle()
    #expect(service.requests.count == 2)
    insertPerson("8")
    try await wait { service.requests.count == 3 && !screen.isLoading }
  }

  @Test("What is taken away again and again is requested once")
  func takenAway() async throws {
    let screen = LiveQuery(PeopleOperations.FirstPeople(), client: client)
    try await wait { screen.data != nil && !screen.isLoading }
    // Whatever the service answers, something takes the name away again.
    service.gate.withLock { [store] gate in
      gate = {
        Task.detached {
          try await Task.sleep(for: .milliseconds(20))
          store.forgetName()
        }
      }
    }
    store.forgetName()
    try await settle()
    try await settle()
    #expect(service.requests.count <= 3)
    // The last answer may be there for a moment.
    try await wait { !screen.missing.isEmpty }
  }

  @Test("Where null cannot be, the last data stays, and what is missing is told")
  func root() async throws {
    _ = try await client.execute(PeopleOperations.OnePerson(id: "2"))
    let query = PeopleOperations.OnePerson(id: "2")
    let stored = try #require(try await client.execute(query, policy: .storeOnly).data?.node)
    let live = LiveFragment(try #require(PersonName(key: stored)))
    #expect(live.data.name == "UPPER P2")
    store.forgetName()
    try await wait { !live.missing.isEmpty }
    #expect(live.missing.map(\.description) == ["name"] && live.data.name == "UPPER P2")
    store.update { $0.get("Person", id: "2")?.setValue("Again", "name", ["upper": true]) }
    try await wait { live.data.name == "Again" }
    #expect(live.missing.isEmpty)
  }

  @Test("A page that arrives and cannot be shown is an error, until it can be")
  func pages() async throws {
    _ = try await client.execute(PeopleOperations.FirstCrew())
    let stored = try #require(try await client.execute(PeopleOperations.FirstCrew(), policy: .storeOnly).data)
    let list = CrewList(key: stored)
    let live = LiveFragment(list)
    store.forgetNames(["1"])
    await #expect(throws: MissingStoredDataError.self) {
      try await list.loadNext(2)
    }
    await live.loadNext(2).value
    #expect((live.error as? MissingStoredDataError)?.missing.map(\.description) == ["crew.edges[0].node.name"])
    #expect(live.data.crew.edges.map(\.node.name) == ["P1", "P2"])
    store.update { $0.get("Person", id: "1")?.setValue("Ann", "name") }
    try await wait { live.data.crew.edges.map(\.node.name) == ["Ann", "P2", "P3", "P4", "P5", "P6"] }
    await live.loadNext(1).value
    #expect(live.error == nil && live.data.crew.edges.count == 7)
    #expect(try await list.loadNext(1)?.data.crew.edges.count == 8)
  }

  @Test("A sequence has a value with null, which says what is missing")
  func sequence() async throws {
    _ = try await client.execute(PeopleOperations.PeopleNames())
    var values = client.values(of: PeopleOperations.PeopleNames()).makeAsyncIterator()
    #expect(try await values.next()?.missing == [])
    store.forgetName()
    let partial = try #require(try await values.next())
    #expect(partial.missing.map(\.description) == ["people.edges[1].node.name"])
    #expect(partial.data?.people?.edges?[1]?.node == nil && partial.data?.people?.edges?[0]?.node?.name == "P1")
  }

  @Test("A list whose elements cannot be null is null if one was deleted, and so is the object around it")
  func deleted() async throws {
    let text = #"{"data":{"viewer":{"__typename":"Viewer","guests":[{"__typename":"Person","id":"1","name":"A"}]}}}"#
    let client = GraphQLClient(transport: FixedTransport(body: Data(text.utf8)), store: store)
    _ = try await client.execute(PeopleOperations.Guests())
    var values = client.values(of: PeopleOperations.Guests()).makeAsyncIterator()
    #expect(try await values.next()?.data?.viewer?.guests.map(\.name) == ["A"])
    let live = LiveQuery(PeopleOperations.Guests(), client: client, policy: .storeOnly)
    store.update { records in records.get("Person", id: "1").map(records.delete) }
    let partial = try #require(try await values.next())
    #expect(partial.data != nil && partial.data?.viewer == nil)
    #expect(partial.missing.map(\.description) == ["viewer.guests[0]"])
    try await wait { live.missing == partial.missing }
    #expect(live.data != nil && live.data?.viewer == nil)
  }

  @Test("Many incomplete rows are null in one turn")
  func many() async throws {
    let ids = (0..<3000).map { "\($0)" }
    let rows = ids.map { #"{"node":{"__typename":"Person","id":"\#($0)","name":"x"},"__typename":"PersonEdge"}"# }
    let text = #"{"data":{"people":{"__typename":"PersonConnection","edges":[\#(rows.joined(separator: ","))]}}}"#
    let transport = FixedTransport(body: Data(text.utf8))
    let client = GraphQLClient(transport: transport, store: store)
    _ = try await client.execute(PeopleOperations.PeopleNames())
    store.forgetNames(ids)
    let partial = try await client.execute(PeopleOperations.PeopleNames(), policy: .storeOnly, allowsPartialData: true)
    #expect(partial.missing.count == 3000)
    #expect(partial.data?.people?.edges?.allSatisfy { $0 != nil && $0?.node == nil } == true)
  }
}

extension GraphQLStore {
  /// Takes the name of a person away, as a response does that displaces an object.
  fileprivate func forgetName() { forgetNames(["2"]) }

  fileprivate func forgetNames(_ ids: [String]) {
    update { records in
      for id in ids {
        records.get("Person", id: id).map(records.delete)
        _ = records.create("Person", id: id)
      }
    }
  }
}

extension RecordSourceProxy {
  /// Puts a person without a name before the others of a connection, as after a mutation with fewer fields.
  fileprivate func insertPerson(_ id: String) {
    guard let connection = getRoot().getConnection("PeopleList_people") else { return }
    connection.insertEdgeBefore(connection.createEdge(to: create("Person", id: id), type: "PersonEdge"))
  }
}
