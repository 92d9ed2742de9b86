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
  static var definition: Swift.String { "query ConstantConditions($h:Boolean!){hero{__typename ...on Human@include(if:false){height}name id}views:hero{__typename ...on Human@skip(if:true){height}...on Droid@include(if:true){primaryFunction}id}cases:search(text:\"an\"){__typename ...on Human@skip(if:false){height@include(if:false)mass@include(if:$h)@skip(if:true)id}...on Droid{...@include(if:false){primaryFunction friends{__typename name id}}id}...on Starship@include(if:$h)@skip(if:false){name id}}spreads:hero{__typename ...ConstantFragment@skip(if:true)...ConstantUnmasked@include(if:false)...on Droid@include(if:false){...ConstantFragment friends@skip(if:false){__typename ...on Human{height}id}}id}nothing:hero@include(if:false){__typename ...on Human{friends@include(if:true){__typename name id}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [ConstantFragment.self, ConstantUnmasked.self] }
  static let document: Swift.String = InlineGraphQL.composeDocument(of: Self.self)
  static var selectionSet: Swift.String { "{hero{...on Human@include(if:false){height}name}views:hero{...on Human@skip(if:true){height}...on Droid@include(if:true){primaryFunction}}cases:search(text:\"an\"){...on Human@skip(if:false){height@include(if:false)mass@include(if:$h)@skip(if:true)}...on Droid{...@include(if:false){primaryFunction friends{name}}}...on Starship@include(if:$h)@skip(if:false){name}}spreads:hero{...ConstantFragment@skip(if:true)...ConstantUnmasked@include(if:false)...on Droid@include(if:false){...ConstantFragment friends@skip(if:false){...on Human{height}}}}nothing:hero@include(if:false){...on Human{friends@include(if:true){name}}}}" }
  var variables: Variables
  init(h: Swift.Bool) {
    self.init(variables: .init(h: h))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.BooleanVariable] { [.init("h", self.variables.h)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let views: Character_views?
    /// The characters and starships whose name contains a text.
    let cases: [SearchResult_cases?]?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let spreads: Character_spreads?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let nothing: Character_nothing?
    typealias __Stored = (hero: Character_hero?, views: Character_views?, cases: [SearchResult_cases?]?, spreads: Character_spreads?, nothing: Character_nothing?)
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let views: Character_views? = reader.readNullable("views", in: &object)
      let cases: [SearchResult_cases?]? = reader.readNullable("cases", in: &object)
      let spreads: Character_spreads? = reader.readNullable("spreads", in: &object)
      let nothing: Character_nothing? = try reader.readNullable("nothing", if: .excluded, in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.views = views
      self.cases = cases
      self.spreads = spreads
      self.nothing = nothing
    }
    /// A character of the saga.
    enum Character_hero: InlineGraphQL.ResponseObject, InlineGraphQL.SharedView {
      case human(Data.Character_hero.AsHuman)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_hero.Other)
      var __storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields> {
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
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>) {
        if __storage.fields.__presences[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.TypeConditions("Human")
        let __matches: InlineGraphQL.TypeConditions.Matches
        let __presences: [Swift.Bool]
        let height: Swift.Double?
        let name: Swift.String
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, name: Swift.String)
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
        let __storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// The name of the character.
        var name: Swift.String { self.__storage.fields.name }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// The name of the character.
        var name: Swift.String { self.__storage.fields.name }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// A character of the saga.
    enum Character_views: InlineGraphQL.ResponseObject, InlineGraphQL.SharedView {
      case human(Data.Character_views.AsHuman)
      case droid(Data.Character_views.AsDroid)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_views.Other)
      var __storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields> {
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
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>) {
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
      struct __Fields: InlineGraphQL.ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.TypeConditions("Human", "Droid")
        let __matches: InlineGraphQL.TypeConditions.Matches
        let __presences: [Swift.Bool]
        let height: Swift.Double?
        let primaryFunction: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, primaryFunction: Swift.String?)
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: InlineGraphQL.Inclusion(matches[1]), in: &object)
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
        let __storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsDroid: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>, ())
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_views.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// What a search can find.
    enum SearchResult_cases: InlineGraphQL.ResponseObject, InlineGraphQL.SharedView {
      case human(Data.SearchResult_cases.AsHuman)
      case droid(Data.SearchResult_cases.AsDroid)
      case starship(Data.SearchResult_cases.AsStarship)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.SearchResult_cases.Other)
      var __storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields> {
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
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>) {
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
      struct __Fields: InlineGraphQL.ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.TypeConditions("Human", "Droid", "Starship")
        let __matches: InlineGraphQL.TypeConditions.Matches
        let __presences: [Swift.Bool]
        let height: Swift.Double?
        let mass: Swift.Double?
        let primaryFunction: Swift.String?
        let friends: [Character_friends?]?
        let name: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, mass: Swift.Double?, primaryFunction: Swift.String?, friends: [Character_friends?]?, name: Swift.String?)
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let mass: Swift.Double? = try reader.readNullable("mass", if: .excluded, in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: .excluded, in: &object)
          let name: Swift.String? = try reader.read("name", if: InlineGraphQL.Inclusion(matches[2]).and(reader.isTrue("h")), in: &object)
          var presences: [Swift.Bool] = []
          switch InlineGraphQL.Inclusion(matches[2]).and(reader.isTrue("h")) {
            case .included: presences.append(true)
            case .excluded: presences.append(false)
            case .unknown: presences.append(InlineGraphQL.areThere(name))
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
          init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
        let __storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>, ())
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
        init(__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      }
      struct AsDroid: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>, ())
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
        init(__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      }
      struct AsStarship: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>, ())
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
        init(__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.SearchResult_cases.__Fields.Character_friends
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>, ())
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
        init(__storage: InlineGraphQL.SharedFields<Data.SearchResult_cases.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// A character of the saga.
    enum Character_spreads: InlineGraphQL.ResponseObject, ConstantFragment.OptionalKey, InlineGraphQL.SharedView {
      case human(Data.Character_spreads.AsHuman)
      case droid(Data.Character_spreads.AsDroid)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_spreads.Other)
      var __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields> {
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
      var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConstantFragment }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      /// The friends of the droid.
      var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
      var asHuman: Data.Character_spreads.AsHuman? {
        self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
      }
      var asDroid: Data.Character_spreads.AsDroid? {
        self.__storage.fields.__presences[1] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>) {
        if __storage.fields.__presences[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__presences[1] {
          self = .droid(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.TypeConditions("Human", "Droid")
        let __matches: InlineGraphQL.TypeConditions.Matches
        let __presences: [Swift.Bool]
        let fragment_ConstantFragment: InlineGraphQL.FragmentPointer?
        let height: Swift.Double?
        let primaryFunction: Swift.String?
        let friends: [Character_friends?]?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, __presences: [Swift.Bool], fragment_ConstantFragment: InlineGraphQL.FragmentPointer?, height: Swift.Double?, primaryFunction: Swift.String?, friends: [Character_friends?]?)
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_ConstantFragment: InlineGraphQL.FragmentPointer? = try reader.readFragment(ConstantFragment.self, if: .excluded, in: &object)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: .excluded, in: &object)
          var presences: [Swift.Bool] = []
          presences.append(false)
          presences.append(false)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.__presences = presences
          self.fragment_ConstantFragment = fragment_ConstantFragment
          self.height = height
          self.primaryFunction = primaryFunction
          self.friends = friends
        }
        /// A character of the saga.
        enum Character_friends: InlineGraphQL.ResponseObject, InlineGraphQL.SharedView {
          case human(Data.Character_spreads.__Fields.Character_friends.AsHuman)
          /// What no case applies to, types that the schema does not have among it.
          case __other(Data.Character_spreads.__Fields.Character_friends.Other)
          var __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields> {
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
          var asHuman: Data.Character_spreads.__Fields.Character_friends.AsHuman? {
            self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
          }
          init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
          }
          init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>) {
            if __storage.fields.__matches[0] {
              self = .human(.init(__storage: __storage))
              return
            }
            self = .__other(.init(__storage: __storage))
          }
          struct __Fields: InlineGraphQL.ResponseFields {
            let __typename: Swift.String
            static let __conditions = InlineGraphQL.TypeConditions("Human")
            let __matches: InlineGraphQL.TypeConditions.Matches
            let height: Swift.Double?
            typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, height: Swift.Double?)
            init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: Swift.String = reader.readString("__typename", in: &object)
              let matches = Self.__conditions.matches(__typename)
              let height: Swift.Double? = try reader.readNullable("height", if: InlineGraphQL.Inclusion(matches[0]), in: &object)
              try reader.endObject(&object)
              self.__typename = __typename
              self.__matches = matches
              self.height = height
            }
          }
          struct AsHuman: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>
            typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>, ())
            static var __parentType: Swift.String { "Human" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            /// How tall the human is, in metres where no other unit is asked for.
            var height: Swift.Double? { self.__storage.fields.height }
            init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>) {
              self.__storage = __storage
            }
          }
          struct Other: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>
            typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>, ())
            static var __parentType: Swift.String { "Character" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>) {
              self.__storage = __storage
            }
          }
        }
      }
      typealias Character_friends = Data.Character_spreads.__Fields.Character_friends
      struct AsHuman: InlineGraphQL.ResponseView, ConstantFragment_Key {
        let __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_ConstantFragment! }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.Character_spreads.__Fields.Character_friends
      }
      struct AsDroid: InlineGraphQL.ResponseView, ConstantFragment_Key {
        let __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>, ())
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_ConstantFragment! }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.Character_spreads.__Fields.Character_friends
      }
      struct Other: InlineGraphQL.ResponseView, ConstantFragment.OptionalKey {
        let __storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConstantFragment }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_spreads.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    /// A character of the saga.
    enum Character_nothing: InlineGraphQL.ResponseObject, InlineGraphQL.SharedView {
      case human(Data.Character_nothing.AsHuman)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_nothing.Other)
      var __storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields> {
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
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.TypeConditions("Human")
        let __matches: InlineGraphQL.TypeConditions.Matches
        let friends: [Character_friends?]?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, friends: [Character_friends?]?)
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: InlineGraphQL.Inclusion(matches[0]), in: &object)
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
          init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
        let __storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the human.
        var friends: [Data.Character_nothing.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.Character_nothing.__Fields.Character_friends
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_nothing.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct ConstantFragment: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "ConstantFragment",
      typeCondition: "Character",
      definition: "fragment ConstantFragment on Character{__typename ...on Human@include(if:false){height}name@skip(if:true)id}",
      fragments: [],
      selectionSet: "{...on Human@include(if:false){height}name@skip(if:true)}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ConstantFragment_Key) { self.fragmentPointer = key.fragment_ConstantFragment }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConstantFragment else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, ConstantFragment.Data.Fields, InlineGraphQL.SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsHuman: ConstantFragment.Data.AsHuman.Fields
      var height: Swift.Double? { get }
      var name: Swift.String? { get }
      var asHuman: AsHuman? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: ConstantFragment.Data.Fields>: Swift.Sendable {
      case human(Object.AsHuman)
      case __other(Object)
      init(_ object: Object) {
        if let view = object.asHuman {
          self = .human(view)
          return
        }
        self = .__other(object)
      }
    }
    case human(Data.AsHuman)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.SharedFields<Data.__Fields> {
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
    var name: Swift.String? { self.__storage.fields.name }
    var asHuman: Data.AsHuman? {
      self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
      if __storage.fields.__presences[0] {
        self = .human(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.TypeConditions("Human")
      let __matches: InlineGraphQL.TypeConditions.Matches
      let __presences: [Swift.Bool]
      let height: Swift.Double?
      let name: Swift.String?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, name: Swift.String?)
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
        let name: Swift.String? = try reader.read("name", if: .excluded, in: &object)
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
    struct AsHuman: InlineGraphQL.ResponseView, ConstantFragment.Data.AsHuman.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var height: Swift.Double? { get }
        var name: Swift.String { get }
      }
      let __storage: InlineGraphQL.SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Human" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// The name of the character.
      var name: Swift.String { self.__storage.fields.name! }
      init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// The name of the character.
      var name: Swift.String? { self.__storage.fields.name }
      init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``ConstantFragment``.
nonisolated protocol ConstantFragment_Key {
  var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { get }
}

struct ConstantUnmasked: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "ConstantUnmasked",
      typeCondition: "Character",
      definition: "fragment ConstantUnmasked on Character{__typename ...on Human{height@include(if:false)}...on Droid@skip(if:true){primaryFunction}id}",
      fragments: [],
      selectionSet: "{...on Human{height@include(if:false)}...on Droid@skip(if:true){primaryFunction}}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ConstantUnmasked_Key) { self.fragmentPointer = key.fragment_ConstantUnmasked }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConstantUnmasked else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, ConstantUnmasked.Data.Fields, InlineGraphQL.SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsHuman: ConstantUnmasked.Data.AsHuman.Fields
      associatedtype AsDroid: ConstantUnmasked.Data.AsDroid.Fields
      var height: Swift.Double? { get }
      var primaryFunction: Swift.String? { get }
      var asHuman: AsHuman? { get }
      var asDroid: AsDroid? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: ConstantUnmasked.Data.Fields>: Swift.Sendable {
      case human(Object.AsHuman)
      case droid(Object.AsDroid)
      case __other(Object)
      init(_ object: Object) {
        if let view = object.asHuman {
          self = .human(view)
          return
        }
        if let view = object.asDroid {
          self = .droid(view)
          return
        }
        self = .__other(object)
      }
    }
    case human(Data.AsHuman)
    case droid(Data.AsDroid)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.SharedFields<Data.__Fields> {
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
    /// What the droid is made for.
    var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
    var asHuman: Data.AsHuman? {
      self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
    }
    var asDroid: Data.AsDroid? {
      self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
      if __storage.fields.__matches[0] {
        self = .human(.init(__storage: __storage))
        return
      }
      if __storage.fields.__presences[0] {
        self = .droid(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.TypeConditions("Human", "Droid")
      let __matches: InlineGraphQL.TypeConditions.Matches
      let __presences: [Swift.Bool]
      let height: Swift.Double?
      let primaryFunction: Swift.String?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, primaryFunction: Swift.String?)
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
        let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
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
    struct AsHuman: InlineGraphQL.ResponseView, ConstantUnmasked.Data.AsHuman.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var height: Swift.Double? { get }
        var primaryFunction: Swift.String? { get }
      }
      let __storage: InlineGraphQL.SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Human" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct AsDroid: InlineGraphQL.ResponseView, ConstantUnmasked.Data.AsDroid.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var height: Swift.Double? { get }
        var primaryFunction: Swift.String? { get }
      }
      let __storage: InlineGraphQL.SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Droid" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      init(__storage: InlineGraphQL.SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``ConstantUnmasked``.
nonisolated protocol ConstantUnmasked_Key {
  var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer { get }
}
