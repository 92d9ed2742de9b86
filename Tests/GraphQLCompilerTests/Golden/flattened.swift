struct Flattened: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Flattened" }
  static var definition: Swift.String { "query Flattened{album{__typename id ...on Node{__typename}...{title}title}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let album: Album_album?
    typealias __Stored = (album: Album_album?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let album: Album_album? = reader.readNullable("album", in: &object)
      try reader.endObject(&object)
      self.album = album
    }
    struct Album_album: InlineGraphQL.ResponseObject, Swift.Identifiable {
      static var __parentType: Swift.String { "Album" }
      let id: Swift.String
      let title: Swift.String
      typealias __Stored = (id: Swift.String, title: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        let title: Swift.String = reader.readString("title", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.title = title
      }
    }
  }
}
