// How does each part of my app select its own fields?
//
// Write a fragment beside the code that shows its fields: see CharacterRow.swift. The query spreads the fragment
// wherever it has such an object. The object is then a key to the fragment, from which `CharacterRow(key:)` reads the
// fields. It does not have the fields itself: the fragment is masked. So a part can change what it selects, and nothing
// else breaks.

import InlineGraphQL

@GraphQLSchema enum StarWars {}

enum Queries {
  #graphql(
    """
    query HeroQuery {
      hero {
        id
        ...CharacterRow
        friends { ...CharacterRow }
      }
    }
    """
  )
}

/// Takes any object that spreads the fragment, in whatever query.
func show(_ character: some CharacterRow_Key) {
  print(CharacterRow(key: character).line)
}

let client = GraphQLClient(transport: try service())
if let hero = try await client.execute(Queries.HeroQuery()).data?.hero {
  // `hero.id` is here because the query selects it. `hero.name` is an error of the build: only the row knows of it.
  print("Hero", hero.id)
  show(hero)
  for friend in hero.friends { show(friend) }
}

// Output:
// Hero 1000
// Luke Skywalker of Tatooine
// Han Solo of an unknown planet
// R2-D2, made for Astromech
