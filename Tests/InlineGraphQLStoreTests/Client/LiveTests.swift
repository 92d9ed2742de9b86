import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

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
    #expect(try await values.next() == HeroCard(key: stored).data)
    service.name = "Leia"
    _ = try await client.execute(Operations.Human(id: "1"))
    #expect(try await values.next()?.name == "Leia")
  }

  @Test("A write wakes those alone whose fields changed")
  func wakes() async throws {
    _ = try await client.execute(Operations.HeroName())
    _ = try await client.execute(Operations.Reviews())
    let changed = Task { [client] in
      for try await response in client.values(of: Operations.Reviews()) where response.data?.reviews == nil { return }
    }
    service.name = "Leia"
    let response = try GraphQLRequest(Operations.HeroName())
    let body = try await service.send(response).body
    let request = StoreRequest(
      SentDocument(text: response.document, operationName: response.operationName),
      variables: response.variables,
      conditions: { Operations.HeroName.selectionConditions }
    )
    #expect(try store.write(body, to: request).count == 1)
    #expect(try store.write(body, to: request).isEmpty)
    changed.cancel()
    _ = await changed.result
  }
}
