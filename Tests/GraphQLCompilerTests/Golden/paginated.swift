struct AlbumPages: InlineGraphQL.GraphQLPaginationFragment {
  init(key: some AlbumPages_Key) { self.fragmentPointer = key.fragment_AlbumPages }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AlbumPages else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject, AlbumPages_Key, AlbumPages.Data.Fields {
    let albums: AlbumPage_albums?

    /// Parent type: AlbumPage
    struct AlbumPage_albums: InlineGraphQL.ResponseObject, AlbumPages.Data.AlbumPage_albums.Fields {
      let results: [Album_results?]?

      /// Parent type: Album
      struct Album_results: InlineGraphQL.ResponseObject, AlbumPages.Data.AlbumPage_albums.Album_results.Fields {
        let title: String

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var title: String { get }
        }

        typealias __Stored = (title: String, __on_Album: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let title: String = reader.readString("title", in: &object)
          try reader.endObject(&object)
          self.title = title
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype Album_results: AlbumPages.Data.AlbumPage_albums.Album_results.Fields
        var results: [Album_results?]? { get }
      }

      typealias __Stored = (results: [Album_results?]?, __on_AlbumPage: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let results: [Album_results?]? = reader.readNullable("results", in: &object)
        try reader.endObject(&object)
        self.results = results
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AlbumPage_albums: AlbumPages.Data.AlbumPage_albums.Fields
      var albums: AlbumPage_albums? { get }
    }

    var fragment_AlbumPages: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AlbumPages>.pointer(to: self) }

    typealias __Stored = (albums: AlbumPage_albums?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let albums: AlbumPage_albums? = reader.readNullable("albums", in: &object)
      try reader.endObject(&object)
      self.albums = albums
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AlbumPages: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AlbumPages",
      typeCondition: "Query",
      arguments: [.init("page")],
      definition: """
        fragment AlbumPages on Query{\
        __typename \
        albums(page:$page){__typename results{__typename title id}info{__typename next}}\
        }
        """,
      wholeDefinition: """
        fragment AlbumPages on Query{\
        __typename \
        albums(page:$page)@paginated(key:\"AlbumPages_albums\" mode:CURSOR start:\"page\" next:\"info.next\" items:\"results\"){\
        __typename \
        results{__typename title id}\
        info{__typename next}\
        }\
        }
        """,
      fragments: []
    )
  }

  /// The query `AlbumPagesQuery`, which fetches the fragment again.
  struct RefetchQuery: InlineGraphQL.GraphQLQuery {
    var variables: Variables

    init(page: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
      self.init(variables: .init(page: page))
    }

    @_disfavoredOverload
    init(page: InlineGraphQL.GraphQLNullable<Int> = .none) {
      self.init(variables: .init(page: page))
    }

    @_disfavoredOverload
    init(variables: Variables) { self.variables = variables }

    /// Parent type: Query
    struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AlbumPages_Key {
      let fragment_AlbumPages: InlineGraphQL.FragmentPointer

      typealias __Stored = (fragment_AlbumPages: InlineGraphQL.FragmentPointer, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let fragment_AlbumPages: InlineGraphQL.FragmentPointer = try reader.readFragment(AlbumPages.self, in: &object)
        try reader.endObject(&object)
        self.fragment_AlbumPages = fragment_AlbumPages
      }
    }

    struct Variables: InlineGraphQL.GraphQLVariables {
      var page: InlineGraphQL.GraphQLNullable<Int>

      init(page: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
        self.page = __nullable(given: page)
      }

      @_disfavoredOverload
      init(page: InlineGraphQL.GraphQLNullable<Int> = .none) {
        self.page = page
      }

      func write(to object: inout InlineGraphQL.JSONObjectWriter) {
        object.write("page", self.page)
      }
    }

    static var node: __OperationNode { .init(name: "AlbumPagesQuery", fragments: [AlbumPages.self], definition: "query AlbumPagesQuery($page:Int){...AlbumPages@arguments(page:$page)}") }
  }

  /// Reads the fragment from the response to ``RefetchQuery``.
  static func refetched(from data: RefetchQuery.Data) -> Self? { .init(key: data) }

  static var refetchMetadata: InlineGraphQL.RefetchMetadata {
    .init(path: [], connection: .init(path: ["albums"], next: .init(cursor: "page")))
  }
}

/// An object that spreads the fragment ``AlbumPages``.
nonisolated protocol AlbumPages_Key {
  var fragment_AlbumPages: InlineGraphQL.FragmentPointer { get }
}

struct TrackPages: InlineGraphQL.GraphQLPaginationFragment {
  init(key: some TrackPages_Key) { self.fragmentPointer = key.fragment_TrackPages }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_TrackPages else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, TrackPages_Key, TrackPages.Data.Fields {
    let tracks: [Track_tracks]

    /// Parent type: Track
    struct Track_tracks: InlineGraphQL.ResponseObject, TrackPages.Data.Track_tracks.Fields {
      let length: Int?

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var length: Int? { get }
      }

      typealias __Stored = (length: Int?, __on_Track: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let length: Int? = reader.readNullableInt("length", in: &object)
        try reader.endObject(&object)
        self.length = length
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Track_tracks: TrackPages.Data.Track_tracks.Fields
      var tracks: [Track_tracks] { get }
    }

    var fragment_TrackPages: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<TrackPages>.pointer(to: self) }

    typealias __Stored = (tracks: [Track_tracks], __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let tracks: [Track_tracks] = reader.readList("tracks", in: &object)
      try reader.endObject(&object)
      self.tracks = tracks
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_TrackPages: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "TrackPages",
      typeCondition: "Album",
      arguments: [.init("count", type: "Int", default: "10"), .init("offset")],
      definition: "fragment TrackPages on Album{__typename tracks(limit:$count offset:$offset){__typename length id}id}",
      wholeDefinition: """
        fragment TrackPages on Album{\
        __typename \
        tracks(limit:$count offset:$offset)@paginated(key:\"TrackPages_tracks\" mode:OFFSET count:\"limit\" start:\"offset\"){\
        __typename \
        length \
        id\
        }\
        id\
        }
        """,
      fragments: []
    )
  }

  /// The query `TrackPagesQuery`, which fetches the fragment again.
  struct RefetchQuery: InlineGraphQL.GraphQLQuery {
    var variables: Variables

    init(count: InlineGraphQL.GraphQLNullableArgument<Int> = nil, offset: InlineGraphQL.GraphQLNullableArgument<Int> = nil, id: String) {
      self.init(variables: .init(count: count, offset: offset, id: id))
    }

    @_disfavoredOverload
    init(count: InlineGraphQL.GraphQLNullable<Int> = .none, offset: InlineGraphQL.GraphQLNullable<Int> = .none, id: String) {
      self.init(variables: .init(count: count, offset: offset, id: id))
    }

    @_disfavoredOverload
    init(variables: Variables) { self.variables = variables }

    /// Parent type: Query
    struct Data: InlineGraphQL.ResponseObject {
      let node: Node_node?

      /// Parent type: Node
      struct Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, TrackPages.OptionalKey {
        let fragment_TrackPages: InlineGraphQL.FragmentPointer?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Album")
        typealias __Stored = (fragment_TrackPages: InlineGraphQL.FragmentPointer?, __typename: String, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_TrackPages: InlineGraphQL.FragmentPointer? = try reader.readFragment(TrackPages.self, if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.fragment_TrackPages = fragment_TrackPages
          self.__typename = __typename
        }
      }

      typealias __Stored = (node: Node_node?, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let node: Node_node? = reader.readNullable("node", in: &object)
        try reader.endObject(&object)
        self.node = node
      }
    }

    struct Variables: InlineGraphQL.GraphQLVariables {
      var count: InlineGraphQL.GraphQLNullable<Int>
      var offset: InlineGraphQL.GraphQLNullable<Int>
      var id: String

      init(count: InlineGraphQL.GraphQLNullableArgument<Int> = nil, offset: InlineGraphQL.GraphQLNullableArgument<Int> = nil, id: String) {
        self.count = __nullable(given: count)
        self.offset = __nullable(given: offset)
        self.id = id
      }

      @_disfavoredOverload
      init(count: InlineGraphQL.GraphQLNullable<Int> = .none, offset: InlineGraphQL.GraphQLNullable<Int> = .none, id: String) {
        self.count = count
        self.offset = offset
        self.id = id
      }

      func write(to object: inout InlineGraphQL.JSONObjectWriter) {
        object.write("count", self.count)
        object.write("offset", self.offset)
        object.write("id", self.id)
      }
    }

    static var node: __OperationNode {
      .init(name: "TrackPagesQuery", typeConditions: "0=Album", fragments: [TrackPages.self], wholeDefinition: """
        query TrackPagesQuery($count:Int=10$offset:Int$id:ID!){\
        node(id:$id)@__lookup(types:\"Album\" key:{id:$id}){\
        __typename \
        ...TrackPages@arguments(count:$count offset:$offset)id\
        }\
        }
        """, definition: """
        query TrackPagesQuery($count:Int=10$offset:Int$id:ID!){\
        node(id:$id){__typename ...TrackPages@arguments(count:$count offset:$offset)id}\
        }
        """)
    }
  }

  /// Reads the fragment from the response to ``RefetchQuery``.
  static func refetched(from data: RefetchQuery.Data) -> Self? { data.node.flatMap { .init(key: $0) } }

  static var refetchMetadata: InlineGraphQL.RefetchMetadata {
    .init(path: ["node"], identifierField: "id", connection: .init(path: ["tracks"], next: .init(count: "count", cursor: "offset")))
  }
}

/// An object that spreads the fragment ``TrackPages``.
nonisolated protocol TrackPages_Key {
  var fragment_TrackPages: InlineGraphQL.FragmentPointer { get }
}
