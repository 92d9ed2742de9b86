import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("In process, operations run as over HTTP") struct InProcessTransportTests {
  /// A copy of the macro's output.
  private struct GreetingQuery: GraphQLQuery {
    struct Variables: GraphQLVariables {
      var name: String
      func write(to object: inout JSONObjectWriter) { object.write("name", name) }
    }

    struct Data: ResponseObject {
      var __typename: String { "Query" }
      let greeting: String?
      typealias __Stored = (greeting: String?, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        greeting = try reader.read("greeting", in: &object)
        try reader.endObject(&object)
      }
    }

    static var node: __OperationNode {
      .init(name: "GreetingQuery", definition: "query GreetingQuery($name:String!){greeting(name:$name)}")
    }
    var variables: Variables
  }

  private func schema() throws -> ExecutableSchema {
    try ExecutableSchema(sdl: "type Query { greeting(name: String!): String }") {
      Resolver("Query.greeting") { input in
        let name = try input.argument("name", as: String.self)
        if name.isEmpty { throw GraphQLError(message: "Nobody to greet", extensions: ["code": "NOBODY"]) }
        return "Hello, \(name)!"
      }
    }
  }

  @Test("A client has data")
  func data() async throws {
    let client = GraphQLClient(transport: InProcessTransport(try schema()))
    let response = try await client.execute(GreetingQuery(variables: .init(name: "\"Ünï\\code\" 😀\n")))
    #expect(response.data?.greeting == "Hello, \"Ünï\\code\" 😀\n!")
    #expect(response.errors.isEmpty)
  }

  @Test("A query has one response, also as a stream")
  func stream() async throws {
    let request = try GraphQLRequest(GreetingQuery(variables: .init(name: "you")))
    var bodies: [String] = []
    for try await event in InProcessTransport(try schema()).stream(request) {
      if case .response(let response) = event { bodies.append(String(decoding: response.body, as: UTF8.self)) }
    }
    #expect(bodies == [#"{"data":{"greeting":"Hello, you!"}}"#])
  }

  @Test("A client has errors, with paths, locations and extensions")
  func errors() async throws {
    let client = GraphQLClient(transport: InProcessTransport(try schema()))
    let response = try await client.execute(GreetingQuery(variables: .init(name: "")))
    #expect(response.data?.greeting == nil)
    #expect(
      response.errors == [
        GraphQLError(
          message: "Nobody to greet",
          locations: [.init(line: 1, column: 36)],
          path: JSONPath([.key("greeting")]),
          extensions: ["code": "NOBODY"]
        )
      ]
    )
  }

  @Test("A cancelled task has no response")
  func cancellation() async throws {
    let client = GraphQLClient(transport: InProcessTransport(try schema()))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.execute(GreetingQuery(variables: .init(name: "")))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(
    "A body is a JSON object with a query",
    arguments: [
      (#"{"query": "{ __typename }"}"#, #"{"data":{"__typename":"Query"}}"#),
      (#"{"query": "{ __typename }", "variables": null, "operationName": null}"#, #"{"data":{"__typename":"Query"}}"#),
      (
        #"{"query": "query A { __typename } query B { b: __typename }", "operationName": "B"}"#,
        #"{"data":{"b":"Query"}}"#
      ),
      (
        #"{"query": "query($n: String!) { greeting(name: $n) }", "variables": {"n": "you"}}"#,
        #"{"data":{"greeting":"Hello, you!"}}"#
      ),
      (#"{"query": "{ ... @defer { __typename } }"}"#, #"{"data":{"__typename":"Query"}}"#),
      (#"{}"#, #"{"errors":[{"message":"Must provide query string."}]}"#),
      (#"[]"#, #"{"errors":[{"message":"Must provide query string."}]}"#),
      (#"{"query": 1}"#, #"{"errors":[{"message":"Must provide query string."}]}"#),
      (
        #"{"query": "{ a }", "variables": []}"#,
        #"{"errors":[{"message":"\"variables\" of the request must be an object."}]}"#
      ),
      (
        #"{"query": "{ a }", "operationName": 1}"#,
        #"{"errors":[{"message":"\"operationName\" of the request must be a string."}]}"#
      ),
      (
        "{",
        #"{"errors":[{"message":"The body of the request is no JSON: This is not JSON: "#
          + #"there is the end of the body at byte 1."}]}"#
      ),
    ]
  )
  func body(_ body: String, _ response: String) async throws {
    #expect(String(decoding: await (try schema()).respond(to: Data(body.utf8)), as: UTF8.self) == response)
  }

  @Test("Names are what their bytes are: in plain data, in input objects, of enum values and of operations")
  func canonicallyEquivalentNames() async throws {
    let schema = try ExecutableSchema(
      sdl: "enum E { K } input I { K: Int } scalar Any type Query { any: Any, e(e: E): Any, i(i: I): Any }"
    ) {
      Resolver("Query.any") { _ in ["K": 1, "\u{212A}": 2, "list": [["\u{e9}": 3, "e\u{301}": 4]]] }
    }
    func respond(_ body: String) async -> String {
      String(decoding: await schema.respond(to: Data(body.utf8)), as: UTF8.self)
    }
    let data = await respond(#"{"query": "{ any }"}"#)
    #expect(
      data.utf8.elementsEqual(
        "{\"data\":{\"any\":{\"K\":1,\"\u{212A}\":2,\"list\":[{\"\u{e9}\":3,\"e\u{301}\":4}]}}}".utf8
      )
    )
    for (body, message) in [
      (#"{"query": "query Q($e: E) { e(e: $e) }", "variables": {"e": "\u212a"}}"#, "does not exist in \\\"E\\\" enum"),
      (#"{"query": "query Q($i: I) { i(i: $i) }", "variables": {"i": {"\u212a": 1}}}"#, "is not defined by type"),
      (#"{"query": "query K { any }", "operationName": "\u212a"}"#, "Unknown operation named"),
    ] {
      let response = await respond(body)
      #expect(response.contains(message), "\(response)")
    }
  }

  @Test("Values of variables that are no object are an error")
  func variables() async throws {
    #expect(
      await (try schema()).execute("{ __typename }", variables: [1])["errors"]?[0]?["message"]
        == """
        Variables must be provided as an Object where each property is a variable value. \
        Perhaps look to see if an unparsed JSON string was provided.
        """
    )
  }
}
