struct RefetchedAlbum: InlineGraphQL.GraphQLRefetchableFragment {
  init(key: some RefetchedAlbum_Key) { self.fragmentPointer = key.fragment_RefetchedAlbum }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RefetchedAlbum else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RefetchedTitle.OptionalKey, RefetchedAlbum_Key, RefetchedAlbum.Data.Fields {
    let title: String
    let artist: Artist_artist?
    let fragment_RefetchedTitle: InlineGraphQL.FragmentPointer?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, RefetchedAlbum.Data.Artist_artist.Fields {
      let name: String

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var name: String { get }
      }

      typealias __Stored = (name: String, __on_Artist: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.name = name
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, RefetchedTitle.OptionalKey {
      associatedtype Artist_artist: RefetchedAlbum.Data.Artist_artist.Fields
      var title: String { get }
      var artist: Artist_artist? { get }
    }

    var fragment_RefetchedAlbum: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RefetchedAlbum>.pointer(to: self) }

    typealias __Stored = (title: String, artist: Artist_artist?, fragment_RefetchedTitle: InlineGraphQL.FragmentPointer?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String = reader.readString("title", in: &object)
      let artist: Artist_artist? = try reader.readNullable("artist", if: reader.isTrue("withArtist"), in: &object)
      let fragment_RefetchedTitle: InlineGraphQL.FragmentPointer? = try reader.readFragment(RefetchedTitle.self, if: reader.isTrue("withTitle"), in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
      self.fragment_RefetchedTitle = fragment_RefetchedTitle
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RefetchedAlbum: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "RefetchedAlbum",
      typeCondition: "Album",
      arguments: [.init("withArtist", type: "Boolean", default: "true")],
      definition: """
        fragment RefetchedAlbum on Album{\
        __typename \
        title \
        artist@include(if:$withArtist){__typename name id}\
        ...RefetchedTitle@include(if:$withTitle)id\
        }
        """,
      fragments: [RefetchedTitle.self]
    )
  }

  /// The query `RefetchedAlbumQuery`, which fetches the fragment again.
  struct RefetchQuery: InlineGraphQL.GraphQLQuery {
    var variables: Variables

    init(withArtist: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, withTitle: Bool, id: String) {
      self.init(variables: .init(withArtist: withArtist, withTitle: withTitle, id: id))
    }

    @_disfavoredOverload
    init(withArtist: InlineGraphQL.GraphQLNullable<Bool> = .none, withTitle: Bool, id: String) {
      self.init(variables: .init(withArtist: withArtist, withTitle: withTitle, id: id))
    }

    @_disfavoredOverload
    init(variables: Variables) { self.variables = variables }

    /// Parent type: Query
    struct Data: InlineGraphQL.ResponseObject {
      let node: Node_node?

      /// Parent type: Node
      struct Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RefetchedAlbum.OptionalKey {
        let fragment_RefetchedAlbum: InlineGraphQL.FragmentPointer?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Album")
        typealias __Stored = (fragment_RefetchedAlbum: InlineGraphQL.FragmentPointer?, __typename: String, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_RefetchedAlbum: InlineGraphQL.FragmentPointer? = try reader.readFragment(RefetchedAlbum.self, arguments: [reader.argument("withArtist", "withArtist", default: true)], if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.fragment_RefetchedAlbum = fragment_RefetchedAlbum
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
      var withArtist: InlineGraphQL.GraphQLNullable<Bool>
      var withTitle: Bool
      var id: String

      init(withArtist: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, withTitle: Bool, id: String) {
        self.withArtist = __nullable(given: withArtist)
        self.withTitle = withTitle
        self.id = id
      }

      @_disfavoredOverload
      init(withArtist: InlineGraphQL.GraphQLNullable<Bool> = .none, withTitle: Bool, id: String) {
        self.withArtist = withArtist
        self.withTitle = withTitle
        self.id = id
      }

      func write(to object: inout InlineGraphQL.JSONObjectWriter) {
        object.write("withArtist", self.withArtist)
        object.write("withTitle", self.withTitle)
        object.write("id", self.id)
      }
    }

    static var node: __OperationNode {
      .init(name: "RefetchedAlbumQuery", typeConditions: "0=Album", fragments: [RefetchedAlbum.self], wholeDefinition: """
        query RefetchedAlbumQuery($withArtist:Boolean=true$withTitle:Boolean!$id:ID!){\
        node(id:$id)@__lookup(types:\"Album\" key:{id:$id}){\
        __typename \
        ...RefetchedAlbum@arguments(withArtist:$withArtist)id\
        }\
        }
        """, definition: """
        query RefetchedAlbumQuery($withArtist:Boolean=true$withTitle:Boolean!$id:ID!){\
        node(id:$id){__typename ...RefetchedAlbum@arguments(withArtist:$withArtist)id}\
        }
        """)
    }
    var booleanVariables: [__BooleanVariable] { [.init("withArtist", self.variables.withArtist, default: true), .init("withTitle", self.variables.withTitle)] }
  }

  /// Reads the fragment from the response to ``RefetchQuery``.
  static func refetched(from data: RefetchQuery.Data) -> Self? { data.node.flatMap { .init(key: $0) } }

  static var refetchMetadata: InlineGraphQL.RefetchMetadata {
    .init(path: ["node"], identifierField: "id")
  }
}

/// An object that spreads the fragment ``RefetchedAlbum``.
nonisolated protocol RefetchedAlbum_Key {
  var fragment_RefetchedAlbum: InlineGraphQL.FragmentPointer { get }
}

struct RefetchedTitle: InlineGraphQL.GraphQLFragment {
  init(key: some RefetchedTitle_Key) { self.fragmentPointer = key.fragment_RefetchedTitle }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RefetchedTitle else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, RefetchedTitle_Key, RefetchedTitle.Data.Fields {
    let title: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var title: String { get }
    }

    var fragment_RefetchedTitle: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RefetchedTitle>.pointer(to: self) }

    typealias __Stored = (title: String, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.title = title
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RefetchedTitle: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "RefetchedTitle",
      typeCondition: "Album",
      definition: "fragment RefetchedTitle on Album{__typename title id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``RefetchedTitle``.
nonisolated protocol RefetchedTitle_Key {
  var fragment_RefetchedTitle: InlineGraphQL.FragmentPointer { get }
}

struct RefetchedNode: InlineGraphQL.GraphQLRefetchableFragment {
  init(key: some RefetchedNode_Key) { self.fragmentPointer = key.fragment_RefetchedNode }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RefetchedNode else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Node
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RefetchedNode_Key, RefetchedNode.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
    }

    var fragment_RefetchedNode: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RefetchedNode>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (__typename: String, __on_Node: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RefetchedNode: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "RefetchedNode",
      typeCondition: "Node",
      definition: "fragment RefetchedNode on Node{__typename id}",
      fragments: []
    )
  }

  /// The query `RefetchedNodeQuery`, which fetches the fragment again.
  struct RefetchQuery: InlineGraphQL.GraphQLQuery {
    var variables: Variables

    init(id: String) {
      self.init(variables: .init(id: id))
    }

    @_disfavoredOverload
    init(variables: Variables) { self.variables = variables }

    /// Parent type: Query
    struct Data: InlineGraphQL.ResponseObject {
      let node: Node_node?

      /// Parent type: Node
      struct Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RefetchedNode_Key {
        let fragment_RefetchedNode: InlineGraphQL.FragmentPointer

        let __typename: String
        typealias __Stored = (fragment_RefetchedNode: InlineGraphQL.FragmentPointer, __typename: String, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_RefetchedNode: InlineGraphQL.FragmentPointer = try reader.readFragment(RefetchedNode.self, in: &object)
          try reader.endObject(&object)
          self.fragment_RefetchedNode = fragment_RefetchedNode
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
      var id: String

      init(id: String) {
        self.id = id
      }

      func write(to object: inout InlineGraphQL.JSONObjectWriter) {
        object.write("id", self.id)
      }
    }

    static var node: __OperationNode {
      .init(name: "RefetchedNodeQuery", fragments: [RefetchedNode.self], wholeDefinition: """
        query RefetchedNodeQuery($id:ID!){\
        node(id:$id)@__lookup(types:\"Album Artist C D Track\" key:{id:$id}){__typename ...RefetchedNode id}\
        }
        """, definition: "query RefetchedNodeQuery($id:ID!){node(id:$id){__typename ...RefetchedNode id}}")
    }
  }

  /// Reads the fragment from the response to ``RefetchQuery``.
  static func refetched(from data: RefetchQuery.Data) -> Self? { data.node.flatMap { .init(key: $0) } }

  static var refetchMetadata: InlineGraphQL.RefetchMetadata {
    .init(path: ["node"], identifierField: "id")
  }
}

/// An object that spreads the fragment ``RefetchedNode``.
nonisolated protocol RefetchedNode_Key {
  var fragment_RefetchedNode: InlineGraphQL.FragmentPointer { get }
}

struct RefetchedRoot: InlineGraphQL.GraphQLRefetchableFragment {
  init(key: some RefetchedRoot_Key) { self.fragmentPointer = key.fragment_RefetchedRoot }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RefetchedRoot else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject, RefetchedRoot_Key, RefetchedRoot.Data.Fields {
    let album: Album_album?

    /// Parent type: Album
    struct Album_album: InlineGraphQL.ResponseObject, RefetchedRoot.Data.Album_album.Fields {
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
      associatedtype Album_album: RefetchedRoot.Data.Album_album.Fields
      var album: Album_album? { get }
    }

    var fragment_RefetchedRoot: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RefetchedRoot>.pointer(to: self) }

    typealias __Stored = (album: Album_album?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let album: Album_album? = reader.readNullable("album", in: &object)
      try reader.endObject(&object)
      self.album = album
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RefetchedRoot: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "RefetchedRoot",
      typeCondition: "Query",
      definition: "fragment RefetchedRoot on Query{__typename album{__typename title id}}",
      fragments: []
    )
  }

  /// The query `RefetchedRootQuery`, which fetches the fragment again.
  struct RefetchQuery: InlineGraphQL.GraphQLQuery {
    var variables: InlineGraphQL.EmptyVariables { .init() }

    init() {}

    /// Parent type: Query
    struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RefetchedRoot_Key {
      let fragment_RefetchedRoot: InlineGraphQL.FragmentPointer

      typealias __Stored = (fragment_RefetchedRoot: InlineGraphQL.FragmentPointer, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let fragment_RefetchedRoot: InlineGraphQL.FragmentPointer = try reader.readFragment(RefetchedRoot.self, in: &object)
        try reader.endObject(&object)
        self.fragment_RefetchedRoot = fragment_RefetchedRoot
      }
    }

    typealias Variables = InlineGraphQL.EmptyVariables

    static var node: __OperationNode { .init(name: "RefetchedRootQuery", fragments: [RefetchedRoot.self], definition: "query RefetchedRootQuery{...RefetchedRoot}") }
  }

  /// Reads the fragment from the response to ``RefetchQuery``.
  static func refetched(from data: RefetchQuery.Data) -> Self? { .init(key: data) }

  static var refetchMetadata: InlineGraphQL.RefetchMetadata {
    .init(path: [])
  }
}

/// An object that spreads the fragment ``RefetchedRoot``.
nonisolated protocol RefetchedRoot_Key {
  var fragment_RefetchedRoot: InlineGraphQL.FragmentPointer { get }
}
