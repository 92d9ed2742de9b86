import InlineGraphQL

/// One line with a review.
@GraphQLFragment(
  """
  fragment ReviewRow_review on Review {
    stars
    commentary
  }
  """
)
struct ReviewRow_review: CustomStringConvertible {
  var description: String {
    let review = data
    let stars = (1...5).map { $0 <= review.stars ? "★" : "☆" }.joined()
    return "\(stars)  \(review.commentary.map { "“\($0)”" } ?? "no comment")"
  }
}
