import InlineGraphQL

// The values that were read from a response, as JSON with exactly the selected members.

extension Things.Data {
  var json: GraphQLJSONValue { ["things": .array(things.map(\.json))] }
}

extension Things.Data.Thing_things {
  var json: GraphQLJSONValue {
    var json: GraphQLJSONObject = [
      "__typename": .string(__typename), "id": .string(id), "Next": Next(key: self).data.json,
    ]
    switch self {
    case .leaf(let leaf):
      json["number"] = .double(leaf.number)
      json["integer"] = leaf.integer.map { .int($0) } ?? .null
      json["isGreen"] = .bool(leaf.isGreen)
      json["kinds"] = leaf.kinds.map { .array($0.map { kind in kind.map { .string($0.rawValue) } ?? .null }) } ?? .null
      json["matrix"] = leaf.matrix.map { .array($0.map { .array($0.map { .int($0) }) }) } ?? .null
    case .branch(let branch):
      json["label"] = branch.label.map { .string($0) } ?? .null
      json["inner"] = branch.inner.map { ["number": .double($0.number)] } ?? .null
      json["next"] = branch.next.map { ["__typename": .string($0.__typename), "id": .string($0.id)] } ?? .null
    case .__other: break
    }
    return .object(json)
  }
}

extension Next.Data {
  var json: GraphQLJSONValue {
    let next: GraphQLJSONValue? = self.next.map { next in
      var json: GraphQLJSONObject = ["__typename": .string(next.__typename), "id": .string(next.id)]
      if let branch = next.asBranch { json["label"] = branch.label.map { .string($0) } ?? .null }
      return .object(json)
    }
    return ["__typename": .string(__typename), "id": .string(id), "next": next ?? .null]
  }
}
