import GraphQLLanguage
import InlineGraphQL
import SeededRandomness

/// Random values of a schema's types. Resolvers run one after the other, so that a seed determines the response.
final class Randomness: @unchecked Sendable {
  private var generator = SeededRandom(seed: 0)

  func restart(with generator: SeededRandom) {
    self.generator = generator
  }

  /// Returns a value of a type. The value of an object is only its type, because its fields have their own values.
  func value(of type: TypeReference, in schema: Schema) -> GraphQLJSONValue {
    switch type {
    case .nonNull(let wrapped, _): nonNullValue(of: wrapped, in: schema)
    case .list, .named: Int.random(in: 0..<6, using: &generator) == 0 ? .null : nonNullValue(of: type, in: schema)
    }
  }

  private func nonNullValue(of type: TypeReference, in schema: Schema) -> GraphQLJSONValue {
    switch type {
    case .nonNull(let wrapped, _): return nonNullValue(of: wrapped, in: schema)
    case .list(let element, _):
      return .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in value(of: element, in: schema) })
    case .named(let name):
      switch schema.type(named: name.value) {
      case .enum(let type): return .string(type.values.keys.randomElement(using: &generator) ?? "")
      case .scalar: return scalar(name.value)
      default:
        let types = schema.possibleTypes(of: name.value)
        return ["__typename": .string(types.randomElement(using: &generator) ?? name.value)]
      }
    }
  }

  private func scalar(_ name: String) -> GraphQLJSONValue {
    switch name {
    case "Int": .int(Int(Int32.random(in: .min ... .max, using: &generator)))
    case "Float": .double(Double(Int.random(in: -99...99, using: &generator)) + 0.5)
    case "Boolean": .bool(.random(using: &generator))
    default: .string(["", "ä\"\\\n", "text", "🐈", "\(generator.next())"].randomElement(using: &generator) ?? "")
    }
  }
}
