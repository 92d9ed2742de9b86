import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Documents and data from anywhere end in a response") struct LimitTests {
  private let sdl = """
    input Deep { deep: Deep, list: [[[[Deep!]!]!]!], number: Int }
    type Node { node: Node, nodes: [Node!]!, name: String, deep(deep: Deep): Int }
    type Query { node: Node, deep(deep: Deep): Int, sum(numbers: [Int!]): Int }
    """

  private func schema() throws -> ExecutableSchema {
    try ExecutableSchema(sdl: sdl) {
      for type in ["Query", "Node"] { Resolver("\(type).node") { _ in ["name": "node"] } }
      Resolver("Node.nodes") { _ in [["name": "a"], ["name": "b"]] }
      Resolver("Query.sum") { input in try input.argument("numbers", as: [Int].self).reduce(0, +) }
    }
  }

  @Test("A response that is nested too deeply is cut off with an error")
  func deepResponse() async throws {
    // Each fragment is shallow; only their spreads make the response deep.
    let fragments = (0..<700).map { "fragment F\($0) on Node { node { ...F\($0 + 1) } }" }
    let document = "{ node { ...F0 } } \(fragments.joined(separator: " ")) fragment F700 on Node { name }"
    let response = await (try schema()).execute(document)
    #expect(response["errors"]?[0]?["message"] == "The response is nested more than 500 levels deep.")
    #expect(response["errors"]?[1] == nil)
    #expect(response["data"]?["node"]?["node"]?["node"] != nil)
    // The runtime's parser can read the response.
    #expect(try GraphQLJSONValue(parsing: Array(response.description.utf8)) == response)
  }

  @Test("A chain of fragments may be as long as it likes")
  func fragmentChain() async throws {
    let count = 5_000
    let fragments = (0..<count).map { "fragment F\($0) on Node { ...F\($0 + 1) }" }
    let document = "{ node { ...F0 } } \(fragments.joined(separator: " ")) fragment F\(count) on Node { name }"
    let response = await (try schema()).execute(document)
    #expect(response == ["data": ["node": ["name": "node"]]])
  }

  @Test(
    "Where fragments double, the response ends in an error long before all values are resolved",
    arguments: [
      "a: node { ...F ...F } b: node { ...F }", "a: nodes { ...F } b: nodes { ...F }",
      "node { a: node { ...F } b: node { ...F } }",
      "a: either { ... on Node { ...F } } b: any { ... on Leaf { name } ...F }",
    ]
  )
  func doublingFragments(selections: String) async throws {
    let resolved = Counter()
    let node = GraphQLJSONValue(dictionaryLiteral: ("__typename", "Node"), ("name", "node"))
    let schema = try ExecutableSchema(
      sdl: """
        interface Any { name: String } union Either = Node | Leaf
        type Leaf implements Any { name: String }
        type Node implements Any { node: Node, nodes: [Node!]!, any: Any, either: Either, name: String }
        type Query { node: Node }
        """
    ) {
      Resolver("Query.node") { _ in node }
      Resolver("Node.nodes") { _ in
        resolved.increment()
        return GraphQLJSONValue.array([node, node])
      }
      for field in ["node", "any", "either"] {
        Resolver("Node.\(field)") { _ in
          resolved.increment()
          return node
        }
      }
    }
    let fragments = (0..<40).map { level in
      "fragment F\(level) on Node { \(selections.replacing("...F", with: "...F\(level + 1)")) }"
    }
    let document = "{ node { ...F0 } } \(fragments.joined(separator: " ")) fragment F40 on Node { name }"
    #expect(
      await schema.execute(document) == [
        "errors": [["message": "The response would have more than 1000000 values."]], "data": .null,
      ]
    )
    #expect(resolved.value <= 50_000)
  }

  @Test("Fragments may double where the data ends before there are too many values")
  func doublingFragmentsOfLittleData() async throws {
    let fragments = (0..<40).map { "fragment F\($0) on Tree { left { ...F\($0 + 1) } right { ...F\($0 + 1) } }" }
    let document = "{ tree { ...F0 } } \(fragments.joined(separator: " ")) fragment F40 on Tree { name }"
    let schema = try ExecutableSchema(
      sdl: "type Tree { left: Tree, right: Tree, name: String } type Query { tree: Tree }",
      data: ["tree": ["left": ["right": [:]]]]
    )
    let leaf: GraphQLJSONValue = ["left": .null, "right": .null]
    #expect(
      await schema.execute(document) == ["data": ["tree": ["left": ["left": .null, "right": leaf], "right": .null]]]
    )
  }

  @Test("A list may make a response long")
  func longResponse() async throws {
    let schema = try ExecutableSchema(sdl: "type Node { a: Int, b: Int } type Query { nodes: [Node!]! }") {
      Resolver("Query.nodes") { _ in GraphQLJSONValue.array(Array(repeating: ["a": 1, "b": 2], count: 30_000)) }
    }
    let response = await schema.execute("{ nodes { a b } }")
    #expect(response["errors"] == nil)
    #expect(response["data"]?["nodes"]?[29_999] == ["a": 1, "b": 2])
  }

  @Test("Nothing more is resolved once the task is cancelled")
  func cancelled() async throws {
    let resolved = Counter()
    let schema = try ExecutableSchema(sdl: "type Node { node: Node, nodes: [Node!]! } type Query { node: Node }") {
      Resolver("Query.node") { _ in [:] }
      Resolver("Node.nodes") { _ in .list(Array(repeating: [:], count: 1000)) }
      Resolver("Node.node") { _ in
        if resolved.increment() == 10 { withUnsafeCurrentTask { $0?.cancel() } }
        return [:]
      }
    }
    let response = await Task { await schema.execute("{ node { nodes { node { node { __typename } } } } }") }.value
    #expect(response == ["errors": [["message": "The execution was cancelled."]], "data": .null])
    #expect(resolved.value == 10)
  }

  @Test(
    "Deep values of variables are coerced, deeper ones are an error",
    arguments: [
      (80, #"Int cannot represent non-integer value: "x""#), (400, "Values may nest 100 levels deep."),
    ]
  )
  func deepVariables(_ depth: Int, _ problem: String) async throws {
    var value: GraphQLJSONValue = ["number": "x"]
    for level in 0..<depth { value = level % 10 == 0 ? ["list": value] : ["deep": value] }
    let response = await (try schema()).execute("query Q($d: Deep) { deep(deep: $d) }", variables: ["d": value])
    guard case .string(let message)? = response["errors"]?[0]?["message"] else {
      Issue.record("\(response)")
      return
    }
    #expect(message.hasSuffix("; \(problem)"))
  }

  @Test("Default values without end are an error of the schema")
  func endlessDefault() throws {
    let error = try #require(throws: InvalidExecutableSchema.self) {
      try ExecutableSchema(sdl: "type Query { a(b: B = {}): Int } input B { b: B = {} }")
    }
    let message = "The default value of Input Object field B.b references itself."
    #expect(error.description == "schema:1:51: Invalid circular reference. \(message)")
  }

  @Test("Long documents take time in proportion")
  func longDocument() async throws {
    let fields = (0..<5_000).map { "a\($0): node { name }" }
    let same = Array(repeating: "node { name }", count: 5_000)
    let response = await (try schema()).execute("{ \((fields + same).joined(separator: " ")) }")
    #expect(response["data"]?["a4999"] == ["name": "node"])
    #expect(response["data"]?["node"] == ["name": "node"])
  }

  @Test("Every error of a long line is located without going through the line again")
  func manyErrors() async throws {
    let schema = try ExecutableSchema(sdl: "type Query { bad: Int }", data: ["bad": "x"])
    let response = await schema.execute("{ " + (0..<5_000).map { "a\($0): bad" }.joined(separator: " ") + " }")
    #expect(response["errors"]?[4_999]?["locations"] == [["line": 1, "column": 53_882]])
  }

  @Test("Long lists are coerced and completed")
  func longLists() async throws {
    let numbers = (0..<20_000).map { GraphQLJSONValue.int($0 % 7) }
    let response = await (try schema()).execute(
      "query Q($n: [Int!]) { sum(numbers: $n) }",
      variables: ["n": .array(numbers)]
    )
    #expect(response == ["data": ["sum": 59_997]])
  }
}
