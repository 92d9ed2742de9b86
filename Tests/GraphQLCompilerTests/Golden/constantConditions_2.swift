struct ConstantRoot: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let nothing: Character_nothing?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_nothing: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// The friends of the human.
        var friends: [Data.Character_nothing.__Fields.Character_friends?]? { self.__storage.fields.friends }

        typealias Character_friends = Data.Character_nothing.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (friends: [Data.Character_nothing.__Fields.Character_friends?]?, ()), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .human(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
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
        let friends: [Character_friends?]?

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          /// The name of the character.
          let name: String

          let __typename: String
          typealias __Stored = (name: String, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let name: String = reader.readString("name", in: &object)
            try reader.endObject(&object)
            self.name = name
            self.__typename = __typename
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (friends: [Character_friends?]?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.friends = friends
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (nothing: Character_nothing?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let nothing: Character_nothing? = try reader.readNullable("nothing", if: .excluded, in: &object)
      try reader.endObject(&object)
      self.nothing = nothing
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "ConstantRoot", typeConditions: "0=Human", definition: """
      query ConstantRoot{\
      nothing:hero@include(if:false){\
      __typename \
      ...on Human{friends@include(if:true){__typename name id}}\
      id\
      }\
      }
      """)
  }
}
