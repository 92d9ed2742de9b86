struct Narrow: InlineGraphQL.GraphQLFragment {
  init(key: some Narrow_Key) { self.fragmentPointer = key.fragment_Narrow }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Narrow else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Narrow_Key, Narrow.Data.Fields {
    let artist: Artist_artist?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Narrow.Data.Artist_artist.Fields {
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
      associatedtype Artist_artist: Narrow.Data.Artist_artist.Fields
      var artist: Artist_artist? { get }
    }

    var fragment_Narrow: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Narrow>.pointer(to: self) }

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
    var fragment_Narrow: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Narrow",
      typeCondition: "Album",
      definition: "fragment Narrow on Album{__typename artist{__typename name id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Narrow``.
nonisolated protocol Narrow_Key {
  var fragment_Narrow: InlineGraphQL.FragmentPointer { get }
}

struct Sole: InlineGraphQL.GraphQLFragment {
  init(key: some Sole_Key) { self.fragmentPointer = key.fragment_Sole }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Sole else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Node
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Sole_Key, Sole.Data.Fields, __SharedView {
    case b_2(AsB)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var see: See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asB: AsB? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

    /// Parent type: C
    struct See: InlineGraphQL.ResponseView, Sole.Data.See.Fields {
      var c: Int? { self.__storage.fields.c }
      var b: Int? { self.__storage.fields.b }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var c: Int? { get }
        var b: Int? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (c: Int?, b: Int?), __on_C: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: B
    struct AsB: InlineGraphQL.ResponseView, Sole.Data.AsB.Fields {
      var b: Int? { self.__storage.fields.b }

      var see: Data.See { .init(__storage: self.__storage) }

      typealias See = Data.See

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype See: Sole.Data.See.Fields
        var b: Int? { get }
        var see: See { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (b: Int?, see: (__always: Data.See, ())), __on_B: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Node
    struct Other: InlineGraphQL.ResponseView {
      var see: Data.See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (see: (__types_0: Data.See, ()), ()), __on_Node: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype See: Sole.Data.See.Fields
      associatedtype AsB: Sole.Data.AsB.Fields
      var see: See? { get }
      var asB: AsB? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: Sole.Data.Fields>: Swift.Sendable {
      case b_2(Object.AsB)
      case __other(Object)

      init(_ object: Object) {
        if let view = object.asB {
          self = .b_2(view)
          return
        }
        self = .__other(object)
      }
    }

    var fragment_Sole: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Sole>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (b_2: (__types_0: AsB, ()), __other: (__always: Other, ())), __on_Node: ())

    var __storage: __Storage {
      switch self {
      case .b_2(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
      if __storage.fields.__matches[0] {
        self = .b_2(.init(__storage: __storage))
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
      let c: Int?
      let b: Int?

      let __typename: String
      static let __conditions: __TypeConditions = .init("C")
      let __matches: __TypeConditions.Matches
      typealias __Stored = (c: Int?, b: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let c: Int? = try reader.readNullable("c", if: matches.inclusion(0), in: &object)
        let b: Int? = try reader.readNullable("b", if: matches.inclusion(0), in: &object)
        try reader.endObject(&object)
        self.c = c
        self.b = b
        self.__typename = __typename
        self.__matches = matches
      }
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  typealias Case = Data.Case

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Sole: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Sole",
      typeCondition: "Node",
      definition: "fragment Sole on Node{__typename ...on C{c}...on B{b}id}",
      typeConditions: "0=C;1=C",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Sole``.
nonisolated protocol Sole_Key {
  var fragment_Sole: InlineGraphQL.FragmentPointer { get }
}
