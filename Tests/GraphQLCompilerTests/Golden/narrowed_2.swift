struct NarrowedNode: InlineGraphQL.GraphQLFragment {
  init(key: some NarrowedNode_Key) { self.fragmentPointer = key.fragment_NarrowedNode }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NarrowedNode else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Node
  enum Data: InlineGraphQL.ResponseObject, NarrowedNode_Key, NarrowedNode.Data.Fields, __SharedView {
    case album(AsAlbum)
    case track(AsTrack)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Other)

    var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asTrack: AsTrack? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Album
    struct AsAlbum: InlineGraphQL.ResponseView, NarrowedNode.Data.AsAlbum.Fields {
      var title: String { self.__storage.fields.title! }

      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var title: String { get }
      }

      static var __parentType: String { "Album" }
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Track
    struct AsTrack: InlineGraphQL.ResponseView, NarrowedNode.Data.AsTrack.Fields {
      var length: Int? { self.__storage.fields.length }

      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var length: Int? { get }
      }

      static var __parentType: String { "Track" }
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Node
    struct Other: InlineGraphQL.ResponseView {
      static var __parentType: String { "Node" }
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsAlbum: NarrowedNode.Data.AsAlbum.Fields
      associatedtype AsTrack: NarrowedNode.Data.AsTrack.Fields
      var asAlbum: AsAlbum? { get }
      var asTrack: AsTrack? { get }
    }

    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: NarrowedNode.Data.Fields>: Swift.Sendable {
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

    var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<NarrowedNode>.pointer(to: self) }

    static var __parentType: String { "Node" }
    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>

    var __storage: __Storage {
      switch self {
      case .album(let view): view.__storage
      case .track(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
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

    @_implements(Swift.Equatable, ==(_:_:))
    static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

    func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try .init(from: &reader))
    }

    struct __Fields: __ResponseFields {
      let title: String?
      let length: Int?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Album", "Track")
      let __matches: __TypeConditions.Matches
      typealias __Stored = (title: String?, length: Int?, __typename: String, __matches: __TypeConditions.Matches)

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let title: String? = try reader.read("title", if: matches.inclusion(0), in: &object)
        let length: Int? = try reader.readNullable("length", if: matches.inclusion(1), in: &object)
        try reader.endObject(&object)
        self.title = title
        self.length = length
        self.__typename = __typename
        self.__matches = matches
      }
    }
  }

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  typealias Case = Data.Case

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NarrowedNode: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "NarrowedNode",
      typeCondition: "Node",
      definition: "fragment NarrowedNode on Node{__typename ...on Album{title}...on Track{length}id}",
      typeConditions: "0=Album;1=Track",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``NarrowedNode``.
nonisolated protocol NarrowedNode_Key {
  var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { get }
}

struct NarrowedAlbum: InlineGraphQL.GraphQLFragment {
  init(key: some NarrowedAlbum_Key) { self.fragmentPointer = key.fragment_NarrowedAlbum }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NarrowedAlbum else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, NarrowedAlbum_Key, NarrowedAlbum.Data.Fields {
    let title: String

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var title: String { get }
    }

    var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<NarrowedAlbum>.pointer(to: self) }

    static var __parentType: String { "Album" }
    typealias __Stored = (title: String, ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.title = title
    }
  }

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "NarrowedAlbum",
      typeCondition: "Album",
      definition: "fragment NarrowedAlbum on Album{__typename title id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``NarrowedAlbum``.
nonisolated protocol NarrowedAlbum_Key {
  var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { get }
}
