struct UnmaskedConditions: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var x: Swift.Bool
    init(x: Swift.Bool) {
      self.x = x
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("x", self.x)
    }
  }
  static var operationName: Swift.String { "UnmaskedConditions" }
  static var definition: Swift.String { "query UnmaskedConditions($x:Boolean!){included:album{__typename ...Titled@include(if:$x)id}lifted:album{__typename title artist{__typename id}...Included id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [Titled.self, Included.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(x: Swift.Bool) {
    self.init(variables: .init(x: x))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("x", self.variables.x)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let included: Album_included?
    let lifted: Album_lifted?
    typealias __Stored = (included: Album_included?, lifted: Album_lifted?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let included: Album_included? = reader.readNullable("included", in: &object)
      let lifted: Album_lifted? = reader.readNullable("lifted", in: &object)
      try reader.endObject(&object)
      self.included = included
      self.lifted = lifted
    }
    struct Album_included: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Album" }
      let title: Swift.String?
      typealias __Stored = (title: Swift.String?, ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: Swift.String? = try reader.read("title", if: reader.isTrue("x"), in: &object)
        try reader.endObject(&object)
        self.title = title
      }
    }
    struct Album_lifted: InlineGraphQL.ResponseObject, Kept.OptionalKey, Included.Data.Fields {
      static var __parentType: Swift.String { "Album" }
      let title: Swift.String
      let artist: Artist_artist?
      let fragment_Kept: InlineGraphQL.FragmentPointer?
      typealias __Stored = (title: Swift.String, artist: Artist_artist?, fragment_Kept: InlineGraphQL.FragmentPointer?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: Swift.String = reader.readString("title", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let fragment_Kept: InlineGraphQL.FragmentPointer? = try reader.readFragment(Kept.self, if: reader.isTrue("x"), in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
        self.fragment_Kept = fragment_Kept
      }
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Included.Data.Artist_artist.Fields {
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
      @_implements(Included.Data.Fields, title) var __title: Swift.String? { .some(self.title) }
    }
  }
}

struct Titled: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Titled",
      typeCondition: "Album",
      definition: "fragment Titled on Album{__typename title id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Titled_Key) { self.fragmentPointer = key.fragment_Titled }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Titled: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Titled else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Titled.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var title: Swift.String { get }
    }
    static var __parentType: Swift.String { "Album" }
    let title: Swift.String
    typealias __Stored = (title: Swift.String, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: Swift.String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.title = title
    }
  }
}

/// An object that spreads the fragment ``Titled``.
nonisolated protocol Titled_Key {
  var fragment_Titled: InlineGraphQL.FragmentPointer { get }
}

struct Included: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Included",
      typeCondition: "Album",
      definition: "fragment Included on Album{__typename title@include(if:$x)artist{__typename name id}...Kept@include(if:$x)id}",
      fragments: [Kept.self]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Included_Key) { self.fragmentPointer = key.fragment_Included }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: InlineGraphQL.ResponseView, Kept.OptionalKey {
      associatedtype Artist_artist: Included.Data.Artist_artist.Fields
      var title: Swift.String? { get }
      var artist: Artist_artist? { get }
    }
    static var __parentType: Swift.String { "Album" }
    let title: Swift.String?
    let artist: Artist_artist?
    let fragment_Kept: InlineGraphQL.FragmentPointer?
    typealias __Stored = (title: Swift.String?, artist: Artist_artist?, fragment_Kept: InlineGraphQL.FragmentPointer?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: Swift.String? = try reader.read("title", if: reader.isTrue("x"), in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      let fragment_Kept: InlineGraphQL.FragmentPointer? = try reader.readFragment(Kept.self, if: reader.isTrue("x"), in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
      self.fragment_Kept = fragment_Kept
    }
    struct Artist_artist: InlineGraphQL.ResponseObject, Included.Data.Artist_artist.Fields {
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

/// An object that spreads the fragment ``Included``.
nonisolated protocol Included_Key {
  var fragment_Included: InlineGraphQL.FragmentPointer { get }
}

struct Kept: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Kept",
      typeCondition: "Album",
      definition: "fragment Kept on Album{__typename id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Kept_Key) { self.fragmentPointer = key.fragment_Kept }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
    }
    static var __parentType: Swift.String { "Album" }
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

/// An object that spreads the fragment ``Kept``.
nonisolated protocol Kept_Key {
  var fragment_Kept: InlineGraphQL.FragmentPointer { get }
}
