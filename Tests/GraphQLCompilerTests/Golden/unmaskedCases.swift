struct UnmaskedCases: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let node: Node_node?
    let album: Album_album?
    let nodes: [Node_nodes?]?

    /// Parent type: Node
    enum Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Item.Data.Fields, __SharedView {
      case album(AsAlbum)
      case track(AsTrack)
      case artist_2(AsArtist)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var id: String { self.__storage.fields.id }

      var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asTrack: AsTrack? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asArtist: AsArtist? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Album
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsAlbum.Fields {
        var id: String { self.__storage.fields.id }
        var title: String { self.__storage.fields.title! }
        var artist: Data.Node_node.__Fields.Artist_artist? { self.__storage.fields.artist }

        typealias Artist_artist = Data.Node_node.__Fields.Artist_artist

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, title: String, artist: Data.Node_node.__Fields.Artist_artist?), __on_Album: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Track
      struct AsTrack: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsTrack.Fields {
        var id: String { self.__storage.fields.id }
        var length: Int? { self.__storage.fields.length }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, length: Int?), __on_Track: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Artist
      struct AsArtist: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var name: String { self.__storage.fields.name! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, name: String), __on_Artist: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (album: (__types_0: AsAlbum, ()), track: (__types_1: AsTrack, ()), artist_2: (__types_2: AsArtist, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .album(let view): view.__storage
        case .track(let view): view.__storage
        case .artist_2(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .album(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .track(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[2] {
          self = .artist_2(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let id: String
        let title: String?
        let artist: Artist_artist?
        let length: Int?
        let name: String?

        /// Parent type: Artist
        struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.__Fields.Artist_artist.Fields {
          let id: String

          typealias __Stored = (id: String, __on_Artist: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let id: String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.id = id
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Album", "Track", "Artist")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (id: String, title: String?, artist: Artist_artist?, length: Int?, name: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: String = reader.readID("id", in: &object)
          let title: String? = try reader.read("title", if: matches.inclusion(0), in: &object)
          let artist: Artist_artist? = try reader.readNullable("artist", if: matches.inclusion(0), in: &object)
          let length: Int? = try reader.readNullable("length", if: matches.inclusion(1), in: &object)
          let name: String? = try reader.read("name", if: matches.inclusion(2), in: &object)
          try reader.endObject(&object)
          self.id = id
          self.title = title
          self.artist = artist
          self.length = length
          self.name = name
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Album
    struct Album_album: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.AsAlbum.Fields, Item.Data.Fields {
      let id: String
      let title: String
      let artist: Artist_artist?

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.__Fields.Artist_artist.Fields {
        let id: String

        typealias __Stored = (id: String, __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.id = id
        }
      }

      @_implements(Item.Data.Fields, AsAlbum) typealias __AsAlbum = Data.Album_album
      @_disfavoredOverload @_implements(Item.Data.Fields, asAlbum) var __asAlbum: Data.Album_album? { self }
      @_implements(Item.Data.Fields, AsTrack) typealias __AsTrack = Item.Data.AsTrack
      @_disfavoredOverload @_implements(Item.Data.Fields, asTrack) var __asTrack: Item.Data.AsTrack? { nil }

      typealias __Stored = (id: String, title: String, artist: Artist_artist?, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let title: String = reader.readString("title", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.title = title
        self.artist = artist
      }
    }

    /// Parent type: Node
    enum Node_nodes: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __SharedView {
      case a(AsA)
      case album(AsAlbum)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var id: String { self.__storage.fields.id }

      var asA: AsA? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asAlbum: AsAlbum? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: A
      struct AsA: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.Fields {
        var id: String { self.__storage.fields.id }

        @_implements(Item.Data.Fields, AsAlbum) typealias __AsAlbum = Item.Data.AsAlbum
        @_disfavoredOverload @_implements(Item.Data.Fields, asAlbum) var __asAlbum: Item.Data.AsAlbum? { nil }
        @_implements(Item.Data.Fields, AsTrack) typealias __AsTrack = Item.Data.AsTrack
        @_disfavoredOverload @_implements(Item.Data.Fields, asTrack) var __asTrack: Item.Data.AsTrack? { nil }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_A: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Album
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, Narrow.Data.Fields {
        var id: String { self.__storage.fields.id }
        var artist: Data.Node_nodes.__Fields.Artist_artist? { self.__storage.fields.artist }

        typealias Artist_artist = Data.Node_nodes.__Fields.Artist_artist

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, artist: Data.Node_nodes.__Fields.Artist_artist?), __on_Album: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (a: (__types_0: AsA, ()), album: (__types_1: AsAlbum, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .a(let view): view.__storage
        case .album(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .a(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .album(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let id: String
        let artist: Artist_artist?

        /// Parent type: Artist
        struct Artist_artist: InlineGraphQL.ResponseObject, Narrow.Data.Artist_artist.Fields {
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

        let __typename: String
        static let __conditions: __TypeConditions = .init("C D", "Album")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (id: String, artist: Artist_artist?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: String = reader.readID("id", in: &object)
          let artist: Artist_artist? = try reader.readNullable("artist", if: matches.inclusion(1), in: &object)
          try reader.endObject(&object)
          self.id = id
          self.artist = artist
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (node: Node_node?, album: Album_album?, nodes: [Node_nodes?]?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let node: Node_node? = reader.readNullable("node", in: &object)
      let album: Album_album? = reader.readNullable("album", in: &object)
      let nodes: [Node_nodes?]? = reader.readNullable("nodes", in: &object)
      try reader.endObject(&object)
      self.node = node
      self.album = album
      self.nodes = nodes
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "UnmaskedCases", typeConditions: "1=Artist;3=C D;4=C D;5=Album", fragments: [Item.self, Narrow.self], definition: """
      query UnmaskedCases{\
      node{__typename ...Item ...on Artist{name}id}\
      album{__typename ...Item id}\
      nodes{__typename id ...on A{...Item}...Narrow}\
      }
      """)
  }
}
