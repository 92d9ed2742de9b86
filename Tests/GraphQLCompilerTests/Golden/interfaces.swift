struct Interfaces: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let three: [Node_three?]?
    let two: [Node_two?]?
    let abstract: [Node_abstract?]?

    /// Parent type: Node
    struct Node_three: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
      var id: String { self.__storage.fields.id }

      var asC: AsC? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asA: AsA? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asB: AsC? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias AsB = Data.Node_three.AsC

      /// Parent type: C
      struct AsC: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var c: Int? { self.__storage.fields.c }
        var a: Int? { self.__storage.fields.a }
        var b: Int? { self.__storage.fields.b }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, c: Int?, a: Int?, b: Int?), __on_C: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: A
      struct AsA: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var a: Int? { self.__storage.fields.a }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, a: Int?), __on_A: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (id: String, asC: (__types_0: AsC, ()), asA: (__types_1: AsA, ()), asB: (__types_0: AsC, ())), __on_Node: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let id: String
        let c: Int?
        let a: Int?
        let b: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("C", "C D")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (id: String, c: Int?, a: Int?, b: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: String = reader.readID("id", in: &object)
          let c: Int? = try reader.readNullable("c", if: matches.inclusion(0), in: &object)
          let a: Int? = try reader.readNullable("a", if: matches.inclusion(1), in: &object)
          let b: Int? = try reader.readNullable("b", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.id = id
          self.c = c
          self.a = a
          self.b = b
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Node
    struct Node_two: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var asA: AsA? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asB: AsB? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: A
      struct AsA: InlineGraphQL.ResponseView {
        var a: Int? { self.__storage.fields.a }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (a: Int?, ()), __on_A: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: B
      struct AsB: InlineGraphQL.ResponseView {
        var a: Int? { self.__storage.fields.a }
        var b: Int? { self.__storage.fields.b }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (a: Int?, b: Int?), __on_B: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (asA: (__types_0: AsA, ()), asB: (__types_1: AsB, ())), __on_Node: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let a: Int?
        let b: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("C D", "C")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (a: Int?, b: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let a: Int? = try reader.readNullable("a", if: matches.inclusion(0), in: &object)
          let b: Int? = try reader.readNullable("b", if: matches.inclusion(1), in: &object)
          try reader.endObject(&object)
          self.a = a
          self.b = b
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Node
    enum Node_abstract: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case a_2(AsA)
      case track(AsTrack)
      case album(AsAlbum)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asA: AsA? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asTrack: AsTrack? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asAlbum: AsAlbum? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }

      /// Parent type: A
      struct AsA: InlineGraphQL.ResponseView {
        var a: Int? { self.__storage.fields.a }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (a: Int?, ()), __on_A: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Track
      struct AsTrack: InlineGraphQL.ResponseView {
        var length: Int? { self.__storage.fields.length }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (length: Int?, ()), __on_Track: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Album
      struct AsAlbum: InlineGraphQL.ResponseView {
        var artist: Data.Node_abstract.__Fields.Artist_artist? { self.__storage.fields.artist }

        typealias Artist_artist = Data.Node_abstract.__Fields.Artist_artist

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (artist: Data.Node_abstract.__Fields.Artist_artist?, ()), __on_Album: ())
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
      typealias __Stored = (__shown: (a_2: (__types_0: AsA, ()), track: (__types_1: AsTrack, ()), album: (__types_2: AsAlbum, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .a_2(let view): view.__storage
        case .track(let view): view.__storage
        case .album(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .a_2(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .track(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[2] {
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
        let a: Int?
        let length: Int?
        let artist: Artist_artist?

        /// Parent type: Artist
        struct Artist_artist: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, InterfaceNode_Key {
          let fragment_InterfaceNode: InlineGraphQL.FragmentPointer
          let id: String

          typealias __Stored = (fragment_InterfaceNode: InlineGraphQL.FragmentPointer, id: String, __on_Artist: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let fragment_InterfaceNode: InlineGraphQL.FragmentPointer = try reader.readFragment(InterfaceNode.self, in: &object)
            let id: String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.fragment_InterfaceNode = fragment_InterfaceNode
            self.id = id
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("C D", "Track", "Album")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (a: Int?, length: Int?, artist: Artist_artist?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let a: Int? = try reader.readNullable("a", if: matches.inclusion(0), in: &object)
          let length: Int? = try reader.readNullable("length", if: matches.inclusion(1), in: &object)
          let artist: Artist_artist? = try reader.readNullable("artist", if: matches.inclusion(2), in: &object)
          try reader.endObject(&object)
          self.a = a
          self.length = length
          self.artist = artist
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (three: [Node_three?]?, two: [Node_two?]?, abstract: [Node_abstract?]?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let three: [Node_three?]? = reader.readNullable("three", in: &object)
      let two: [Node_two?]? = reader.readNullable("two", in: &object)
      let abstract: [Node_abstract?]? = reader.readNullable("abstract", in: &object)
      try reader.endObject(&object)
      self.three = three
      self.two = two
      self.abstract = abstract
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Interfaces", typeConditions: "0=C;1=C D;2=C;3=C D;4=C;5=C D;6=Track;7=Album", fragments: [InterfaceNode.self], definition: """
      query Interfaces{\
      three:nodes{__typename id ...on C{c}...on A{a}...on B{b}}\
      two:nodes{__typename ...on A{a}...on B{b}id}\
      abstract:nodes{\
      __typename \
      ...on A{a}\
      ...on Track{length}\
      ...on Album{artist{__typename ...InterfaceNode id ...on Node{__typename}}}\
      id\
      }\
      }
      """)
  }
}

struct InterfaceNode: InlineGraphQL.GraphQLFragment {
  init(key: some InterfaceNode_Key) { self.fragmentPointer = key.fragment_InterfaceNode }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_InterfaceNode else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Node
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, InterfaceNode_Key, InterfaceNode.Data.Fields, __SharedView {
    case album(AsAlbum)
    case track(AsTrack)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asTrack: AsTrack? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Album
    struct AsAlbum: InlineGraphQL.ResponseView, InterfaceNode.Data.AsAlbum.Fields {
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
    struct AsTrack: InlineGraphQL.ResponseView, InterfaceNode.Data.AsTrack.Fields {
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
      associatedtype AsAlbum: InterfaceNode.Data.AsAlbum.Fields
      associatedtype AsTrack: InterfaceNode.Data.AsTrack.Fields
      var asAlbum: AsAlbum? { get }
      var asTrack: AsTrack? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: InterfaceNode.Data.Fields>: Swift.Sendable {
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

    var fragment_InterfaceNode: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<InterfaceNode>.pointer(to: self) }

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
    var fragment_InterfaceNode: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "InterfaceNode",
      typeCondition: "Node",
      definition: "fragment InterfaceNode on Node{__typename ...on Album{title}...on Track{length}id}",
      typeConditions: "0=Album;1=Track",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``InterfaceNode``.
nonisolated protocol InterfaceNode_Key {
  var fragment_InterfaceNode: InlineGraphQL.FragmentPointer { get }
}
