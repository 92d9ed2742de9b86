import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLTesting
import SeededRandomness

/// A graph of objects that conforms to a schema. Each value follows from the graph's seed and the value's place.
///
/// An object with an `id` is the same wherever it occurs. An object without one belongs to its place.
struct RandomGraph: Sendable {
  let schema: ExecutableSchema

  /// Creates a graph.
  ///
  /// - Parameter errorRate: One in how many values fails; 0 if none.
  init(_ sdl: String, seed: UInt64, errorRate: Int) throws {
    let plain = try ExecutableSchema(sdl: sdl).schema
    schema = try ExecutableSchema(sdl: sdl) {
      for name in plain.typeNames where !name.hasPrefix("__") {
        if case .object(let type)? = plain.type(named: name) {
          for field in type.fields.values {
            Resolver("\(name).\(field.name.value)") { input -> ResolvedValue in
              var node = ""
              if case .string(let text)? = input.parent["#"] { node = text }
              if let key = keyFields[name] ?? (type.fields["id"] == nil ? nil : ["id"]), key == [field.name.value] {
                return .json(.string(String(node.split(separator: ":").last!)))
              }
              if let lookup = name == plain.rootType(for: .query)!.name ? TestLookup.of(field.name.value, plain) : nil {
                return found(by: lookup, input.arguments[lookup.argument] ?? .null)
              }
              let place = "\(node).\(field.name.value)\(sorted(.object(input.arguments)))"
              let random = SeededRandom(seed: hash("\(seed)\(place)"))
              var values = RandomValues(schema: plain, errorRate: errorRate, random: random)
              return values.value(of: field.type, at: place)
            }
          }
        }
      }
    }
  }
}

/// Returns the objects that a root field finds by its argument.
private func found(by lookup: TestLookup, _ value: GraphQLJSONValue) -> ResolvedValue {
  func object(_ key: GraphQLJSONValue) -> ResolvedValue {
    guard let type = lookup.type(of: key), case .string(let text) = key else { return .null }
    return .json(["__typename": .string(type), "#": .string("\(type):\(text)")])
  }
  if case .array(let keys) = value { return .list(keys.map(object)) }
  return object(value)
}

/// The fields that identify objects of types without `id`.
let keyFields = ["Book": ["isbn"]]

private struct RandomValues {
  let schema: Schema
  let errorRate: Int
  var random: SeededRandom

  mutating func value(of type: TypeReference, at place: String) -> ResolvedValue {
    if errorRate > 0, Int.random(in: 0..<errorRate, using: &random) == 0 {
      return .failure(GraphQLError(message: "Failed \(hash(place) % 1000)", extensions: ["code": 7]))
    }
    if !type.isNonNull, Int.random(in: 0..<6, using: &random) == 0 { return .null }
    switch type.nullable {
    case .list(let element, _):
      return .list((0..<Int.random(in: 0...3, using: &random)).map { value(of: element, at: "\(place)[\($0)]") })
    case .nonNull(let wrapped, _): return value(of: wrapped, at: place)
    case .named(let name): return value(ofType: name.value, at: place)
    }
  }

  private mutating func value(ofType name: String, at place: String) -> ResolvedValue {
    switch schema.type(named: name) {
    case .enum(let type)?: return .json(.string(type.values.keys.randomElement(using: &random)!))
    case .scalar?, nil:
      switch name {
      case "Int": return .json(.int(Int.random(in: -5...100_000, using: &random)))
      case "Float": return .json(.double(Double(Int.random(in: -100...100, using: &random)) / 8))
      case "Boolean": return .json(.bool(Bool.random(using: &random)))
      case "String", "ID":
        let texts = ["", "a", "fifteen bytes??", "é😀\n\"", "longer than a small text"]
        return .json(.string(texts.randomElement(using: &random)!))
      default:
        let values: [GraphQLJSONValue] = [1, 2.5, true, [1, ["id": "y"]], ["id": "scalar", "__typename": "Book"]]
        return .json(values.randomElement(using: &random)!)
      }
    default:
      let type = schema.possibleTypes(of: name).sorted().randomElement(using: &random)!
      guard case .object(let object)? = schema.type(named: type) else { return .null }
      let isIdentified = object.fields["id"] != nil || keyFields[type] != nil
      let key = TestLookup.key(of: type, Int.random(in: 0..<3, using: &random))
      let node = isIdentified ? "\(type):\(key)" : place
      return .json(["__typename": .string(type), "#": .string(node)])
    }
  }
}

/// Returns a value with the members of its objects sorted.
func sorted(_ value: GraphQLJSONValue) -> GraphQLJSONValue {
  switch value {
  case .array(let elements): .array(elements.map(sorted))
  case .object(let object):
    .object(GraphQLJSONObject(object.map { ($0.key, sorted($0.value)) }.sorted { $0.0 < $1.0 }))
  default: value
  }
}

/// Returns a number that is the same in every run.
private func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
