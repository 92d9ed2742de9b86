struct Deferred: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(later: Bool, shown: Bool) {
    self.init(variables: .init(later: later, shown: shown))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject, __RenamedMembers {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    let rest: InlineGraphQL.Deferred<Rest>

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard.OptionalKey, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }
      var details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details> { self.__storage.fields.details }
      var deferred: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred> { self.__storage.fields.deferred }
      var deferredAsDroid: InlineGraphQL.Deferred<Data.Character_hero.__Fields.DeferredAsDroid>? { self.__storage.fields.deferredAsDroid }
      var shown: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Shown>? { self.__storage.fields.shown }
      var of: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Of>? { self.__storage.fields.of }
      var deferred_DeferredCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_DeferredCard> { self.__storage.fields.deferred_DeferredCard }
      var note: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Note> { self.__storage.fields.note }
      var `open`: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Open> { self.__storage.fields.`open` }

      /// The friends of the character.
      var friends: [Data.Character_hero.__Fields.Character_friends?]? { self.__storage.fields.friends }
      var fragment_DeferredCard: InlineGraphQL.FragmentPointer? { self.deferred_DeferredCard.value?.fragment_DeferredCard }

      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias Details = Data.Character_hero.__Fields.Details
      typealias Deferred = Data.Character_hero.__Fields.Deferred
      typealias DeferredAsDroid = Data.Character_hero.__Fields.DeferredAsDroid
      typealias Shown = Data.Character_hero.__Fields.Shown
      typealias Of = Data.Character_hero.__Fields.Of
      typealias Deferred_DeferredCard = Data.Character_hero.__Fields.Deferred_DeferredCard
      typealias Note = Data.Character_hero.__Fields.Note
      typealias Open = Data.Character_hero.__Fields.Open
      typealias Character_friends = Data.Character_hero.__Fields.Character_friends

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView, DeferredCard.OptionalKey {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details> { self.__storage.fields.details }
        var deferred: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred> { self.__storage.fields.deferred }
        var shown: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Shown>? { self.__storage.fields.shown }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }
        var of: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Of> { self.__storage.fields.of! }
        var deferred_DeferredCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_DeferredCard> { self.__storage.fields.deferred_DeferredCard }
        var note: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Note> { self.__storage.fields.note }
        var `open`: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Open> { self.__storage.fields.`open` }

        /// The friends of the character.
        var friends: [Data.Character_hero.__Fields.Character_friends?]? { self.__storage.fields.friends }
        var fragment_DeferredCard: InlineGraphQL.FragmentPointer? { self.deferred_DeferredCard.value?.fragment_DeferredCard }

        typealias Details = Data.Character_hero.__Fields.Details
        typealias Deferred = Data.Character_hero.__Fields.Deferred
        typealias Shown = Data.Character_hero.__Fields.Shown
        typealias Of = Data.Character_hero.__Fields.Of
        typealias Deferred_DeferredCard = Data.Character_hero.__Fields.Deferred_DeferredCard
        typealias Note = Data.Character_hero.__Fields.Note
        typealias Open = Data.Character_hero.__Fields.Open
        typealias Character_friends = Data.Character_hero.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details>, deferred: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred>, shown: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Shown>?, height: Double?, of: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Of>, deferred_DeferredCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_DeferredCard>, note: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Note>, `open`: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Open>, friends: [Data.Character_hero.__Fields.Character_friends?]?), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView, DeferredCard.OptionalKey {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details> { self.__storage.fields.details }
        var deferred: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred> { self.__storage.fields.deferred }
        var deferredAsDroid: InlineGraphQL.Deferred<Data.Character_hero.__Fields.DeferredAsDroid>? { self.__storage.fields.deferredAsDroid }
        var shown: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Shown>? { self.__storage.fields.shown }
        var of: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Of>? { self.__storage.fields.of }
        var deferred_DeferredCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_DeferredCard> { self.__storage.fields.deferred_DeferredCard }
        var note: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Note> { self.__storage.fields.note }
        var `open`: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Open> { self.__storage.fields.`open` }

        /// The friends of the character.
        var friends: [Data.Character_hero.__Fields.Character_friends?]? { self.__storage.fields.friends }
        var fragment_DeferredCard: InlineGraphQL.FragmentPointer? { self.deferred_DeferredCard.value?.fragment_DeferredCard }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details>, deferred: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred>, deferredAsDroid: InlineGraphQL.Deferred<Data.Character_hero.__Fields.DeferredAsDroid>?, shown: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Shown>?, of: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Of>?, deferred_DeferredCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_DeferredCard>, note: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Note>, `open`: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Open>, friends: [Data.Character_hero.__Fields.Character_friends?]?), __on_Character: ())
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

      struct __Fields: __ResponseFields, __RenamedMembers {
        let name: String
        let details: InlineGraphQL.Deferred<Details>
        let deferred: InlineGraphQL.Deferred<Deferred>
        let deferredAsDroid: InlineGraphQL.Deferred<DeferredAsDroid>?
        let shown: InlineGraphQL.Deferred<Shown>?
        let height: Double?
        let of: InlineGraphQL.Deferred<Of>?
        let deferred_DeferredCard: InlineGraphQL.Deferred<Deferred_DeferredCard>
        let note: InlineGraphQL.Deferred<Note>
        let `open`: InlineGraphQL.Deferred<Open>
        let friends: [Character_friends?]?

        /// Parent type: Character
        struct Details: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          /// The name of the character.
          let name: String

          /// The episodes that the character appears in.
          let appearsIn: [StarWars.Episode?]

          /// The friends of the character.
          let friends: [Character_friends?]?

          /// A character of the saga.
          ///
          /// Parent type: Character
          struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __RenamedMembers {
            /// The name of the character.
            let name: String
            let more: InlineGraphQL.Deferred<More>

            /// Parent type: Character
            struct More: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
              /// The ID of the character.
              let id: String

              let __typename: String
              typealias __Stored = (id: String, __typename: String, __on_Character: ())

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: String = reader.readString("__typename", in: &object)
                let id: String = reader.readID("id", in: &object)
                try reader.endObject(&object)
                self.id = id
                self.__typename = __typename
              }
            }

            let __typename: String
            static var __responseKeys: [String: String] { ["more": ""] }
            typealias __Stored = (name: String, more: InlineGraphQL.Deferred<More>, __typename: String, __on_Character: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let name: String = reader.readString("name", in: &object)
              let more: InlineGraphQL.Deferred<More> = try reader.readDeferred("Deferred$defer$more", in: &object)
              try reader.endObject(&object)
              self.name = name
              self.more = more
              self.__typename = __typename
            }
          }

          let __typename: String
          typealias __Stored = (name: String, appearsIn: [StarWars.Episode?], friends: [Character_friends?]?, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let name: String = reader.readString("name", in: &object)
            let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
            let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
            try reader.endObject(&object)
            self.name = name
            self.appearsIn = appearsIn
            self.friends = friends
            self.__typename = __typename
          }
        }

        /// Parent type: Character
        struct Deferred: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          /// The friends of the character.
          let friends: [Character_friends?]?

          /// A character of the saga.
          ///
          /// Parent type: Character
          enum Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
            case droid(AsDroid)
            /// An object that no other case applies to, such as one of a type that the schema does not have.
            case __other(Other)

            var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

            /// Parent type: Droid
            struct AsDroid: InlineGraphQL.ResponseView {
              /// What the droid is made for.
              var primaryFunction: String? { self.__storage.fields.primaryFunction }

              var __typename: String { self.__storage.fields.__typename }
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (primaryFunction: String?, ()), __on_Droid: ())
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
              let primaryFunction: String?

              let __typename: String
              static let __conditions: __TypeConditions = .init("Droid")
              let __matches: __TypeConditions.Matches
              typealias __Stored = (primaryFunction: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: String = reader.readString("__typename", in: &object)
                let matches = Self.__conditions.matches(__typename)
                let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(0), in: &object)
                try reader.endObject(&object)
                self.primaryFunction = primaryFunction
                self.__typename = __typename
                self.__matches = matches
              }
            }
          }

          let __typename: String
          typealias __Stored = (friends: [Character_friends?]?, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
            try reader.endObject(&object)
            self.friends = friends
            self.__typename = __typename
          }
        }

        /// Parent type: Droid
        struct DeferredAsDroid: InlineGraphQL.ResponseObject {
          /// What the droid is made for.
          let primaryFunction: String?

          typealias __Stored = (primaryFunction: String?, __on_Droid: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let primaryFunction: String? = reader.readNullableString("primaryFunction", in: &object)
            try reader.endObject(&object)
            self.primaryFunction = primaryFunction
          }
        }

        /// Parent type: Character
        struct Shown: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
          /// The ID of the character.
          let id: String

          let __typename: String
          typealias __Stored = (id: String, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let id: String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.id = id
            self.__typename = __typename
          }
        }

        /// Parent type: Human
        struct Of: InlineGraphQL.ResponseObject {
          /// What the human weighs, in kilograms.
          let mass: Double?

          typealias __Stored = (mass: Double?, __on_Human: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let mass: Double? = reader.readNullableDouble("mass", in: &object)
            try reader.endObject(&object)
            self.mass = mass
          }
        }

        /// Parent type: Character
        struct Deferred_DeferredCard: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard_Key {
          let fragment_DeferredCard: InlineGraphQL.FragmentPointer

          let __typename: String
          typealias __Stored = (fragment_DeferredCard: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let fragment_DeferredCard: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredCard.self, in: &object)
            try reader.endObject(&object)
            self.fragment_DeferredCard = fragment_DeferredCard
            self.__typename = __typename
          }
        }

        /// Parent type: Character
        struct Note: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredNote_Key {
          let fragment_DeferredNote: InlineGraphQL.FragmentPointer

          let __typename: String
          typealias __Stored = (fragment_DeferredNote: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let fragment_DeferredNote: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredNote.self, in: &object)
            try reader.endObject(&object)
            self.fragment_DeferredNote = fragment_DeferredNote
            self.__typename = __typename
          }
        }

        /// Parent type: Character
        struct Open: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, DeferredNote.Data.Fields {
          /// The ID of the character.
          let id: String

          let __typename: String
          typealias __Stored = (id: String, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let id: String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self.id = id
            self.__typename = __typename
          }
        }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard.OptionalKey, __RenamedMembers {
          let card: InlineGraphQL.Deferred<Card>
          var fragment_DeferredCard: InlineGraphQL.FragmentPointer? { self.card.value?.fragment_DeferredCard }

          /// Parent type: Character
          struct Card: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard_Key {
            let fragment_DeferredCard: InlineGraphQL.FragmentPointer

            let __typename: String
            typealias __Stored = (fragment_DeferredCard: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let fragment_DeferredCard: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredCard.self, in: &object)
              try reader.endObject(&object)
              self.fragment_DeferredCard = fragment_DeferredCard
              self.__typename = __typename
            }
          }

          let __typename: String
          static var __responseKeys: [String: String] { ["card": ""] }
          typealias __Stored = (card: InlineGraphQL.Deferred<Card>, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let card: InlineGraphQL.Deferred<Card> = try reader.readDeferred("Deferred$defer$card", in: &object)
            try reader.endObject(&object)
            self.card = card
            self.__typename = __typename
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human", "Droid")
        let __matches: __TypeConditions.Matches
        static var __responseKeys: [String: String] { ["details": "", "deferred": "", "deferredAsDroid": "", "shown": "", "of": "", "deferred_DeferredCard": "", "note": "", "open": ""] }
        typealias __Stored = (name: String, details: InlineGraphQL.Deferred<Details>, deferred: InlineGraphQL.Deferred<Deferred>, deferredAsDroid: InlineGraphQL.Deferred<DeferredAsDroid>?, shown: InlineGraphQL.Deferred<Shown>?, height: Double?, of: InlineGraphQL.Deferred<Of>?, deferred_DeferredCard: InlineGraphQL.Deferred<Deferred_DeferredCard>, note: InlineGraphQL.Deferred<Note>, `open`: InlineGraphQL.Deferred<Open>, friends: [Character_friends?]?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String = reader.readString("name", in: &object)
          let details: InlineGraphQL.Deferred<Details> = try reader.readDeferred("Deferred$defer$details", in: &object)
          let deferred: InlineGraphQL.Deferred<Deferred> = try reader.readDeferred("Deferred$defer_3", in: &object)
          let deferredAsDroid: InlineGraphQL.Deferred<DeferredAsDroid>? = try reader.readDeferred("Deferred$defer_4", if: matches.inclusion(1), in: &object)
          let shown: InlineGraphQL.Deferred<Shown>? = try reader.readDeferred("Deferred$defer$shown", if: reader.isTrue("shown"), in: &object)
          let height: Double? = try reader.readNullable("height", if: matches.inclusion(0), in: &object)
          let of: InlineGraphQL.Deferred<Of>? = try reader.readDeferred("Deferred$defer$of", if: matches.inclusion(0), in: &object)
          let deferred_DeferredCard: InlineGraphQL.Deferred<Deferred_DeferredCard> = try reader.readDeferred("Deferred$defer_7", in: &object)
          let note: InlineGraphQL.Deferred<Note> = try reader.readDeferred("Deferred$defer$any", in: &object)
          let `open`: InlineGraphQL.Deferred<Open> = try reader.readDeferred("Deferred$defer$open", in: &object)
          let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.details = details
          self.deferred = deferred
          self.deferredAsDroid = deferredAsDroid
          self.shown = shown
          self.height = height
          self.of = of
          self.deferred_DeferredCard = deferred_DeferredCard
          self.note = note
          self.`open` = `open`
          self.friends = friends
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Query
    struct Rest: InlineGraphQL.ResponseObject {
      /// A droid by its ID.
      let droid: Droid_droid?

      /// An autonomous mechanical character of the saga.
      ///
      /// Parent type: Droid
      struct Droid_droid: InlineGraphQL.ResponseObject {
        /// What others call the droid.
        let name: String

        typealias __Stored = (name: String, __on_Droid: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.name = name
        }
      }

      typealias __Stored = (droid: Droid_droid?, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let droid: Droid_droid? = reader.readNullable("droid", in: &object)
        try reader.endObject(&object)
        self.droid = droid
      }
    }

    static var __responseKeys: [String: String] { ["rest": ""] }
    typealias __Stored = (hero: Character_hero?, rest: InlineGraphQL.Deferred<Rest>, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let rest: InlineGraphQL.Deferred<Rest> = try reader.readDeferred("Deferred$defer$rest", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.rest = rest
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var later: Bool
    var shown: Bool

    init(later: Bool, shown: Bool) {
      self.later = later
      self.shown = shown
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("later", self.later)
      object.write("shown", self.shown)
    }
  }

  static var node: __OperationNode {
    .init(name: "Deferred", typeConditions: "0=Droid;1=Droid;2=Human", fragments: [DeferredCard.self, DeferredNote.self], definition: """
      query Deferred($later:Boolean!$shown:Boolean!){\
      hero{\
      __typename \
      name \
      ...@defer(if:$later label:\"Deferred$defer$details\"){\
      name \
      appearsIn \
      friends{__typename name id ...@defer(label:\"Deferred$defer$more\"){__typename}}\
      }\
      ...@defer(label:\"Deferred$defer_3\"){friends{__typename ...on Droid{primaryFunction}id}}\
      ...on Droid@defer(label:\"Deferred$defer_4\"){primaryFunction}\
      id \
      ...@include(if:$shown)@defer(label:\"Deferred$defer$shown\"){__typename}\
      ...on Human{height ...@defer(label:\"Deferred$defer$of\"){mass}}\
      ...DeferredCard@defer(label:\"Deferred$defer_7\")...DeferredNote@defer(label:\"Deferred$defer$any\")...DeferredNote@defer(label:\"Deferred$defer$open\")friends{\
      __typename \
      ...DeferredCard@defer(label:\"Deferred$defer$card\")id\
      }\
      }\
      ...@defer(label:\"Deferred$defer$rest\"){droid(id:\"1\"){__typename name id}}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("later", self.variables.later), .init("shown", self.variables.shown)] }
}
