// 4:33: warning: The field Thing.old is deprecated. No longer supported
// 11:19: warning: The field Type.old is deprecated. No longer supported
struct TypeNames: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let thing: Thing_thing?

    /// Parent type: Thing
    enum Thing_thing: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case init_2(AsInit)
      case self_2(AsSelf)
      case cat_2(AsCat_2)
      case cat_3(AsCat_3)
      case data(AsData)
      case type(AsType)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other_2)

      var `self`: String? { self.__storage.fields.`self` }
      var `Type`: String? { self.__storage.fields.`Type` }
      var AsCat: String? { self.__storage.fields.AsCat }
      var asCat: String? { self.__storage.fields.asCat }
      var Other: String? { self.__storage.fields.Other }

      @available(*, deprecated, message: "No longer supported")
      var old: String? { self.__storage.fields.old }
      var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
      var matches: Int { self.__storage.fields.matches }
      var object: Int { self.__storage.fields.object }
      var reader: Int { self.__storage.fields.reader }
      var __storage_2: Int { self.__storage.fields.__storage_2 }
      var __matches_2: Int { self.__storage.fields.__matches_2 }
      var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }

      var asInit: AsInit? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asSelf: AsSelf? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asCat_2: AsCat_2? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }
      var asCat_3: AsCat_3? { self.__storage.fields.__matches[3] ? .init(__storage: self.__storage) : nil }
      var asData: AsData? { self.__storage.fields.__matches[4] ? .init(__storage: self.__storage) : nil }
      var asType: AsType? { self.__storage.fields.__matches[5] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Thing
      struct Thing_x: InlineGraphQL.ResponseView {
        var `init`: Int { self.__storage.fields.`init` }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Thing_thing.__Fields.Thing_x>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`init`: Int, ()), __on_Thing: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Thing
      struct Thing_list: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Thing_thing.__Fields.Thing_list>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Thing: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: init
      struct AsInit: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var `init`: Int { self.__storage.fields.`init`! }
        var a1: Int? { self.__storage.fields.a1 }

        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.Thing_list?]]?, `init`: Int, a1: Int?), __on_init: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: self
      struct AsSelf: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var a2: Int { self.__storage.fields.a2! }

        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.Thing_list?]]?, a2: Int), __on_self: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      struct AsCat_2: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var a3: Int? { self.__storage.fields.a3 }

        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.Thing_list?]]?, a3: Int?), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: cat
      struct AsCat_3: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.AsCat_3.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.AsCat_3.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var cat: String { self.__storage.fields.cat! }

        /// Parent type: Thing
        struct Thing_x: InlineGraphQL.ResponseView, Swift.Identifiable {
          var `init`: Int { self.__storage.fields.`init` }
          var id: String { self.__storage.fields.id! }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Thing_thing.__Fields.Thing_x>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (`init`: Int, id: String), __on_Thing: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Thing
        struct Thing_list: InlineGraphQL.ResponseView, Swift.Identifiable {
          var id: String { self.__storage.fields.id }
          var x: Data.Thing_thing.__Fields.Thing_list.Thing_x? { self.__storage.fields.x }

          typealias Thing_x = Data.Thing_thing.__Fields.Thing_list.Thing_x

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Thing_thing.__Fields.Thing_list>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (id: String, x: Data.Thing_thing.__Fields.Thing_list.Thing_x?), __on_Thing: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.AsCat_3.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.AsCat_3.Thing_list?]]?, cat: String), __on_cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Data
      struct AsData: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var Data: Int? { self.__storage.fields.Data }

        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.Thing_list?]]?, Data: Int?), __on_Data: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Type
      struct AsType: InlineGraphQL.ResponseView, Swift.Identifiable {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }
        var id: String { self.__storage.fields.id! }

        typealias Thing_x = Data.Thing_thing.Thing_x
        typealias Thing_list = Data.Thing_thing.Thing_list

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.Thing_list?]]?, id: String), __on_Type: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Thing
      struct Other_2: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var `Type`: String? { self.__storage.fields.`Type` }
        var AsCat: String? { self.__storage.fields.AsCat }
        var asCat: String? { self.__storage.fields.asCat }
        var Other: String? { self.__storage.fields.Other }

        @available(*, deprecated, message: "No longer supported")
        var old: String? { self.__storage.fields.old }
        var x: Data.Thing_thing.Thing_x? { self.__storage.fields.x.map { .init(__storage: $0) } }
        var matches: Int { self.__storage.fields.matches }
        var object: Int { self.__storage.fields.object }
        var reader: Int { self.__storage.fields.reader }
        var __storage_2: Int { self.__storage.fields.__storage_2 }
        var __matches_2: Int { self.__storage.fields.__matches_2 }
        var list: [[Data.Thing_thing.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: Data.Thing_thing.Thing_x?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[Data.Thing_thing.Thing_list?]]?), __on_Thing: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (init_2: (__types_0: AsInit, ()), self_2: (__types_1: AsSelf, ()), cat_2: (__types_2: AsCat_2, ()), cat_3: (__types_3: AsCat_3, ()), data: (__types_4: AsData, ()), type: (__types_5: AsType, ()), __other: (__always: Other_2, ())), __on_Thing: ())

      var __storage: __Storage {
        switch self {
        case .init_2(let view): view.__storage
        case .self_2(let view): view.__storage
        case .cat_2(let view): view.__storage
        case .cat_3(let view): view.__storage
        case .data(let view): view.__storage
        case .type(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
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
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields, __RenamedMembers {
        let `self`: String?
        let `Type`: String?
        let AsCat: String?
        let asCat: String?
        let Other: String?
        let old: String?
        let x: __SharedFields<Thing_x>?
        let matches: Int
        let object: Int
        let reader: Int
        let __storage_2: Int
        let __matches_2: Int
        let list: [[__SharedFields<Thing_list>?]]?
        let `init`: Int?
        let a1: Int?
        let a2: Int?
        let a3: Int?
        let cat: String?
        let Data: Int?
        let id: String?

        struct Thing_x: __ResponseFields {
          let `init`: Int
          let id: String?

          let __typename: String
          typealias __Stored = (`init`: Int, id: String?, __typename: String, __on_Thing: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let `init`: Int = reader.readInt("init", in: &object)
            let id: String? = try reader.readID("id", if: reader.isOuterType(3, up: 0), in: &object)
            try reader.endObject(&object)
            self.`init` = `init`
            self.id = id
            self.__typename = __typename
          }
        }

        struct Thing_list: __ResponseFields {
          let id: String
          let x: Thing_x?

          /// Parent type: Thing
          struct Thing_x: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
            let id: String

            let __typename: String
            typealias __Stored = (id: String, __typename: String, __on_Thing: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let id: String = reader.readID("id", in: &object)
              try reader.endObject(&object)
              self.id = id
              self.__typename = __typename
            }
          }

          let __typename: String
          typealias __Stored = (id: String, x: Thing_x?, __typename: String, __on_Thing: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let id: String = reader.readID("id", in: &object)
            let x: Thing_x? = try reader.readNullable("x", if: reader.isOuterType(3, up: 0), in: &object)
            try reader.endObject(&object)
            self.id = id
            self.x = x
            self.__typename = __typename
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("init", "self", "Cat", "cat", "Data", "Type")
        let __matches: __TypeConditions.Matches
        static var __responseKeys: [String: String] { ["__storage_2": "__storage", "__matches_2": "__matches"] }
        typealias __Stored = (`self`: String?, `Type`: String?, AsCat: String?, asCat: String?, Other: String?, old: String?, x: __SharedFields<Thing_x>?, matches: Int, object: Int, reader: Int, __storage_2: Int, __matches_2: Int, list: [[__SharedFields<Thing_list>?]]?, `init`: Int?, a1: Int?, a2: Int?, a3: Int?, cat: String?, Data: Int?, id: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          self.`self` = reader.readNullableString("self", in: &object)
          let `Type`: String? = reader.readNullableString("Type", in: &object)
          let AsCat: String? = reader.readNullableString("AsCat", in: &object)
          let asCat: String? = reader.readNullableString("asCat", in: &object)
          let Other: String? = reader.readNullableString("Other", in: &object)
          let old: String? = reader.readNullableString("old", in: &object)
          let x: __SharedFields<Thing_x>? = reader.readNullable("x", in: &object)
          self.matches = reader.readInt("matches", in: &object)
          self.object = reader.readInt("object", in: &object)
          self.reader = reader.readInt("reader", in: &object)
          let __storage_2: Int = reader.readInt("__storage", in: &object)
          let __matches_2: Int = reader.readInt("__matches", in: &object)
          let list: [[__SharedFields<Thing_list>?]]? = reader.readNullable("list", in: &object)
          let `init`: Int? = try reader.read("init", if: matches.inclusion(0), in: &object)
          let a1: Int? = try reader.readNullable("a1", if: matches.inclusion(0), in: &object)
          let a2: Int? = try reader.read("a2", if: matches.inclusion(1), in: &object)
          let a3: Int? = try reader.readNullable("a3", if: matches.inclusion(2), in: &object)
          let cat: String? = try reader.readID("cat", if: matches.inclusion(3), in: &object)
          let Data: Int? = try reader.readNullable("Data", if: matches.inclusion(4), in: &object)
          let id: String? = try reader.readID("id", if: matches.inclusion(5), in: &object)
          reader.leave()
          try reader.endObject(&object)
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
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (thing: Thing_thing?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let thing: Thing_thing? = reader.readNullable("thing", in: &object)
      try reader.endObject(&object)
      self.thing = thing
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "TypeNames", typeConditions: "0=init;1=self;2=Cat;3=cat;4=Data;5=Type", definition: """
      query TypeNames{\
      thing{\
      __typename \
      self \
      Type \
      AsCat \
      asCat \
      Other \
      old \
      x{__typename init id}\
      matches:init \
      object:init \
      reader:init \
      __storage:init \
      __matches:init \
      list{__typename id}\
      ...on init{init a1:a}\
      ...on self{self a2:a}\
      ...on Cat{a3:a}\
      ...on cat{cat:id x{__typename id}list{__typename x{__typename id}id}}\
      ...on Data{Data:a}\
      id \
      ...on Type{old}\
      }\
      }
      """)
  }
}
