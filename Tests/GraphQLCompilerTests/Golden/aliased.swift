struct Aliased: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(small: Bool) {
    self.init(variables: .init(small: small))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let both: Character_both?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }

      /// The friends of the character.
      var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

      var aliasedCard: AsAliasedCard { .init(__storage: self.__storage) }
      var size: Size? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
      var robot: Robot? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var info: Info { .init(__storage: self.__storage) }
      var extra: Extra? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
        /// The ID of the character.
        var id: String { self.__storage.fields.id }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct AsAliasedCard: InlineGraphQL.ResponseView, AliasedCard_Key {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var fragment_AliasedCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedCard }

        /// The friends of the character.
        var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        typealias Character_friends = Data.Character_hero.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, fragment_AliasedCard: InlineGraphQL.FragmentPointer, friends: [Data.Character_hero.Character_friends?]?), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Human
      struct Size: InlineGraphQL.ResponseView, AliasedSize_Key {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var fragment_AliasedSize: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedSize! }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// The friends of the character.
        var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        typealias Character_friends = Data.Character_hero.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, fragment_AliasedSize: InlineGraphQL.FragmentPointer, height: Double?, friends: [Data.Character_hero.Character_friends?]?), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct Robot: InlineGraphQL.ResponseView, AliasedCard_Key {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var fragment_AliasedCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedCard }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the character.
        var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        typealias Character_friends = Data.Character_hero.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, fragment_AliasedCard: InlineGraphQL.FragmentPointer, primaryFunction: String?, friends: [Data.Character_hero.Character_friends?]?), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Info: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The episodes that the character appears in.
        var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn }

        /// The friends of the character.
        var friends: [Data.Character_hero.Info.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The ID of the character.
          var id: String { self.__storage.fields.id }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, id: String), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.Info.Character_friends?]?), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Extra: InlineGraphQL.ResponseView, Swift.Identifiable {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        /// The ID of the character.
        var id: String { self.__storage.fields.id! }

        typealias Character_friends = Data.Character_hero.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.Character_hero.Character_friends?]?, id: String), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// The friends of the character.
        var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        var aliasedCard: AsAliasedCard { .init(__storage: self.__storage) }
        var size: Data.Character_hero.Size? { self.__storage.fields.__inclusions[2] ? .init(__storage: self.__storage) : nil }
        var info: Info { .init(__storage: self.__storage) }
        var extra: Extra? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }

        typealias Character_friends = Data.Character_hero.Character_friends
        typealias Size = Data.Character_hero.Size

        /// Parent type: Human
        struct AsAliasedCard: InlineGraphQL.ResponseView, AliasedCard_Key {
          /// The name of the character.
          var name: String { self.__storage.fields.name }
          var fragment_AliasedCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedCard }

          /// How tall the human is, in metres where no other unit is asked for.
          var height: Double? { self.__storage.fields.height }

          /// The friends of the character.
          var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

          typealias Character_friends = Data.Character_hero.Character_friends

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, fragment_AliasedCard: InlineGraphQL.FragmentPointer, height: Double?, friends: [Data.Character_hero.Character_friends?]?), __on_Human: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Human
        struct Info: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// How tall the human is, in metres where no other unit is asked for.
          var height: Double? { self.__storage.fields.height }

          /// The episodes that the character appears in.
          var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn }

          /// The friends of the character.
          var friends: [Data.Character_hero.Info.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

          typealias Character_friends = Data.Character_hero.Info.Character_friends

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, height: Double?, appearsIn: [StarWars.Episode?], friends: [Data.Character_hero.Info.Character_friends?]?), __on_Human: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Human
        struct Extra: InlineGraphQL.ResponseView, Swift.Identifiable {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// How tall the human is, in metres where no other unit is asked for.
          var height: Double? { self.__storage.fields.height }

          /// The friends of the character.
          var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

          /// The ID of the character.
          var id: String { self.__storage.fields.id! }

          typealias Character_friends = Data.Character_hero.Character_friends

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, height: Double?, friends: [Data.Character_hero.Character_friends?]?, id: String), __on_Human: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, height: Double?, friends: [Data.Character_hero.Character_friends?]?, aliasedCard: (__always: AsAliasedCard, ()), size: (__inclusion_2: Data.Character_hero.Size, ()), info: (__always: Info, ()), extra: (__inclusion_1: Extra, ())), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: [Data.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        var aliasedCard: Data.Character_hero.AsAliasedCard { .init(__storage: self.__storage) }
        var size: Data.Character_hero.Size? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
        var robot: Data.Character_hero.Robot? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
        var info: Data.Character_hero.Info { .init(__storage: self.__storage) }
        var extra: Data.Character_hero.Extra? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.Character_hero.Character_friends?]?, aliasedCard: (__always: Data.Character_hero.AsAliasedCard, ()), size: (__inclusion_0: Data.Character_hero.Size, ()), robot: (__types_1: Data.Character_hero.Robot, ()), info: (__always: Data.Character_hero.Info, ()), extra: (__inclusion_1: Data.Character_hero.Extra, ())), __on_Character: ())
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
        let fragment_AliasedCard: InlineGraphQL.FragmentPointer
        let fragment_AliasedSize: InlineGraphQL.FragmentPointer?
        let primaryFunction: String?
        let height: Double?
        let appearsIn: [StarWars.Episode?]
        let friends: [__SharedFields<Character_friends>?]?
        let id: String?

        struct Character_friends: __ResponseFields {
          let name: String
          let id: String

          let __typename: String
          typealias __Stored = (name: String, id: String, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let name: String = reader.readString("name", in: &object)
            let id: String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.name = name
            self.id = id
            self.__typename = __typename
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human", "Droid")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (name: String, fragment_AliasedCard: InlineGraphQL.FragmentPointer, fragment_AliasedSize: InlineGraphQL.FragmentPointer?, primaryFunction: String?, height: Double?, appearsIn: [StarWars.Episode?], friends: [__SharedFields<Character_friends>?]?, id: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String = reader.readString("name", in: &object)
          let fragment_AliasedCard: InlineGraphQL.FragmentPointer = try reader.readFragment(AliasedCard.self, in: &object)
          let fragment_AliasedSize: InlineGraphQL.FragmentPointer? = try reader.readFragment(AliasedSize.self, if: matches.inclusion(0).and(reader.isTrue("small")), in: &object)
          let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(1), in: &object)
          let height: Double? = try reader.readNullable("height", if: matches.inclusion(0), in: &object)
          let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
          let friends: [__SharedFields<Character_friends>?]? = reader.readNullable("friends", in: &object)
          let id: String? = try reader.readID("id", if: reader.isTrue("small"), in: &object)
          var inclusions: [Bool] = []
          switch matches.inclusion(0).and(reader.isTrue("small")) {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(fragment_AliasedSize))
          }
          switch reader.isTrue("small") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(id))
          }
          switch reader.isTrue("small") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(fragment_AliasedSize))
          }
          try reader.endObject(&object)
          self.name = name
          self.fragment_AliasedCard = fragment_AliasedCard
          self.fragment_AliasedSize = fragment_AliasedSize
          self.primaryFunction = primaryFunction
          self.height = height
          self.appearsIn = appearsIn
          self.friends = friends
          self.id = id
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_both: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var all: All { .init(__storage: self.__storage) }
      var some_: Some_ { .init(__storage: self.__storage) }
      var card: Card { .init(__storage: self.__storage) }

      /// Parent type: Character
      struct All: InlineGraphQL.ResponseView, AliasedList_Key {
        var fragment_AliasedList: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedList }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedList: InlineGraphQL.FragmentPointer, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Some_: InlineGraphQL.ResponseView, AliasedList_Key {
        var fragment_AliasedList: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedList_2 }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedList_2: InlineGraphQL.FragmentPointer, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Card: InlineGraphQL.ResponseView, AliasedCard.Data.Fields {
        /// The name of the character.
        var name: String { self.__storage.fields.name }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (all: (__always: All, ()), some_: (__always: Some_, ()), card: (__always: Card, ())), __on_Character: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let fragment_AliasedList: InlineGraphQL.FragmentPointer
        let fragment_AliasedList_2: InlineGraphQL.FragmentPointer
        let name: String

        let __typename: String
        typealias __Stored = (fragment_AliasedList: InlineGraphQL.FragmentPointer, fragment_AliasedList_2: InlineGraphQL.FragmentPointer, name: String, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_AliasedList: InlineGraphQL.FragmentPointer = try reader.readFragment(AliasedList.self, arguments: [.init("all", true)], in: &object)
          let fragment_AliasedList_2: InlineGraphQL.FragmentPointer = try reader.readFragment(AliasedList.self, arguments: [.init("all", false)], in: &object)
          let name: String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.fragment_AliasedList = fragment_AliasedList
          self.fragment_AliasedList_2 = fragment_AliasedList_2
          self.name = name
          self.__typename = __typename
        }
      }
    }

    typealias __Stored = (hero: Character_hero?, both: Character_both?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let both: Character_both? = reader.readNullable("both", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.both = both
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var small: Bool

    init(small: Bool) {
      self.small = small
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("small", self.small)
    }
  }

  static var node: __OperationNode {
    .init(name: "Aliased", typeConditions: "1=Human;2=Droid;4=Human", fragments: [AliasedCard.self, AliasedSize.self, AliasedList.self], definition: """
      query Aliased($small:Boolean!){\
      hero{\
      __typename \
      name \
      ...AliasedCard \
      ...AliasedSize@include(if:$small)...on Droid{primaryFunction ...AliasedCard}\
      ...on Human{height}\
      ...{appearsIn friends{__typename name id}}\
      id \
      ...@include(if:$small){__typename}\
      friends{__typename id}\
      }\
      both:hero{\
      __typename \
      ...AliasedList@arguments(all:true)...AliasedList@arguments(all:false)...AliasedCard \
      id\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("small", self.variables.small)] }
}
