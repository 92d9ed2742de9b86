import InlineGraphQL
import InlineGraphQLStore
import Testing

@Suite("Data of an operation is written without a request")
struct WriteDataTests {
  private let store = GraphQLStore()

  private var client: GraphQLClient {
    GraphQLClient(transport: Service(), store: store, policy: .storeOnly)
  }

  @Test("It is read as a response would be, with the variables of the operation")
  func values() async throws {
    let query = Operations.CompanionsOfHuman(id: "7")
    let data = Operations.CompanionsOfHuman.Data(human: .init(id: "7", name: "Han"))
    try store.write(data, of: query)
    #expect(try await client.execute(query).data == data)
    await #expect(throws: MissingStoredDataError.self) {
      try await client.execute(Operations.CompanionsOfHuman(id: "8"))
    }
    // Other queries have the object, too.
    try store.write(json: ["hero": ["__typename": "Human", "id": "7", "name": "Solo"]], of: Operations.HeroName())
    #expect(try await client.execute(query).data?.human?.name == "Solo")
    #expect(try await client.execute(Operations.HeroName()).data?.hero?.name == "Solo")
  }

  @Test("Readers are woken once")
  func readers() async throws {
    var values = client.values(of: Operations.HeroName()).makeAsyncIterator()
    try store.write(json: ["hero": ["__typename": "Human", "id": "7", "name": "Solo"]], of: Operations.HeroName())
    #expect(try await values.next()?.data?.hero?.name == "Solo")
  }

  @Test("What is not data of the operation is an error, and nothing is written")
  func errors() {
    let query = Operations.HeroName()
    #expect(throws: ResponseDecodingError.self) {
      try store.write(json: ["hero": ["__typename": "Human", "id": "7"]], of: query)
    }
    #expect(throws: ResponseDecodingError.self) { try store.write(json: ["hero": "Luke"], of: query) }
    #expect(throws: ResponseDecodingError.self) { try store.write(json: [:], of: query) }
    let error = #expect(throws: UnidentifiedObjectError.self) {
      try store.write(json: ["hero": ["__typename": "Human", "name": "Luke"]], of: query)
    }
    #expect(error?.path.description == "hero" && error?.keyFields == ["id"])
    #expect(store.debugDescription.isEmpty)
  }

  @Test("A mutation's data changes objects, as its response does")
  func mutations() async throws {
    try store.write(json: ["createReview": ["__typename": "Review", "stars": 3]], of: Operations.Review())
    #expect(store.debugDescription.contains("stars: 3"))
  }
}

extension Operations {
  #graphql(
    "query CompanionsOfHuman($id: ID!) { human(id: $id) { id name } }",
    schema: "StarWars",
    memberwiseInitializers: true
  )
}
