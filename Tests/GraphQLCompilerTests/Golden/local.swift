struct LocalHero: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, length: InlineGraphQL.GraphQLNullableArgument<Int> = nil, isShort: Bool) {
    self.init(variables: .init(episode: episode, length: length, isShort: isShort))
  }

  @_disfavoredOverload
  init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none, length: InlineGraphQL.GraphQLNullable<Int> = .none, isShort: Bool) {
    self.init(variables: .init(episode: episode, length: length, isShort: isShort))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, LocalBadge_Key, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The name of the character.
      var name: String { self.__storage.fields.name }
      var isFavourite: Bool? { self.__storage.fields.isFavourite }
      var note: Data.Character_hero.__Fields.Note_note? { self.__storage.fields.note }
      var fragment_LocalBadge: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_LocalBadge }

      var asHuman: AsHuman? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      typealias Note_note = Data.Character_hero.__Fields.Note_note

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView, LocalBadge_Key {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var isFavourite: Bool? { self.__storage.fields.isFavourite }
        var note: Data.Character_hero.__Fields.Note_note? { self.__storage.fields.note }
        var fragment_LocalBadge: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_LocalBadge }

        typealias Note_note = Data.Character_hero.__Fields.Note_note

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, isFavourite: Bool?, note: Data.Character_hero.__Fields.Note_note?, fragment_LocalBadge: InlineGraphQL.FragmentPointer), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView, LocalBadge_Key {
        /// The name of the character.
        var name: String { self.__storage.fields.name }
        var isFavourite: Bool? { self.__storage.fields.isFavourite }
        var note: Data.Character_hero.__Fields.Note_note? { self.__storage.fields.note }
        var fragment_LocalBadge: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_LocalBadge }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, isFavourite: Bool?, note: Data.Character_hero.__Fields.Note_note?, fragment_LocalBadge: InlineGraphQL.FragmentPointer), __on_Character: ())
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
        let name: String
        let isFavourite: Bool?
        let note: Note_note?
        let fragment_LocalBadge: InlineGraphQL.FragmentPointer

        /// What the user wrote about a character.
        ///
        /// Parent type: Note
        struct Note_note: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, LocalNote_Key {
          let id: String
          let fragment_LocalNote: InlineGraphQL.FragmentPointer

          typealias __Stored = (id: String, fragment_LocalNote: InlineGraphQL.FragmentPointer, __on_Note: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let id: String = reader.readID("id", in: &object)
            let fragment_LocalNote: InlineGraphQL.FragmentPointer = try reader.readFragment(LocalNote.self, in: &object)
            try reader.endObject(&object)
            self.id = id
            self.fragment_LocalNote = fragment_LocalNote
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (name: String, isFavourite: Bool?, note: Note_note?, fragment_LocalBadge: InlineGraphQL.FragmentPointer, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let name: String = reader.readString("name", in: &object)
          let isFavourite: Bool? = try reader.readNullable("isFavourite", if: .unknown, in: &object)
          let note: Note_note? = try reader.readNullable("note", if: .unknown, in: &object)
          let fragment_LocalBadge: InlineGraphQL.FragmentPointer = try reader.readFragment(LocalBadge.self, in: &object)
          var inclusions: [Bool] = []
          switch matches.inclusion(0).and(reader.isFalse("isShort")) {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self.name = name
          self.isFavourite = isFavourite
          self.note = note
          self.fragment_LocalBadge = fragment_LocalBadge
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
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
    var episode: InlineGraphQL.GraphQLNullable<StarWars.Episode>
    var length: InlineGraphQL.GraphQLNullable<Int>
    var isShort: Bool

    init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, length: InlineGraphQL.GraphQLNullableArgument<Int> = nil, isShort: Bool) {
      self.episode = __nullable(given: episode)
      self.length = __nullable(given: length)
      self.isShort = isShort
    }

    @_disfavoredOverload
    init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none, length: InlineGraphQL.GraphQLNullable<Int> = .none, isShort: Bool) {
      self.episode = episode
      self.length = length
      self.isShort = isShort
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("episode", self.episode)
      object.write("length", self.length)
      object.write("isShort", self.isShort)
    }
  }

  static var node: __OperationNode {
    .init(name: "LocalHero", typeConditions: "2=Human", fragments: [LocalNote.self, LocalBadge.self], wholeDefinition: """
      query LocalHero($episode:Episode$length:Int$isShort:Boolean!){\
      hero(episode:$episode){\
      __typename \
      name \
      isFavourite@__client \
      note(length:$length)@__client{__typename id ...LocalNote}\
      ...LocalBadge \
      ...on Human@skip(if:$isShort){isFavourite@__client}\
      id\
      }\
      }
      """, definition: """
      query LocalHero($episode:Episode$length:Int$isShort:Boolean!){\
      hero(episode:$episode){__typename name ...LocalBadge id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("isShort", self.variables.isShort)] }
}

struct LocalSelection: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let selectedHero: Character_selectedHero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_selectedHero: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
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

    typealias __Stored = (selectedHero: Character_selectedHero?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let selectedHero: Character_selectedHero? = try reader.readNullable("selectedHero", if: .unknown, in: &object)
      try reader.endObject(&object)
      self.selectedHero = selectedHero
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "LocalSelection", wholeDefinition: "query LocalSelection{selectedHero@__client{__typename name id}}", definition: "query LocalSelection{__typename}") }
}

struct LocalBadge: InlineGraphQL.GraphQLFragment {
  init(key: some LocalBadge_Key) { self.fragmentPointer = key.fragment_LocalBadge }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_LocalBadge else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, LocalBadge_Key, LocalBadge.Data.Fields {
    let isFavourite: Bool?
    let rivals: [Character_rivals?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_rivals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, LocalBadge.Data.Character_rivals.Fields {
      /// The name of the character.
      let name: String

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var name: String { get }
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

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Character_rivals: LocalBadge.Data.Character_rivals.Fields
      var isFavourite: Bool? { get }
      var rivals: [Character_rivals?]? { get }
    }

    var fragment_LocalBadge: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<LocalBadge>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (isFavourite: Bool?, rivals: [Character_rivals?]?, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let isFavourite: Bool? = try reader.readNullable("isFavourite", if: .unknown, in: &object)
      let rivals: [Character_rivals?]? = try reader.readNullable("rivals", if: .unknown, in: &object)
      try reader.endObject(&object)
      self.isFavourite = isFavourite
      self.rivals = rivals
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_LocalBadge: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "LocalBadge",
      typeCondition: "Character",
      definition: "fragment LocalBadge on Character{__typename id}",
      wholeDefinition: """
        fragment LocalBadge on Character{\
        __typename \
        isFavourite@__client \
        rivals@__client{__typename name id}\
        id\
        }
        """,
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``LocalBadge``.
nonisolated protocol LocalBadge_Key {
  var fragment_LocalBadge: InlineGraphQL.FragmentPointer { get }
}

struct LocalNote: InlineGraphQL.GraphQLFragment {
  init(key: some LocalNote_Key) { self.fragmentPointer = key.fragment_LocalNote }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_LocalNote else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Note
  struct Data: InlineGraphQL.ResponseObject, LocalNote_Key, LocalNote.Data.Fields {
    let text: String?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var text: String? { get }
    }

    var fragment_LocalNote: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<LocalNote>.pointer(to: self) }

    typealias __Stored = (text: String?, __on_Note: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let text: String? = try reader.readNullable("text", if: .unknown, in: &object)
      try reader.endObject(&object)
      self.text = text
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_LocalNote: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "LocalNote",
      typeCondition: "Note",
      definition: "fragment LocalNote on Note{__typename id}",
      wholeDefinition: "fragment LocalNote on Note{__typename text@__client id@__client}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``LocalNote``.
nonisolated protocol LocalNote_Key {
  var fragment_LocalNote: InlineGraphQL.FragmentPointer { get }
}
