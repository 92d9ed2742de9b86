struct UnmaskedConditions: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(x: Bool) {
    self.init(variables: .init(x: x))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let included: Album_included?
    let lifted: Album_lifted?

    /// Parent type: Album
    struct Album_included: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var ifX: IfX? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Album
      struct IfX: InlineGraphQL.ResponseView, Titled.Data.Fields {
        var title: String { self.__storage.fields.title! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (title: String, ()), __on_Album: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (ifX: (__inclusion_0: IfX, ()), ()), __on_Album: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let title: String?

        let __inclusions: [Bool]
        typealias __Stored = (title: String?, __inclusions: [Bool], __on_Album: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let title: String? = try reader.read("title", if: reader.isTrue("x"), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("x") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(title))
          }
          try reader.endObject(&object)
          self.title = title
          self.__inclusions = inclusions
        }
      }
    }

    /// Parent type: Album
    struct Album_lifted: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Kept.OptionalKey, Included.Data.Fields {
      let title: String
      let artist: Artist_artist?
      let fragment_Kept: InlineGraphQL.FragmentPointer?

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Included.Data.Artist_artist.Fields {
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

      @_disfavoredOverload @_implements(Included.Data.Fields, title) var __title: String? { .some(self.title) }

      typealias __Stored = (title: String, artist: Artist_artist?, fragment_Kept: InlineGraphQL.FragmentPointer?, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: String = reader.readString("title", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let fragment_Kept: InlineGraphQL.FragmentPointer? = try reader.readFragment(Kept.self, if: reader.isTrue("x"), in: &object)
        try reader.endObject(&object)
        self.title = title
        self.artist = artist
        self.fragment_Kept = fragment_Kept
      }
    }

    typealias __Stored = (included: Album_included?, lifted: Album_lifted?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let included: Album_included? = reader.readNullable("included", in: &object)
      let lifted: Album_lifted? = reader.readNullable("lifted", in: &object)
      try reader.endObject(&object)
      self.included = included
      self.lifted = lifted
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var x: Bool

    init(x: Bool) {
      self.x = x
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("x", self.x)
    }
  }

  static var node: __OperationNode {
    .init(name: "UnmaskedConditions", fragments: [Titled.self, Included.self], definition: """
      query UnmaskedConditions($x:Boolean!){\
      included:album{__typename ...Titled@include(if:$x)id}\
      lifted:album{__typename title artist{__typename id}...Included id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("x", self.variables.x)] }
}

struct Titled: InlineGraphQL.GraphQLFragment {
  init(key: some Titled_Key) { self.fragmentPointer = key.fragment_Titled }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Titled else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Titled_Key, Titled.Data.Fields {
    let title: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var title: String { get }
    }

    var fragment_Titled: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Titled>.pointer(to: self) }

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
    var fragment_Titled: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Titled",
      typeCondition: "Album",
      definition: "fragment Titled on Album{__typename title id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Titled``.
nonisolated protocol Titled_Key {
  var fragment_Titled: InlineGraphQL.FragmentPointer { get }
}

struct Included: InlineGraphQL.GraphQLFragment {
  init(key: some Included_Key) { self.fragmentPointer = key.fragment_Included }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Included else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Kept.OptionalKey, Included_Key, Included.Data.Fields {
    let title: String?
    let artist: Artist_artist?
    let fragment_Kept: InlineGraphQL.FragmentPointer?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Included.Data.Artist_artist.Fields {
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

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, Kept.OptionalKey {
      associatedtype Artist_artist: Included.Data.Artist_artist.Fields
      var title: String? { get }
      var artist: Artist_artist? { get }
    }

    var fragment_Included: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Included>.pointer(to: self) }

    typealias __Stored = (title: String?, artist: Artist_artist?, fragment_Kept: InlineGraphQL.FragmentPointer?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String? = try reader.read("title", if: reader.isTrue("x"), in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      let fragment_Kept: InlineGraphQL.FragmentPointer? = try reader.readFragment(Kept.self, if: reader.isTrue("x"), in: &object)
      try reader.endObject(&object)
      self.title = title
      self.artist = artist
      self.fragment_Kept = fragment_Kept
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Included: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Included",
      typeCondition: "Album",
      definition: """
        fragment Included on Album{\
        __typename \
        title@include(if:$x)artist{__typename name id}\
        ...Kept@include(if:$x)id\
        }
        """,
      fragments: [Kept.self]
    )
  }
}

/// An object that spreads the fragment ``Included``.
nonisolated protocol Included_Key {
  var fragment_Included: InlineGraphQL.FragmentPointer { get }
}

struct Kept: InlineGraphQL.GraphQLFragment {
  init(key: some Kept_Key) { self.fragmentPointer = key.fragment_Kept }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Kept else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Kept_Key, Kept.Data.Fields {
    let id: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
    }

    var fragment_Kept: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Kept>.pointer(to: self) }

    typealias __Stored = (id: String, __on_Album: ())

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
    var fragment_Kept: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Kept",
      typeCondition: "Album",
      definition: "fragment Kept on Album{__typename id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Kept``.
nonisolated protocol Kept_Key {
  var fragment_Kept: InlineGraphQL.FragmentPointer { get }
}
