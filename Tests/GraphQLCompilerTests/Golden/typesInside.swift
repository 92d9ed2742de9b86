struct TypeNamesInside: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let things: [Thing_things]

    /// Parent type: Thing
    enum Thing_things: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case cat(AsCat)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var Cat: Int { self.__storage.fields.Cat }
      var list: [[Data.Thing_things.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }

      var asCat_2: AsCat? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Thing
      struct Thing_list: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Thing_things.__Fields.Thing_list>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, ()), __on_Thing: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      struct AsCat: InlineGraphQL.ResponseView {
        var Cat: Int { self.__storage.fields.Cat }
        var asCat: String? { self.__storage.fields.asCat }
        var list: [[Data.Thing_things.AsCat.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }

        /// Parent type: Thing
        enum Thing_list: InlineGraphQL.ResponseView, __SharedView {
          case cat(AsCat)
          /// An object that no other case applies to, such as one of a type that the schema does not have.
          case __other(Other)

          var list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]? { self.__storage.fields.list }
          var `self`: String? { self.__storage.fields.`self` }

          var asCat: AsCat? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

          typealias Thing_list_2 = Data.Thing_things.__Fields.Thing_list.Thing_list

          /// Parent type: cat
          struct AsCat: InlineGraphQL.ResponseView {
            var a: Int? { self.__storage.fields.a }
            var list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]? { self.__storage.fields.list }
            var `self`: String? { self.__storage.fields.`self` }

            typealias Thing_list = Data.Thing_things.__Fields.Thing_list.Thing_list

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (a: Int?, list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]?, `self`: String?), __on_cat: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Thing
          struct Other: InlineGraphQL.ResponseView {
            var list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]? { self.__storage.fields.list }
            var `self`: String? { self.__storage.fields.`self` }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (list: [[Data.Thing_things.__Fields.Thing_list.Thing_list?]]?, `self`: String?), __on_Thing: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Thing_things.__Fields.Thing_list>
          typealias __Stored = (__shown: (cat: (__types_0: AsCat, ()), __other: (__always: Other, ())), __on_Thing: ())

          var __storage: __Storage {
            switch self {
            case .cat(let view): view.__storage
            case .__other(let view): view.__storage
            }
          }

          init(__storage: __Storage) {
            if __storage.fields.__matches[0] {
              self = .cat(.init(__storage: __storage))
              return
            }
            self = .__other(.init(__storage: __storage))
          }

          @_implements(Swift.Equatable, ==(_:_:))
          static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

          func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (Cat: Int, asCat: String?, list: [[Data.Thing_things.AsCat.Thing_list?]]?), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Thing
      struct Other: InlineGraphQL.ResponseView {
        var Cat: Int { self.__storage.fields.Cat }
        var list: [[Data.Thing_things.Thing_list?]]? { self.__storage.fields.list.map { $0.map { $0.map { $0.map { .init(__storage: $0) } } } } }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (Cat: Int, list: [[Data.Thing_things.Thing_list?]]?), __on_Thing: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (cat: (__types_0: AsCat, ()), __other: (__always: Other, ())), __on_Thing: ())

      var __storage: __Storage {
        switch self {
        case .cat(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .cat(.init(__storage: __storage))
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
        let Cat: Int
        let asCat: String?
        let list: [[__SharedFields<Thing_list>?]]?

        struct Thing_list: __ResponseFields {
          let a: Int?
          let list: [[Thing_list?]]?
          let `self`: String?

          /// Parent type: Thing
          enum Thing_list: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
            case cat(AsCat)
            case data(AsData)
            /// An object that no other case applies to, such as one of a type that the schema does not have.
            case __other(Other)

            var asCat: AsCat? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
            var asData: AsData? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

            /// Parent type: Cat
            struct AsCat: InlineGraphQL.ResponseView {
              var `self`: String? { self.__storage.fields.`self` }

              var __typename: String { self.__storage.fields.__typename }
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, ()), __on_Cat: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            /// Parent type: Data
            struct AsData: InlineGraphQL.ResponseView {
              var `self`: String? { self.__storage.fields.`self` }

              var __typename: String { self.__storage.fields.__typename }
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, ()), __on_Data: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            /// Parent type: Thing
            struct Other: InlineGraphQL.ResponseView {
              var __typename: String { self.__storage.fields.__typename }
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __on_Thing: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            var __typename: String { self.__storage.fields.__typename }
            typealias __Storage = __SharedFields<__Fields>
            typealias __Stored = (__shown: (cat: (__types_0: AsCat, ()), data: (__types_1: AsData, ()), __other: (__always: Other, ())), __on_Thing: ())

            var __storage: __Storage {
              switch self {
              case .cat(let view): view.__storage
              case .data(let view): view.__storage
              case .__other(let view): view.__storage
              }
            }

            init(__storage: __Storage) {
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

            @_implements(Swift.Equatable, ==(_:_:))
            static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

            func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              self.init(__storage: try .init(from: &reader))
            }

            struct __Fields: __ResponseFields {
              let `self`: String?

              let __typename: String
              static let __conditions: __TypeConditions = .init("Cat", "Data")
              let __matches: __TypeConditions.Matches
              typealias __Stored = (`self`: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: String = reader.readString("__typename", in: &object)
                let matches = Self.__conditions.matches(__typename)
                self.`self` = try reader.readNullable("self", if: matches.inclusion(0).or(matches.inclusion(1)), in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.__matches = matches
              }
            }
          }

          let __typename: String
          static let __conditions: __TypeConditions = .init("cat")
          let __matches: __TypeConditions.Matches
          typealias __Stored = (a: Int?, list: [[Thing_list?]]?, `self`: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let a: Int? = try reader.readNullable("a", if: reader.isOuterType(0, up: 0).and(matches.inclusion(0)), in: &object)
            let list: [[Thing_list?]]? = try reader.readNullable("list", if: reader.isOuterType(0, up: 0), in: &object)
            self.`self` = reader.readNullableString("self", in: &object)
            try reader.endObject(&object)
            self.a = a
            self.list = list
            self.__typename = __typename
            self.__matches = matches
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Cat")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (Cat: Int, asCat: String?, list: [[__SharedFields<Thing_list>?]]?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let Cat: Int = reader.readInt("Cat", in: &object)
          let asCat: String? = try reader.readNullable("asCat", if: matches.inclusion(0), in: &object)
          let list: [[__SharedFields<Thing_list>?]]? = reader.readNullable("list", in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.Cat = Cat
          self.asCat = asCat
          self.list = list
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (things: [Thing_things], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let things: [Thing_things] = reader.readList("things", in: &object)
      try reader.endObject(&object)
      self.things = things
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "TypeNamesInside", typeConditions: "0=Cat;1=cat;2=Cat;3=Data", definition: """
      query TypeNamesInside{\
      things{\
      __typename \
      Cat:init \
      ...on Cat{asCat list{__typename ...on cat{a}list{__typename ...on Cat{self}...on Data{self}id}id}}\
      ...on Thing{list{__typename self id}}\
      id\
      }\
      }
      """)
  }
}

struct AsThing: InlineGraphQL.GraphQLFragment {
  init(key: some AsThing_Key) { self.fragmentPointer = key.fragment_AsThing }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AsThing else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Thing
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AsThing_Key, AsThing.Data.Fields, __SharedView {
    case type(AsType)
    case self_2(AsSelf)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var asType: AsType? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asSelf: AsSelf? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Type
    struct AsType: InlineGraphQL.ResponseView, AsThing.Data.AsType.Fields {
      var a: Int? { self.__storage.fields.a }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var a: Int? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (a: Int?, ()), __on_Type: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: self
    struct AsSelf: InlineGraphQL.ResponseView, AsThing.Data.AsSelf.Fields {
      var b: Int { self.__storage.fields.b! }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var b: Int { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (b: Int, ()), __on_self: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Thing
    struct Other: InlineGraphQL.ResponseView {
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __on_Thing: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsType: AsThing.Data.AsType.Fields
      associatedtype AsSelf: AsThing.Data.AsSelf.Fields
      var asType: AsType? { get }
      var asSelf: AsSelf? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
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

    var fragment_AsThing: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AsThing>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (type: (__types_0: AsType, ()), self_2: (__types_1: AsSelf, ()), __other: (__always: Other, ())), __on_Thing: ())

    var __storage: __Storage {
      switch self {
      case .type(let view): view.__storage
      case .self_2(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
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

    @_implements(Swift.Equatable, ==(_:_:))
    static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

    func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try .init(from: &reader))
    }

    struct __Fields: __ResponseFields {
      let a: Int?
      let b: Int?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Type", "self")
      let __matches: __TypeConditions.Matches
      typealias __Stored = (a: Int?, b: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let a: Int? = try reader.readNullable("a", if: matches.inclusion(0), in: &object)
        let b: Int? = try reader.read("b", if: matches.inclusion(1), in: &object)
        try reader.endObject(&object)
        self.a = a
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
    var fragment_AsThing: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AsThing",
      typeCondition: "Thing",
      definition: "fragment AsThing on Thing{__typename ...on Type{a}...on self{b:a}id}",
      typeConditions: "0=Type;1=self",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AsThing``.
nonisolated protocol AsThing_Key {
  var fragment_AsThing: InlineGraphQL.FragmentPointer { get }
}
