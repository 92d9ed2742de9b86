import InlineGraphQL

@GraphQLSchema public enum StarWars {}

@GraphQLFragment(
  """
  fragment Card on Character {
    name
    appearsIn
  }
  """
)
public struct Card {}
