struct ValuesOfDeferred: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

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
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValueCard.OptionalKey, __SharedView {
      case droid(AsDroid)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }
      var details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details> { self.__storage.fields.details }
      var functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions>? { self.__storage.fields.functions }
      var deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard> { self.__storage.fields.deferred_ValueCard }
      var fragment_ValueCard: InlineGraphQL.FragmentPointer? { self.deferred_ValueCard.value?.fragment_ValueCard }

      var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias Details = Data.Character_hero.__Fields.Details
      typealias Functions = Data.Character_hero.__Fields.Functions
      typealias Deferred_ValueCard = Data.Character_hero.__Fields.Deferred_ValueCard

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView, ValueCard.OptionalKey {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details> { self.__storage.fields.details }

        /// The friends of the droid.
        var friends: InlineGraphQL.Streamed<Data.Character_hero.__Fields.Character_friends?>? { self.__storage.fields.friends }
        var functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions> { self.__storage.fields.functions! }
        var deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard> { self.__storage.fields.deferred_ValueCard }
        var fragment_ValueCard: InlineGraphQL.FragmentPointer? { self.deferred_ValueCard.value?.fragment_ValueCard }

        typealias Details = Data.Character_hero.__Fields.Details
        typealias Character_friends = Data.Character_hero.__Fields.Character_friends
        typealias Functions = Data.Character_hero.__Fields.Functions
        typealias Deferred_ValueCard = Data.Character_hero.__Fields.Deferred_ValueCard

        /// Creates an object of a response, for tests and previews.
        init(name: String, details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details>, friends: InlineGraphQL.Streamed<Data.Character_hero.__Fields.Character_friends?>?, functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions>, deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard>) {
          self.init(__storage: .made(.init(__typename: "Droid", name: name, details: details, friends: friends, functions: functions, deferred_ValueCard: deferred_ValueCard)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details>, friends: InlineGraphQL.Streamed<Data.Character_hero.__Fields.Character_friends?>?, functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions>, deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard>), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView, ValueCard.OptionalKey {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details> { self.__storage.fields.details }
        var functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions>? { self.__storage.fields.functions }
        var deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard> { self.__storage.fields.deferred_ValueCard }
        var fragment_ValueCard: InlineGraphQL.FragmentPointer? { self.deferred_ValueCard.value?.fragment_ValueCard }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, name: String, details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details>, functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions>?, deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard>) {
          __TypeConditions.check(__typename, isNoneOf: "Droid")
          self.init(__storage: .made(.init(__typename: __typename, name: name, details: details, friends: nil, functions: functions, deferred_ValueCard: deferred_ValueCard)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, details: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Details>, functions: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Functions>?, deferred_ValueCard: InlineGraphQL.Deferred<Data.Character_hero.__Fields.Deferred_ValueCard>), __on_Character: ())
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

      struct __Fields: __ResponseFields, __RenamedMembers {
        let name: String
        let details: InlineGraphQL.Deferred<Details>
        let friends: InlineGraphQL.Streamed<Character_friends?>?
        let functions: InlineGraphQL.Deferred<Functions>?
        let deferred_ValueCard: InlineGraphQL.Deferred<Deferred_ValueCard>

        /// Parent type: Character
        struct Details: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          /// The episodes that the character appears in.
          var appearsIn: [StarWars.Episode?]

          /// The friends of the character.
          var friends: InlineGraphQL.Streamed<Character_friends?>?

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, appearsIn: [StarWars.Episode?], friends: InlineGraphQL.Streamed<Character_friends?>?) {
            self.__typename = __typename
            self.appearsIn = appearsIn
            self.friends = friends
          }

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
          typealias __Stored = (appearsIn: [StarWars.Episode?], friends: InlineGraphQL.Streamed<Character_friends?>?, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
            let friends: InlineGraphQL.Streamed<Character_friends?>? = reader.readNullable("friends", in: &object)
            try reader.endObject(&object)
            self.appearsIn = appearsIn
            self.friends = friends
            self.__typename = __typename
          }
        }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
          /// The ID of the character.
          var id: String

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, id: String) {
            self.__typename = __typename
            self.id = id
          }

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

        /// Parent type: Droid
        struct Functions: InlineGraphQL.ResponseObject {
          /// What the droid is made for.
          var primaryFunction: String?

          /// Creates an object of a response, for tests and previews.
          init(primaryFunction: String?) {
            self.primaryFunction = primaryFunction
          }

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
        struct Deferred_ValueCard: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValueCard_Key {
          let fragment_ValueCard: InlineGraphQL.FragmentPointer

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, ValueCard: ValueCard.Data) {
            self.__typename = __typename
            self.fragment_ValueCard = __TypeNamed<ValueCard>.pointer(to: ValueCard)
          }

          let __typename: String
          typealias __Stored = (fragment_ValueCard: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let fragment_ValueCard: InlineGraphQL.FragmentPointer = try reader.readFragment(ValueCard.self, in: &object)
            try reader.endObject(&object)
            self.fragment_ValueCard = fragment_ValueCard
            self.__typename = __typename
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Droid")
        let __matches: __TypeConditions.Matches
        static var __responseKeys: [String: String] { ["details": "", "functions": "", "deferred_ValueCard": ""] }
        typealias __Stored = (name: String, details: InlineGraphQL.Deferred<Details>, friends: InlineGraphQL.Streamed<Character_friends?>?, functions: InlineGraphQL.Deferred<Functions>?, deferred_ValueCard: InlineGraphQL.Deferred<Deferred_ValueCard>, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String = reader.readString("name", in: &object)
          let details: InlineGraphQL.Deferred<Details> = try reader.readDeferred("ValuesOfDeferred$defer$details", in: &object)
          let friends: InlineGraphQL.Streamed<Character_friends?>? = try reader.readNullable("friends", if: matches.inclusion(0), in: &object)
          let functions: InlineGraphQL.Deferred<Functions>? = try reader.readDeferred("ValuesOfDeferred$defer$functions", if: matches.inclusion(0), in: &object)
          let deferred_ValueCard: InlineGraphQL.Deferred<Deferred_ValueCard> = try reader.readDeferred("ValuesOfDeferred$defer_3", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.details = details
          self.friends = friends
          self.functions = functions
          self.deferred_ValueCard = deferred_ValueCard
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, name: String, details: InlineGraphQL.Deferred<Details>, friends: InlineGraphQL.Streamed<Character_friends?>?, functions: InlineGraphQL.Deferred<Functions>?, deferred_ValueCard: InlineGraphQL.Deferred<Deferred_ValueCard>) {
          self.__typename = __typename
          self.name = name
          self.details = details
          self.friends = friends
          self.functions = functions
          self.deferred_ValueCard = deferred_ValueCard
          self.__matches = Self.__conditions.matches(__typename)
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

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "ValuesOfDeferred", typeConditions: "0=Droid", fragments: [ValueCard.self], definition: """
      query ValuesOfDeferred{\
      hero{\
      __typename \
      name \
      ...@defer(label:\"ValuesOfDeferred$defer$details\"){appearsIn friends@stream{__typename name id}}\
      ...on Droid{\
      friends@stream{__typename id}\
      ...@defer(label:\"ValuesOfDeferred$defer$functions\"){primaryFunction}\
      }\
      ...ValueCard@defer(label:\"ValuesOfDeferred$defer_3\")id\
      }\
      }
      """)
  }
}

struct ValueCard: InlineGraphQL.GraphQLFragment {
  init(key: some ValueCard_Key) { self.fragmentPointer = key.fragment_ValueCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ValueCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValueCard_Key, ValueCard.Data.Fields {
    /// The name of the character.
    var name: String

    /// Creates an object of a response, for tests and previews.
    init(__typename: String, name: String) {
      self.__typename = __typename
      self.name = name
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
    }

    var fragment_ValueCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ValueCard>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ValueCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ValueCard",
      typeCondition: "Character",
      definition: "fragment ValueCard on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ValueCard``.
nonisolated protocol ValueCard_Key {
  var fragment_ValueCard: InlineGraphQL.FragmentPointer { get }
}
