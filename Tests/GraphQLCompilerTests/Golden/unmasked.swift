struct Unmasked: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let album: Album_album?
    let merged: Album_merged?
    let chained: Album_chained?

    /// Parent type: Album
    struct Album_album: InlineGraphQL.ResponseObject, AlbumView.Data.Fields {
      let title: String
      let artist: Artist_artist?

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Masked_Key, AlbumView.Data.Artist_artist.Fields {
        let name: String
        let fragment_Masked: InlineGraphQL.FragmentPointer

        typealias __Stored = (name: String, fragment_Masked: InlineGraphQL.FragmentPointer, __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
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

    /// Parent type: Album
    struct Album_merged: InlineGraphQL.ResponseObject, Names.Data.Fields, AlbumView.Data.Fields {
      let artist: Artist_artist?
      let title: String
      let one: Artist_one?

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Masked_Key, Names.Data.Artist_artist.Fields, AlbumView.Data.Artist_artist.Fields {
        let name: String
        let fragment_Masked: InlineGraphQL.FragmentPointer
        let id: String

        typealias __Stored = (name: String, fragment_Masked: InlineGraphQL.FragmentPointer, id: String, __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          let id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
          self.id = id
        }
      }

      /// Parent type: Artist
      struct Artist_one: InlineGraphQL.ResponseObject {
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

      typealias __Stored = (artist: Artist_artist?, title: String, one: Artist_one?, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let title: String = reader.readString("title", in: &object)
        let one: Artist_one? = reader.readNullable("one", in: &object)
        try reader.endObject(&object)
        self.artist = artist
        self.title = title
        self.one = one
      }
    }

    /// Parent type: Album
    struct Album_chained: InlineGraphQL.ResponseObject, Foo.Data.Fields {
      let artist: Artist_artist?
      let title: String

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Foo.Data.Artist_artist.Fields {
        let id: String
        let name: String

        typealias __Stored = (id: String, name: String, __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: String = reader.readID("id", in: &object)
          let name: String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.name = name
        }
      }

      typealias __Stored = (artist: Artist_artist?, title: String, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let title: String = reader.readString("title", in: &object)
        try reader.endObject(&object)
        self.artist = artist
        self.title = title
      }
    }

    typealias __Stored = (album: Album_album?, merged: Album_merged?, chained: Album_chained?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let album: Album_album? = reader.readNullable("album", in: &object)
      let merged: Album_merged? = reader.readNullable("merged", in: &object)
      let chained: Album_chained? = reader.readNullable("chained", in: &object)
      try reader.endObject(&object)
      self.album = album
      self.merged = merged
      self.chained = chained
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Unmasked", fragments: [AlbumView.self, Names.self, Foo.self], definition: """
      query Unmasked{\
      album{__typename ...AlbumView id}\
      merged:album{__typename ...Names ...AlbumView artist{__typename id}one:artist{__typename name id}id}\
      chained:album{__typename ...Foo id}\
      }
      """)
  }
}

struct AlbumView: InlineGraphQL.GraphQLFragment {
  init(key: some AlbumView_Key) { self.fragmentPointer = key.fragment_AlbumView }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AlbumView else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, AlbumView_Key, AlbumView.Data.Fields {
    let title: String
    let artist: Artist_artist?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Masked_Key, AlbumView.Data.Artist_artist.Fields {
      let name: String
      let fragment_Masked: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, Masked_Key {
        var name: String { get }
      }

      typealias __Stored = (name: String, fragment_Masked: InlineGraphQL.FragmentPointer, __on_Artist: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
        try reader.endObject(&object)
        self.name = name
        self.fragment_Masked = fragment_Masked
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Artist_artist: AlbumView.Data.Artist_artist.Fields
      var title: String { get }
      var artist: Artist_artist? { get }
    }

    var fragment_AlbumView: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AlbumView>.pointer(to: self) }

    typealias __Stored = (title: String, artist: Artist_artist?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String = reader.readString("title", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AlbumView: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AlbumView",
      typeCondition: "Album",
      definition: "fragment AlbumView on Album{__typename title artist{__typename name ...Masked id}id}",
      fragments: [Masked.self]
    )
  }
}

/// An object that spreads the fragment ``AlbumView``.
nonisolated protocol AlbumView_Key {
  var fragment_AlbumView: InlineGraphQL.FragmentPointer { get }
}

struct Masked: InlineGraphQL.GraphQLFragment {
  init(key: some Masked_Key) { self.fragmentPointer = key.fragment_Masked }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Masked else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Artist
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Masked_Key, Masked.Data.Fields {
    let id: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
    }

    var fragment_Masked: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Masked>.pointer(to: self) }

    typealias __Stored = (id: String, __on_Artist: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      try reader.endObject(&object)
      self.id = id
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Masked: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Masked",
      typeCondition: "Artist",
      definition: "fragment Masked on Artist{__typename id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Masked``.
nonisolated protocol Masked_Key {
  var fragment_Masked: InlineGraphQL.FragmentPointer { get }
}

struct Names: InlineGraphQL.GraphQLFragment {
  init(key: some Names_Key) { self.fragmentPointer = key.fragment_Names }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Names else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Names_Key, Names.Data.Fields {
    let artist: Artist_artist?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Names.Data.Artist_artist.Fields {
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

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Artist_artist: Names.Data.Artist_artist.Fields
      var artist: Artist_artist? { get }
    }

    var fragment_Names: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Names>.pointer(to: self) }

    typealias __Stored = (artist: Artist_artist?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.artist = artist
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Names: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Names",
      typeCondition: "Album",
      definition: "fragment Names on Album{__typename artist{__typename name id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Names``.
nonisolated protocol Names_Key {
  var fragment_Names: InlineGraphQL.FragmentPointer { get }
}

struct Foo: InlineGraphQL.GraphQLFragment {
  init(key: some Foo_Key) { self.fragmentPointer = key.fragment_Foo }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Foo else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Foo_Key, Foo.Data.Fields {
    let artist: Artist_artist?
    let title: String

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Foo.Data.Artist_artist.Fields {
      let id: String
      let name: String

      nonisolated protocol Fields: Bar.Data.Artist_artist.Fields {
        var id: String { get }
      }

      typealias __Stored = (id: String, name: String, __on_Artist: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let name: String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.name = name
      }
    }

    nonisolated protocol Fields: Bar.Data.Fields where Artist_artist: Foo.Data.Artist_artist.Fields {
    }

    var fragment_Foo: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Foo>.pointer(to: self) }

    typealias __Stored = (artist: Artist_artist?, title: String, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      let title: String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.artist = artist
      self.title = title
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Foo: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Foo",
      typeCondition: "Album",
      definition: "fragment Foo on Album{__typename artist{__typename id}...Bar id}",
      fragments: [Bar.self]
    )
  }
}

/// An object that spreads the fragment ``Foo``.
nonisolated protocol Foo_Key {
  var fragment_Foo: InlineGraphQL.FragmentPointer { get }
}

struct Bar: InlineGraphQL.GraphQLFragment {
  init(key: some Bar_Key) { self.fragmentPointer = key.fragment_Bar }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Bar else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Bar_Key, Bar.Data.Fields {
    let title: String
    let artist: Artist_artist?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Bar.Data.Artist_artist.Fields {
      let name: String

      nonisolated protocol Fields: Names.Data.Artist_artist.Fields {
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

    nonisolated protocol Fields: Names.Data.Fields where Artist_artist: Bar.Data.Artist_artist.Fields {
      var title: String { get }
    }

    var fragment_Bar: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Bar>.pointer(to: self) }

    typealias __Stored = (title: String, artist: Artist_artist?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String = reader.readString("title", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Bar: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Bar",
      typeCondition: "Album",
      definition: "fragment Bar on Album{__typename title ...Names id}",
      fragments: [Names.self]
    )
  }
}

/// An object that spreads the fragment ``Bar``.
nonisolated protocol Bar_Key {
  var fragment_Bar: InlineGraphQL.FragmentPointer { get }
}
