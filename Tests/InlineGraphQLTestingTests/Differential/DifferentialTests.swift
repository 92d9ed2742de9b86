import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite(
  "Responses are those of graphql-core",
  .enabled(if: ReferenceExecutor.isAvailable, "python3 with graphql-core 3.2 is not installed")
)
struct DifferentialTests {
  @Test("To the documents of the tables")
  func tables() async throws {
    try await compare(ExecutionCase.shared.map(\.request))
  }

  @Test("To random documents", arguments: World.all.map(\.name))
  func randomDocuments(_ world: String) async throws {
    var documents = RandomDocuments(schema: World.named(world).schema.schema, seed: 2026)
    try await compare((0..<60).map { _ in documents.next(world: world) })
  }

  private func compare(_ requests: [Request]) async throws {
    let expected = try ReferenceExecutor.execute(requests)
    try #require(expected.count == requests.count)
    for (request, expected) in zip(requests, expected) {
      let response = await request.execute()
      #expect(response.comparable.description == expected.comparable.description, "\(request)")
    }
  }
}
