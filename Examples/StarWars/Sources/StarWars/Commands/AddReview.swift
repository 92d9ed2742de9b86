import ArgumentParser
import InlineGraphQL

/// Posts a review of an episode, then lists all of them.
struct AddReview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "review", abstract: "Post a review of an episode.")

  @Argument(help: "The episode.")
  var episode: StarWars.Episode

  @Option(help: "One to five stars.")
  var stars: Int

  @Option(help: "What you have to say about it.")
  var comment: String?

  @OptionGroup
  var service: ServiceOptions

  #graphql(
    """
    mutation AddReviewMutation($episode: Episode!, $review: ReviewInput!) {
      createReview(episode: $episode, review: $review) {
        ...ReviewRow_review
      }
    }

    query ReviewsQuery($episode: Episode!) {
      reviews(episode: $episode) {
        ...ReviewRow_review
      }
    }
    """
  )

  func validate() throws {
    guard (1...5).contains(stars) else { throw ValidationError("A review has one to five stars.") }
  }

  func run() async throws {
    try await Self.post(stars: stars, comment: comment, of: episode, to: service.client())
  }

  static func post(
    stars: Int,
    comment: String?,
    of episode: StarWars.Episode,
    to client: GraphQLClient
  ) async throws {
    // Without a comment, the request omits the field. That is not the same as null.
    let review = StarWars.ReviewInput(stars: stars, commentary: comment)
    let added = try await client.data(of: AddReviewMutation(episode: episode, review: review)).createReview
    print("★ Reviews of Episode \(episode.numeral), \(episode.title)\n")
    if let added { print("   new  \(ReviewRow_review(key: added))") }
    for review in try await client.data(of: ReviewsQuery(episode: episode)).reviews ?? [] {
      print("        \(ReviewRow_review(key: review))")
    }
    print()
  }
}
