public import InlineGraphQL

@GraphQLFragment("fragment DrinkName on Drink { name }")
public struct DrinkName {}

public enum Drinks {
  #graphql(
    """
    fragment DrinkCard on Drink {
      id
      price
      ...DrinkName
      ... on Coffee { shots }
      ... on Tea { leaves pairs { ...DrinkName } }
    }

    fragment Recipe on Coffee { shots }
    """
  )
}
