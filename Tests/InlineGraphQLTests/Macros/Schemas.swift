import InlineGraphQL

@GraphQLSchema enum Rows {
  typealias Code = Swift.String

  /// A length: `3 m` in JSON.
  struct Length: GraphQLScalar {
    struct NotALength: Error {}
    var meters: Int

    init(meters: Int) { self.meters = meters }

    init(jsonValue: GraphQLJSONValue) throws {
      guard case .string(let text) = jsonValue, text.hasSuffix(" m"), let meters = Int(text.dropLast(2)) else {
        throw NotALength()
      }
      self.meters = meters
    }

    var jsonValue: GraphQLJSONValue { .string("\(meters) m") }
  }
}

@GraphQLSchema enum StarWars {}

@GraphQLSchema enum AnimalKingdom {}
