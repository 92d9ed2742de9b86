import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

@Suite("The data of a fragment can be written", .timeLimit(.minutes(1)))
struct WriteFragmentTests {
  private let service = Service()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }
  private let query = Operations.HumanCompanions(id: "1")

  private typealias Human = Operations.HumanCompanions.Data.Human_human

  private func human() async throws -> Human {
    _ = try await client.execute(query)
    return try #require(try await client.execute(query, policy: .storeOnly).data?.human)
  }

  @Test("It changes the object and those in it, and wakes those who show them")
  func writing() async throws {
    let human = try await human()
    var values = client.values(of: Operations.HeroFriends()).makeAsyncIterator()
    _ = try await client.execute(Operations.HeroFriends())
    #expect(try await values.next()?.data?.hero?.friends?.first??.name == "R2-D2")
    let friend = Companions.Data.Character_friends(__typename: "Droid", id: "2", name: "Artoo")
    try store.update { records in
      try records.write(
        Companions.Data(homePlanet: "Alderaan", friends: [friend]),
        of: Companions.self,
        at: human.fragment_Companions
      )
    }
    #expect(try await values.next()?.data?.hero?.friends?.map { $0?.name } == ["Artoo"])
    let written = try #require(try await client.execute(query, policy: .storeOnly).data?.human)
    #expect(Companions(key: written).data.homePlanet == "Alderaan")
  }

  @Test("An object that does not say which it is, and a fragment of another store, are errors that change nothing")
  func mistakes() async throws {
    let human = try await human()
    let before = store.debugDescription
    let friend = NamedCompanions.Data.Character_friends(__typename: "Droid", name: "Artoo")
    let error = #expect(throws: UnidentifiedObjectError.self) {
      try store.update { records in
        try records.write(
          NamedCompanions.Data(friends: [friend]),
          of: NamedCompanions.self,
          at: human.fragment_NamedCompanions
        )
      }
    }
    #expect(error?.path == JSONPath([.key("friends"), .index(0)]) && error?.type == "Droid")
    let other = GraphQLStore()
    let data = Companions(key: human).data
    #expect(throws: UnknownObjectError.self) {
      try other.update { try $0.write(data, of: Companions.self, at: human.fragment_Companions) }
    }
    // What came from the network has no record.
    let response = try #require(try await client.execute(query).data?.human)
    #expect(throws: UnknownObjectError.self) {
      try store.update { try $0.write(data, of: Companions.self, at: response.fragment_Companions) }
    }
    #expect(store.debugDescription == before)
  }
}
