import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLTesting
import SeededRandomness

/// A server some of whose fields fail at random. It has no null without an error where the schema says that null has no
/// meaning.
struct FailingService {
  private let schema: Schema
  private let document: Document
  private let executor: ExecutableSchema
  private let randomness: Randomness
  private let seeds: Range<Int>

  init(sdl: String, document: String, seeds: Range<Int>) throws {
    let schema = try Schema(Source(sdl))
    let randomness = Randomness()
    var resolvers: [Resolver] = []
    for name in schema.typeNames {
      guard case .object(let type)? = schema.type(named: name), !name.hasPrefix("__") else { continue }
      for field in type.fields.values {
        let type = schema.meaningfulType(of: field, on: name)
        resolvers.append(
          Resolver("\(name).\(field.name.value)") { _ in .json(randomness.value(of: type, in: schema)) }
        )
      }
    }
    executor = try ExecutableSchema(schema) { resolvers }
    self.schema = schema
    self.document = try Document(parsing: Source(document))
    self.randomness = randomness
    self.seeds = seeds
  }

  /// Decodes responses with planted errors, and compares what the types show with what the document says.
  func check<Operation: GraphQLOperation>(_ operation: (Bool) -> Operation) async {
    for seed in seeds {
      var generator = SeededRandom(seed: UInt64(seed))
      let isLong = Bool.random(using: &generator)
      let operation = operation(isLong)
      randomness.restart(with: generator)
      do {
        let whole = try GraphQLJSONValue(parsing: await executor.respond(to: GraphQLRequest(operation).body))
        var planting = Planting(
          schema: schema,
          generator: generator,
          frequency: [0, 3, 12].randomElement(using: &generator)!
        )
        let data = planting.plant(in: whole["data"] ?? .null)
        var expected = ExpectedValues(document, schema, data: data, errors: planting.errors, variables: ["a": isLong])
        let logged = Logged()
        let client = GraphQLClient(transport: InProcessTransport(executor)) { logged.append("\($0.path)") }
        let body = Data(planting.response(data).description.utf8)
        let found = ShownValue { try operation.decodeResponse(body, client: client) }
        let wanted = expected.value(ofOperation: Operation.operationName)
        compare(
          found,
          wanted,
          logged.paths,
          expected,
          "\(Operation.operationName) \(seed): \(String(decoding: body, as: UTF8.self))"
        )
        responses += 1
      } catch {
        failures.append("\(Operation.operationName) \(seed): \(error)")
      }
    }
  }

  private func compare(
    _ found: ShownValue,
    _ wanted: ShownValue,
    _ logged: [String],
    _ expected: ExpectedValues,
    _ what: String
  ) {
    checks += 1
    if expected.hasThrown { failedParts += 1 }
    if !expected.logged.isEmpty { loggedParts += 1 }
    if !wanted.admits(found) { failures.append("shown:    \(found)\nexpected: \(wanted)\n\(what)") }
    // Reading ends where it fails, and then some missing fields are not met.
    if expected.hasThrown ? !Set(logged).isSubset(of: expected.logged) : logged.sorted() != expected.logged.sorted() {
      failures.append("logged:   \(logged)\nexpected: \(expected.logged)\n\(what)")
    }
  }
}

nonisolated(unsafe) private(set) var failedParts = 0
nonisolated(unsafe) private(set) var loggedParts = 0

/// The fields that were logged.
private final class Logged: @unchecked Sendable {
  private(set) var paths: [String] = []
  func append(_ path: String) { paths.append(path) }
}

/// Replaces values by nulls, each with an error.
private struct Planting {
  let schema: Schema
  var generator: SeededRandom
  /// In how many of a hundred places a value fails.
  let frequency: Int
  private(set) var errors: [(path: [JSONPath.Component], message: String)] = []

  init(schema: Schema, generator: SeededRandom, frequency: Int) {
    (self.schema, self.generator, self.frequency) = (schema, generator, frequency)
  }

  mutating func plant(in data: GraphQLJSONValue) -> GraphQLJSONValue {
    if Int.random(in: 0..<200, using: &generator) < frequency {
      fail(at: [.key("best")])
      return .null
    }
    return planted(data, .nonNull(.named(try! Name(checking: "Query", at: .none)), range: .none), at: [])
  }

  private mutating func planted(
    _ value: GraphQLJSONValue,
    _ type: TypeReference,
    at path: [JSONPath.Component]
  ) -> GraphQLJSONValue {
    if !type.isNonNull, Int.random(in: 0..<100, using: &generator) < frequency {
      fail(at: path)
      return .null
    }
    switch (value, type.nullable) {
    case (.array(let elements), .list(let element, _)):
      return .array(elements.enumerated().map { planted($1, element, at: path + [.index($0)]) })
    case (.object(let object), .named(let name)):
      var result = GraphQLJSONObject()
      for (key, value) in object {
        let field = schema.field(named: key.hasSuffix("2") ? String(key.dropLast()) : key, on: name.value)
        result[key] = field.map { planted(value, $0.type, at: path + [.key(key)]) } ?? value
      }
      return .object(result)
    default: return value
    }
  }

  /// Null may have come from a field inside.
  private mutating func fail(at path: [JSONPath.Component]) {
    let inside: [[JSONPath.Component]] = [[], [], [.key("x")], [.index(3), .key("y")]]
    errors.append((path + inside.randomElement(using: &generator)!, "\(errors.count)"))
  }

  /// Returns the response, whose members are in any order. Some errors have no path, or one to a value that is there.
  mutating func response(_ data: GraphQLJSONValue) -> GraphQLJSONValue {
    var list: [GraphQLJSONValue] = errors.map { error in
      let path = error.path.map { component -> GraphQLJSONValue in
        switch component {
        case .key(let key): .string(key)
        case .index(let index): .int(index)
        }
      }
      return ["message": .string(error.message), "path": .array(path)]
    }
    if Bool.random(using: &generator), !list.isEmpty || Bool.random(using: &generator) {
      list.append(["message": "Slow"])
      if data != .null { list.append(["message": "Nowhere", "path": ["nowhere", 1]]) }
    }
    list.shuffle(using: &generator)
    if list.isEmpty { return ["data": data] }
    return Bool.random(using: &generator)
      ? ["data": data, "errors": .array(list)] : ["errors": .array(list), "data": data]
  }
}
