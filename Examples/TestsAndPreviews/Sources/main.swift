// How do I test my code and preview my views, without a server?
//
// `InlineGraphQLTesting` executes operations over the schema, inside your program. A test says by resolvers what the
// service answers: see HeroCardTests.swift. A preview takes sample data, which follows from the schema and a seed. You
// give only the values that matter.
//
//     swift test --package-path Examples/TestsAndPreviews

import InlineGraphQLTesting

// These lines stand for previews. In Xcode: #Preview { HeroView(hero: try! samples.key(for: HeroCard.self)) }
let sdl = String(decoding: PackageResources.StarWars_graphqls, as: UTF8.self)
let samples = SampleData(schema: try ExecutableSchema(sdl: sdl), seed: 7)
print(HeroCard(key: try samples.key(for: HeroCard.self)).text)
print(HeroCard(key: try samples.key(for: HeroCard.self, ["name": "Luke Skywalker of Tatooine"])).text)
print(HeroCard(key: try samples.key(for: HeroCard.self, ["appearsIn": []])).text)

// Output:
// ★ Juniper, 2 episodes
// ★ Luke Skywalker of Tatooine, 2 episodes
// ★ Juniper, 0 episodes
