import InlineGraphQL

/// The reviews of the service. New reviews are lost when the program ends.
actor ReviewStore {
  private var reviews: [GraphQLJSONValue]

  init(_ reviews: [GraphQLJSONValue]) {
    self.reviews = reviews
  }

  func all(of episode: GraphQLJSONValue?) -> [GraphQLJSONValue] {
    reviews.filter { $0["episode"] == episode }
  }

  func add(_ review: GraphQLJSONValue?, of episode: GraphQLJSONValue?) -> GraphQLJSONValue {
    let added: GraphQLJSONValue = [
      "episode": episode ?? .null,
      "stars": review?["stars"] ?? .null,
      "commentary": review?["commentary"] ?? .null,
    ]
    reviews.append(added)
    return added
  }
}
