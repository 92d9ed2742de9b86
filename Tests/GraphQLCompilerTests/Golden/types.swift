// 4:33: warning: The field Thing.old is deprecated. No longer supported
// 11:19: warning: The field Type.old is deprecated. No longer supported
struct TypeNames: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "TypeNames" }
  static var definition: Swift.String { "query TypeNames{thing{__typename self Type AsCat asCat Other old x{__typename init id}matches:init object:init reader:init __storage:init __matches:init list{__typename id}...on init{init a1:a}...on self{self a2:a}...on Cat{a3:a}...on cat{cat:id x{__typename id}list{__typename x{__typename id}id}}...on Data{Data:a}id ...on Type{old}...on Optional{Optional:id}...on String_{String:a Swift:a}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let thing: Thing_thing?
    typealias __Stored = (thing: Thing_thing?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let thing: Thing_thing? = reader.readNullable("thing", in: &object)
      try reader.endObject(&object)
      self.thing = thing
    }
    enum Thing_thing: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case init_2(Data.Thing_thing.AsInit)
      case self_2(Data.Thing_thing.AsSelf)
      case cat_2(Data.Thing_thing.AsCat_2)
      case cat_3(Data.Thing_thing.AsCat_3)
      case data(Data.Thing_thing.AsData)
      case type(Data.Thing_thing.AsType)
      case optional(Data.Thing_thing.AsOptional)
      case string_(Data.Thing_thing.AsString_)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Thing_thing.Other_2)
      var __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields> {
        switch self {
        case .init_2(let view): view.__storage
        case .self_2(let view): view.__storage
        case .cat_2(let view): view.__storage
        case .cat_3(let view): view.__storage
        case .data(let view): view.__storage
        case .type(let view): view.__storage
        case .optional(let view): view.__storage
        case .string_(let view): view.__storage
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
      var `self`: Swift.String? { self.__storage.fields.`self` }
      var `Type`: Swift.String? { self.__storage.fields.`Type` }
      var AsCat: Swift.String? { self.__storage.fields.AsCat }
      var asCat: Swift.String? { self.__storage.fields.asCat }
      var Other: Swift.String? { self.__storage.fields.Other }
      @available(*, deprecated, message: "No longer supported")
      var old: Swift.String? { self.__storage.fields.old }
      var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
      var matches: Swift.Int { self.__storage.fields.matches }
      var object: Swift.Int { self.__storage.fields.object }
      var reader: Swift.Int { self.__storage.fields.reader }
      var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
      var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
      var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
      var asInit: Data.Thing_thing.AsInit? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asSelf: Data.Thing_thing.AsSelf? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asCat_2: Data.Thing_thing.AsCat_2? {
        self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil
      }
      var asCat_3: Data.Thing_thing.AsCat_3? {
        self.__storage.fields.__matches[3] ? .init(__storage: self.__storage) : nil
      }
      var asData: Data.Thing_thing.AsData? {
        self.__storage.fields.__matches[4] ? .init(__storage: self.__storage) : nil
      }
      var asType: Data.Thing_thing.AsType? {
        self.__storage.fields.__matches[5] ? .init(__storage: self.__storage) : nil
      }
      var asOptional: Data.Thing_thing.AsOptional? {
        self.__storage.fields.__matches[6] ? .init(__storage: self.__storage) : nil
      }
      var asString_: Data.Thing_thing.AsString_? {
        self.__storage.fields.__matches[7] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .init_2(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .self_2(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[2] {
          self = .cat_2(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[3] {
          self = .cat_3(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[4] {
          self = .data(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[5] {
          self = .type(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[6] {
          self = .optional(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[7] {
          self = .string_(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields, InlineGraphQL.__RenamedMembers {
        static var __responseKeys: [Swift.String: Swift.String] { ["__storage_2": "__storage", "__matches_2": "__matches", "Swift_2": "Swift"] }
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("init", "self", "Cat", "cat", "Data", "Type", "Optional", "String_")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let `self`: Swift.String?
        let `Type`: Swift.String?
        let AsCat: Swift.String?
        let asCat: Swift.String?
        let Other: Swift.String?
        let old: Swift.String?
        let x: InlineGraphQL.__SharedFields<Thing_x>?
        let matches: Swift.Int
        let object: Swift.Int
        let reader: Swift.Int
        let __storage_2: Swift.Int
        let __matches_2: Swift.Int
        let list: [[InlineGraphQL.__SharedFields<Thing_list>?]]?
        let `init`: Swift.Int?
        let a1: Swift.Int?
        let a2: Swift.Int?
        let a3: Swift.Int?
        let cat: Swift.String?
        let Data: Swift.Int?
        let id: Swift.String?
        let Optional: Swift.String?
        let String: Swift.Int?
        let Swift_2: Swift.Int?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, `self`: Swift.String?, `Type`: Swift.String?, AsCat: Swift.String?, asCat: Swift.String?, Other: Swift.String?, old: Swift.String?, x: InlineGraphQL.__SharedFields<Thing_x>?, matches: Swift.Int, object: Swift.Int, reader: Swift.Int, __storage_2: Swift.Int, __matches_2: Swift.Int, list: [[InlineGraphQL.__SharedFields<Thing_list>?]]?, `init`: Swift.Int?, a1: Swift.Int?, a2: Swift.Int?, a3: Swift.Int?, cat: Swift.String?, Data: Swift.Int?, id: Swift.String?, Optional: Swift.String?, String: Swift.Int?, Swift_2: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          self.`self` = reader.readNullableString("self", in: &object)
          let `Type`: Swift.String? = reader.readNullableString("Type", in: &object)
          let AsCat: Swift.String? = reader.readNullableString("AsCat", in: &object)
          let asCat: Swift.String? = reader.readNullableString("asCat", in: &object)
          let Other: Swift.String? = reader.readNullableString("Other", in: &object)
          let old: Swift.String? = reader.readNullableString("old", in: &object)
          let x: InlineGraphQL.__SharedFields<Thing_x>? = reader.readNullable("x", in: &object)
          self.matches = reader.readInt("matches", in: &object)
          self.object = reader.readInt("object", in: &object)
          self.reader = reader.readInt("reader", in: &object)
          let __storage_2: Swift.Int = reader.readInt("__storage", in: &object)
          let __matches_2: Swift.Int = reader.readInt("__matches", in: &object)
          let list: [[InlineGraphQL.__SharedFields<Thing_list>?]]? = reader.readNullable("list", in: &object)
          let `init`: Swift.Int? = try reader.read("init", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let a1: Swift.Int? = try reader.readNullable("a1", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let a2: Swift.Int? = try reader.read("a2", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let a3: Swift.Int? = try reader.readNullable("a3", if: InlineGraphQL.__Inclusion(matches[2]), in: &object)
          let cat: Swift.String? = try reader.readID("cat", if: InlineGraphQL.__Inclusion(matches[3]), in: &object)
          let Data: Swift.Int? = try reader.readNullable("Data", if: InlineGraphQL.__Inclusion(matches[4]), in: &object)
          let id: Swift.String? = try reader.readID("id", if: InlineGraphQL.__Inclusion(matches[5]), in: &object)
          let Optional: Swift.String? = try reader.readID("Optional", if: InlineGraphQL.__Inclusion(matches[6]), in: &object)
          let String: Swift.Int? = try reader.readNullable("String", if: InlineGraphQL.__Inclusion(matches[7]), in: &object)
          let Swift_2: Swift.Int? = try reader.readNullable("Swift", if: InlineGraphQL.__Inclusion(matches[7]), in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.`Type` = `Type`
          self.AsCat = AsCat
          self.asCat = asCat
          self.Other = Other
          self.old = old
          self.x = x
          self.__storage_2 = __storage_2
          self.__matches_2 = __matches_2
          self.list = list
          self.`init` = `init`
          self.a1 = a1
          self.a2 = a2
          self.a3 = a3
          self.cat = cat
          self.Data = Data
          self.id = id
          self.Optional = Optional
          self.String = String
          self.Swift_2 = Swift_2
        }
        struct Thing_x: InlineGraphQL.__ResponseFields {
          let __typename: Swift.String
          let `init`: Swift.Int
          let id: Swift.String?
          typealias __Stored = (__typename: Swift.String, `init`: Swift.Int, id: Swift.String?)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let `init`: Swift.Int = reader.readInt("init", in: &object)
            let id: Swift.String? = try reader.readID("id", if: reader.isOuterType(3, up: 0), in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.`init` = `init`
            self.id = id
          }
        }
        struct Thing_list: InlineGraphQL.__ResponseFields {
          let __typename: Swift.String
          let id: Swift.String
          let x: Thing_x?
          typealias __Stored = (__typename: Swift.String, id: Swift.String, x: Thing_x?)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let id: Swift.String = reader.readID("id", in: &object)
            let x: Thing_x? = try reader.readNullable("x", if: reader.isOuterType(3, up: 0), in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.id = id
            self.x = x
          }
          struct Thing_x: InlineGraphQL.ResponseObject, Swift.Identifiable {
            static var __parentType: Swift.String { "Thing" }
            let __typename: Swift.String
            let id: Swift.String
            typealias __Stored = (__typename: Swift.String, id: Swift.String)
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: Swift.String = reader.readString("__typename", in: &object)
              let id: Swift.String = reader.readID("id", in: &object)
              try reader.endObject(&object)
              self.__typename = __typename
              self.id = id
            }
          }
        }
      }
      struct Thing_x: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_x>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_x>, ())
        static var __parentType: Swift.String { "Thing" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `init`: Swift.Int { self.__storage.fields.`init` }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_x>) {
          self.__storage = __storage
        }
      }
      struct Thing_list: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_list>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_list>, ())
        static var __parentType: Swift.String { "Thing" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var id: Swift.String { self.__storage.fields.id }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_list>) {
          self.__storage = __storage
        }
      }
      struct AsInit: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "init" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var `init`: Swift.Int { self.__storage.fields.`init`! }
        var a1: Swift.Int? { self.__storage.fields.a1 }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct AsSelf: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "self" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var a2: Swift.Int { self.__storage.fields.a2! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct AsCat_2: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "Cat" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var a3: Swift.Int? { self.__storage.fields.a3 }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct AsCat_3: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "cat" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.AsCat_3.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.AsCat_3.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var cat: Swift.String { self.__storage.fields.cat! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        struct Thing_x: InlineGraphQL.ResponseView, Swift.Identifiable {
          let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_x>
          typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_x>, ())
          static var __parentType: Swift.String { "Thing" }
          var __typename: Swift.String { self.__storage.fields.__typename }
          var `init`: Swift.Int { self.__storage.fields.`init` }
          var id: Swift.String { self.__storage.fields.id! }
          init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_x>) {
            self.__storage = __storage
          }
        }
        struct Thing_list: InlineGraphQL.ResponseView, Swift.Identifiable {
          let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_list>
          typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_list>, ())
          static var __parentType: Swift.String { "Thing" }
          var __typename: Swift.String { self.__storage.fields.__typename }
          var id: Swift.String { self.__storage.fields.id }
          var x: Data.Thing_thing.__Fields.Thing_list.Thing_x? { self.__storage.fields.x }
          init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields.Thing_list>) {
            self.__storage = __storage
          }
          typealias Thing_x = Data.Thing_thing.__Fields.Thing_list.Thing_x
        }
      }
      struct AsData: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "Data" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var Data: Swift.Int? { self.__storage.fields.Data }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct AsType: InlineGraphQL.ResponseView, Swift.Identifiable {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "Type" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var id: Swift.String { self.__storage.fields.id! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct AsOptional: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "Optional" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var Optional: Swift.String { self.__storage.fields.Optional! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct AsString_: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "String_" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var String: Swift.Int? { self.__storage.fields.String }
        var Swift_2: Swift.Int? { self.__storage.fields.Swift_2 }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list
      }
      struct Other_2: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>, ())
        static var __parentType: Swift.String { "Thing" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var `self`: Swift.String? { self.__storage.fields.`self` }
        var `Type`: Swift.String? { self.__storage.fields.`Type` }
        var AsCat: Swift.String? { self.__storage.fields.AsCat }
        var asCat: Swift.String? { self.__storage.fields.asCat }
        var Other: Swift.String? { self.__storage.fields.Other }
        @available(*, deprecated, message: "No longer supported")
        var old: Swift.String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Swift.Int { self.__storage.fields.matches }
        var object: Swift.Int { self.__storage.fields.object }
        var reader: Swift.Int { self.__storage.fields.reader }
        var __storage_2: Swift.Int { self.__storage.fields.__storage_2 }
        var __matches_2: Swift.Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        init(__storage: InlineGraphQL.__SharedFields<Data.Thing_thing.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}
