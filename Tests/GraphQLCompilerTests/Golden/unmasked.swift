struct Unmasked: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Unmasked" }
  static var definition: Swift.String { "query Unmasked{album{__typename ...AlbumView id}merged:album{__typename ...Names ...AlbumView artist{__typename id}one:artist{__typename name id}id}chained:album{__typename ...Foo id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [AlbumView.self, Names.self, Foo.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let album: Album_album?
    let merged: Album_merged?
    let chained: Album_chained?
    typealias __Stored = (album: Album_album?, merged: Album_merged?, chained: Album_chained?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let album: Album_album? = reader.readNullable("album", in: &object)
      let merged: Album_merged? = reader.readNullable("merged", in: &object)
      let chained: Album_chained? = reader.readNullable("chained", in: &object)
      try reader.endObject(&object)
      self.album = album
      self.merged = merged
      self.chained = chained
    }
    struct Album_album: InlineGraphQL.ResponseObject, AlbumView.Data.Fields {
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
      struct Artist_artist: InlineGraphQL.ResponseObject, Masked_Key, AlbumView.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        let name: Swift.String
        let fragment_Masked: InlineGraphQL.FragmentPointer
        typealias __Stored = (name: Swift.String, fragment_Masked: InlineGraphQL.FragmentPointer)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
        }
      }
    }
    struct Album_merged: InlineGraphQL.ResponseObject, Names.Data.Fields, AlbumView.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      let artist: Artist_artist?
      let title: Swift.String
      let one: Artist_one?
      typealias __Stored = (artist: Artist_artist?, title: Swift.String, one: Artist_one?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let title: Swift.String = reader.readString("title", in: &object)
        let one: Artist_one? = reader.readNullable("one", in: &object)
        try reader.endObject(&object)
        self.artist = artist
        self.title = title
        self.one = one
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Masked_Key, Names.Data.Artist_artist.Fields, AlbumView.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        let name: Swift.String
        let fragment_Masked: InlineGraphQL.FragmentPointer
        let id: Swift.String
        typealias __Stored = (name: Swift.String, fragment_Masked: InlineGraphQL.FragmentPointer, id: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          let id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
          self.id = id
        }
      }
      struct Artist_one: InlineGraphQL.ResponseObject {
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
    struct Album_chained: InlineGraphQL.ResponseObject, Foo.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      let artist: Artist_artist?
      let title: Swift.String
      typealias __Stored = (artist: Artist_artist?, title: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let title: Swift.String = reader.readString("title", in: &object)
        try reader.endObject(&object)
        self.artist = artist
        self.title = title
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Foo.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        let id: Swift.String
        let name: Swift.String
        typealias __Stored = (id: Swift.String, name: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: Swift.String = reader.readID("id", in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.name = name
        }
      }
    }
  }
}

struct AlbumView: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "AlbumView",
      typeCondition: "Album",
      definition: "fragment AlbumView on Album{__typename title artist{__typename name ...Masked id}id}",
      fragments: [Masked.self]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some AlbumView_Key) { self.fragmentPointer = key.fragment_AlbumView }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AlbumView: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AlbumView else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, AlbumView.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Artist_artist: AlbumView.Data.Artist_artist.Fields
      var title: Swift.String { get }
      var artist: Artist_artist? { get }
    }
    static var __parentType: Swift.String { "Album" }
    let title: Swift.String
    let artist: Artist_artist?
    typealias __Stored = (title: Swift.String, artist: Artist_artist?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: Swift.String = reader.readString("title", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Masked_Key, AlbumView.Data.Artist_artist.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView, Masked_Key {
        var name: Swift.String { get }
      }
      static var __parentType: Swift.String { "Artist" }
      let name: Swift.String
      let fragment_Masked: InlineGraphQL.FragmentPointer
      typealias __Stored = (name: Swift.String, fragment_Masked: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: Swift.String = reader.readString("name", in: &object)
        let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
        try reader.endObject(&object)
        self.name = name
        self.fragment_Masked = fragment_Masked
      }
    }
  }
}

/// An object that spreads the fragment ``AlbumView``.
nonisolated protocol AlbumView_Key {
  var fragment_AlbumView: InlineGraphQL.FragmentPointer { get }
}

struct Masked: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Masked",
      typeCondition: "Artist",
      definition: "fragment Masked on Artist{__typename id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Masked_Key) { self.fragmentPointer = key.fragment_Masked }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Masked: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Masked else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Masked.Data.Fields {
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

/// An object that spreads the fragment ``Masked``.
nonisolated protocol Masked_Key {
  var fragment_Masked: InlineGraphQL.FragmentPointer { get }
}

struct Names: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Names",
      typeCondition: "Album",
      definition: "fragment Names on Album{__typename artist{__typename name id}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Names_Key) { self.fragmentPointer = key.fragment_Names }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Names: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Names else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Names.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Artist_artist: Names.Data.Artist_artist.Fields
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
    struct Artist_artist: InlineGraphQL.ResponseObject, Names.Data.Artist_artist.Fields {
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

/// An object that spreads the fragment ``Names``.
nonisolated protocol Names_Key {
  var fragment_Names: InlineGraphQL.FragmentPointer { get }
}

struct Foo: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Foo",
      typeCondition: "Album",
      definition: "fragment Foo on Album{__typename artist{__typename id}...Bar id}",
      fragments: [Bar.self]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Foo_Key) { self.fragmentPointer = key.fragment_Foo }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Foo: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Foo else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Foo.Data.Fields {
    nonisolated protocol Fields: Bar.Data.Fields where Artist_artist: Foo.Data.Artist_artist.Fields {
    }
    static var __parentType: Swift.String { "Album" }
    let artist: Artist_artist?
    let title: Swift.String
    typealias __Stored = (artist: Artist_artist?, title: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      let title: Swift.String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.artist = artist
      self.title = title
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Foo.Data.Artist_artist.Fields {
      nonisolated protocol Fields: Bar.Data.Artist_artist.Fields {
        var id: Swift.String { get }
      }
      static var __parentType: Swift.String { "Artist" }
      let id: Swift.String
      let name: Swift.String
      typealias __Stored = (id: Swift.String, name: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        let name: Swift.String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.name = name
      }
    }
  }
}

/// An object that spreads the fragment ``Foo``.
nonisolated protocol Foo_Key {
  var fragment_Foo: InlineGraphQL.FragmentPointer { get }
}

struct Bar: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Bar",
      typeCondition: "Album",
      definition: "fragment Bar on Album{__typename title ...Names id}",
      fragments: [Names.self]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Bar_Key) { self.fragmentPointer = key.fragment_Bar }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Bar: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Bar else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Bar.Data.Fields {
    nonisolated protocol Fields: Names.Data.Fields where Artist_artist: Bar.Data.Artist_artist.Fields {
      var title: Swift.String { get }
    }
    static var __parentType: Swift.String { "Album" }
    let title: Swift.String
    let artist: Artist_artist?
    typealias __Stored = (title: Swift.String, artist: Artist_artist?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: Swift.String = reader.readString("title", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Bar.Data.Artist_artist.Fields {
      nonisolated protocol Fields: Names.Data.Artist_artist.Fields {
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

/// An object that spreads the fragment ``Bar``.
nonisolated protocol Bar_Key {
  var fragment_Bar: InlineGraphQL.FragmentPointer { get }
}
