struct Interfaces: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Interfaces" }
  static var definition: Swift.String { "query Interfaces{three:nodes{__typename id ...on C{c}...on A{a}...on B{b}}two:nodes{__typename ...on A{a}...on B{b}id}abstract:nodes{__typename ...on A{a}...on Track{length}...on Album{artist{__typename ...InterfaceNode id ...on Node{__typename}}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [InterfaceNode.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let three: [Node_three?]?
    let two: [Node_two?]?
    let abstract: [Node_abstract?]?
    typealias __Stored = (three: [Node_three?]?, two: [Node_two?]?, abstract: [Node_abstract?]?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let three: [Node_three?]? = reader.readNullable("three", in: &object)
      let two: [Node_two?]? = reader.readNullable("two", in: &object)
      let abstract: [Node_abstract?]? = reader.readNullable("abstract", in: &object)
      try reader.endObject(&object)
      self.three = three
      self.two = two
      self.abstract = abstract
    }
    struct Node_three: InlineGraphQL.ResponseObject, Swift.Identifiable {
      let __storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>, ())
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var id: Swift.String { self.__storage.fields.id }
      var asC: Data.Node_three.AsC? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asA: Data.Node_three.AsA? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asB: Data.Node_three.AsC? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>) {
        self.__storage = __storage
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("C", "C D")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let id: Swift.String
        let c: Swift.Int?
        let a: Swift.Int?
        let b: Swift.Int?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, c: Swift.Int?, a: Swift.Int?, b: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: Swift.String = reader.readID("id", in: &object)
          let c: Swift.Int? = try reader.readNullable("c", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let a: Swift.Int? = try reader.readNullable("a", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let b: Swift.Int? = try reader.readNullable("b", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.id = id
          self.c = c
          self.a = a
          self.b = b
        }
      }
      typealias AsB = Data.Node_three.AsC
      struct AsC: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>, ())
        static var __parentType: Swift.String { "C" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var c: Swift.Int? { self.__storage.fields.c }
        var a: Swift.Int? { self.__storage.fields.a }
        var b: Swift.Int? { self.__storage.fields.b }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsA: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>, ())
        static var __parentType: Swift.String { "A" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var a: Swift.Int? { self.__storage.fields.a }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_three.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    struct Node_two: InlineGraphQL.ResponseObject {
      let __storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>, ())
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asA: Data.Node_two.AsA? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asB: Data.Node_two.AsB? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>) {
        self.__storage = __storage
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("C D", "C")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let a: Swift.Int?
        let b: Swift.Int?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, a: Swift.Int?, b: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let a: Swift.Int? = try reader.readNullable("a", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let b: Swift.Int? = try reader.readNullable("b", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.a = a
          self.b = b
        }
      }
      struct AsA: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>, ())
        static var __parentType: Swift.String { "A" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var a: Swift.Int? { self.__storage.fields.a }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsB: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>, ())
        static var __parentType: Swift.String { "B" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var a: Swift.Int? { self.__storage.fields.a }
        var b: Swift.Int? { self.__storage.fields.b }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_two.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    enum Node_abstract: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case a_2(Data.Node_abstract.AsA)
      case track(Data.Node_abstract.AsTrack)
      case album(Data.Node_abstract.AsAlbum)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_abstract.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields> {
        switch self {
        case .a_2(let view): view.__storage
        case .track(let view): view.__storage
        case .album(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asA: Data.Node_abstract.AsA? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asTrack: Data.Node_abstract.AsTrack? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asAlbum: Data.Node_abstract.AsAlbum? {
        self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>) {
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
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("C D", "Track", "Album")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let a: Swift.Int?
        let length: Swift.Int?
        let artist: Artist_artist?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, a: Swift.Int?, length: Swift.Int?, artist: Artist_artist?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let a: Swift.Int? = try reader.readNullable("a", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let length: Swift.Int? = try reader.readNullable("length", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let artist: Artist_artist? = try reader.readNullable("artist", if: InlineGraphQL.__Inclusion(matches[2]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.a = a
          self.length = length
          self.artist = artist
        }
        struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, InterfaceNode_Key {
          static var __parentType: Swift.String { "Artist" }
          let fragment_InterfaceNode: InlineGraphQL.FragmentPointer
          let id: Swift.String
          typealias __Stored = (fragment_InterfaceNode: InlineGraphQL.FragmentPointer, id: Swift.String)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let fragment_InterfaceNode: InlineGraphQL.FragmentPointer = try reader.readFragment(InterfaceNode.self, in: &object)
            let id: Swift.String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.fragment_InterfaceNode = fragment_InterfaceNode
            self.id = id
          }
        }
      }
      struct AsA: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>, ())
        static var __parentType: Swift.String { "A" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var a: Swift.Int? { self.__storage.fields.a }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsTrack: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>, ())
        static var __parentType: Swift.String { "Track" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var length: Swift.Int? { self.__storage.fields.length }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsAlbum: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>, ())
        static var __parentType: Swift.String { "Album" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var artist: Data.Node_abstract.__Fields.Artist_artist? { self.__storage.fields.artist }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>) {
          self.__storage = __storage
        }
        typealias Artist_artist = Data.Node_abstract.__Fields.Artist_artist
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_abstract.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct InterfaceNode: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "InterfaceNode",
      typeCondition: "Node",
      definition: "fragment InterfaceNode on Node{__typename ...on Album{title}...on Track{length}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some InterfaceNode_Key) { self.fragmentPointer = key.fragment_InterfaceNode }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_InterfaceNode: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_InterfaceNode else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, InterfaceNode.Data.Fields, InlineGraphQL.__SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsAlbum: InterfaceNode.Data.AsAlbum.Fields
      associatedtype AsTrack: InterfaceNode.Data.AsTrack.Fields
      var asAlbum: AsAlbum? { get }
      var asTrack: AsTrack? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
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
    case album(Data.AsAlbum)
    case track(Data.AsTrack)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.__SharedFields<Data.__Fields> {
      switch self {
      case .album(let view): view.__storage
      case .track(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }
    @_implements(Swift.Equatable, ==(_:_:))
    static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
      left.__storage == right.__storage
    }
    func hash(into hasher: inout Swift.Hasher) {
      self.__storage.hash(into: &hasher)
    }
    static var __parentType: Swift.String { "Node" }
    var __typename: Swift.String { self.__storage.fields.__typename }
    var asAlbum: Data.AsAlbum? {
      self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
    }
    var asTrack: Data.AsTrack? {
      self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
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
    struct __Fields: InlineGraphQL.__ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Album", "Track")
      let __matches: InlineGraphQL.__TypeConditions.Matches
      let title: Swift.String?
      let length: Swift.Int?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, title: Swift.String?, length: Swift.Int?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let title: Swift.String? = try reader.read("title", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
        let length: Swift.Int? = try reader.readNullable("length", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.__matches = matches
        self.title = title
        self.length = length
      }
    }
    struct AsAlbum: InlineGraphQL.ResponseView, InterfaceNode.Data.AsAlbum.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var title: Swift.String { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Album" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var title: Swift.String { self.__storage.fields.title! }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct AsTrack: InlineGraphQL.ResponseView, InterfaceNode.Data.AsTrack.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var length: Swift.Int? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Track" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var length: Swift.Int? { self.__storage.fields.length }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Node" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``InterfaceNode``.
nonisolated protocol InterfaceNode_Key {
  var fragment_InterfaceNode: InlineGraphQL.FragmentPointer { get }
}
