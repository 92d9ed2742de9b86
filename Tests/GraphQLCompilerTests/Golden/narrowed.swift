struct Narrowed: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Narrowed" }
  static var definition: Swift.String { "query Narrowed{cases:node{__typename id ...on Album{title}...on Artist{name}...on Track{length}}one:node{__typename id ...on Album{title}}twice:nodes{__typename ...on C{c}...on Node{...on C{a}...{...on C{b}}}id}spread:nodes{__typename ...NarrowedNode ...NarrowedAlbum id ...on Album{__typename}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [NarrowedNode.self, NarrowedAlbum.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let cases: Node_cases?
    let one: Node_one?
    let twice: [Node_twice?]?
    let spread: [Node_spread?]?
    typealias __Stored = (cases: Node_cases?, one: Node_one?, twice: [Node_twice?]?, spread: [Node_spread?]?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
    enum Node_cases: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.__SharedView {
      case album(Data.Node_cases.AsAlbum)
      case artist(Data.Node_cases.AsArtist)
      case track(Data.Node_cases.AsTrack)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_cases.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields> {
        switch self {
        case .album(let view): view.__storage
        case .artist(let view): view.__storage
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
      var id: Swift.String { self.__storage.fields.id }
      var asAlbum: Data.Node_cases.AsAlbum? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asArtist: Data.Node_cases.AsArtist? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asTrack: Data.Node_cases.AsTrack? {
        self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>) {
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
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Album", "Artist", "Track")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let id: Swift.String
        let title: Swift.String?
        let name: Swift.String?
        let length: Swift.Int?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, title: Swift.String?, name: Swift.String?, length: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: Swift.String = reader.readID("id", in: &object)
          let title: Swift.String? = try reader.read("title", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let name: Swift.String? = try reader.read("name", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let length: Swift.Int? = try reader.readNullable("length", if: InlineGraphQL.__Inclusion(matches[2]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.id = id
          self.title = title
          self.name = name
          self.length = length
        }
      }
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>, ())
        static var __parentType: Swift.String { "Album" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var title: Swift.String { self.__storage.fields.title! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsArtist: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>, ())
        static var __parentType: Swift.String { "Artist" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var name: Swift.String { self.__storage.fields.name! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsTrack: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>, ())
        static var __parentType: Swift.String { "Track" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var length: Swift.Int? { self.__storage.fields.length }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_cases.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    enum Node_one: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.__SharedView {
      case album(Data.Node_one.AsAlbum)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_one.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields> {
        switch self {
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
      var id: Swift.String { self.__storage.fields.id }
      var asAlbum: Data.Node_one.AsAlbum? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .album(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Album")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let id: Swift.String
        let title: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, title: Swift.String?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: Swift.String = reader.readID("id", in: &object)
          let title: Swift.String? = try reader.read("title", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.id = id
          self.title = title
        }
      }
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>, ())
        static var __parentType: Swift.String { "Album" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        var title: Swift.String { self.__storage.fields.title! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_one.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    enum Node_twice: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case c_2(Data.Node_twice.AsC)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_twice.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields> {
        switch self {
        case .c_2(let view): view.__storage
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
      var asC: Data.Node_twice.AsC? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .c_2(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("C")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let c: Swift.Int?
        let a: Swift.Int?
        let b: Swift.Int?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, c: Swift.Int?, a: Swift.Int?, b: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let c: Swift.Int? = try reader.readNullable("c", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let a: Swift.Int? = try reader.readNullable("a", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let b: Swift.Int? = try reader.readNullable("b", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.c = c
          self.a = a
          self.b = b
        }
      }
      struct AsC: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>, ())
        static var __parentType: Swift.String { "C" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var c: Swift.Int? { self.__storage.fields.c }
        var a: Swift.Int? { self.__storage.fields.a }
        var b: Swift.Int? { self.__storage.fields.b }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_twice.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    enum Node_spread: InlineGraphQL.ResponseObject, NarrowedNode_Key, NarrowedAlbum.OptionalKey, InlineGraphQL.__SharedView {
      case album(Data.Node_spread.AsAlbum)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Node_spread.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields> {
        switch self {
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
      var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedNode }
      var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_NarrowedAlbum }
      var asAlbum: Data.Node_spread.AsAlbum? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .album(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Album")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let fragment_NarrowedNode: InlineGraphQL.FragmentPointer
        let fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer?
        let id: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, fragment_NarrowedNode: InlineGraphQL.FragmentPointer, fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer?, id: Swift.String?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_NarrowedNode: InlineGraphQL.FragmentPointer = try reader.readFragment(NarrowedNode.self, in: &object)
          let fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? = try reader.readFragment(NarrowedAlbum.self, if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let id: Swift.String? = try reader.readID("id", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.fragment_NarrowedNode = fragment_NarrowedNode
          self.fragment_NarrowedAlbum = fragment_NarrowedAlbum
          self.id = id
        }
      }
      struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, NarrowedNode_Key, NarrowedAlbum_Key {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>, ())
        static var __parentType: Swift.String { "Album" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedNode }
        var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedAlbum! }
        var id: Swift.String { self.__storage.fields.id! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView, NarrowedNode_Key, NarrowedAlbum.OptionalKey {
        let __storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>, ())
        static var __parentType: Swift.String { "Node" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_NarrowedNode }
        var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_NarrowedAlbum }
        init(__storage: InlineGraphQL.__SharedFields<Data.Node_spread.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct NarrowedNode: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "NarrowedNode",
      typeCondition: "Node",
      definition: "fragment NarrowedNode on Node{__typename ...on Album{title}...on Track{length}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some NarrowedNode_Key) { self.fragmentPointer = key.fragment_NarrowedNode }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NarrowedNode: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NarrowedNode else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, NarrowedNode.Data.Fields, InlineGraphQL.__SharedView {
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
    struct AsAlbum: InlineGraphQL.ResponseView, NarrowedNode.Data.AsAlbum.Fields {
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
    struct AsTrack: InlineGraphQL.ResponseView, NarrowedNode.Data.AsTrack.Fields {
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

/// An object that spreads the fragment ``NarrowedNode``.
nonisolated protocol NarrowedNode_Key {
  var fragment_NarrowedNode: InlineGraphQL.FragmentPointer { get }
}

struct NarrowedAlbum: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "NarrowedAlbum",
      typeCondition: "Album",
      definition: "fragment NarrowedAlbum on Album{__typename title id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some NarrowedAlbum_Key) { self.fragmentPointer = key.fragment_NarrowedAlbum }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NarrowedAlbum else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, NarrowedAlbum.Data.Fields {
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

/// An object that spreads the fragment ``NarrowedAlbum``.
nonisolated protocol NarrowedAlbum_Key {
  var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { get }
}
