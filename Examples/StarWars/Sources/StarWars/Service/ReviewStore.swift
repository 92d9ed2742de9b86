import InlineGraphQL

/// The reviews of the service. New reviews are lost when the program ends.
actor ReviewStore {
  private var reviews: [JSONValue]

  init(_ reviews: [JSONValue]) {
    self.reviews = reviews
  }

  func all(of episode: JSONValue?) -> [JSONValue] {
    reviews.filter { $0["episode"] == episode }
  }

  func add(_ review: JSONValue?, of episode: JSONValue?) -> JSONValue {
    let added: JSONValue = [
      "episode": episode ?? .null,
      "stars": review?["stars"] ?? .null,
      "commentary": review?["commentary"] ?? .null,
    ]
    reviews.append(added)
    return added
  }
}
