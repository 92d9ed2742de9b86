import InlineGraphQL

@GraphQLSchema enum StarWars {}

enum Queries {
  #graphql(
    """
    query Hero($episode: Episode) {
      hero(episode: $episode) { name ...Card }
    }
    """
  )
}

@GraphQLFragment("fragment Card on Character { name friends { name } }")
struct Card {}
