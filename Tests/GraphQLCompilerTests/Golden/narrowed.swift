struct Narrowed: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let cases: Node_cases?
    let one: Node_one?
    let twice: [Node_twice?]?
    let spread: [Node_spread?]?

    /// Parent type: Node
    enum Node_cases: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __SharedView {
      case album(AsAlbum)
      case artist(AsArtist)
      case track(AsTrack)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var id: String { self.__storage.fields.id }

      var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asArtist: AsArtist? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asTrack: AsTrack? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Album
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var title: String { self.__storage.fields.title! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, title: String), __on_Album: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Artist
      struct AsArtist: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var name: String { self.__storage.fields.name! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, name: String), __on_Artist: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Track
      struct AsTrack: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var length: Int? { self.__storage.fields.length }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, length: Int?), __on_Track: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (album: (__types_0: AsAlbum, ()), artist: (__types_1: AsArtist, ()), track: (__types_2: AsTrack, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .album(let view): view.__storage
        case .artist(let view): view.__storage
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
          self = .artist(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[2] {
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
        let id: String
        let title: String?
        let name: String?
        let length: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Album", "Artist", "Track")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (id: String, title: String?, name: String?, length: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: String = reader.readID("id", in: &object)
          let title: String? = try reader.read("title", if: matches.inclusion(0), in: &object)
          let name: String? = try reader.read("name", if: matches.inclusion(1), in: &object)
          let length: Int? = try reader.readNullable("length", if: matches.inclusion(2), in: &object)
          try reader.endObject(&object)
          self.id = id
          self.title = title
          self.name = name
          self.length = length
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Node
    enum Node_one: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __SharedView {
      case album(AsAlbum)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var id: String { self.__storage.fields.id }

      var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Album
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var title: String { self.__storage.fields.title! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, title: String), __on_Album: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (album: (__types_0: AsAlbum, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .album(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .album(.init(__storage: __storage))
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
        let id: String
        let title: String?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Album")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (id: String, title: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: String = reader.readID("id", in: &object)
          let title: String? = try reader.read("title", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.id = id
          self.title = title
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Node
    enum Node_twice: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case c_2(AsC)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asC: AsC? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: C
      struct AsC: InlineGraphQL.ResponseView {
        var c: Int? { self.__storage.fields.c }
        var a: Int? { self.__storage.fields.a }
        var b: Int? { self.__storage.fields.b }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (c: Int?, a: Int?, b: Int?), __on_C: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (c_2: (__types_0: AsC, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .c_2(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .c_2(.init(__storage: __storage))
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
        let a: Int?
        let b: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("C")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (c: Int?, a: Int?, b: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let c: Int? = try reader.readNullable("c", if: matches.inclusion(0), in: &object)
          let a: Int? = try reader.readNullable("a", if: matches.inclusion(0), in: &object)
          let b: Int? = try reader.readNullable("b", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.c = c
          self.a = a
          self.b = b
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Node
    enum Node_spread: InlineGraphQL.ResponseObject, Swift.CustomReflectable, NarrowedNode_Key, NarrowedAlbum.OptionalKey, __SharedView {
      case album(AsAlbum)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedNode }
      var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_NarrowedAlbum }

      var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Album
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, NarrowedNode_Key, NarrowedAlbum_Key {
        var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedNode }
        var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedAlbum! }
        var id: String { self.__storage.fields.id! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_NarrowedNode: InlineGraphQL.FragmentPointer, fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer, id: String), __on_Album: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView, NarrowedNode_Key, NarrowedAlbum.OptionalKey {
        var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedNode }
        var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_NarrowedAlbum }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_NarrowedNode: InlineGraphQL.FragmentPointer, fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer?), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (album: (__types_0: AsAlbum, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .album(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .album(.init(__storage: __storage))
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
        let fragment_NarrowedNode: InlineGraphQL.FragmentPointer
        let fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer?
        let id: String?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Album")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (fragment_NarrowedNode: InlineGraphQL.FragmentPointer, fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer?, id: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_NarrowedNode: InlineGraphQL.FragmentPointer = try reader.readFragment(NarrowedNode.self, in: &object)
          let fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? = try reader.readFragment(NarrowedAlbum.self, if: matches.inclusion(0), in: &object)
          let id: String? = try reader.readID("id", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.fragment_NarrowedNode = fragment_NarrowedNode
          self.fragment_NarrowedAlbum = fragment_NarrowedAlbum
          self.id = id
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (cases: Node_cases?, one: Node_one?, twice: [Node_twice?]?, spread: [Node_spread?]?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let cases: Node_cases? = reader.readNullable("cases", in: &object)
      let one: Node_one? = reader.readNullable("one", in: &object)
      let twice: [Node_twice?]? = reader.readNullable("twice", in: &object)
      let spread: [Node_spread?]? = reader.readNullable("spread", in: &object)
      try reader.endObject(&object)
      self.cases = cases
      self.one = one
      self.twice = twice
      self.spread = spread
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Narrowed", typeConditions: "0=Album;1=Artist;2=Track;3=Album;4=C;6=C;7=C;9=Album;10=Album", fragments: [NarrowedNode.self, NarrowedAlbum.self], definition: """
      query Narrowed{\
      cases:node{__typename id ...on Album{title}...on Artist{name}...on Track{length}}\
      one:node{__typename id ...on Album{title}}\
      twice:nodes{__typename ...on C{c}...on Node{...on C{a}...{...on C{b}}}id}\
      spread:nodes{__typename ...NarrowedNode ...NarrowedAlbum id ...on Album{__typename}}\
      }
      """)
  }
}

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
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, NarrowedNode_Key, NarrowedNode.Data.Fields, __SharedView {
    case album(AsAlbum)
    case track(AsTrack)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asTrack: AsTrack? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Album
    struct AsAlbum: InlineGraphQL.ResponseView, NarrowedNode.Data.AsAlbum.Fields {
      var title: String { self.__storage.fields.title! }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var title: String { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (title: String, ()), __on_Album: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Track
    struct AsTrack: InlineGraphQL.ResponseView, NarrowedNode.Data.AsTrack.Fields {
      var length: Int? { self.__storage.fields.length }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var length: Int? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (length: Int?, ()), __on_Track: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Node
    struct Other: InlineGraphQL.ResponseView {
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __on_Node: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsAlbum: NarrowedNode.Data.AsAlbum.Fields
      associatedtype AsTrack: NarrowedNode.Data.AsTrack.Fields
      var asAlbum: AsAlbum? { get }
      var asTrack: AsTrack? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
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

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (album: (__types_0: AsAlbum, ()), track: (__types_1: AsTrack, ()), __other: (__always: Other, ())), __on_Node: ())

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
      typealias __Stored = (title: String?, length: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

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

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
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
