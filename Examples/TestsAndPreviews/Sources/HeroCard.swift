import InlineGraphQL

@GraphQLSchema enum StarWars {}

/// A card in place of a view.
@GraphQLFragment("fragment HeroCard on Character { name appearsIn }", memberwiseInitializers: true)
struct HeroCard {
  var text: String { "★ \(data.name), \(data.appearsIn.count) episodes" }
}

@GraphQLOperation("query HeroQuery { hero { ...HeroCard } }")
struct HeroQuery {}

/// Returns what the screen shows. Tests give it a client of their own.
func heroScreen(_ client: GraphQLClient) async throws -> String {
  let response = try await client.execute(HeroQuery())
  if let error = response.errors.first { return "Sorry: \(error.message)" }
  return response.data?.hero.map { HeroCard(key: $0).text } ?? "No hero"
}
