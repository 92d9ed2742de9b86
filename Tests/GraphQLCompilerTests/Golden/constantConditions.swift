struct ConstantConditions: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var h: Swift.Bool
    init(h: Swift.Bool) {
      self.h = h
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("h", self.h)
    }
  }
  static var operationName: Swift.String { "ConstantConditions" }
  static var definition: Swift.String { "query ConstantConditions($h:Boolean!){hero{__typename ...on Human@include(if:false){height}name id}views:hero{__typename ...on Human@skip(if:true){height}...on Droid@include(if:true){primaryFunction}id}cases:search(text:\"an\"){__typename ...on Human@skip(if:false){height@include(if:false)mass@include(if:$h)@skip(if:true)id}...on Droid{...@include(if:false){primaryFunction friends{__typename name id}}id}...on Starship@include(if:$h)@skip(if:false){name id}}nothing:hero@include(if:false){__typename ...on Human{friends@include(if:true){__typename name id}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(h: Swift.Bool) {
    self.init(variables: .init(h: h))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("h", self.variables.h)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let views: Character_views?
    /// The characters and starships whose name contains a text.
    let cases: [SearchResult_cases?]?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let nothing: Character_nothing?
    typealias __Stored = (hero: Character_hero?, views: Character_views?, cases: [SearchResult_cases?]?, nothing: Character_nothing?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let views: Character_views? = reader.readNullable("views", in: &object)
      let cases: [SearchResult_cases?]? = reader.readNullable("cases", in: &object)
      let nothing: Character_nothing? = try reader.readNullable("nothing", if: .excluded, in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.views = views
      self.cases = cases
      self.nothing = nothing
    }
    /// A character of the saga.
    enum Character_hero: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case human(Data.Character_hero.AsHuman)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_hero.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields> {
        switch self {
        case .human(let view): view.__storage
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
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// The name of the character.
      var name: Swift.String { self.__storage.fields.name }
      var asHuman: Data.Character_hero.AsHuman? {
        self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
        if __storage.fields.__presences[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Human")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let __presences: [Swift.Bool]
        let height: Swift.Double?
        let name: Swift.String
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, name: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          var presences: [Swift.Bool] = []
          presences.append(false)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.__presences = presences
          self.height = height
          self.name = name
        }
      }
      struct AsHuman: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// The name of the character.
        var name: Swift.String { self.__storage.fields.name }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// The name of the character.
        var name: Swift.String { self.__storage.fields.name }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// A character of the saga.
    enum Character_views: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case human(Data.Character_views.AsHuman)
      case droid(Data.Character_views.AsDroid)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_views.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields> {
        switch self {
        case .human(let view): view.__storage
        case .droid(let view): view.__storage
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
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      var asHuman: Data.Character_views.AsHuman? {
        self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
      }
      var asDroid: Data.Character_views.AsDroid? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>) {
        if __storage.fields.__presences[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .droid(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Human", "Droid")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let __presences: [Swift.Bool]
        let height: Swift.Double?
        let primaryFunction: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, primaryFunction: Swift.String?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          var presences: [Swift.Bool] = []
          presences.append(false)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.__presences = presences
          self.height = height
          self.primaryFunction = primaryFunction
        }
      }
      struct AsHuman: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsDroid: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>, ())
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_views.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// What a search can find.
    enum SearchResult_cases: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case human(Data.SearchResult_cases.AsHuman)
      case droid(Data.SearchResult_cases.AsDroid)
      case starship(Data.SearchResult_cases.AsStarship)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.SearchResult_cases.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields> {
        switch self {
        case .human(let view): view.__storage
        case .droid(let view): view.__storage
        case .starship(let view): view.__storage
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
      static var __parentType: Swift.String { "SearchResult" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the human weighs, in kilograms.
      var mass: Swift.Double? { self.__storage.fields.mass }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      /// The friends of the droid.
      var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }
      var asHuman: Data.SearchResult_cases.AsHuman? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asDroid: Data.SearchResult_cases.AsDroid? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asStarship: Data.SearchResult_cases.AsStarship? {
        self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .droid(.init(__storage: __storage))
          return
        }
        if __storage.fields.__presences[0] {
          self = .starship(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Human", "Droid", "Starship")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let __presences: [Swift.Bool]
        let height: Swift.Double?
        let mass: Swift.Double?
        let primaryFunction: Swift.String?
        let friends: [Character_friends?]?
        let name: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, mass: Swift.Double?, primaryFunction: Swift.String?, friends: [Character_friends?]?, name: Swift.String?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let mass: Swift.Double? = try reader.readNullable("mass", if: .excluded, in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: .excluded, in: &object)
          let name: Swift.String? = try reader.read("name", if: InlineGraphQL.__Inclusion(matches[2]).and(reader.isTrue("h")), in: &object)
          var presences: [Swift.Bool] = []
          switch InlineGraphQL.__Inclusion(matches[2]).and(reader.isTrue("h")) {
            case .included: presences.append(true)
            case .excluded: presences.append(false)
            case .unknown: presences.append(InlineGraphQL.__areThere(name))
          }
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.__presences = presences
          self.height = height
          self.mass = mass
          self.primaryFunction = primaryFunction
          self.friends = friends
          self.name = name
        }
        /// A character of the saga.
        struct Character_friends: InlineGraphQL.ResponseObject {
          static var __parentType: Swift.String { "Character" }
          let __typename: Swift.String
          /// The name of the character.
          let name: Swift.String
          typealias __Stored = (__typename: Swift.String, name: Swift.String)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let name: Swift.String = reader.readString("name", in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.name = name
          }
        }
      }
      typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      struct AsHuman: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the human weighs, in kilograms.
        var mass: Swift.Double? { self.__storage.fields.mass }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      }
      struct AsDroid: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>, ())
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the human weighs, in kilograms.
        var mass: Swift.Double? { self.__storage.fields.mass }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      }
      struct AsStarship: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>, ())
        static var __parentType: Swift.String { "Starship" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the human weighs, in kilograms.
        var mass: Swift.Double? { self.__storage.fields.mass }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }
        /// The name of the starship.
        var name: Swift.String { self.__storage.fields.name! }
        init(__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>, ())
        static var __parentType: Swift.String { "SearchResult" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the human weighs, in kilograms.
        var mass: Swift.Double? { self.__storage.fields.mass }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.SearchResult_cases.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// A character of the saga.
    enum Character_nothing: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case human(Data.Character_nothing.AsHuman)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_nothing.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields> {
        switch self {
        case .human(let view): view.__storage
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
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asHuman: Data.Character_nothing.AsHuman? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Human")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let friends: [Character_friends?]?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, friends: [Character_friends?]?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.friends = friends
        }
        /// A character of the saga.
        struct Character_friends: InlineGraphQL.ResponseObject {
          static var __parentType: Swift.String { "Character" }
          let __typename: Swift.String
          /// The name of the character.
          let name: Swift.String
          typealias __Stored = (__typename: Swift.String, name: Swift.String)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let name: Swift.String = reader.readString("name", in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.name = name
          }
        }
      }
      struct AsHuman: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the human.
        var friends: [Data.Character_nothing.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.Character_nothing.__Fields.Character_friends
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_nothing.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}
