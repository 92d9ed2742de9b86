import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("Values of another version of the schema are missing")
struct SchemaChangeTests {
  private let service = NotesService()
  private let hero = Local.Hero(name: .none, length: .none, isShort: true)

  /// Opens a store in which fields have the values that other versions of the schema allowed.
  private func client(name: String, friends: String = "[]") async throws -> GraphQLClient {
    let reopened = try ReopenedStore(.memory)
    let friend = #"{"__typename":"Human","id":"2"}"#
    let list = friends.replacingOccurrences(of: "friend", with: friend)
    let linked = list.hasPrefix("{") || list.hasPrefix("[{") ? "friends{__typename id}" : "friends"
    let text = "{hero{__typename id name:\(name.hasPrefix("{") ? "name{__typename a}" : "name") \(linked)}}"
    let body = #"{"data":{"hero":{"__typename":"Human","id":"1","name":\#(name),"friends":\#(list)}}}"#
    let request = StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
    try reopened.store.write(Data(body.utf8), to: request)
    try await reopened.reopen()
    return GraphQLClient(transport: service, store: reopened.store)
  }

  @Test(
    "A reader says which it is, and the service is asked",
    arguments: [
      ("5", "[]", "hero.name"), ("[\"Luke\"]", "[]", "hero.name"), (#"{"__typename":"Name","a":1}"#, "[]", "hero.name"),
      ("\"Luke\"", "\"many\"", "hero.friends"), ("\"Luke\"", "friend", "hero.friends"),
      ("\"Luke\"", "[1, 2]", "hero.friends[0]"),
    ]
  )
  func query(name: String, friends: String, path: String) async throws {
    let client = try await client(name: name, friends: friends)
    let error = await #expect(throws: MissingStoredDataError.self) {
      try await client.execute(hero, policy: .storeOnly)
    }
    #expect(error?.missing.map(\.description) == [path])
    let partial = try await client.execute(hero, policy: .storeOnly, allowsPartialData: true)
    #expect(partial.missing.map(\.description) == [path])
    let response = try await client.execute(hero, policy: .storeOrNetwork)
    #expect(!response.isFromStore && response.data?.hero?.name == "Luke" && service.sent.count == 1)
    #expect(try await client.execute(hero, policy: .storeOnly).data?.hero?.name == "Luke")
  }

  @Test("A live reader waits for a value that can be read")
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  func live() async throws {
    let client = try await client(name: "5")
    var values = client.values(of: hero).makeAsyncIterator()
    let query = LiveQuery(hero, client: client, policy: .storeOnly)
    #expect(query.data == nil && query.error == nil)
    let loading = LiveQuery(hero, client: client)
    #expect(loading.isLoading)
    #expect(try await values.next()?.data?.hero?.name == "Luke")
  }

  @Test("A field of the client is null")
  func local() async throws {
    let client = try await client(name: "\"Luke\"")
    try client.responseStore.update { $0.get("Human", id: "1")?.setValue("yes", "isFavourite") }
    let response = try await client.execute(hero)
    #expect(response.data?.hero?.name == "Luke" && response.data?.hero?.isFavourite == nil)
  }
}
