import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@GraphQLSchema enum Directory {}

enum DirectoryQueries {
  #graphql(
    """
    query Viewer { viewer { name friends { id } } }
    query ViewerName { viewer { name @__clientField(handle: "uppercase") plain: __id @include(if: false) } }
    query UserName($id: ID!) { user(id: $id) { name } }
    query OwnUser { user(id: 4) { name } }
    query UserNames($ids: [ID!]!) { users(ids: $ids) { name } }
    query NamedName($id: ID!) { named(id: $id) { name } }
    query NodeName($id: ID!) { node(id: $id) { ... on User { name } ... on Bot { name } } }
    query NodeCardQuery($id: ID!) { node(id: $id) { ... on User { ...NodeCard } } }
    query NodeNames($ids: [ID!]!) { nodes(ids: $ids) { ... on User { name } } }
    query EditionTitle($code: ID!, $number: Int!) { edition(code: $code, number: $number) { title } }
    query Latest { latest { title } }
    query Badge { badge { name } }
    query OtherName($id: ID!) { other(id: $id) { name } }
    query ArgumentsName($id: ID!) { ...UserByID @arguments(user: $id) }
    fragment UserByID on Query @argumentDefinitions(user: {type: "ID!"}) { user(id: $user) { name } }
    fragment NodeCard on User { name }
    """,
    schema: "Directory"
  )
}

@Suite("A store finds objects by the arguments of fields")
struct LookupTests {
  private let store = GraphQLStore()

  private func client(_ store: GraphQLStore) -> GraphQLClient {
    GraphQLClient(transport: FixedTransport(body: Data()), store: store, policy: .storeOnly)
  }

  private func writeViewer(_ store: GraphQLStore) throws {
    let friends: GraphQLJSONValue = [["__typename": "User", "id": "5"]]
    try store.write(
      json: ["viewer": ["__typename": "User", "id": "4", "name": "Ann", "friends": friends]],
      of: DirectoryQueries.Viewer()
    )
  }

  @Test("By the policies of a client schema, and by node and nodes without one")
  func found() async throws {
    try writeViewer(store)
    let client = client(store)
    #expect(try await client.execute(DirectoryQueries.UserName(id: "4")).data?.user?.name == "Ann")
    #expect(try await client.execute(DirectoryQueries.OwnUser()).data?.user?.name == "Ann")
    #expect(try await client.execute(DirectoryQueries.NamedName(id: "4")).data?.named?.name == "Ann")
    #expect(try await client.execute(DirectoryQueries.NodeName(id: "4")).data?.node?.asUser?.name == "Ann")
    let node = try #require(try await client.execute(DirectoryQueries.NodeCardQuery(id: "4")).data?.node?.asUser)
    #expect(DirectoryQueries.NodeCard(key: node).data.name == "Ann")
    #expect(
      try await client.execute(DirectoryQueries.UserNames(ids: ["4", "4"])).data?.users?.map { $0?.name } == [
        "Ann", "Ann",
      ]
    )
    #expect(try await client.execute(DirectoryQueries.UserNames(ids: [])).data?.users?.isEmpty == true)
    #expect(try await client.execute(DirectoryQueries.NodeNames(ids: ["4"])).data?.nodes.first??.asUser?.name == "Ann")
    // A fragment of the root asks for the root's type, too.
    let other: GraphQLJSONObject = ["__typename": "Query", "user": ["__typename": "User", "id": "7", "name": "Bea"]]
    try store.write(json: other, of: DirectoryQueries.ArgumentsName(id: "7"))
    let root = try #require(try await client.execute(DirectoryQueries.ArgumentsName(id: "4")).data)
    #expect(DirectoryQueries.UserByID(key: root).data.user?.name == "Ann")
  }

  @Test("By several arguments, in the order of the key fields")
  func severalKeys() async throws {
    let edition: GraphQLJSONValue = ["__typename": "Edition", "isbn": "3-16", "number": 2, "title": "Second"]
    try store.write(json: ["latest": edition], of: DirectoryQueries.Latest())
    let found = try await client(store).execute(DirectoryQueries.EditionTitle(code: "3-16", number: 2))
    #expect(found.data?.edition?.title == "Second")
    await #expect(throws: MissingStoredDataError.self) {
      try await client(store).execute(DirectoryQueries.EditionTitle(code: "3-16", number: 1))
    }
  }

  @Test("What is not known is missing: an object, a field of it, an element of a list")
  func missing() async throws {
    try writeViewer(store)
    try store.write(json: ["badge": ["__typename": "Badge", "id": "9", "name": "Gold"]], of: DirectoryQueries.Badge())
    func missing<Query: GraphQLQuery>(_ query: Query) async -> [String] {
      let error = await #expect(throws: MissingStoredDataError.self) { try await client(store).execute(query) }
      return error?.missing.map(\.description) ?? []
    }
    #expect(await missing(DirectoryQueries.UserName(id: "6")) == ["user"])
    #expect(await missing(DirectoryQueries.UserName(id: "5")) == ["user.name"])
    #expect(await missing(DirectoryQueries.UserNames(ids: ["4", "6"])) == ["users[1]"])
    #expect(await missing(DirectoryQueries.UserNames(ids: ["6", "7"])) == ["users"])
    // An object of a type that the field cannot have, and a field without a policy.
    #expect(await missing(DirectoryQueries.NodeName(id: "9")) == ["node"])
    #expect(await missing(DirectoryQueries.NamedName(id: "9")) == ["named"])
    #expect(await missing(DirectoryQueries.OtherName(id: "4")) == ["other"])
    let partial = try await client(store).execute(
      DirectoryQueries.UserNames(ids: ["4", "6"]),
      policy: .storeOnly,
      allowsPartialData: true
    )
    #expect(
      partial.data?.users?.map { $0?.name } == ["Ann", nil] && partial.missing.map(\.description) == ["users[1]"]
    )
  }

  @Test("A field of its own comes first; deleted objects are null, invalidated ones stale, evicted ones missing")
  func states() async throws {
    try writeViewer(store)
    let client = client(store)
    let query = DirectoryQueries.UserName(id: "4")
    store.invalidate("User", id: "4")
    #expect(try await client.execute(query, policy: .storeOnly).isStale)
    store.update { records in records.get("User", id: "4").map(records.delete) }
    #expect(try await client.execute(query).data?.user == .some(nil))
    try writeViewer(store)
    store.evict("User", id: "4")
    await #expect(throws: MissingStoredDataError.self) { try await client.execute(query) }
    try writeViewer(store)
    try store.write(json: ["user": .null], of: query)
    #expect(try await client.execute(query).data?.user == .some(nil))
  }

  @Test("Live readers wake when the object comes, goes, and comes again")
  @MainActor
  func waking() async throws {
    let client = client(store)
    let live = LiveQuery(DirectoryQueries.NodeName(id: "4"), client: client)
    #expect(live.missing.map(\.description) == ["node"])
    try writeViewer(store)
    while live.data?.node?.asUser?.name != "Ann" { try await Task.sleep(for: .milliseconds(5)) }
    store.evict("User", id: "4")
    while live.missing.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    store.update { $0.create("User", id: "4").setValue("Bea", "name") }
    while live.data?.node?.asUser?.name != "Bea" { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("By policies that only the program knows")
  func given() async throws {
    let store = GraphQLStore(fieldPolicies: ["other": FieldPolicy(types: ["User"], keyArguments: ["id": "id"])])
    try writeViewer(store)
    #expect(try await client(store).execute(DirectoryQueries.OtherName(id: "4")).data?.other?.name == "Ann")
    await #expect(throws: MissingStoredDataError.self) {
      try await client(store).execute(DirectoryQueries.OtherName(id: "6"))
    }
  }

  @Test("What a retained operation finds is not collected")
  func collecting() async throws {
    let store = GraphQLStore(releasedCapacity: 0)
    let retention = try store.retain(DirectoryQueries.UserName(id: "4"))
    try writeViewer(store)
    await store.collect()
    #expect(try await client(store).execute(DirectoryQueries.UserName(id: "4")).data?.user?.name == "Ann")
    withExtendedLifetime(retention) {}
  }

  @Test("What only the disk has is found")
  func disk() async throws {
    let reopened = try ReopenedStore(.memory)
    try writeViewer(reopened.store)
    try await reopened.reopen()
    #expect(
      try await client(reopened.store).execute(DirectoryQueries.NodeName(id: "4")).data?.node?.asUser?.name == "Ann"
    )
    try await reopened.reopen()
    #expect(
      try await client(reopened.store).execute(DirectoryQueries.UserNames(ids: ["4"])).data?.users?.first??.name
        == "Ann"
    )
  }
}
