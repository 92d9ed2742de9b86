import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("A cleared store has nothing")
struct ClearTests {
  @Test("Live readers see the values go, and what comes later")
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  func live() async throws {
    let (service, store) = (NotesService(), GraphQLStore())
    let client = GraphQLClient(transport: service, store: store)
    let hero = Local.Hero(name: .none, length: .none, isShort: true)
    let query = LiveQuery(hero, client: client)
    await query.refetch().value
    let badge = LiveFragment(Badge(key: try #require(query.data?.hero)))
    #expect(badge.data.friends?.count == 1)
    try await store.clear()
    while query.data != nil { await Task.yield() }
    #expect(query.error == nil && store.statistics.fields == 0)
    await #expect(throws: MissingStoredDataError.self) { try await client.execute(hero, policy: .storeOnly) }
    await store.collect()
    service.name = "Leia"
    _ = try await client.execute(hero)
    while query.data?.hero?.name != "Leia" { await Task.yield() }
  }

  @Test("On disk too", arguments: TestDisk.allCases)
  func disk(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    let request = StoreRequest(SentDocument(text: "{a b{__typename id c}}", operationName: "")) { [:] }
    let body = #"{"data":{"a":1,"b":{"__typename":"B","id":"1","c":"of more than fifteen bytes"}}}"#
    try reopened.store.write(Data(body.utf8), to: request)
    reopened.store.update { records in records.get("B", id: "1").map { records.delete($0) } }
    reopened.store.invalidate()
    try await reopened.reopen()
    // While that waits to be saved.
    try reopened.store.write(Data(body.utf8), to: request)
    try await reopened.store.clear()
    for _ in 0..<2 {
      #expect(try reopened.store.read(request).missing.map(\.description) == ["a", "b"])
      try await reopened.reopen()
    }
    try reopened.store.write(Data(body.utf8), to: request)
    try await reopened.reopen()
    let stored = try reopened.store.read(request)
    #expect(String(decoding: stored.body, as: UTF8.self) == body && !stored.isStale)
  }
}
