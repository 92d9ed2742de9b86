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

/// Prints a feed of sections from two modules. This program does not know the newest kind of section and leaves it out,
/// with a note.
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
