struct ConstantConditions: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(h: Bool) {
    self.init(variables: .init(h: h))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let views: Character_views?

    /// The characters and starships whose name contains a text.
    let cases: [SearchResult_cases?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// The name of the character.
      var name: String { self.__storage.fields.name }

      var asHuman: AsHuman? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// The name of the character.
        var name: String { self.__storage.fields.name }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, name: String), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// The name of the character.
        var name: String { self.__storage.fields.name }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, name: String), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__inclusion_0: AsHuman, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .human(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__inclusions[0] {
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
        let height: Double?
        let name: String

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (height: Double?, name: String, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let name: String = reader.readString("name", in: &object)
          var inclusions: [Bool] = []
          inclusions.append(false)
          try reader.endObject(&object)
          self.height = height
          self.name = name
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_views: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      case droid(AsDroid)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      var asHuman: AsHuman? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
      var asDroid: AsDroid? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, ()), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, primaryFunction: String?), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__inclusion_0: AsHuman, ()), droid: (__types_1: AsDroid, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .human(let view): view.__storage
        case .droid(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__inclusions[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .droid(.init(__storage: __storage))
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
        let height: Double?
        let primaryFunction: String?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human", "Droid")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (height: Double?, primaryFunction: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(1), in: &object)
          var inclusions: [Bool] = []
          inclusions.append(false)
          try reader.endObject(&object)
          self.height = height
          self.primaryFunction = primaryFunction
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    /// What a search can find.
    ///
    /// Parent type: SearchResult
    enum SearchResult_cases: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      case droid(AsDroid)
      case starship(AsStarship)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// What the human weighs, in kilograms.
      var mass: Double? { self.__storage.fields.mass }

      /// What the droid is made for.
      var primaryFunction: String? { self.__storage.fields.primaryFunction }

      /// The friends of the droid.
      var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }

      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asDroid: AsDroid? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asStarship: AsStarship? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the human weighs, in kilograms.
        var mass: Double? { self.__storage.fields.mass }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }

        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, mass: Double?, primaryFunction: String?, friends: [Data.SearchResult_cases.__Fields.Character_friends?]?), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the human weighs, in kilograms.
        var mass: Double? { self.__storage.fields.mass }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }

        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, mass: Double?, primaryFunction: String?, friends: [Data.SearchResult_cases.__Fields.Character_friends?]?), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Starship
      struct AsStarship: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the human weighs, in kilograms.
        var mass: Double? { self.__storage.fields.mass }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }

        /// The name of the starship.
        var name: String { self.__storage.fields.name! }

        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, mass: Double?, primaryFunction: String?, friends: [Data.SearchResult_cases.__Fields.Character_friends?]?, name: String), __on_Starship: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: SearchResult
      struct Other: InlineGraphQL.ResponseView {
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the human weighs, in kilograms.
        var mass: Double? { self.__storage.fields.mass }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (height: Double?, mass: Double?, primaryFunction: String?, friends: [Data.SearchResult_cases.__Fields.Character_friends?]?), __on_SearchResult: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), droid: (__types_1: AsDroid, ()), starship: (__inclusion_0: AsStarship, ()), __other: (__always: Other, ())), __on_SearchResult: ())

      var __storage: __Storage {
        switch self {
        case .human(let view): view.__storage
        case .droid(let view): view.__storage
        case .starship(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .droid(.init(__storage: __storage))
          return
        }
        if __storage.fields.__inclusions[0] {
          self = .starship(.init(__storage: __storage))
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
        let height: Double?
        let mass: Double?
        let primaryFunction: String?
        let friends: [Character_friends?]?
        let name: String?

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
        static let __conditions: __TypeConditions = .init("Human", "Droid", "Starship")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (height: Double?, mass: Double?, primaryFunction: String?, friends: [Character_friends?]?, name: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_SearchResult: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let mass: Double? = try reader.readNullable("mass", if: .excluded, in: &object)
          let primaryFunction: String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: .excluded, in: &object)
          let name: String? = try reader.read("name", if: matches.inclusion(2).and(reader.isTrue("h")), in: &object)
          var inclusions: [Bool] = []
          switch matches.inclusion(2).and(reader.isTrue("h")) {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(name))
          }
          try reader.endObject(&object)
          self.height = height
          self.mass = mass
          self.primaryFunction = primaryFunction
          self.friends = friends
          self.name = name
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    typealias __Stored = (hero: Character_hero?, views: Character_views?, cases: [SearchResult_cases?]?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let views: Character_views? = reader.readNullable("views", in: &object)
      let cases: [SearchResult_cases?]? = reader.readNullable("cases", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.views = views
      self.cases = cases
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var h: Bool

    init(h: Bool) {
      self.h = h
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("h", self.h)
    }
  }

  static var node: __OperationNode {
    .init(name: "ConstantConditions", typeConditions: "0=Human;1=Human;2=Droid;3=Human;4=Droid;5=Starship;6=Droid Human;7=Starship", definition: """
      query ConstantConditions($h:Boolean!){\
      hero{__typename ...on Human@include(if:false){height}name id}\
      views:hero{\
      __typename \
      ...on Human@skip(if:true){height}\
      ...on Droid@include(if:true){primaryFunction}\
      id\
      }\
      cases:search(text:\"an\"){\
      __typename \
      ...on Human@skip(if:false){height@include(if:false)mass@include(if:$h)@skip(if:true)}\
      ...on Droid{...@include(if:false){primaryFunction friends{__typename name id}}}\
      ...on Starship@include(if:$h)@skip(if:false){name}\
      ...on Character{id}\
      ...on Starship{id}\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("h", self.variables.h)] }
}
