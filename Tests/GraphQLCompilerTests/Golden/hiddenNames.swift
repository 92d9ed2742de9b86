struct HiddenNames: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(a: Bool) {
    self.init(variables: .init(a: a))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let album: Album_album?

    /// Parent type: Album
    struct Album_album: InlineGraphQL.ResponseObject, Swift.Identifiable, Shown.Data.Fields {
      let id: String
      let artist: Artist_artist?
      let title: String

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Shown.Data.Artist_artist.Fields {
        var name: String { self.__storage.fields.name }

        var shown: AsShown? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

        /// Parent type: Artist
        struct AsShown: InlineGraphQL.ResponseView, Swift.Identifiable, Shown.Data.Artist_artist.AsShown.Fields {
          var name: String { self.__storage.fields.name }
          var id: String { self.__storage.fields.id! }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, id: String), __on_Artist: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<__Fields>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, shown: (__inclusion_0: AsShown, ())), __on_Artist: ())
        init(__storage: __Storage) { self.__storage = __storage }

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          self.init(__storage: try .init(from: &reader))
        }

        struct __Fields: __ResponseFields {
          let name: String
          let id: String?

          let __inclusions: [Bool]
          typealias __Stored = (name: String, id: String?, __inclusions: [Bool], __on_Artist: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let name: String = reader.readString("name", in: &object)
            let id: String? = try reader.readID("id", if: reader.isTrue("a"), in: &object)
            var inclusions: [Bool] = []
            switch reader.isTrue("a") {
              case .included: inclusions.append(true)
              case .excluded: inclusions.append(false)
              case .unknown: inclusions.append(InlineGraphQL.__arePresent(id))
            }
            try reader.endObject(&object)
            self.name = name
            self.id = id
            self.__inclusions = inclusions
          }
        }
      }

      typealias __Stored = (id: String, artist: Artist_artist?, title: String, __on_Album: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let artist: Artist_artist? = reader.readNullable("artist", in: &object)
        let title: String = reader.readString("title", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.artist = artist
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

  struct Variables: InlineGraphQL.GraphQLVariables {
    var a: Bool

    init(a: Bool) {
      self.a = a
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("a", self.a)
    }
  }

  static var node: __OperationNode { .init(name: "HiddenNames", fragments: [Shown.self], definition: "query HiddenNames($a:Boolean!){album{__typename ...Shown id}}") }
  var booleanVariables: [__BooleanVariable] { [.init("a", self.variables.a)] }
}

struct Named: InlineGraphQL.GraphQLFragment {
  init(key: some Named_Key) { self.fragmentPointer = key.fragment_Named }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Named else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Named_Key, Named.Data.Fields {
    let id: String
    let artist: Artist_artist?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Named.Data.Artist_artist.Fields {
      var name: String { self.__storage.fields.name }

      var shown: Shown? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Artist
      struct Shown: InlineGraphQL.ResponseView, Swift.Identifiable, Named.Data.Artist_artist.Shown.Fields {
        var name: String { self.__storage.fields.name }
        var id: String { self.__storage.fields.id! }

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var name: String { get }
          var id: String { get }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, id: String), __on_Artist: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype Shown: Named.Data.Artist_artist.Shown.Fields
        var name: String { get }
        var shown: Shown? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (name: String, shown: (__inclusion_0: Shown, ())), __on_Artist: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let name: String
        let id: String?

        let __inclusions: [Bool]
        typealias __Stored = (name: String, id: String?, __inclusions: [Bool], __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let id: String? = try reader.readID("id", if: reader.isTrue("a"), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("a") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(id))
          }
          try reader.endObject(&object)
          self.name = name
          self.id = id
          self.__inclusions = inclusions
        }
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Artist_artist: Named.Data.Artist_artist.Fields
      var id: String { get }
      var artist: Artist_artist? { get }
    }

    var fragment_Named: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Named>.pointer(to: self) }

    typealias __Stored = (id: String, artist: Artist_artist?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.artist = artist
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Named: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Named",
      typeCondition: "Album",
      definition: "fragment Named on Album{__typename id artist{__typename name id ...@include(if:$a){__typename}}}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Named``.
nonisolated protocol Named_Key {
  var fragment_Named: InlineGraphQL.FragmentPointer { get }
}

struct Shown: InlineGraphQL.GraphQLFragment {
  init(key: some Shown_Key) { self.fragmentPointer = key.fragment_Shown }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Shown else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Shown_Key, Shown.Data.Fields {
    let id: String
    let artist: Artist_artist?
    let title: String

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Shown.Data.Artist_artist.Fields {
      var name: String { self.__storage.fields.name }

      var shown: AsShown? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Artist
      struct AsShown: InlineGraphQL.ResponseView, Swift.Identifiable, Shown.Data.Artist_artist.AsShown.Fields {
        var name: String { self.__storage.fields.name }
        var id: String { self.__storage.fields.id! }

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var name: String { get }
          var id: String { get }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, id: String), __on_Artist: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype AsShown: Shown.Data.Artist_artist.AsShown.Fields
        var name: String { get }
        var shown: AsShown? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (name: String, shown: (__inclusion_0: AsShown, ())), __on_Artist: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let name: String
        let id: String?

        let __inclusions: [Bool]
        typealias __Stored = (name: String, id: String?, __inclusions: [Bool], __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let id: String? = try reader.readID("id", if: reader.isTrue("a"), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("a") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(id))
          }
          try reader.endObject(&object)
          self.name = name
          self.id = id
          self.__inclusions = inclusions
        }
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Artist_artist: Shown.Data.Artist_artist.Fields
      var id: String { get }
      var artist: Artist_artist? { get }
      var title: String { get }
    }

    var fragment_Shown: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Shown>.pointer(to: self) }

    typealias __Stored = (id: String, artist: Artist_artist?, title: String, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      let title: String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.artist = artist
      self.title = title
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Shown: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Shown",
      typeCondition: "Album",
      definition: "fragment Shown on Album{__typename ...Named title id}",
      fragments: [Named.self]
    )
  }
}

/// An object that spreads the fragment ``Shown``.
nonisolated protocol Shown_Key {
  var fragment_Shown: InlineGraphQL.FragmentPointer { get }
}
