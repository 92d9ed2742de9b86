import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLStore
import InlineGraphQLTesting
import SeededRandomness
import Testing

/// After any sequence of responses that are views of one graph, reading an operation equals executing it, or says
/// exactly what is missing.
@Suite("A store holds one graph")
struct LawTests {
  @Test("Whatever was asked before", arguments: TestSchema.all)
  func reading(_ schema: TestSchema) async throws {
    let seeds = RandomRuns.seeds(100 / TestSchema.all.count)
    var compared = 0
    for seed in seeds {
      compared += try await check(schema, seed: seed, errorRate: 0)
      compared += try await check(schema, seed: seed, errorRate: 12)
    }
    // Invalid documents and missing fields must not leave nothing to compare.
    #expect(compared > seeds.count * 2)
  }

  @Test("Whatever the schema")
  func schemas() async throws {
    let seeds = RandomRuns.seeds(75)
    var compared = 0
    for seed in seeds {
      let schema = TestSchema(description: "Random", sdl: RandomSchema(seed: seed).sdl)
      compared += try await check(schema, seed: seed, errorRate: 0)
      compared += try await check(schema, seed: seed, errorRate: 12)
    }
    #expect(compared > seeds.count * 4 / 3)
  }

  @Test("A response without type names is read as it came, but for what depends on them", arguments: TestSchema.all)
  func withoutTypenames(_ testSchema: TestSchema) async throws {
    var compared = 0
    let seeds = RandomRuns.seeds(150 / TestSchema.all.count)
    for seed in seeds {
      let graph = try RandomGraph(testSchema.sdl, seed: seed, errorRate: 0)
      var operations = RandomOperations(graph.schema.schema, seed: seed)
      let any = operations.next()
      // Most operations have type conditions, and are not compared.
      var plain = operations.next()
      for _ in 0..<20 where dependsOnTypes(plain) { plain = operations.next() }
      for operation in [any, plain] { if try await check(operation, graph, "\(testSchema) \(seed)") { compared += 1 } }
    }
    #expect(compared > seeds.count / 5)
  }

  private func dependsOnTypes(_ operation: RandomOperation) -> Bool { operation.text.contains(/\.\.\. on|fragment/) }

  /// Returns whether the whole response was compared.
  private func check(_ operation: RandomOperation, _ graph: RandomGraph, _ name: String) async throws -> Bool {
    guard let data = await graph.execute(operation)["data"], data != .null else { return false }
    let response = withoutTypenames(data)
    let store = GraphQLStore(keyFields: keyFields)
    let request = StoreRequest(operation, graph.schema.schema)
    try store.write(Data(GraphQLJSONValue.object(["data": response]).description.utf8), to: request)
    let stored = try store.read(request)
    let comment: Comment = "\(name): \(operation)"
    // Nothing is known of an object without fields, and the root has a type.
    let isOfTypes = stored.missing.allSatisfy { path in
      if case .key(let key)? = path.components.last { key == "__typename" || key == "kind" } else { false }
    }
    #expect(isOfTypes, comment)
    if !stored.missing.isEmpty || dependsOnTypes(operation) { return false }
    #expect(try GraphQLJSONValue(parsing: stored.body)["data"]!.description == response.description, comment)
    return true
  }

  private func withoutTypenames(_ value: GraphQLJSONValue) -> GraphQLJSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(withoutTypenames))
    case .object(let object) where object["__typename"] != nil && object["id"] != "scalar":
      let kept = object.filter { $0.key != "__typename" && $0.key != "kind" }
      return .object(GraphQLJSONObject(kept.map { ($0.key, withoutTypenames($0.value)) }))
    case .object(let object) where object["id"] != "scalar" && object["id"] != "y":
      return .object(GraphQLJSONObject(object.map { ($0.key, withoutTypenames($0.value)) }))
    default: return value
    }
  }

  /// Returns how many operations the store answered whole.
  private func check(_ testSchema: TestSchema, seed: UInt64, errorRate: Int) async throws -> Int {
    var compared = 0
    let graph = try RandomGraph(testSchema.sdl, seed: seed, errorRate: errorRate)
    let schema = graph.schema.schema
    var operations = RandomOperations(schema, seed: seed)
    var random = SeededRandom(seed: seed)
    let store = GraphQLStore()
    var obvious = ObviousStore(schema)
    var all: [RandomOperation] = []
    // Errors of non-null fields: the null around them is known to those alone who select the field.
    var hasInnerErrors = false
    for _ in 0..<6 {
      let operation = operations.next()
      let response = await graph.execute(operation)
      // Some random documents are invalid.
      guard let data = response["data"] else { continue }
      all.append(operation)
      if all.count == 6 || Int.random(in: 0..<4, using: &random) == 0 { continue }
      hasInnerErrors = hasInnerErrors || innerErrors(response)
      var body = response
      if case .object(var members) = response {
        let shuffledData = data.shuffled(&random, isRoot: true)
        members["data"] = shuffledData
        body = .object(members)
      }
      let text = Bool.random(using: &random) ? body.description : spaced(body, &random)
      try store.write(Data(text.utf8), to: StoreRequest(operation, schema))
      if let written = body["data"], written != .null { obvious.write(written, to: try ReadOperation(operation)) }
    }
    for operation in all {
      let stored = try store.read(StoreRequest(operation, schema))
      let comment: Comment = "\(testSchema) \(seed) \(errorRate): \(operation)"
      if !hasInnerErrors {
        #expect(
          stored.missing.map(\.description) == obvious.missing(of: try ReadOperation(operation)),
          comment
        )
      }
      guard stored.missing.isEmpty else { continue }
      compared += 1
      let expected = await graph.execute(operation)
      let found = try GraphQLJSONValue(parsing: stored.body)
      #expect(found["data"]!.description == expected["data"]!.description, comment)
      #expect(errors(found) == errors(expected), comment)
    }
    return compared
  }

  /// Returns the errors without their places in the document. Of those that made an object around them null, a server may
  /// choose which to report, so that object stands for them.
  private func errors(_ response: GraphQLJSONValue) -> Set<GraphQLJSONValue> {
    guard case .array(let errors)? = response["errors"] else { return [] }
    return Set(
      errors.map { error in
        guard case .object(var members) = error, case .array(let path)? = members["path"] else { return error }
        members["locations"] = nil
        let count = known(of: path, in: response)
        return count < path.count ? .array(Array(path[..<count])) : .object(members)
      }
    )
  }

  private func innerErrors(_ response: GraphQLJSONValue) -> Bool {
    guard case .array(let errors)? = response["errors"] else { return false }
    return errors.contains { error in
      if case .array(let path)? = error["path"] { known(of: path, in: response) < path.count } else { false }
    }
  }

  /// Returns how many components of a path there are up to the first null.
  private func known(of path: [GraphQLJSONValue], in response: GraphQLJSONValue) -> Int {
    var value = response["data"] ?? .null
    for (count, component) in path.enumerated() {
      if value == .null { return count }
      switch component {
      case .string(let key): value = value[key] ?? .null
      case .int(let index): value = value[index] ?? .null
      default: break
      }
    }
    return path.count
  }

  /// Returns a response as text with white space where JSON allows it.
  private func spaced(_ value: GraphQLJSONValue, _ random: inout SeededRandom) -> String {
    let space = { (random: inout SeededRandom) in ["", " ", "\n\t "].randomElement(using: &random)! }
    var text = space(&random)
    switch value {
    case .array(let elements):
      text += "[" + elements.map { spaced($0, &random) }.joined(separator: ",") + space(&random) + "]"
    case .object(let object):
      let members = object.map { key, value in
        space(&random) + GraphQLJSONValue.string(key).description + space(&random) + ":" + spaced(value, &random)
      }
      text += "{" + members.joined(separator: ",") + space(&random) + "}"
    default: text += value.description
    }
    return text + space(&random)
  }
}
