@GraphQLSchema enum Fuzz {}

@GraphQLOperation(
  """
  query Things {
    things {
      id
      ...Next
      ... on Leaf { number integer isGreen kinds matrix }
      ... on Branch { label inner { number } next { id } }
    }
  }
  """
)
struct Things {}

@GraphQLFragment("fragment Next on Thing { id next { id ... on Branch { label } } }")
struct Next {}
