import InlineGraphQL

/// Articles: long texts, some with escapes and letters outside ASCII.
@MainActor let text = Kind("text", Articles.self, CodableArticles.self) { random, index in
  let quote = random.next() % 4 == 0 ? #"\n\"\#(random.words(4))\""# : ""
  return #"{"id":"\#(index)","title":"\#(random.words(8))","summary":"\#(random.words(60))\#(quote)","#
    + #""body":"\#(random.words(400))"}"#
}

struct Articles: InlineGraphQL.ResponseObject {
  static var __parentType: Swift.String { "Query" }
  var __typename: Swift.String { "Query" }
  let items: [Article_items]
  init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    self.items = try reader.read("items", in: &object)
    try reader.endObject(&object)
  }
  struct Article_items: InlineGraphQL.ResponseObject, Swift.Identifiable {
    static var __parentType: Swift.String { "Article" }
    var __typename: Swift.String { "Article" }
    let id: Swift.String
    let title: Swift.String
    let summary: Swift.String
    let body: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      self.id = try reader.read("id", in: &object)
      self.title = try reader.read("title", in: &object)
      self.summary = try reader.read("summary", in: &object)
      self.body = try reader.read("body", in: &object)
      try reader.endObject(&object)
    }
  }
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
