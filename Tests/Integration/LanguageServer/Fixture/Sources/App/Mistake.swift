import InlineGraphQL

enum Mistake {
  #graphql(
    """
    query Wrong {
      hero { nme }
    }
    """
  )
}
