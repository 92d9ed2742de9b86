@GraphQLSchema public enum StarWars {}

public enum Queries {
  #graphql(
    """
    query Hero($episode: Episode, $with: Boolean!) {
      hero(episode: $episode) {
        id
        title: name @include(if: $with)
        appearsIn
        ...Card
        friends { self: name ...Name }
        ... on Droid { primaryFunction }
        ... on Human { height mass }
      }
    }
    """
  )
}

@GraphQLFragment(
  """
  fragment Card on Character { friendsConnection(first: 2) { totalCount edges { cursor node { name } } } }
  """
)
public struct Card {}

@GraphQLFragment("fragment Name on Character { name }")
public struct Name {}
