struct Flattened: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let album: Album_album?

    /// Parent type: Album
    struct Album_album: InlineGraphQL.ResponseObject, Swift.Identifiable {
      let id: String
      let title: String

      typealias __Stored = (id: String, title: String, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let title: String = reader.readString("title", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.title = title
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

  static var node: __OperationNode { .init(name: "Flattened", definition: "query Flattened{album{__typename id ...on Node{__typename}...{title}title}}") }
}
