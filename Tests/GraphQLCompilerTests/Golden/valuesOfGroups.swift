struct ValuesOfGroups: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(a: Bool, b: Bool) {
    self.init(variables: .init(a: a, b: b))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    var hero: Character_hero?

    /// Creates an object of a response, for tests and previews.
    init(hero: Character_hero?) {
      self.hero = hero
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case droid(AsDroid)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }

      var ifA: IfA? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
      var info: Info { .init(__storage: self.__storage) }
      var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Creates the object that has the narrower view.
      init(_ view: IfA) { self.init(__storage: view.__storage) }

      /// Creates the object that has the narrower view.
      init(_ view: Info) { self.init(__storage: view.__storage) }

      /// Parent type: Character
      struct IfA: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The episodes that the character appears in.
        var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

        /// The friends of the character.
        var friends: [Data.Character_hero.IfA.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        var ifNotB: IfNotB? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.Character_friends?]?, called: String?, shown: String, primaryFunction: String?, functions: String?) {
          self.init(__storage: .made(.init(__typename: __typename, name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: functions, __included: [1])))
        }

        /// Creates the object that has the narrower view.
        init(_ view: IfNotB) { self.init(__storage: view.__storage) }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, name: String, id: String?) {
            self.init(__storage: .madeInside(.init(__typename: __typename, name: name, id: id)))
          }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, ()), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Character
        struct IfNotB: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The episodes that the character appears in.
          var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

          /// The friends of the character.
          var friends: [Data.Character_hero.IfA.IfNotB.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

          /// The name of the character.
          var called: String { self.__storage.fields.called! }

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.IfNotB.Character_friends?]?, called: String, shown: String, primaryFunction: String?) {
            self.init(__storage: .made(.init(__typename: __typename, name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: nil, __included: [0, 1])))
          }

          /// A character of the saga.
          ///
          /// Parent type: Character
          struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
            /// The name of the character.
            var name: String { self.__storage.fields.name }

            /// The ID of the character.
            var id: String { self.__storage.fields.id! }

            /// Creates an object of a response, for tests and previews.
            init(__typename: String, name: String, id: String) {
              self.init(__storage: .madeInside(.init(__typename: __typename, name: name, id: id)))
            }

            var __typename: String { self.__storage.fields.__typename }
            typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, id: String), __on_Character: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.IfNotB.Character_friends?]?, called: String), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.Character_friends?]?, ifNotB: (__inclusion_0: IfNotB, ())), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Info: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The name of the character.
        var shown: String { self.__storage.fields.shown }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, name: String, appearsIn: [StarWars.Episode?]?, friends: [Data.Character_hero.IfA.Character_friends?]?, called: String?, shown: String, primaryFunction: String?, functions: String?) {
          self.init(__storage: .made(.init(__typename: __typename, name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: functions, __included: [])))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, shown: String), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        var ifA: IfA? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
        var info: Info { .init(__storage: self.__storage) }
        var ifB: IfB? { self.__storage.fields.__inclusions[2] ? .init(__storage: self.__storage) : nil }

        /// Creates an object of a response, for tests and previews.
        init(name: String, appearsIn: [StarWars.Episode?]?, friends: [Data.Character_hero.IfA.Character_friends?]?, called: String?, shown: String, primaryFunction: String?, functions: String?) {
          self.init(__storage: .made(.init(__typename: "Droid", name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: functions, __included: [])))
        }

        /// Creates the object that has the narrower view.
        init(_ view: IfA) { self.init(__storage: view.__storage) }

        /// Creates the object that has the narrower view.
        init(_ view: Info) { self.init(__storage: view.__storage) }

        /// Creates the object that has the narrower view.
        init(_ view: IfB) { self.init(__storage: view.__storage) }

        /// Parent type: Droid
        struct IfA: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The episodes that the character appears in.
          var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

          /// The friends of the character.
          var friends: [Data.Character_hero.IfA.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

          /// What the droid is made for.
          var primaryFunction: String? { self.__storage.fields.primaryFunction }

          var ifNotB: IfNotB? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

          typealias Character_friends = Data.Character_hero.IfA.Character_friends

          /// Creates an object of a response, for tests and previews.
          init(name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.Character_friends?]?, called: String?, shown: String, primaryFunction: String?, functions: String?) {
            self.init(__storage: .made(.init(__typename: "Droid", name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: functions, __included: [1])))
          }

          /// Creates the object that has the narrower view.
          init(_ view: IfNotB) { self.init(__storage: view.__storage) }

          /// Parent type: Droid
          struct IfNotB: InlineGraphQL.ResponseView {
            /// The name of the character.
            var name: String { self.__storage.fields.name }

            /// The episodes that the character appears in.
            var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

            /// The friends of the character.
            var friends: [Data.Character_hero.IfA.IfNotB.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

            /// The name of the character.
            var called: String { self.__storage.fields.called! }

            /// What the droid is made for.
            var primaryFunction: String? { self.__storage.fields.primaryFunction }

            typealias Character_friends = Data.Character_hero.IfA.IfNotB.Character_friends

            /// Creates an object of a response, for tests and previews.
            init(name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.IfNotB.Character_friends?]?, called: String, shown: String, primaryFunction: String?) {
              self.init(__storage: .made(.init(__typename: "Droid", name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: nil, __included: [0, 1])))
            }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.IfNotB.Character_friends?]?, called: String, primaryFunction: String?), __on_Droid: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.IfA.Character_friends?]?, primaryFunction: String?, ifNotB: (__inclusion_0: IfNotB, ())), __on_Droid: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Droid
        struct Info: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The name of the character.
          var shown: String { self.__storage.fields.shown }

          /// What the droid is made for.
          var primaryFunction: String? { self.__storage.fields.primaryFunction }

          /// Creates an object of a response, for tests and previews.
          init(name: String, appearsIn: [StarWars.Episode?]?, friends: [Data.Character_hero.IfA.Character_friends?]?, called: String?, shown: String, primaryFunction: String?, functions: String?) {
            self.init(__storage: .made(.init(__typename: "Droid", name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: primaryFunction, functions: functions, __included: [])))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, shown: String, primaryFunction: String?), __on_Droid: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Droid
        struct IfB: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// What the droid is made for.
          var primaryFunction: String? { self.__storage.fields.primaryFunction }

          /// What the droid is made for.
          var functions: String? { self.__storage.fields.functions }

          /// Creates an object of a response, for tests and previews.
          init(name: String, appearsIn: [StarWars.Episode?]?, friends: [Data.Character_hero.IfA.Character_friends?]?, shown: String, primaryFunction: String?, functions: String?) {
            self.init(__storage: .made(.init(__typename: "Droid", name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: nil, shown: shown, primaryFunction: primaryFunction, functions: functions, __included: [2])))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, primaryFunction: String?, functions: String?), __on_Droid: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, primaryFunction: String?, ifA: (__inclusion_1: IfA, ()), info: (__always: Info, ()), ifB: (__inclusion_2: IfB, ())), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        var ifA: Data.Character_hero.IfA? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
        var info: Data.Character_hero.Info { .init(__storage: self.__storage) }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, name: String, appearsIn: [StarWars.Episode?]?, friends: [Data.Character_hero.IfA.Character_friends?]?, called: String?, shown: String) {
          __TypeConditions.check(__typename, isNoneOf: "Droid")
          self.init(__storage: .made(.init(__typename: __typename, name: name, appearsIn: appearsIn, friends: friends.map { $0.map { $0.map { $0.__storage } } }, called: called, shown: shown, primaryFunction: nil, functions: nil, __included: [])))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, ifA: (__inclusion_1: Data.Character_hero.IfA, ()), info: (__always: Data.Character_hero.Info, ())), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (droid: (__types_0: AsDroid, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .droid(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
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
        let name: String
        let appearsIn: [StarWars.Episode?]?
        let friends: [__SharedFields<Character_friends>?]?
        let called: String?
        let shown: String
        let primaryFunction: String?
        let functions: String?

        struct Character_friends: __ResponseFields {
          let name: String
          let id: String?

          let __typename: String
          typealias __Stored = (name: String, id: String?, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let name: String = reader.readString("name", in: &object)
            let id: String? = try reader.readID("id", if: reader.isTrue("a").and(reader.isFalse("b")), in: &object)
            try reader.endObject(&object)
            self.name = name
            self.id = id
            self.__typename = __typename
          }

          init(__typename: String, name: String, id: String?) {
            self.__typename = __typename
            self.name = name
            self.id = id
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Droid")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (name: String, appearsIn: [StarWars.Episode?]?, friends: [__SharedFields<Character_friends>?]?, called: String?, shown: String, primaryFunction: String?, functions: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String = reader.readString("name", in: &object)
          let appearsIn: [StarWars.Episode?]? = try reader.read("appearsIn", if: reader.isTrue("a"), in: &object)
          let friends: [__SharedFields<Character_friends>?]? = try reader.readNullable("friends", if: reader.isTrue("a"), in: &object)
          let called: String? = try reader.read("called", if: reader.isTrue("a").and(reader.isFalse("b")), in: &object)
          let shown: String = reader.readString("shown", in: &object)
          let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(0), in: &object)
          let functions: String? = try reader.readNullable("functions", if: matches.inclusion(0).and(reader.isTrue("b")), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("a").and(reader.isFalse("b")) {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(false)
          }
          switch reader.isTrue("a") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(false)
          }
          switch reader.isTrue("b") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self.name = name
          self.appearsIn = appearsIn
          self.friends = friends
          self.called = called
          self.shown = shown
          self.primaryFunction = primaryFunction
          self.functions = functions
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }

        init(__typename: String, name: String, appearsIn: [StarWars.Episode?]?, friends: [__SharedFields<Character_friends>?]?, called: String?, shown: String, primaryFunction: String?, functions: String?, __included: Swift.Set<Int>) {
          self.__typename = __typename
          self.name = name
          self.appearsIn = appearsIn
          self.friends = friends
          self.called = called
          self.shown = shown
          self.primaryFunction = primaryFunction
          self.functions = functions
          self.__matches = Self.__conditions.matches(__typename)
          self.__inclusions = [__included.contains(0) || false, __included.contains(1) || false, __included.contains(2) || InlineGraphQL.__arePresent()]
        }
      }
    }

    typealias __Stored = (hero: Character_hero?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var a: Bool
    var b: Bool

    init(a: Bool, b: Bool) {
      self.a = a
      self.b = b
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("a", self.a)
      object.write("b", self.b)
    }
  }

  static var node: __OperationNode {
    .init(name: "ValuesOfGroups", typeConditions: "0=Droid", definition: """
      query ValuesOfGroups($a:Boolean!$b:Boolean!){\
      hero{\
      __typename \
      name \
      ...@include(if:$a){\
      appearsIn \
      friends{__typename name id}\
      ...@skip(if:$b){called:name friends{__typename id}}\
      }\
      ...{shown:name}\
      ...on Droid{primaryFunction ...@include(if:$b){functions:primaryFunction}}\
      id\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("a", self.variables.a), .init("b", self.variables.b)] }
}
