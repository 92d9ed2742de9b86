import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Mutations run one after the other") struct MutationTests {
  private actor Counter {
    var value = 0

    func add(_ number: Int) async -> Int {
      let before = value
      // Mutations that ran concurrently would all use the same old value.
      await Task.yield()
      value = before + number
      return value
    }
  }

  @Test("In the order of the document, each seeing what those before it did")
  func order() async throws {
    let counter = Counter()
    let schema = try ExecutableSchema(
      sdl: "type Query { value: Int } type Mutation { add(number: Int!): Result! } type Result { value: Int! }"
    ) {
      Resolver("Mutation.add") { input -> ResolvedValue in
        let number = try input.argument("number", as: Int.self)
        if number == 3 { throw GraphQLError(message: "Not three") }
        return ["value": .json(.int(await counter.add(number)))]
      }
      Resolver("Query.value") { _ in await counter.value }
    }
    let response = await schema.execute(
      "mutation { b: add(number: 1) { value } a: add(number: 10) { value } ...F } fragment F on Mutation { b: add(number: 1) { value } c: add(number: 100) { value } }"
    )
    #expect(response.description == #"{"data":{"b":{"value":1},"a":{"value":11},"c":{"value":111}}}"#)
    #expect(await schema.execute("{ value }").description == #"{"data":{"value":111}}"#)
  }

  @Test("Up to the first error that leaves no data")
  func error() async throws {
    let counter = Counter()
    let schema = try ExecutableSchema(sdl: "type Query { value: Int } type Mutation { add(number: Int!): Int! }") {
      Resolver("Mutation.add") { input in
        let number = try input.argument("number", as: Int.self)
        if number == 3 { throw GraphQLError(message: "Not three", extensions: ["code": "THREE"]) }
        return await counter.add(number)
      }
    }
    let response = await schema.execute("mutation { a: add(number: 1) b: add(number: 3) c: add(number: 1) }")
    #expect(
      response == [
        "errors": [
          [
            "message": "Not three", "locations": [["line": 1, "column": 30]], "path": ["b"],
            "extensions": ["code": "THREE"],
          ]
        ],
        "data": .null,
      ]
    )
    #expect(await counter.value == 1)
  }
}
