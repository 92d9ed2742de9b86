import Foundation
import GraphQLLanguage
import GraphQLModelSchemas
import InlineGraphQL
import InlineGraphQLTesting
import SeededRandomness
import Testing

/// Random requests to a model service, the same on each run.
@Suite struct ChanceRequestTests {
  @Test("The service answers whatever its schema allows", arguments: 0..<6)
  func requests(seed: UInt64) async throws {
    let sdl = seed.isMultiple(of: 2) ? ModelService.blog : Self.other
    var chance = ChanceRequest(try ExpandedSchema(Source(sdl)).schema, seed: seed)
    let service = try ModelService(sdl)
    var succeeded = 0
    for _ in 0..<400 {
      let document = chance.document()
      let response = await service.schema.execute(document)
      #expect(try GraphQLJSONValue(parsing: Data(response.description.utf8)) == response)
      if response["errors"] == nil { succeeded += 1 }
      chance.remember(response)
    }
    #expect(succeeded > 100)
  }

  private static let other = """
    enum Kind { SMALL LARGE }
    type Box { width: Float inner: [Item!] }
    type Item { kinds: [Kind!] names: [[String]] }
    type Shop @model {
      country: Kind! @primaryKey(sortKeyFields: ["number", "name"])
      number: Int!
      name: String!
      box: Box
      parts: [Part!]! @hasMany
      best: Part @hasOne
    }
    type Part @model {
      kind: Kind! @index(queryField: "partsOfKind", sortKeyFields: ["weight"])
      weight: Float @index(queryField: "partsOfWeight", sortKeyFields: ["kind", "count", "day"])
      count: Int
      day: AWSDate
      isNew: Boolean
      shop: Shop @belongsTo
    }
    """
}

/// A generator of documents with one root field each.
private struct ChanceRequest {
  private let schema: Schema
  private var random: SeededRandom
  private var tokens = ["", "x", "W10=", "e30="]

  init(_ schema: Schema, seed: UInt64) {
    self.schema = schema
    random = SeededRandom(seed: seed)
  }

  mutating func document() -> String {
    let kind: OperationDefinition.Kind = random.next() % 3 == 0 ? .query : .mutation
    guard let root = schema.rootType(for: kind), let field = root.fields.values.randomElement(using: &random) else {
      return ""
    }
    return "\(kind.rawValue) { \(selection(of: field, depth: 0)) }"
  }

  /// Collects the page tokens of a response.
  mutating func remember(_ response: GraphQLJSONValue) {
    guard case .object(let data)? = response["data"] else { return }
    for case .string(let token)? in data.map({ $0.value["nextToken"] }) { tokens.append(token) }
  }

  private mutating func selection(of field: FieldDefinition, depth: Int) -> String {
    let given = field.arguments.compactMap { argument -> String? in
      let isPage = argument.name.value == "limit" || argument.name.value == "nextToken"
      guard argument.type.isNonNull || random.next() % (isPage ? 2 : 4) == 0 else { return nil }
      return "\(argument.name.value): \(value(of: argument.type, named: argument.name.value, depth: 0))"
    }
    let arguments = given.isEmpty ? "" : "(\(given.joined(separator: ", ")))"
    guard case .object(let type)? = schema.type(named: field.type.namedType.value) else {
      return field.name.value + arguments
    }
    let fields = type.fields.values.filter { depth < 4 || schema.type(named: $0.type.namedType.value)?.isLeaf == true }
    let members = fields.filter { _ in random.next() % 3 != 0 }.map { selection(of: $0, depth: depth + 1) }
    return field.name.value + arguments + "{ __typename \(members.joined(separator: " ")) }"
  }

  private mutating func value(of type: TypeReference, named name: String, depth: Int) -> String {
    if !type.isNonNull, random.next() % 8 == 0 { return "null" }
    if case .list(let element, _) = type.nullable {
      return "["
        + (0..<(random.next() % 4)).map { _ in value(of: element, named: name, depth: depth) }.joined(separator: ",")
        + "]"
    }
    switch schema.type(named: type.namedType.value) {
    case .enum(let type): return type.values.keys.randomElement(using: &random) ?? "null"
    case .inputObject(let type):
      let members = type.fields.values.compactMap { field -> String? in
        let isDeep = depth > 2 && ["and", "or", "not"].contains(field.name.value)
        guard field.type.isNonNull || !isDeep && random.next() % 3 == 0 else { return nil }
        return "\(field.name.value): \(value(of: field.type, named: field.name.value, depth: depth + 1))"
      }
      return "{" + members.joined(separator: ", ") + "}"
    default: return scalar(type.namedType.value, named: name)
    }
  }

  private mutating func scalar(_ type: String, named name: String) -> String {
    if name == "nextToken" { return "\"\(tokens.randomElement(using: &random)!)\"" }
    switch type {
    case "Int", "AWSTimestamp": return ["0", "1", "2", "-1", "2147483647"].randomElement(using: &random)!
    case "Float": return ["0", "1", "1.5", "-1e300", "9007199254740993"].randomElement(using: &random)!
    case "Boolean": return ["true", "false"].randomElement(using: &random)!
    default: return ["\"\"", "\"1\"", "\"2\"", "\"é\"", "\"2026-01-01\""].randomElement(using: &random)!
    }
  }
}
