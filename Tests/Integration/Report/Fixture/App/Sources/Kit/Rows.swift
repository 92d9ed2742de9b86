import InlineGraphQL

@GraphQLSchema public enum Library {}

@GraphQLFragment("fragment AuthorRow on Author { name died }") public struct AuthorRow {}

@GraphQLFragment(
  """
  fragment BookRow on Book {
    title
    pages
    author { ...AuthorRow }
  }
  """
)
public struct BookRow {}

@GraphQLFragment("fragment Shelf on Author { books { ...BookRow } }") public struct Shelf {}

@GraphQLFragment("fragment Forgotten on Reader { name }") struct Forgotten {}
