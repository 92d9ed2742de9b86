struct Albums: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Albums" }
  static var definition: Swift.String { "query Albums{album{__typename title artist{__typename name id}id}}" }
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
    struct Album_album: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Album" }
      let title: Swift.String
      let artist: Artist_artist?
      typealias __Stored = (title: Swift.String, artist: Artist_artist?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: Swift.String = reader.readString("title", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
      }
      struct Artist_artist: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Artist" }
        let name: Swift.String
        typealias __Stored = (name: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.name = name
        }
      }
    }
  }
}
