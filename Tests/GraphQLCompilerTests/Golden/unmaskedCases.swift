struct UnmaskedCases: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "UnmaskedCases" }
  static var definition: Swift.String { "query UnmaskedCases{node{__typename ...Item ...on Artist{name}id}album{__typename ...Item id}nodes{__typename id ...on A{...Item}...Narrow}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [Item.self, Narrow.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let node: Node_node?
    let album: Album_album?
    let nodes: [Node_nodes?]?
    typealias __Stored = (node: Node_node?, album: Album_album?, nodes: [Node_nodes?]?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let node: Node_node? = reader.readNullable("node", in: &object)
      let album: Album_album? = reader.readNullable("album", in: &object)
      let nodes: [Node_nodes?]? = reader.readNullable("nodes", in: &object)
      try reader.endObject(&object)
      self.node = node
      self.album = album
      self.nodes = nodes
    }
    enum Node_node: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.Fields, InlineGraphQL.__SharedView {
      case album(Data.Node_node.AsAlbum)
      case track(Data.Node_node.AsTrack)
      case artist_2(Data.Node_node.AsArtist)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_node.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields> {
        switch self {
        case .album(let view): view.__storage
        case .track(let view): view.__storage
        case .artist_2(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var id: Swift.String { self.__storage.fields.id }
      var asAlbum: Data.Node_node.AsAlbum? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asTrack: Data.Node_node.AsTrack? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asArtist: Data.Node_node.AsArtist? {
        self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>) {
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
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Album", "Track", "Artist")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let id: Swift.String
        let title: Swift.String?
        let artist: Artist_artist?
        let length: Swift.Int?
        let name: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, title: Swift.String?, artist: Artist_artist?, length: Swift.Int?, name: Swift.String?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: Swift.String = reader.readID("id", in: &object)
          let title: Swift.String? = try reader.read("title", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let artist: Artist_artist? = try reader.readNullable("artist", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let length: Swift.Int? = try reader.readNullable("length", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let name: Swift.String? = try reader.read("name", if: InlineGraphQL.__Inclusion(matches[2]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.id = id
          self.title = title
          self.artist = artist
          self.length = length
          self.name = name
        }
        struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.__Fields.Artist_artist.Fields {
          static var __parentType: Swift.String { "Artist" }
          let id: Swift.String
          typealias __Stored = (id: Swift.String, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let id: Swift.String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.id = id
          }
        }
      }
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsAlbum.Fields {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>, ())
        static var __parentType: Swift.String { "Album" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var title: Swift.String { self.__storage.fields.title! }
        var artist: Data.Node_node.__Fields.Artist_artist? { self.__storage.fields.artist }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>) {
          self.__storage = __storage
        }
        typealias Artist_artist = Data.Node_node.__Fields.Artist_artist
      }
      struct AsTrack: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsTrack.Fields {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>, ())
        static var __parentType: Swift.String { "Track" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var length: Swift.Int? { self.__storage.fields.length }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsArtist: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>, ())
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var name: Swift.String { self.__storage.fields.name! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_node.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    struct Album_album: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.AsAlbum.Fields, Item.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      let id: Swift.String
      let title: Swift.String
      let artist: Artist_artist?
      typealias __Stored = (id: Swift.String, title: Swift.String, artist: Artist_artist?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        let title: Swift.String = reader.readString("title", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.title = title
        self.artist = artist
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.__Fields.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        let id: Swift.String
        typealias __Stored = (id: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.id = id
        }
      }
      @_implements(Item.Data.Fields, AsAlbum) typealias __AsAlbum = Data.Album_album
      @_implements(Item.Data.Fields, asAlbum) var __asAlbum: Data.Album_album? { self }
      @_implements(Item.Data.Fields, AsTrack) typealias __AsTrack = Item.Data.AsTrack
      @_implements(Item.Data.Fields, asTrack) var __asTrack: Item.Data.AsTrack? { nil }
    }
    enum Node_nodes: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.__SharedView {
      case a(Data.Node_nodes.AsA)
      case album(Data.Node_nodes.AsAlbum)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_nodes.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields> {
        switch self {
        case .a(let view): view.__storage
        case .album(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var id: Swift.String { self.__storage.fields.id }
      var asA: Data.Node_nodes.AsA? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asAlbum: Data.Node_nodes.AsAlbum? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>) {
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
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("C D", "Album")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let id: Swift.String
        let artist: Artist_artist?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, artist: Artist_artist?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: Swift.String = reader.readID("id", in: &object)
          let artist: Artist_artist? = try reader.readNullable("artist", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.id = id
          self.artist = artist
        }
        struct Artist_artist: InlineGraphQL.ResponseObject, Narrow.Data.Artist_artist.Fields {
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
      struct AsA: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.Fields {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>, ())
        static var __parentType: Swift.String { "A" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        @_implements(Item.Data.Fields, AsAlbum) typealias __AsAlbum = Item.Data.AsAlbum
        @_implements(Item.Data.Fields, asAlbum) var __asAlbum: Item.Data.AsAlbum? { nil }
        @_implements(Item.Data.Fields, AsTrack) typealias __AsTrack = Item.Data.AsTrack
        @_implements(Item.Data.Fields, asTrack) var __asTrack: Item.Data.AsTrack? { nil }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, Narrow.Data.Fields {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>, ())
        static var __parentType: Swift.String { "Album" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var artist: Data.Node_nodes.__Fields.Artist_artist? { self.__storage.fields.artist }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>) {
          self.__storage = __storage
        }
        typealias Artist_artist = Data.Node_nodes.__Fields.Artist_artist
      }
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_nodes.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct Item: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Item",
      typeCondition: "Node",
      definition: "fragment Item on Node{__typename id ...on Album{title artist{__typename id}}...on Track{length}}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Item_Key) { self.fragmentPointer = key.fragment_Item }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Item: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Item else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.Fields, InlineGraphQL.__SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsAlbum: Item.Data.AsAlbum.Fields
      associatedtype AsTrack: Item.Data.AsTrack.Fields
      var id: Swift.String { get }
      var asAlbum: AsAlbum? { get }
      var asTrack: AsTrack? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: Item.Data.Fields>: Swift.Sendable {
      case album(Object.AsAlbum)
      case track(Object.AsTrack)
      case __other(Object)
      init(_ object: Object) {
        if let view = object.asAlbum {
          self = .album(view)
          return
        }
        if let view = object.asTrack {
          self = .track(view)
          return
        }
        self = .__other(object)
      }
    }
    case album(Data.AsAlbum)
    case track(Data.AsTrack)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.__SharedFields<Data.__Fields> {
      switch self {
      case .album(let view): view.__storage
      case .track(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }
    @_implements(Swift.Equatable, ==(_:_:))
    static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
      left.__storage == right.__storage
    }
    func hash(into hasher: inout Swift.Hasher) {
      self.__storage.hash(into: &hasher)
    }
    static var __parentType: Swift.String { "Node" }
    var __typename: Swift.String { self.__storage.fields.__typename }
    var id: Swift.String { self.__storage.fields.id }
    var asAlbum: Data.AsAlbum? {
      self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
    }
    var asTrack: Data.AsTrack? {
      self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
      if __storage.fields.__matches[0] {
        self = .album(.init(__storage: __storage))
        return
      }
      if __storage.fields.__matches[1] {
        self = .track(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.__ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Album", "Track")
      let __matches: InlineGraphQL.__TypeConditions.Matches
      let id: Swift.String
      let title: Swift.String?
      let artist: Artist_artist?
      let length: Swift.Int?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, title: Swift.String?, artist: Artist_artist?, length: Swift.Int?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let id: Swift.String = reader.readID("id", in: &object)
        let title: Swift.String? = try reader.read("title", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
        let artist: Artist_artist? = try reader.readNullable("artist", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
        let length: Swift.Int? = try reader.readNullable("length", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.__matches = matches
        self.id = id
        self.title = title
        self.artist = artist
        self.length = length
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.__Fields.Artist_artist.Fields {
        nonisolated protocol Fields: InlineGraphQL.ResponseView {
          var id: Swift.String { get }
        }
        static var __parentType: Swift.String { "Artist" }
        let id: Swift.String
        typealias __Stored = (id: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.id = id
        }
      }
    }
    struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsAlbum.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        associatedtype Artist_artist: Item.Data.__Fields.Artist_artist.Fields
        var id: Swift.String { get }
        var title: Swift.String { get }
        var artist: Artist_artist? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var id: Swift.String { self.__storage.fields.id }
      var title: Swift.String { self.__storage.fields.title! }
      var artist: Data.__Fields.Artist_artist? { self.__storage.fields.artist }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
      typealias Artist_artist = Data.__Fields.Artist_artist
    }
    struct AsTrack: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsTrack.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var id: Swift.String { get }
        var length: Swift.Int? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Track" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var id: Swift.String { self.__storage.fields.id }
      var length: Swift.Int? { self.__storage.fields.length }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var id: Swift.String { self.__storage.fields.id }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``Item``.
nonisolated protocol Item_Key {
  var fragment_Item: InlineGraphQL.FragmentPointer { get }
}

struct Narrow: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Narrow",
      typeCondition: "Album",
      definition: "fragment Narrow on Album{__typename artist{__typename name id}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Narrow_Key) { self.fragmentPointer = key.fragment_Narrow }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Narrow: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Narrow else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Narrow.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Artist_artist: Narrow.Data.Artist_artist.Fields
      var artist: Artist_artist? { get }
    }
    static var __parentType: Swift.String { "Album" }
    let artist: Artist_artist?
    typealias __Stored = (artist: Artist_artist?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.artist = artist
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Narrow.Data.Artist_artist.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var name: Swift.String { get }
      }
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

/// An object that spreads the fragment ``Narrow``.
nonisolated protocol Narrow_Key {
  var fragment_Narrow: InlineGraphQL.FragmentPointer { get }
}
