import InlineGraphQL

enum Reviews {
  #graphql(
    """
    mutation AddReview($stars: Int!, $commentary: String, $withCommentary: Boolean! = false) {
      createReview(episode: JEDI, review: {stars: $stars, commentary: $commentary}) {
        stars
        commentary @include(if: $withCommentary)
      }
    }
    mutation AddStars($stars: Int!) { createReview(review: {stars: $stars}) { stars } }
    """,
    schema: "StarWars"
  )
}
