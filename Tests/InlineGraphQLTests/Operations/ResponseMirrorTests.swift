import CustomDump
import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// Responses, requests and their parts, shown to people.
struct ResponseMirrorTests {
  @GraphQLOperation("query MirroredHero($episode: Episode) { hero(episode: $episode) { name } }", schema: "StarWars")
  struct MirroredHero {}

  @Test("A response shows what it says, and not how it arrived")
  func response() throws {
    let hero = #"{"hero":{"__typename":"Droid","name":"R2-D2","id":"1"}}"#
    let plain = try MirroredHero().decodeResponse(Data(#"{"data":\#(hero)}"#.utf8))
    expectNoDifference(
      String(customDumping: plain),
      """
      GraphQLResponse(
        data: ResponseMirrorTests.MirroredHero.Data(
          hero: ResponseMirrorTests.MirroredHero.Data.Character_hero(
            __typename: "Droid",
            name: "R2-D2"
          )
        )
      )
      """
    )
    let failed = try MirroredHero().decodeResponse(Data(#"{"errors":[{"message":"No"}],"extensions":{"a":1}}"#.utf8))
    expectNoDifference(
      String(customDumping: failed),
      """
      GraphQLResponse(
        data: nil,
        errors: [
          [0]: GraphQLError(
            message: "No",
            locations: [],
            path: nil,
            extensions: nil
          )
        ],
        extensions: .object(
          ["a": .int(1)]
        )
      )
      """
    )
  }

  @Test("A request shows its variables as JSON, and only what differs from other requests")
  func request() throws {
    var request = try GraphQLRequest(MirroredHero(episode: .jedi))
    #expect(
      "\(request)" == """
        GraphQLRequest(kind: InlineGraphQL.GraphQLOperationKind.query, operationName: "MirroredHero", \
        variables: {"episode":"JEDI"}, document: \(String(reflecting: request.document)))
        """
    )
    request.extensions = ["a": 1]
    request.documentID = "x"
    request.sendsDocument = false
    request.onError = .halt
    request.options = GraphQLRequestOptions(headers: ["Authorization": "secret"], timeout: 5)
    let text = String(customDumping: request)
    for part in ["extensions: ", "documentID: \"x\"", "sendsDocument: false", "onError: .halt", "timeout: 5.0"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("secret"))
  }

  @Test("A streamed list shows its elements, and whether more follow")
  func streamed() {
    #expect("\(Streamed([1, 2]))" == "[1, 2]" && "\(Streamed(["a"], isComplete: false))" == #"["a", …]"#)
    #expect(String(reflecting: Streamed<Int>([])) == "[]")
    #expect(String(customDumping: Streamed([1])) == "[\n  [0]: 1\n]")
    let difference = diff(Streamed([1]), Streamed([1], isComplete: false))
    #expect(difference?.contains("isComplete: false") == true)
    let failed = Streamed([1], errors: [GraphQLError(message: "Lost")])
    #expect(String(customDumping: failed).contains("message: \"Lost\""))
  }

  @Test("A dynamic scalar shows its value, and a deferred part its state")
  func wrappers() {
    struct Page: Codable, Equatable { var id: Int }
    #expect(
      String(customDumping: DynamicScalar<any Sendable>(Page(id: 1))) == """
        DynamicScalar(
          value: ResponseMirrorTests.Page(id: 1)
        )
        """
    )
    #expect("\(Deferred<Int>.pending)" == "pending" && "\(Deferred.value(1))" == "value(1)")
  }

  @Test("A test service shows what it resolves, and not its schema")
  func testService() throws {
    let schema = try ExecutableSchema(sdl: "type Query { a: Int b: Int }", data: ["a": 1]) {
      Resolver("Query.b") { _ in 2 }
    }
    #expect(
      "\(schema)"
        == #"ExecutableSchema(data: InlineGraphQLTesting.ResolvedValue.json({"a":1}), resolvers: ["Query.b"])"#
    )
  }
}
