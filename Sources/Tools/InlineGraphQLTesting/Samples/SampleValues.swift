import GraphQLLanguage
import InlineGraphQL

/// The sample of each single value: which are null, how long lists are, which type an object has, which value a leaf.
struct SampleValues: Sendable {
  let seed: Int
  let listLength: Int
  let nullFrequency: Double
  /// The values of custom scalars by the scalar's name.
  let scalars: [String: GraphQLJSONValue]
  /// How many of the candidates for a custom scalar were refused.
  var refusals: [String: Int] = [:]

  /// The seed of an operation's or a fragment's object.
  func root(_ typeName: String) -> SampleSeed { SampleSeed(seed: seed).appending(typeName) }

  /// Returns whether a value that may be null is null.
  func isNull(_ seed: SampleSeed) -> Bool { seed.appending("null").fraction < nullFrequency }

  /// Returns the value of a field that has no subfields.
  func leaf(_ field: FieldSet, _ seed: SampleSeed) -> GraphQLJSONValue {
    switch field.namedType {
    case .enum(let type):
      let values = type.values.keys.elements.filter { type.values[$0]?.directives.deprecationReason == nil }
      return .string(seed.choice(of: values.isEmpty ? type.values.keys.elements : values))
    case .scalar(let type):
      if let given = scalars[type.name] { return given }
      if let value = sampleOfBuiltInScalar(type.name, field, seed) { return value }
      let candidates = samplesOfCustomScalar(type.name, field, seed)
      return candidates[min(refusals[type.name] ?? 0, candidates.count - 1)]
    default:
      return .null
    }
  }

  /// Moves on to the next candidate for a custom scalar. Returns whether there is one.
  mutating func refuse(_ scalar: String, candidates: Int) -> Bool {
    refusals[scalar, default: 0] += 1
    return scalars[scalar] == nil && refusals[scalar]! < candidates
  }
}
