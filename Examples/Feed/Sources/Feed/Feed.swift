import FeedSections
import Heroes
import InlineGraphQL
import InlineGraphQLTesting
import Offers

@GraphQLSchema enum Shop {
  typealias Sections = DynamicScalar<[any FeedSection]>
}

enum Queries {
  #graphql("query FeedQuery { feed { title sections } }")
}

/// Shows a feed whose sections two modules know. A third kind is newer than this program and left out, with a note.
@main
struct Feed {
  static func main() async throws {
    HeroSection.register()
    GroupSection.register()
    DynamicDecodableRegistry.shared.onUnknownType = { print("(\($0.identifier) is new; update the app to see it)") }

    let client = GraphQLClient(transport: InProcessTransport(try ShopService.schema()))
    guard let feed = try await client.execute(Queries.FeedQuery()).data?.feed else { return }
    print(feed.title)
    for line in feed.sections.value.flatMap(\.lines) { print(line) }
  }
}
