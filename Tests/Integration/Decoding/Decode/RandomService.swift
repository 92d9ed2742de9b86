import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLTesting
import SeededRandomness

/// A server that gives random answers, the same for the same seed: nulls, lists of any length, all possible types of an
/// object and one that the client does not know.
struct RandomService {
  /// The prefix of the names of types that the client does not know.
  static let unknownPrefix = "Unknown"

  private let executor: ExecutableSchema
  private let randomness: Randomness
  private let seeds: Range<Int>

  /// - Parameters:
  ///   - sdl: The schema that the client was compiled against.
  ///   - seeds: Those of the responses that each operation gets.
  init(sdl: String, seeds: Range<Int>) throws {
    let known = try Schema(Source(sdl))
    let schema = try Schema(Source(sdl + "\n" + RandomService.unknownTypes(of: known)))
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
    self.randomness = randomness
    self.seeds = seeds
  }

  /// Returns SDL with a type that the client does not know, for each interface and union.
  private static func unknownTypes(of schema: Schema) -> String {
    var sdl = ""
    for name in schema.typeNames where !name.hasPrefix("__") {
      var interfaces: Set<String> = []
      switch schema.type(named: name) {
      case .interface(let type): interfaces = Set(type.interfaces + [name])
      case .union: sdl += "extend union \(name) = \(unknownPrefix)\(name)\n"
      default: continue
      }
      let fields = interfaces.sorted().reduce(into: [String: String]()) { fields, interface in
        fields.merge(schema.fieldTexts(of: interface)) { $1.contains("!") ? $1 : $0 }
      }
      let clause = interfaces.isEmpty ? "" : " implements " + interfaces.sorted().joined(separator: " & ")
      let texts = ["unknownToClients: Int"] + fields.sorted { $0.key < $1.key }.map(\.value)
      sdl += "type \(unknownPrefix)\(name)\(clause) { \(texts.joined(separator: " ")) }\n"
    }
    return sdl
  }

  /// Decodes random responses and sample data of an operation, and reads everything in each.
  ///
  /// - Parameters:
  ///   - check: Compares the data with the response.
  ///   - lacks: Whether the data lacks a required field.
  ///   - variables: The variables that a request has, without random ones, as JSON.
  ///   - operation: Makes the operation.
  func check<Operation: GraphQLOperation>(
    _ check: (Operation.Data, Node) -> Void,
    lacks: Missing = { _, _ in false },
    variables: String,
    _ operation: (inout SeededRandom) -> Operation
  ) async {
    for seed in seeds {
      var generator = SeededRandom(seed: UInt64(seed))
      let operation = operation(&generator)
      self.check(variables, of: operation)
      randomness.restart(with: generator)
      await self.check(check, lacks, operation, seed) { await executor.respond(to: try GraphQLRequest(operation).body) }
      if seed % 4 > 0 { continue }
      await self.check(check, lacks, operation, seed) {
        let samples = SampleData(schema: executor, seed: seed, listLength: seed % 3, nullFrequency: 0.2)
        return Data(try samples.response(for: operation).description.utf8)
      }
    }
  }

  /// Compares the variables of a request with what they should be.
  private func check<Operation: GraphQLOperation>(_ variables: String, of operation: Operation) {
    do {
      let wanted = try GraphQLJSONValue(parsing: Data(variables.utf8))
      var found = GraphQLJSONObject()
      if case .object(let object)? = try GraphQLJSONValue(parsing: GraphQLRequest(operation).body)["variables"] {
        for (name, value) in object where wanted[name] != nil || value != .bool(true) && value != .bool(false) {
          // A variable that is an argument of a fragment with a default value is sent by a name of its own.
          let end = wanted[name] == nil ? name.lastIndex(of: "_") : nil
          found[end.map { String(name[..<$0]) } ?? name] = value
        }
      }
      expect(.object(found) == wanted, Node(wanted, at: "\(Operation.operationName): variables"), "\(found)")
    } catch {
      failures.append("\(Operation.operationName): \(error)")
    }
  }

  /// Decodes one response, and reads everything in it.
  private func check<Operation: GraphQLOperation>(
    _ check: (Operation.Data, Node) -> Void,
    _ lacks: Missing,
    _ operation: Operation,
    _ seed: Int,
    _ body: () async throws -> Data
  ) async {
    do {
      let body = try await body()
      let before = failures.count
      guard let json = try GraphQLJSONValue(parsing: body)["data"], json != .null else {
        failures.append("\(Operation.operationName) \(seed): \(String(decoding: body, as: UTF8.self))")
        return
      }
      let node = Node(json)
      // An operation whose required fields are null may throw, or have no data.
      let data = Result { () throws -> Operation.Data? in
        let response = try operation.decodeResponse(body)
        expect(response.errors.isEmpty, node, "\(response.errors)")
        if let error = response.fieldError { throw error }
        return response.data
      }
      each(data, node, lacks: lacks, check)
      if operation.booleanVariables.isEmpty, let data = try? data.get() {
        let encoded = try JSONEncoder().encode(data)
        let decoded = try JSONDecoder().decode(Operation.Data.self, from: encoded)
        // What is encoded has no errors, so a caught one is another when it is decoded, and is encoded alike.
        let isEqual =
          if hasCaughtError(data) {
            try GraphQLJSONValue(parsing: JSONEncoder().encode(decoded)) == GraphQLJSONValue(parsing: encoded)
          } else {
            decoded == data
          }
        expect(isEqual, node, "decoded again, \(decoded)")
      }
      failures += node.unread.map { "\($0): was not read" }
      if failures.count > before {
        failures.append("\(Operation.operationName) \(seed): \(String(decoding: body, as: UTF8.self))")
      }
      responses += 1
    } catch {
      failures.append("\(Operation.operationName) \(seed): \(error)")
    }
  }
}

extension Schema {
  /// Returns the definitions of an interface's fields, by name.
  fileprivate func fieldTexts(of interface: String) -> [String: String] {
    guard case .interface(let type)? = type(named: interface) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: type.fields.values.map { field in
        let arguments = field.arguments.map { argument in
          "\(argument.name.value): \(argument.type)\(argument.defaultValue.map { " = \($0.printed())" } ?? "")"
        }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        let directives = field.directives.map { " " + $0.printed() }.joined()
        return (field.name.value, "\(field.name.value)\(list): \(field.type)\(directives)")
      }
    )
  }
}
