// How do I run a first query?
//
// 1. Put the schema into a folder `Schemas`, and list the plugin `EmbedGraphQLSchema` in Package.swift.
// 2. Declare an enum with the name of the schema's file. It gets the schema's enums, input objects and scalars.
// 3. Write the query inside a type. The build checks it and makes a struct of it: its variables are the parameters, and
//    what it selects are the properties.
// 4. Execute it by a client.
//
// Write `nmae` for `name`, and the build says: Cannot query field "nmae" on type "Character". Did you mean "name"?

import InlineGraphQL

@GraphQLSchema enum StarWars {}

enum Queries {
  #graphql(
    """
    query HeroQuery($episode: Episode) {
      hero(episode: $episode) {
        name
        appearsIn
        friends { name }
      }
    }
    """
  )
}

// The service is in this program. For a server, the transport is HTTPTransport(url: url).
let client = GraphQLClient(transport: try service())
let response = try await client.execute(Queries.HeroQuery(episode: .empire))

// A service may send data and errors, so errors are not thrown. Without any response, `execute` throws.
for error in response.errors { print(error.message) }

if let hero = response.data?.hero {
  print(hero.name, "appears in", hero.appearsIn.count, "episodes")
  print("From the beginning:", hero.appearsIn.contains(.newHope))
  for friend in hero.friends { print("A friend:", friend.name) }
}

// Output:
// Luke Skywalker appears in 3 episodes
// From the beginning: true
// A friend: Han Solo
// A friend: R2-D2
