import InlineGraphQL
import SeededRandomness

extension GraphQLJSONValue {
  /// Returns a response with the members of its objects in another order, and with others between them.
  func shuffled(_ random: inout SeededRandom, isRoot: Bool = false) -> GraphQLJSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.shuffled(&random) })
    case .object(let object):
      // Others are scalars.
      guard isRoot || object["__typename"] != nil, object["id"] != "scalar" else { return self }
      var members = object.map { ($0.key, $0.value.shuffled(&random)) }
      if Bool.random(using: &random) { members.shuffle(using: &random) }
      if Bool.random(using: &random) { members.insert(("unknown", [["id": "3"]]), at: members.count / 2) }
      return .object(GraphQLJSONObject(members))
    default: return self
    }
  }
}
