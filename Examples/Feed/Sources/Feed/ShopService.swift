import InlineGraphQL
import InlineGraphQLTesting

/// A service in this program.
enum ShopService {
  static func schema() throws -> ExecutableSchema {
    try ExecutableSchema(
      sdl: "type Query { feed: Feed! } type Feed { title: String! sections: Sections! } scalar Sections",
      data: ["feed": ["title": "Today", "sections": sections]]
    )
  }

  private static let sections: GraphQLJSONValue = [
    ["type": "hero", "title": "Winter sale"],
    ["type": "video", "url": "https://example.com/video"],
    [
      "type": "group",
      "title": "For you",
      "sections": [
        ["type": "offer", "name": "Scarf", "price": "19.90", "url": "https://example.com/scarf"],
        ["type": "quiz", "questions": []],
      ],
    ],
  ]
}
