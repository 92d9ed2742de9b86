import InlineGraphQL
import InlineGraphQLStore
import Testing

/// Fields whose arguments are those of a fragment that is given a variable which may be absent.
@Suite("Store: optional variables and arguments with default values")
struct DefaultedVariableTests {
  private let client = GraphQLClient(transport: Service(), store: GraphQLStore())

  private func height(_ query: Operations.HeroSizes, _ policy: StorePolicy<SingleResponse>) async throws -> Double? {
    let hero = try #require(try await client.execute(query, policy: policy).data?.hero)
    return HeroSize(key: hero).data.asHuman?.height
  }

  @Test("REL-20: an absent variable makes the key with the argument's default value, null and others their own")
  func keys() async throws {
    #expect(try await height(.init(withName: true), .networkOnly) == 1.72)
    #expect(try await height(.init(unit: .meter, withName: true), .storeOnly) == 1.72)
    await #expect(throws: MissingStoredDataError.self) {
      try await height(.init(unit: .null, withName: true), .storeOnly)
    }
    #expect(try await height(.init(unit: .null, withName: true), .networkOnly) == 1.72)
    #expect(try await height(.init(unit: .null, withName: true), .storeOnly) == 1.72)
  }
}
