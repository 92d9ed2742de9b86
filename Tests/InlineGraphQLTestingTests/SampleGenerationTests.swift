import Foundation
import GraphQLLanguage
import InlineGraphQL
import Testing

@testable import InlineGraphQLTesting

@Suite("Samples of random documents") struct SampleGenerationTests {
  /// Schemas of this repository, and those that Tests/fetch-schemas downloads if they are there.
  private static let schemas: [(name: String, sdl: String)] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/schemas")
    let downloaded = ["GitHub", "Linear", "Pokemon", "RickAndMorty"].compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent("\(name).graphqls"), encoding: .utf8)).map { (name, $0) }
    }
    return World.all.map { ($0.name, $0.sdl) } + downloaded
  }()

  @Test("Are what the executor makes of them, without an error", arguments: schemas.map(\.name))
  func random(_ name: String) async throws {
    let schema = try ExecutableSchema(sdl: try #require(Self.schemas.first { $0.name == name }).sdl)
    var documents = RandomDocuments(schema: schema.schema, seed: 19)
    var compared = 0
    for seed in 0..<80 {
      let request = documents.next(world: name)
      let samples = SampleData(schema: schema, seed: seed, listLength: seed % 3, nullFrequency: Double(seed % 4) / 8)
      let response = await InProcessTransport(samples: samples).schema
        .execute(request.document, variables: request.variables)
      let executable: ExecutableRequest
      do {
        executable = try ExecutableRequest(
          request.document,
          operationName: nil,
          variables: request.variables,
          schema: schema
        )
      } catch {
        // The values of some variables are wrong on purpose.
        #expect(response["data"] == nil)
        continue
      }
      var generation = SampleGeneration(executable, samples.values)
      let object = try generation.object(on: try #require(schema.schema.rootTypeName(for: .query)), SampleOverride([:]))
      #expect(response.description == GraphQLJSONValue.object(["data": object]).description, "\(request)")
      compared += 1
    }
    #expect(compared > 40)
  }

  @Test("Texts suit the names of their fields")
  func texts() {
    let key = SampleSeed(seed: 1)
    for (name, pattern) in [
      ("email", "@example.com"), ("avatarUrl", "https://example.com/avatar-url/"), ("createdAt", "T12:30:00Z"),
      ("PRIMARY_FUNCTION", "Primary function "), ("userName", ""), ("phone", "+1 555 01"),
    ] {
      let text = sampleText(FieldWords(name), key)
      #expect(!text.isEmpty && (pattern.isEmpty || text.contains(pattern)), "\(name): \(text)")
    }
    #expect(FieldWords("HTMLURL_v2Name").all == ["htmlurl", "v2", "name"])
  }

  @Test("Nothing is null where only an error may be the reason for it")
  func semanticNonNull() async throws {
    let schema = try ExecutableSchema(
      sdl: """
        directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
        type Query { q: Query @semanticNonNull n: Int @semanticNonNull list: [[Int]] @semanticNonNull(levels: [0, 2]) x: Int }
        """
    )
    let document = "{ q { n list x } n }"
    let samples = SampleData(schema: schema, seed: 1, listLength: 2, nullFrequency: 1)
    let request = try ExecutableRequest(document, operationName: nil, variables: [:], schema: schema)
    var generation = SampleGeneration(request, samples.values)
    let object = try generation.object(on: "Query", SampleOverride([:]))
    #expect(object["q"]?["list"] == [.null, .null] && object["q"]?["x"] == .null)
    #expect(object["n"] != .null && object["q"]?["n"] != .null)
    let response = await InProcessTransport(samples: samples).schema.execute(document, variables: [:])
    #expect(response == ["data": object])
  }

  @Test("Too many values are an error")
  func tooMany() throws {
    let schema = try ExecutableSchema(sdl: "type Query { q: [Query!]! n: Int }")
    let request = try ExecutableRequest(
      "{ q { n } }",
      operationName: nil,
      variables: [:],
      schema: schema
    )
    var generation = SampleGeneration(request, SampleData(schema: schema, seed: 1, listLength: 1_000_000).values)
    #expect {
      try generation.object(on: "Query", SampleOverride([:]))
    } throws: { error in
      "\(error)" == "The sample would have more than 1000000 values. Give SampleData a smaller listLength."
    }
  }
}
