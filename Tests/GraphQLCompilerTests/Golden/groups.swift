struct Groups: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(details: Bool, short: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, card: Bool? = nil) {
    self.init(variables: .init(details: details, short: short, card: card))
  }

  @_disfavoredOverload
  init(details: Bool, short: InlineGraphQL.GraphQLNullable<Bool> = .none, card: Bool? = nil) {
    self.init(variables: .init(details: details, short: short, card: card))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
    /// The hero of an episode; of the whole saga, where no episode is given.
    var hero: Data.__Fields.Character_hero? { self.__storage.fields.hero }

    var ifCard: IfCard? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

    typealias Character_hero = Data.__Fields.Character_hero

    /// Parent type: Query
    struct IfCard: InlineGraphQL.ResponseView {
      /// The hero of an episode; of the whole saga, where no episode is given.
      var hero: Data.__Fields.Character_hero? { self.__storage.fields.hero }

      /// The hero of an episode; of the whole saga, where no episode is given.
      var featured: Data.__Fields.Character_featured? { self.__storage.fields.featured }

      typealias Character_hero = Data.__Fields.Character_hero
      typealias Character_featured = Data.__Fields.Character_featured

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (hero: Data.__Fields.Character_hero?, featured: Data.__Fields.Character_featured?), __on_Query: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    let __storage: __Storage
    typealias __Stored = (__storage: __Storage, __shown: (hero: Data.__Fields.Character_hero?, ifCard: (__inclusion_0: IfCard, ())), __on_Query: ())
    init(__storage: __Storage) { self.__storage = __storage }

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try .init(from: &reader))
    }

    struct __Fields: __ResponseFields {
      let hero: Character_hero?
      let featured: Character_featured?

      /// A character of the saga.
      ///
      /// Parent type: Character
      enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, GroupsCard.OptionalKey, __SharedView {
        case droid(AsDroid)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)


        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: [Data.__Fields.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
        var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

        /// The name of the character.
        var single: String? { self.__storage.fields.single }

        var ifDetails: IfDetails? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
        var ifDetailsAndNotShort: IfDetailsAndNotShort? { self.__storage.fields.__inclusions[2] ? .init(__storage: self.__storage) : nil }
        var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
          /// The ID of the character.
          var id: String { self.__storage.fields.id }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.__Fields.Character_hero.__Fields.Character_friends>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Character
        struct IfDetails: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The episodes that the character appears in.
          var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

          /// The friends of the character.
          var friends: [Data.__Fields.Character_hero.IfDetails.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
          var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

          /// The episodes that the character appears in.
          var shown: [StarWars.Episode?] { self.__storage.fields.shown! }

          /// The name of the character.
          var single: String { self.__storage.fields.single! }

          var ifNotShort: IfNotShort? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

          /// A character of the saga.
          ///
          /// Parent type: Character
          struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
            /// The name of the character.
            var name: String { self.__storage.fields.name! }

            /// The ID of the character.
            var id: String { self.__storage.fields.id }

            var __typename: String { self.__storage.fields.__typename }
            typealias __Storage = __SharedFields<Data.__Fields.Character_hero.__Fields.Character_friends>
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, id: String), __on_Character: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Character
          struct IfNotShort: InlineGraphQL.ResponseView, GroupsCard_Key {
            /// The name of the character.
            var name: String { self.__storage.fields.name }

            /// The episodes that the character appears in.
            var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

            /// The friends of the character.
            var friends: [Data.__Fields.Character_hero.IfDetails.IfNotShort.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
            var fragment_GroupsCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_GroupsCard! }

            /// The episodes that the character appears in.
            var shown: [StarWars.Episode?] { self.__storage.fields.shown! }

            /// The name of the character.
            var single: String { self.__storage.fields.single! }

            /// A character of the saga.
            ///
            /// Parent type: Character
            struct Character_friends: InlineGraphQL.ResponseView, Swift.Identifiable {
              /// The name of the character.
              var name: String { self.__storage.fields.name! }

              /// The episodes that the character appears in.
              var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

              /// The ID of the character.
              var id: String { self.__storage.fields.id }

              var __typename: String { self.__storage.fields.__typename }
              typealias __Storage = __SharedFields<Data.__Fields.Character_hero.__Fields.Character_friends>
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], id: String), __on_Character: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.__Fields.Character_hero.IfDetails.IfNotShort.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer, shown: [StarWars.Episode?], single: String), __on_Character: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.__Fields.Character_hero.IfDetails.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, shown: [StarWars.Episode?], single: String, ifNotShort: (__inclusion_0: IfNotShort, ())), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Character
        struct IfDetailsAndNotShort: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The friends of the character.
          var friends: [Data.__Fields.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
          var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

          /// The name of the character.
          var called: String { self.__storage.fields.called! }

          /// The name of the character.
          var single: String { self.__storage.fields.single! }

          typealias Character_friends = Data.__Fields.Character_hero.Character_friends

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.__Fields.Character_hero.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, called: String, single: String), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Droid
        struct AsDroid: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The friends of the character.
          var friends: [Data.__Fields.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
          var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

          /// What the droid is made for.
          var primaryFunction: String? { self.__storage.fields.primaryFunction }

          /// The name of the character.
          var single: String? { self.__storage.fields.single }

          var ifDetails: IfDetails? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
          var ifDetailsAndNotShort: IfDetailsAndNotShort? { self.__storage.fields.__inclusions[2] ? .init(__storage: self.__storage) : nil }
          var ifCard: IfCard? { self.__storage.fields.__inclusions[3] ? .init(__storage: self.__storage) : nil }

          typealias Character_friends = Data.__Fields.Character_hero.Character_friends

          /// Parent type: Droid
          struct IfDetails: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
            /// The name of the character.
            var name: String { self.__storage.fields.name }

            /// The episodes that the character appears in.
            var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

            /// The friends of the character.
            var friends: [Data.__Fields.Character_hero.IfDetails.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
            var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

            /// The episodes that the character appears in.
            var shown: [StarWars.Episode?] { self.__storage.fields.shown! }

            /// What the droid is made for.
            var primaryFunction: String? { self.__storage.fields.primaryFunction }

            /// The name of the character.
            var single: String { self.__storage.fields.single! }

            var ifNotShort: IfNotShort? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

            typealias Character_friends = Data.__Fields.Character_hero.IfDetails.Character_friends

            /// Parent type: Droid
            struct IfNotShort: InlineGraphQL.ResponseView, GroupsCard_Key {
              /// The name of the character.
              var name: String { self.__storage.fields.name }

              /// The episodes that the character appears in.
              var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

              /// The friends of the character.
              var friends: [Data.__Fields.Character_hero.IfDetails.IfNotShort.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
              var fragment_GroupsCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_GroupsCard! }

              /// The episodes that the character appears in.
              var shown: [StarWars.Episode?] { self.__storage.fields.shown! }

              /// What the droid is made for.
              var primaryFunction: String? { self.__storage.fields.primaryFunction }

              /// The name of the character.
              var single: String { self.__storage.fields.single! }

              typealias Character_friends = Data.__Fields.Character_hero.IfDetails.IfNotShort.Character_friends

              var __typename: String { self.__storage.fields.__typename }
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.__Fields.Character_hero.IfDetails.IfNotShort.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer, shown: [StarWars.Episode?], primaryFunction: String?, single: String), __on_Droid: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, appearsIn: [StarWars.Episode?], friends: [Data.__Fields.Character_hero.IfDetails.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, shown: [StarWars.Episode?], primaryFunction: String?, single: String, ifNotShort: (__inclusion_0: IfNotShort, ())), __on_Droid: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Droid
          struct IfDetailsAndNotShort: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
            /// The name of the character.
            var name: String { self.__storage.fields.name }

            /// The friends of the character.
            var friends: [Data.__Fields.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
            var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

            /// The name of the character.
            var called: String { self.__storage.fields.called! }

            /// What the droid is made for.
            var primaryFunction: String? { self.__storage.fields.primaryFunction }

            /// The name of the character.
            var single: String { self.__storage.fields.single! }

            typealias Character_friends = Data.__Fields.Character_hero.Character_friends

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.__Fields.Character_hero.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, called: String, primaryFunction: String?, single: String), __on_Droid: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Droid
          struct IfCard: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
            /// The name of the character.
            var name: String { self.__storage.fields.name }

            /// The friends of the character.
            var friends: [Data.__Fields.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
            var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

            /// What the droid is made for.
            var primaryFunction: String? { self.__storage.fields.primaryFunction }

            /// What the droid is made for.
            var functions: String? { self.__storage.fields.functions }

            /// The name of the character.
            var single: String? { self.__storage.fields.single }

            typealias Character_friends = Data.__Fields.Character_hero.Character_friends

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.__Fields.Character_hero.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, primaryFunction: String?, functions: String?, single: String?), __on_Droid: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.__Fields.Character_hero.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, primaryFunction: String?, single: String?, ifDetails: (__inclusion_1: IfDetails, ()), ifDetailsAndNotShort: (__inclusion_2: IfDetailsAndNotShort, ()), ifCard: (__inclusion_3: IfCard, ())), __on_Droid: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Character
        struct Other: InlineGraphQL.ResponseView, GroupsCard.OptionalKey {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          /// The friends of the character.
          var friends: [Data.__Fields.Character_hero.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }
          var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_GroupsCard }

          /// The name of the character.
          var single: String? { self.__storage.fields.single }

          var ifDetails: Data.__Fields.Character_hero.IfDetails? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }
          var ifDetailsAndNotShort: Data.__Fields.Character_hero.IfDetailsAndNotShort? { self.__storage.fields.__inclusions[2] ? .init(__storage: self.__storage) : nil }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, friends: [Data.__Fields.Character_hero.Character_friends?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, single: String?, ifDetails: (__inclusion_1: Data.__Fields.Character_hero.IfDetails, ()), ifDetailsAndNotShort: (__inclusion_2: Data.__Fields.Character_hero.IfDetailsAndNotShort, ())), __on_Character: ())
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
          let fragment_GroupsCard: InlineGraphQL.FragmentPointer?
          let shown: [StarWars.Episode?]?
          let called: String?
          let primaryFunction: String?
          let functions: String?
          let single: String?

          struct Character_friends: __ResponseFields {
            let name: String?
            let appearsIn: [StarWars.Episode?]?
            let id: String

            let __typename: String
            typealias __Stored = (name: String?, appearsIn: [StarWars.Episode?]?, id: String, __typename: String, __on_Character: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let name: String? = try reader.read("name", if: reader.isTrue("details"), in: &object)
              let appearsIn: [StarWars.Episode?]? = try reader.read("appearsIn", if: reader.isTrue("details").and(reader.isFalse("short")), in: &object)
              let id: String = reader.readID("id", in: &object)
              try reader.endObject(&object)
              self.name = name
              self.appearsIn = appearsIn
              self.id = id
              self.__typename = __typename
            }
          }

          let __typename: String
          static let __conditions: __TypeConditions = .init("Droid")
          let __matches: __TypeConditions.Matches
          let __inclusions: [Bool]
          typealias __Stored = (name: String, appearsIn: [StarWars.Episode?]?, friends: [__SharedFields<Character_friends>?]?, fragment_GroupsCard: InlineGraphQL.FragmentPointer?, shown: [StarWars.Episode?]?, called: String?, primaryFunction: String?, functions: String?, single: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let name: String = reader.readString("name", in: &object)
            let appearsIn: [StarWars.Episode?]? = try reader.read("appearsIn", if: reader.isTrue("details"), in: &object)
            let friends: [__SharedFields<Character_friends>?]? = reader.readNullable("friends", in: &object)
            let fragment_GroupsCard: InlineGraphQL.FragmentPointer? = try reader.readFragment(GroupsCard.self, if: reader.isTrue("details").and(reader.isFalse("short")), in: &object)
            let shown: [StarWars.Episode?]? = try reader.read("shown", if: reader.isTrue("details"), in: &object)
            let called: String? = try reader.read("called", if: reader.isTrue("details").and(reader.isFalse("short")), in: &object)
            let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(0), in: &object)
            let functions: String? = try reader.readNullable("functions", if: matches.inclusion(0).and(reader.isTrue("card")), in: &object)
            let single: String? = try reader.read("single", if: reader.isTrue("details"), in: &object)
            var inclusions: [Bool] = []
            switch reader.isTrue("details").and(reader.isFalse("short")) {
              case .included: inclusions.append(true)
              case .excluded: inclusions.append(false)
              case .unknown: inclusions.append(false)
            }
            switch reader.isTrue("details") {
              case .included: inclusions.append(true)
              case .excluded: inclusions.append(false)
              case .unknown: inclusions.append(false)
            }
            switch reader.isTrue("details").and(reader.isFalse("short")) {
              case .included: inclusions.append(true)
              case .excluded: inclusions.append(false)
              case .unknown: inclusions.append(InlineGraphQL.__arePresent(called, single))
            }
            switch reader.isTrue("card") {
              case .included: inclusions.append(true)
              case .excluded: inclusions.append(false)
              case .unknown: inclusions.append(InlineGraphQL.__arePresent())
            }
            try reader.endObject(&object)
            self.name = name
            self.appearsIn = appearsIn
            self.friends = friends
            self.fragment_GroupsCard = fragment_GroupsCard
            self.shown = shown
            self.called = called
            self.primaryFunction = primaryFunction
            self.functions = functions
            self.single = single
            self.__typename = __typename
            self.__matches = matches
            self.__inclusions = inclusions
          }
        }
      }

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_featured: InlineGraphQL.ResponseObject, Swift.CustomReflectable, GroupsCard.OptionalKey {
        let fragment_GroupsCard: InlineGraphQL.FragmentPointer?

        let __typename: String
        typealias __Stored = (fragment_GroupsCard: InlineGraphQL.FragmentPointer?, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_GroupsCard: InlineGraphQL.FragmentPointer? = try reader.readFragment(GroupsCard.self, if: reader.isTrue("short"), in: &object)
          try reader.endObject(&object)
          self.fragment_GroupsCard = fragment_GroupsCard
          self.__typename = __typename
        }
      }

      let __inclusions: [Bool]
      typealias __Stored = (hero: Character_hero?, featured: Character_featured?, __inclusions: [Bool], __on_Query: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let hero: Character_hero? = reader.readNullable("hero", in: &object)
        let featured: Character_featured? = try reader.readNullable("featured", if: reader.isTrue("card"), in: &object)
        var inclusions: [Bool] = []
        switch reader.isTrue("card") {
          case .included: inclusions.append(true)
          case .excluded: inclusions.append(false)
          case .unknown: inclusions.append(InlineGraphQL.__arePresent())
        }
        try reader.endObject(&object)
        self.hero = hero
        self.featured = featured
        self.__inclusions = inclusions
      }
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var details: Bool
    var short: InlineGraphQL.GraphQLNullable<Bool>
    var card: Bool?

    init(details: Bool, short: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, card: Bool? = nil) {
      self.details = details
      self.short = __nullable(given: short)
      self.card = card
    }

    @_disfavoredOverload
    init(details: Bool, short: InlineGraphQL.GraphQLNullable<Bool> = .none, card: Bool? = nil) {
      self.details = details
      self.short = short
      self.card = card
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("details", self.details)
      object.write("short", self.short)
      object.write("card", self.card)
    }
  }

  static var node: __OperationNode {
    .init(name: "Groups", typeConditions: "1=Droid", fragments: [GroupsCard.self], definition: """
      query Groups($details:Boolean!$short:Boolean=false$card:Boolean!=true){\
      hero{\
      __typename \
      name \
      ...@include(if:$details){\
      name \
      appearsIn \
      friends{__typename name id}\
      ...@skip(if:$short){friends{__typename appearsIn id}...GroupsCard}\
      }\
      ...@include(if:$details){shown:appearsIn}\
      ...@skip(if:$short)@include(if:$details){called:name}\
      friends{__typename id}\
      ...on Droid{primaryFunction ...@include(if:$card){functions:primaryFunction}}\
      single:name@include(if:$details)id\
      }\
      ...@include(if:$card){featured:hero{__typename ...GroupsCard@include(if:$short)id}}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("details", self.variables.details), .init("short", self.variables.short, default: false), .init("card", self.variables.card, default: true)] }
}
