struct Albums: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let album: Album_album?

    /// Parent type: Album
    struct Album_album: InlineGraphQL.ResponseObject {
      let title: String
      let artist: Artist_artist?

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject {
        let name: String

        typealias __Stored = (name: String, __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.name = name
        }
      }

      typealias __Stored = (title: String, artist: Artist_artist?, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: String = reader.readString("title", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
      }
    }

    typealias __Stored = (album: Album_album?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let album: Album_album? = reader.readNullable("album", in: &object)
      try reader.endObject(&object)
      self.album = album
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "Albums", definition: "query Albums{album{__typename title artist{__typename name id}id}}") }
}
