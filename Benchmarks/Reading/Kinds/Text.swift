import InlineGraphQL

/// Articles: long texts, some with escapes and letters outside ASCII.
@MainActor let text = Kind("text", Queries.Articles(), CodableArticles.self) { random, index in
  let quote = random.next() % 4 == 0 ? #"\n\"\#(random.words(4))\""# : ""
  return #"{"__typename":"Article","id":"\#(index)","title":"\#(random.words(8))","#
    + #""summary":"\#(random.words(60))\#(quote)","body":"\#(random.words(400))"}"#
}

extension Queries {
  #graphql("query Articles { items: articles { id title summary body } }")
}

struct CodableArticles: Codable, Hashable, Sendable {
  let items: [Article]
  struct Article: Codable, Hashable, Sendable {
    let id: String
    let title: String
    let summary: String
    let body: String
  }
}
