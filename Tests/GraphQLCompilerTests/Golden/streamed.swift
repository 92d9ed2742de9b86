struct Streamed: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(shown: Bool) {
    self.init(variables: .init(shown: shown))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The heroes of an episode, the foremost first.
    var heroes: InlineGraphQL.Streamed<Character_heroes>

    /// The hero of an episode; of the whole saga, where no episode is given.
    var hero: Character_hero?

    /// The characters and starships whose name contains a text.
    var search: InlineGraphQL.Streamed<SearchResult_search?>?

    /// The reviews of an episode, the oldest first.
    var reviews: Swift.Result<InlineGraphQL.Streamed<Review_reviews>?, InlineGraphQL.GraphQLFieldError>

    /// Creates an object of a response, for tests and previews.
    init(heroes: InlineGraphQL.Streamed<Character_heroes>, hero: Character_hero?, search: InlineGraphQL.Streamed<SearchResult_search?>?, reviews: Swift.Result<InlineGraphQL.Streamed<Review_reviews>?, InlineGraphQL.GraphQLFieldError>) {
      self.heroes = heroes
      self.hero = hero
      self.search = search
      self.reviews = reviews
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_heroes: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }

      /// The friends of the character.
      var friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>? { self.__storage.fields.friends }

      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias Character_friends = Data.Character_heroes.__Fields.Character_friends

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>? { self.__storage.fields.friends }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        typealias Character_friends = Data.Character_heroes.__Fields.Character_friends

        /// Creates an object of a response, for tests and previews.
        init(name: String, friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>?, height: Double?) {
          self.init(__storage: .made(.init(__typename: "Human", name: name, friends: friends, height: height)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>?, height: Double?), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>? { self.__storage.fields.friends }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, name: String, friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>?) {
          __TypeConditions.check(__typename, isNoneOf: "Human")
          self.init(__storage: .made(.init(__typename: __typename, name: name, friends: friends, height: nil)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: InlineGraphQL.Streamed<Data.Character_heroes.__Fields.Character_friends?>?), __on_Character: ())
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
        let name: String
        let friends: InlineGraphQL.Streamed<Character_friends?>?
        let height: Double?

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          /// The name of the character.
          var name: String

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, name: String) {
            self.__typename = __typename
            self.name = name
          }

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
        typealias __Stored = (name: String, friends: InlineGraphQL.Streamed<Character_friends?>?, height: Double?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String = reader.readString("name", in: &object)
          let friends: InlineGraphQL.Streamed<Character_friends?>? = reader.readNullable("friends", in: &object)
          let height: Double? = try reader.readNullable("height", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.name = name
          self.friends = friends
          self.height = height
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, name: String, friends: InlineGraphQL.Streamed<Character_friends?>?, height: Double?) {
          self.__typename = __typename
          self.name = name
          self.friends = friends
          self.height = height
          self.__matches = Self.__conditions.matches(__typename)
        }
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case droid(AsDroid)
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }

      /// The friends of the character.
      var friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>? { self.__storage.fields.friends.map { $0.__map { $0.map { .init(__storage: $0) } } } }

      /// The episodes that the character appears in.
      var appearsIn: InlineGraphQL.Streamed<StarWars.Episode?> { self.__storage.fields.appearsIn }

      var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asHuman: AsHuman? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
        /// The ID of the character.
        var id: String { self.__storage.fields.id }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, id: String, name: String?) {
          self.init(__storage: .madeInside(.init(__typename: __typename, id: id, name: name)))
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: InlineGraphQL.Streamed<Data.Character_hero.AsDroid.Character_friends?>? { self.__storage.fields.friends.map { $0.__map { $0.map { .init(__storage: $0) } } } }

        /// The episodes that the character appears in.
        var appearsIn: InlineGraphQL.Streamed<StarWars.Episode?> { self.__storage.fields.appearsIn }

        /// Creates an object of a response, for tests and previews.
        init(name: String, friends: InlineGraphQL.Streamed<Data.Character_hero.AsDroid.Character_friends?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>) {
          self.init(__storage: .made(.init(__typename: "Droid", name: name, friends: friends.map { $0.__map { $0.map { $0.__storage } } }, appearsIn: appearsIn, starships: nil)))
        }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
          /// The ID of the character.
          var id: String { self.__storage.fields.id }

          /// The name of the character.
          var name: String { self.__storage.fields.name! }

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, id: String, name: String) {
            self.init(__storage: .madeInside(.init(__typename: __typename, id: id, name: name)))
          }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (id: String, name: String), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: InlineGraphQL.Streamed<Data.Character_hero.AsDroid.Character_friends?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>? { self.__storage.fields.friends.map { $0.__map { $0.map { .init(__storage: $0) } } } }

        /// The episodes that the character appears in.
        var appearsIn: InlineGraphQL.Streamed<StarWars.Episode?> { self.__storage.fields.appearsIn }

        /// The starships that the human has piloted.
        var starships: InlineGraphQL.Streamed<Data.Character_hero.__Fields.Starship_starships?>? { self.__storage.fields.starships }

        typealias Character_friends = Data.Character_hero.Character_friends
        typealias Starship_starships = Data.Character_hero.__Fields.Starship_starships

        /// Creates an object of a response, for tests and previews.
        init(name: String, friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>, starships: InlineGraphQL.Streamed<Data.Character_hero.__Fields.Starship_starships?>?) {
          self.init(__storage: .made(.init(__typename: "Human", name: name, friends: friends.map { $0.__map { $0.map { $0.__storage } } }, appearsIn: appearsIn, starships: starships)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>, starships: InlineGraphQL.Streamed<Data.Character_hero.__Fields.Starship_starships?>?), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>? { self.__storage.fields.friends.map { $0.__map { $0.map { .init(__storage: $0) } } } }

        /// The episodes that the character appears in.
        var appearsIn: InlineGraphQL.Streamed<StarWars.Episode?> { self.__storage.fields.appearsIn }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, name: String, friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>) {
          __TypeConditions.check(__typename, isNoneOf: "Droid Human")
          self.init(__storage: .made(.init(__typename: __typename, name: name, friends: friends.map { $0.__map { $0.map { $0.__storage } } }, appearsIn: appearsIn, starships: nil)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: InlineGraphQL.Streamed<Data.Character_hero.Character_friends?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (droid: (__types_0: AsDroid, ()), human: (__types_1: AsHuman, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .droid(let view): view.__storage
        case .human(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .droid(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
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
        let name: String
        let friends: InlineGraphQL.Streamed<__SharedFields<Character_friends>?>?
        let appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>
        let starships: InlineGraphQL.Streamed<Starship_starships?>?

        struct Character_friends: __ResponseFields {
          let id: String
          let name: String?

          let __typename: String
          typealias __Stored = (id: String, name: String?, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let id: String = reader.readID("id", in: &object)
            let name: String? = try reader.read("name", if: reader.isOuterType(0, up: 0), in: &object)
            try reader.endObject(&object)
            self.id = id
            self.name = name
            self.__typename = __typename
          }

          init(__typename: String, id: String, name: String?) {
            self.__typename = __typename
            self.id = id
            self.name = name
          }
        }

        /// A starship.
        ///
        /// Parent type: Starship
        struct Starship_starships: InlineGraphQL.ResponseObject {
          /// The name of the starship.
          var name: String

          /// Creates an object of a response, for tests and previews.
          init(name: String) {
            self.name = name
          }

          typealias __Stored = (name: String, __on_Starship: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let name: String = reader.readString("name", in: &object)
            try reader.endObject(&object)
            self.name = name
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Droid", "Human")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (name: String, friends: InlineGraphQL.Streamed<__SharedFields<Character_friends>?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>, starships: InlineGraphQL.Streamed<Starship_starships?>?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let name: String = reader.readString("name", in: &object)
          let friends: InlineGraphQL.Streamed<__SharedFields<Character_friends>?>? = reader.readNullable("friends", in: &object)
          let appearsIn: InlineGraphQL.Streamed<StarWars.Episode?> = try reader.read("appearsIn", in: &object)
          let starships: InlineGraphQL.Streamed<Starship_starships?>? = try reader.readNullable("starships", if: matches.inclusion(1), in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.name = name
          self.friends = friends
          self.appearsIn = appearsIn
          self.starships = starships
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, name: String, friends: InlineGraphQL.Streamed<__SharedFields<Character_friends>?>?, appearsIn: InlineGraphQL.Streamed<StarWars.Episode?>, starships: InlineGraphQL.Streamed<Starship_starships?>?) {
          self.__typename = __typename
          self.name = name
          self.friends = friends
          self.appearsIn = appearsIn
          self.starships = starships
          self.__matches = Self.__conditions.matches(__typename)
        }
      }
    }

    /// What a search can find.
    ///
    /// Parent type: SearchResult
    enum SearchResult_search: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// What the human is called.
        var name: String { self.__storage.fields.name! }

        /// Creates an object of a response, for tests and previews.
        init(name: String) {
          self.init(__storage: .made(.init(__typename: "Human", name: name)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, ()), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: SearchResult
      struct Other: InlineGraphQL.ResponseView {
        /// Creates an object of a response, for tests and previews.
        init(__typename: String) {
          __TypeConditions.check(__typename, isNoneOf: "Human")
          self.init(__storage: .made(.init(__typename: __typename, name: nil)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_SearchResult: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), __other: (__always: Other, ())), __on_SearchResult: ())

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
        let name: String?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (name: String?, __typename: String, __matches: __TypeConditions.Matches, __on_SearchResult: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String? = try reader.read("name", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.name = name
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, name: String?) {
          self.__typename = __typename
          self.name = name
          self.__matches = Self.__conditions.matches(__typename)
        }
      }
    }

    /// What somebody thinks of an episode.
    ///
    /// Parent type: Review
    struct Review_reviews: InlineGraphQL.ResponseObject {
      /// One to five stars.
      var stars: Int

      /// Creates an object of a response, for tests and previews.
      init(stars: Int) {
        self.stars = stars
      }

      typealias __Stored = (stars: Int, __on_Review: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let stars: Int = reader.readInt("stars", in: &object)
        try reader.endObject(&object)
        self.stars = stars
      }
    }

    typealias __Stored = (heroes: InlineGraphQL.Streamed<Character_heroes>, hero: Character_hero?, search: InlineGraphQL.Streamed<SearchResult_search?>?, reviews: Swift.Result<InlineGraphQL.Streamed<Review_reviews>?, InlineGraphQL.GraphQLFieldError>, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let heroes: InlineGraphQL.Streamed<Character_heroes> = try reader.read("heroes", in: &object)
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let search: InlineGraphQL.Streamed<SearchResult_search?>? = try reader.readNullable("search", if: reader.isTrue("shown"), in: &object)
      let reviews: Swift.Result<InlineGraphQL.Streamed<Review_reviews>?, InlineGraphQL.GraphQLFieldError> = try reader.read("reviews", in: &object)
      try reader.endObject(&object)
      self.heroes = heroes
      self.hero = hero
      self.search = search
      self.reviews = reviews
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var shown: Bool

    init(shown: Bool) {
      self.shown = shown
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("shown", self.shown)
    }
  }

  static var node: __OperationNode {
    .init(name: "Streamed", typeConditions: "0=Human;1=Droid;2=Human;3=Human;4=Droid Human;5=Starship", definition: """
      query Streamed($shown:Boolean!){\
      heroes(episode:JEDI)@stream(initialCount:1){\
      __typename \
      name \
      friends@stream{__typename name id}\
      ...on Human{height}\
      id\
      }\
      hero{\
      __typename \
      name \
      friends@stream{__typename id}\
      appearsIn@stream(label:\"Streamed$stream$episodes\")...on Droid{friends@stream{__typename name id}}\
      ...on Human{starships@stream{__typename name id}}\
      id\
      }\
      search(text:\"a\")@include(if:$shown)@stream{\
      __typename \
      ...on Human{name}\
      ...on Character{id}\
      ...on Starship{id}\
      }\
      reviews(episode:JEDI)@stream{__typename stars}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("shown", self.variables.shown)] }
}
