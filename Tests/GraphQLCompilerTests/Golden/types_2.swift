struct OtherTypeNames: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let thing: Thing_thing?

    /// Parent type: Thing
    enum Thing_thing: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case self_2(AsSelf)
      case optional(AsOptional)
      case string_(AsString_)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asSelf: AsSelf? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asOptional: AsOptional? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asString_: AsString_? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }

      /// Parent type: self
      struct AsSelf: InlineGraphQL.ResponseView {
        var `self`: String? { self.__storage.fields.`self` }
        var a2: Int { self.__storage.fields.a2! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: String?, a2: Int), __on_self: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Optional
      struct AsOptional: InlineGraphQL.ResponseView {
        var Optional: String { self.__storage.fields.Optional! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (Optional: String, ()), __on_Optional: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: String_
      struct AsString_: InlineGraphQL.ResponseView {
        var String: Int? { self.__storage.fields.String }
        var Swift_2: Int? { self.__storage.fields.Swift_2 }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (String: Int?, Swift_2: Int?), __on_String_: ())
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
      typealias __Stored = (__shown: (self_2: (__types_0: AsSelf, ()), optional: (__types_1: AsOptional, ()), string_: (__types_2: AsString_, ()), __other: (__always: Other, ())), __on_Thing: ())

      var __storage: __Storage {
        switch self {
        case .self_2(let view): view.__storage
        case .optional(let view): view.__storage
        case .string_(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .self_2(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .optional(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[2] {
          self = .string_(.init(__storage: __storage))
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
        let a2: Int?
        let Optional: String?
        let String: Int?
        let Swift_2: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("self", "Optional", "String_")
        let __matches: __TypeConditions.Matches
        static var __responseKeys: [String: String] { ["Swift_2": "Swift"] }
        typealias __Stored = (`self`: String?, a2: Int?, Optional: String?, String: Int?, Swift_2: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          self.`self` = try reader.readNullable("self", if: matches.inclusion(0), in: &object)
          let a2: Int? = try reader.read("a2", if: matches.inclusion(0), in: &object)
          let Optional: String? = try reader.readID("Optional", if: matches.inclusion(1), in: &object)
          let String: Int? = try reader.readNullable("String", if: matches.inclusion(2), in: &object)
          let Swift_2: Int? = try reader.readNullable("Swift", if: matches.inclusion(2), in: &object)
          try reader.endObject(&object)
          self.a2 = a2
          self.Optional = Optional
          self.String = String
          self.Swift_2 = Swift_2
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
    .init(name: "OtherTypeNames", typeConditions: "0=self;1=Optional;2=String_", definition: """
      query OtherTypeNames{\
      thing{__typename ...on self{self a2:a}...on Optional{Optional:id}...on String_{String:a Swift:a}id}\
      }
      """)
  }
}
