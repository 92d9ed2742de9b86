struct Unmasked: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var x: Swift.Bool
    init(x: Swift.Bool) {
      self.x = x
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("x", self.x)
    }
  }
  static var operationName: Swift.String { "Unmasked" }
  static var definition: Swift.String { "query Unmasked($x:Boolean!){album{__typename ...AlbumView id}merged:album{__typename ...Names ...AlbumView artist{__typename id}one:artist{__typename name id}id}chained:album{__typename ...Foo id}included:album{__typename ...AlbumView@include(if:$x)id}lifted:album{__typename title artist{__typename id}...Included id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [AlbumView.self, Names.self, Foo.self, Included.self] }
  static let document: Swift.String = InlineGraphQL.composeDocument(of: Self.self)
  static var selections: [InlineGraphQL.Selection] { [.field("album", selections: [.fragment(AlbumView.self)]), .field("album", alias: "merged", selections: [.fragment(Names.self), .fragment(AlbumView.self), .field("artist", selections: [.field("id")]), .field("artist", alias: "one", selections: [.field("name")])]), .field("album", alias: "chained", selections: [.fragment(Foo.self)]), .field("album", alias: "included", selections: [.fragment(AlbumView.self, conditions: [.include(if: .variable("x"))])]), .field("album", alias: "lifted", selections: [.field("title"), .field("artist", selections: [.field("id")]), .fragment(Included.self)])] }
  var variables: Variables
  init(x: Swift.Bool) {
    self.init(variables: .init(x: x))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.BooleanVariable] { [.init("x", self.variables.x)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    var __typename: Swift.String { "Query" }
    let album: Album_album?
    let merged: Album_merged?
    let chained: Album_chained?
    let included: Album_included?
    let lifted: Album_lifted?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let album: Album_album? = try reader.read("album", in: &object)
      let merged: Album_merged? = try reader.read("merged", in: &object)
      let chained: Album_chained? = try reader.read("chained", in: &object)
      let included: Album_included? = try reader.read("included", in: &object)
      let lifted: Album_lifted? = try reader.read("lifted", in: &object)
      try reader.endObject(&object)
      self.album = album
      self.merged = merged
      self.chained = chained
      self.included = included
      self.lifted = lifted
    }
    struct Album_album: InlineGraphQL.ResponseObject, AlbumView.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { "Album" }
      let title: Swift.String
      let artist: Artist_artist?
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let title: Swift.String = try reader.read("title", in: &object)
        let artist: Artist_artist? = try reader.read("artist", in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Masked_Key, AlbumView.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { "Artist" }
        let name: Swift.String
        let fragment_Masked: InlineGraphQL.FragmentPointer
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          let name: Swift.String = try reader.read("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
        }
      }
    }
    struct Album_merged: InlineGraphQL.ResponseObject, Names.Data.Fields, AlbumView.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { "Album" }
      let artist: Artist_artist?
      let title: Swift.String
      let one: Artist_one?
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let artist: Artist_artist? = try reader.read("artist", in: &object)
        let title: Swift.String = try reader.read("title", in: &object)
        let one: Artist_one? = try reader.read("one", in: &object)
        try reader.endObject(&object)
        self.artist = artist
        self.title = title
        self.one = one
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Masked_Key, Names.Data.Artist_artist.Fields, AlbumView.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { "Artist" }
        let name: Swift.String
        let fragment_Masked: InlineGraphQL.FragmentPointer
        let id: Swift.String
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          let name: Swift.String = try reader.read("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          let id: Swift.String = try reader.read("id", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
          self.id = id
        }
      }
      struct Artist_one: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { "Artist" }
        let name: Swift.String
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          let name: Swift.String = try reader.read("name", in: &object)
          try reader.endObject(&object)
          self.name = name
        }
      }
    }
    struct Album_chained: InlineGraphQL.ResponseObject, Foo.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { "Album" }
      let artist: Artist_artist?
      let title: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let artist: Artist_artist? = try reader.read("artist", in: &object)
        let title: Swift.String = try reader.read("title", in: &object)
        try reader.endObject(&object)
        self.artist = artist
        self.title = title
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Foo.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { "Artist" }
        let id: Swift.String
        let name: Swift.String
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          let id: Swift.String = try reader.read("id", in: &object)
          let name: Swift.String = try reader.read("name", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.name = name
        }
      }
    }
    struct Album_included: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { "Album" }
      let title: Swift.String?
      let artist: Artist_artist?
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let title: Swift.String? = try reader.read("title", if: reader.isTrue("x"), in: &object)
        let artist: Artist_artist? = try reader.readNullable("artist", if: reader.isTrue("x"), in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Masked_Key {
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { "Artist" }
        let name: Swift.String
        let fragment_Masked: InlineGraphQL.FragmentPointer
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          let name: Swift.String = try reader.read("name", in: &object)
          let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
          try reader.endObject(&object)
          self.name = name
          self.fragment_Masked = fragment_Masked
        }
      }
    }
    struct Album_lifted: InlineGraphQL.ResponseObject, Kept.OptionalKey, Included.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { "Album" }
      let title: Swift.String
      let artist: Artist_artist?
      let fragment_Kept: InlineGraphQL.FragmentPointer?
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let title: Swift.String = try reader.read("title", in: &object)
        let artist: Artist_artist? = try reader.read("artist", in: &object)
        let fragment_Kept: InlineGraphQL.FragmentPointer? = try reader.readFragment(Kept.self, if: reader.isTrue("x"), in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
        self.fragment_Kept = fragment_Kept
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Included.Data.Artist_artist.Fields {
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { "Artist" }
        let id: Swift.String
        let name: Swift.String
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          let id: Swift.String = try reader.read("id", in: &object)
          let name: Swift.String = try reader.read("name", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.name = name
        }
      }
      @_implements(Included.Data.Fields, title) var __title: Swift.String? { .some(self.title) }
    }
  }
}

struct AlbumView: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "AlbumView",
      typeCondition: "Album",
      definition: "fragment AlbumView on Album{__typename title artist{__typename name ...Masked id}id}",
      fragments: [Masked.self],
      selections: [.field("title"), .field("artist", selections: [.field("name"), .fragment(Masked.self)])]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some AlbumView_Key) { self.fragmentPointer = key.fragment_AlbumView }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
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
    protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Artist_artist: AlbumView.Data.Artist_artist.Fields
      var title: Swift.String { get }
      var artist: Artist_artist? { get }
    }
    static var __parentType: Swift.String { "Album" }
    var __typename: Swift.String { "Album" }
    let title: Swift.String
    let artist: Artist_artist?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let title: Swift.String = try reader.read("title", in: &object)
      let artist: Artist_artist? = try reader.read("artist", in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Masked_Key, AlbumView.Data.Artist_artist.Fields {
      protocol Fields: InlineGraphQL.ResponseView, Masked_Key {
        var name: Swift.String { get }
      }
      static var __parentType: Swift.String { "Artist" }
      var __typename: Swift.String { "Artist" }
      let name: Swift.String
      let fragment_Masked: InlineGraphQL.FragmentPointer
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let name: Swift.String = try reader.read("name", in: &object)
        let fragment_Masked: InlineGraphQL.FragmentPointer = try reader.readFragment(Masked.self, in: &object)
        try reader.endObject(&object)
        self.name = name
        self.fragment_Masked = fragment_Masked
      }
    }
  }
}

/// An object that spreads the fragment ``AlbumView``.
protocol AlbumView_Key {
  var fragment_AlbumView: InlineGraphQL.FragmentPointer { get }
}

struct Masked: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "Masked",
      typeCondition: "Artist",
      definition: "fragment Masked on Artist{__typename id}",
      fragments: [],
      selections: [.field("id")]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Masked_Key) { self.fragmentPointer = key.fragment_Masked }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
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
    protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
    }
    static var __parentType: Swift.String { "Artist" }
    var __typename: Swift.String { "Artist" }
    let id: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let id: Swift.String = try reader.read("id", in: &object)
      try reader.endObject(&object)
      self.id = id
    }
  }
}

/// An object that spreads the fragment ``Masked``.
protocol Masked_Key {
  var fragment_Masked: InlineGraphQL.FragmentPointer { get }
}

struct Names: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "Names",
      typeCondition: "Album",
      definition: "fragment Names on Album{__typename artist{__typename name id}id}",
      fragments: [],
      selections: [.field("artist", selections: [.field("name")])]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Names_Key) { self.fragmentPointer = key.fragment_Names }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
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
    protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Artist_artist: Names.Data.Artist_artist.Fields
      var artist: Artist_artist? { get }
    }
    static var __parentType: Swift.String { "Album" }
    var __typename: Swift.String { "Album" }
    let artist: Artist_artist?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let artist: Artist_artist? = try reader.read("artist", in: &object)
      try reader.endObject(&object)
      self.artist = artist
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Names.Data.Artist_artist.Fields {
      protocol Fields: InlineGraphQL.ResponseView {
        var name: Swift.String { get }
      }
      static var __parentType: Swift.String { "Artist" }
      var __typename: Swift.String { "Artist" }
      let name: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let name: Swift.String = try reader.read("name", in: &object)
        try reader.endObject(&object)
        self.name = name
      }
    }
  }
}

/// An object that spreads the fragment ``Names``.
protocol Names_Key {
  var fragment_Names: InlineGraphQL.FragmentPointer { get }
}

struct Foo: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "Foo",
      typeCondition: "Album",
      definition: "fragment Foo on Album{__typename artist{__typename id}...Bar id}",
      fragments: [Bar.self],
      selections: [.field("artist", selections: [.field("id")]), .fragment(Bar.self)]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Foo_Key) { self.fragmentPointer = key.fragment_Foo }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
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
    protocol Fields: Bar.Data.Fields where Artist_artist: Foo.Data.Artist_artist.Fields {
    }
    static var __parentType: Swift.String { "Album" }
    var __typename: Swift.String { "Album" }
    let artist: Artist_artist?
    let title: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let artist: Artist_artist? = try reader.read("artist", in: &object)
      let title: Swift.String = try reader.read("title", in: &object)
      try reader.endObject(&object)
      self.artist = artist
      self.title = title
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Foo.Data.Artist_artist.Fields {
      protocol Fields: Bar.Data.Artist_artist.Fields {
        var id: Swift.String { get }
      }
      static var __parentType: Swift.String { "Artist" }
      var __typename: Swift.String { "Artist" }
      let id: Swift.String
      let name: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let id: Swift.String = try reader.read("id", in: &object)
        let name: Swift.String = try reader.read("name", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.name = name
      }
    }
  }
}

/// An object that spreads the fragment ``Foo``.
protocol Foo_Key {
  var fragment_Foo: InlineGraphQL.FragmentPointer { get }
}

struct Bar: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "Bar",
      typeCondition: "Album",
      definition: "fragment Bar on Album{__typename title ...Names id}",
      fragments: [Names.self],
      selections: [.field("title"), .fragment(Names.self)]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Bar_Key) { self.fragmentPointer = key.fragment_Bar }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
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
    protocol Fields: Names.Data.Fields where Artist_artist: Bar.Data.Artist_artist.Fields {
      var title: Swift.String { get }
    }
    static var __parentType: Swift.String { "Album" }
    var __typename: Swift.String { "Album" }
    let title: Swift.String
    let artist: Artist_artist?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let title: Swift.String = try reader.read("title", in: &object)
      let artist: Artist_artist? = try reader.read("artist", in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Bar.Data.Artist_artist.Fields {
      protocol Fields: Names.Data.Artist_artist.Fields {
      }
      static var __parentType: Swift.String { "Artist" }
      var __typename: Swift.String { "Artist" }
      let name: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let name: Swift.String = try reader.read("name", in: &object)
        try reader.endObject(&object)
        self.name = name
      }
    }
  }
}

/// An object that spreads the fragment ``Bar``.
protocol Bar_Key {
  var fragment_Bar: InlineGraphQL.FragmentPointer { get }
}

struct Included: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "Included",
      typeCondition: "Album",
      definition: "fragment Included on Album{__typename title@include(if:$x)artist{__typename name id}...Kept@include(if:$x)id}",
      fragments: [Kept.self],
      selections: [.field("title", conditions: [.include(if: .variable("x"))]), .field("artist", selections: [.field("name")]), .fragment(Kept.self, conditions: [.include(if: .variable("x"))])]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Included_Key) { self.fragmentPointer = key.fragment_Included }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_Included: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Included else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Kept.OptionalKey, Included.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView, Kept.OptionalKey {
      associatedtype Artist_artist: Included.Data.Artist_artist.Fields
      var title: Swift.String? { get }
      var artist: Artist_artist? { get }
    }
    static var __parentType: Swift.String { "Album" }
    var __typename: Swift.String { "Album" }
    let title: Swift.String?
    let artist: Artist_artist?
    let fragment_Kept: InlineGraphQL.FragmentPointer?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let title: Swift.String? = try reader.read("title", if: reader.isTrue("x"), in: &object)
      let artist: Artist_artist? = try reader.read("artist", in: &object)
      let fragment_Kept: InlineGraphQL.FragmentPointer? = try reader.readFragment(Kept.self, if: reader.isTrue("x"), in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
      self.fragment_Kept = fragment_Kept
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Included.Data.Artist_artist.Fields {
      protocol Fields: InlineGraphQL.ResponseView {
        var name: Swift.String { get }
      }
      static var __parentType: Swift.String { "Artist" }
      var __typename: Swift.String { "Artist" }
      let name: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        let name: Swift.String = try reader.read("name", in: &object)
        try reader.endObject(&object)
        self.name = name
      }
    }
  }
}

/// An object that spreads the fragment ``Included``.
protocol Included_Key {
  var fragment_Included: InlineGraphQL.FragmentPointer { get }
}

struct Kept: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "Kept",
      typeCondition: "Album",
      definition: "fragment Kept on Album{__typename id}",
      fragments: [],
      selections: [.field("id")]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Kept_Key) { self.fragmentPointer = key.fragment_Kept }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_Kept: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Kept else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Kept.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
    }
    static var __parentType: Swift.String { "Album" }
    var __typename: Swift.String { "Album" }
    let id: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let id: Swift.String = try reader.read("id", in: &object)
      try reader.endObject(&object)
      self.id = id
    }
  }
}

/// An object that spreads the fragment ``Kept``.
protocol Kept_Key {
  var fragment_Kept: InlineGraphQL.FragmentPointer { get }
}
