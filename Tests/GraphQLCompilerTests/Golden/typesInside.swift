struct TypeNamesInside: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "TypeNamesInside" }
  static var definition: Swift.String { "query TypeNamesInside{things{__typename Cat:init ...on Cat{asCat list{__typename ...on cat{a}list{__typename ...on Cat{self}...on Data{self}id}id}}...on Thing{list{__typename self id}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let things: [Thing_things]
    typealias __Stored = (things: [Thing_things], ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let things: [Thing_things] = reader.readList("things", in: &object)
      try reader.endObject(&object)
      self.things = things
    }
    enum Thing_things: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case cat(Data.Thing_things.AsCat)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Thing_things.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields> {
        switch self {
        case .cat(let view): view.__storage
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
      static var __parentType: Swift.String { "Thing" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var Cat: Swift.Int { self.__storage.fields.Cat }
      var list: [[Data.Thing_things.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
      var asCat_2: Data.Thing_things.AsCat? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .cat(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Cat")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let Cat: Swift.Int
        let asCat: Swift.String?
        let list: [[InlineGraphQL.__SharedFields<Thing_list>?]]?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, Cat: Swift.Int, asCat: Swift.String?, list: [[InlineGraphQL.__SharedFields<Thing_list>?]]?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let Cat: Swift.Int = reader.readInt("Cat", in: &object)
          let asCat: Swift.String? = try reader.readNullable("asCat", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let list: [[InlineGraphQL.__SharedFields<Thing_list>?]]? = reader.readNullable("list", in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.Cat = Cat
          self.asCat = asCat
          self.list = list
        }
        struct Thing_list: InlineGraphQL.__ResponseFields {
          let __typename: Swift.String
          static let __conditions = InlineGraphQL.__TypeConditions("cat")
          let __matches: InlineGraphQL.__TypeConditions.Matches
          let a: Swift.Int?
          let list: [[Thing_list?]]?
          let `self`: Swift.String?
          typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, a: Swift.Int?, list: [[Thing_list?]]?, `self`: Swift.String?)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let a: Swift.Int? = try reader.readNullable("a", if: reader.isOuterType(0, up: 0).and(InlineGraphQL.__Inclusion(matches[0])), in: &object)
            let list: [[Thing_list?]]? = try reader.readNullable("list", if: reader.isOuterType(0, up: 0), in: &object)
            self.`self` = reader.readNullableString("self", in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.__matches = matches
            self.a = a
            self.list = list
          }
          enum Thing_list: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
            case cat(Data.Thing_things.__Fields.Thing_list.Thing_list.AsCat)
            case data(Data.Thing_things.__Fields.Thing_list.Thing_list.AsData)
            /// What no case applies to, types that the schema does not have among it.
            case __other(Data.Thing_things.__Fields.Thing_list.Thing_list.Other)
            var __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields> {
              switch self {
              case .cat(let view): view.__storage
              case .data(let view): view.__storage
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
            static var __parentType: Swift.String { "Thing" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            var asCat: Data.Thing_things.__Fields.Thing_list.Thing_list.AsCat? {
              self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
            }
            var asData: Data.Thing_things.__Fields.Thing_list.Thing_list.AsData? {
              self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
            }
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
            }
            init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>) {
              if __storage.fields.__matches[0] {
                self = .cat(.init(__storage: __storage))
                return
              }
              if __storage.fields.__matches[1] {
                self = .data(.init(__storage: __storage))
                return
              }
              self = .__other(.init(__storage: __storage))
            }
            struct __Fields: InlineGraphQL.__ResponseFields {
              let __typename: Swift.String
              static let __conditions = InlineGraphQL.__TypeConditions("Cat", "Data")
              let __matches: InlineGraphQL.__TypeConditions.Matches
              let `self`: Swift.String?
              typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, `self`: Swift.String?)
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: Swift.String = reader.readString("__typename", in: &object)
                let matches = Self.__conditions.matches(__typename)
                self.`self` = try reader.readNullable("self", if: InlineGraphQL.__Inclusion(matches[0]).or(InlineGraphQL.__Inclusion(matches[1])), in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.__matches = matches
              }
            }
            struct AsCat: InlineGraphQL.ResponseView {
              let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>
              typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>, ())
              static var __parentType: Swift.String { "Cat" }
              var __typename: Swift.String { self.__storage.fields.__typename }
              var `self`: Swift.String? { self.__storage.fields.`self` }
              init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>) {
                self.__storage = __storage
              }
            }
            struct AsData: InlineGraphQL.ResponseView {
              let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>
              typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>, ())
              static var __parentType: Swift.String { "Data" }
              var __typename: Swift.String { self.__storage.fields.__typename }
              var `self`: Swift.String? { self.__storage.fields.`self` }
              init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>) {
                self.__storage = __storage
              }
            }
            struct Other: InlineGraphQL.ResponseView {
              let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>
              typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>, ())
              static var __parentType: Swift.String { "Thing" }
              var __typename: Swift.String { self.__storage.fields.__typename }
              init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list.Thing_list.__Fields>) {
                self.__storage = __storage
              }
            }
          }
        }
      }
      struct Thing_list: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>, ())
        static var __parentType: Swift.String { "Thing" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>) {
          self.__storage = __storage
        }
      }
      struct AsCat: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>, ())
        static var __parentType: Swift.String { "Cat" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var Cat: Swift.Int { self.__storage.fields.Cat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var list: [[Data.Thing_things.AsCat.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>) {
          self.__storage = __storage
        }
        enum Thing_list: InlineGraphQL.ResponseView, InlineGraphQL.__SharedView {
          case cat(Data.Thing_things.AsCat.Thing_list.AsCat)
          /// What no case applies to, types that the schema does not have among it.
          case __other(Data.Thing_things.AsCat.Thing_list.Other)
          var __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list> {
            switch self {
            case .cat(let view): view.__storage
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
          static var __parentType: Swift.String { "Thing" }
          var __typename: Swift.String { self.__storage.fields.__typename }
          var list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]? { self.__storage.fields.list }
          var `self`: Swift.String? { self.__storage.fields.`self` }
          var asCat: Data.Thing_things.AsCat.Thing_list.AsCat? {
            self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
          }
          init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>) {
            if __storage.fields.__matches[0] {
              self = .cat(.init(__storage: __storage))
              return
            }
            self = .__other(.init(__storage: __storage))
          }
          typealias Thing_list_2 = Data.Thing_things.__Fields.Thing_list.Thing_list
          struct AsCat: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>
            typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>, ())
            static var __parentType: Swift.String { "cat" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            var a: Swift.Int? { self.__storage.fields.a }
            var list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]? { self.__storage.fields.list }
            var `self`: Swift.String? { self.__storage.fields.`self` }
            init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>) {
              self.__storage = __storage
            }
            typealias Thing_list = Data.Thing_things.__Fields.Thing_list.Thing_list
          }
          struct Other: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>
            typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>, ())
            static var __parentType: Swift.String { "Thing" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            var list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]? { self.__storage.fields.list }
            var `self`: Swift.String? { self.__storage.fields.`self` }
            init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields.Thing_list>) {
              self.__storage = __storage
            }
          }
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>, ())
        static var __parentType: Swift.String { "Thing" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var Cat: Swift.Int { self.__storage.fields.Cat }
        var list: [[Data.Thing_things.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_things.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct AsThing: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "AsThing",
      typeCondition: "Thing",
      definition: "fragment AsThing on Thing{__typename ...on Type{a}...on self{b:a}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some AsThing_Key) { self.fragmentPointer = key.fragment_AsThing }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AsThing: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AsThing else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, AsThing.Data.Fields, InlineGraphQL.__SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsType: AsThing.Data.AsType.Fields
      associatedtype AsSelf: AsThing.Data.AsSelf.Fields
      var asType: AsType? { get }
      var asSelf: AsSelf? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: AsThing.Data.Fields>: Swift.Sendable {
      case type(Object.AsType)
      case self_2(Object.AsSelf)
      case __other(Object)
      init(_ object: Object) {
        if let view = object.asType {
          self = .type(view)
          return
        }
        if let view = object.asSelf {
          self = .self_2(view)
          return
        }
        self = .__other(object)
      }
    }
    case type(Data.AsType)
    case self_2(Data.AsSelf)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.__SharedFields<Data.__Fields> {
      switch self {
      case .type(let view): view.__storage
      case .self_2(let view): view.__storage
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
    static var __parentType: Swift.String { "Thing" }
    var __typename: Swift.String { self.__storage.fields.__typename }
    var asType: Data.AsType? {
      self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
    }
    var asSelf: Data.AsSelf? {
      self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
      if __storage.fields.__matches[0] {
        self = .type(.init(__storage: __storage))
        return
      }
      if __storage.fields.__matches[1] {
        self = .self_2(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.__ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Type", "self")
      let __matches: InlineGraphQL.__TypeConditions.Matches
      let a: Swift.Int?
      let b: Swift.Int?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, a: Swift.Int?, b: Swift.Int?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let a: Swift.Int? = try reader.readNullable("a", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
        let b: Swift.Int? = try reader.read("b", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.__matches = matches
        self.a = a
        self.b = b
      }
    }
    struct AsType: InlineGraphQL.ResponseView, AsThing.Data.AsType.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var a: Swift.Int? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Type" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var a: Swift.Int? { self.__storage.fields.a }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct AsSelf: InlineGraphQL.ResponseView, AsThing.Data.AsSelf.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var b: Swift.Int { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "self" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var b: Swift.Int { self.__storage.fields.b! }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Thing" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``AsThing``.
nonisolated protocol AsThing_Key {
  var fragment_AsThing: InlineGraphQL.FragmentPointer { get }
}
