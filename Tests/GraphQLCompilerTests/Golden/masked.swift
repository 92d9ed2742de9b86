struct HeroQuery: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil) {
    self.init(variables: .init(episode: episode))
  }

  @_disfavoredOverload
  init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none) {
    self.init(variables: .init(episode: episode))
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
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, HeroRow_hero_Key {
      /// The ID of the character.
      let id: String
      let fragment_HeroRow_hero: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (id: String, fragment_HeroRow_hero: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let fragment_HeroRow_hero: InlineGraphQL.FragmentPointer = try reader.readFragment(HeroRow_hero.self, in: &object)
        try reader.endObject(&object)
        self.id = id
        self.fragment_HeroRow_hero = fragment_HeroRow_hero
        self.__typename = __typename
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

    init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil) {
      self.episode = __nullable(given: episode)
    }

    @_disfavoredOverload
    init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none) {
      self.episode = episode
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("episode", self.episode)
    }
  }

  static var node: __OperationNode { .init(name: "HeroQuery", fragments: [HeroRow_hero.self], definition: "query HeroQuery($episode:Episode){hero(episode:$episode){__typename id ...HeroRow_hero}}") }
}

struct HeroRow_hero: InlineGraphQL.GraphQLFragment {
  init(key: some HeroRow_hero_Key) { self.fragmentPointer = key.fragment_HeroRow_hero }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HeroRow_hero else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, HeroRow_hero_Key, HeroRow_hero.Data.Fields {
    /// The name of the character.
    let name: String

    /// The friends of the character.
    let friends: [Character_friends?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, HeroFriend_character_Key, HeroRow_hero.Data.Character_friends.Fields {
      /// The name of the character.
      let name: String
      let fragment_HeroFriend_character: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, HeroFriend_character_Key {
        var name: String { get }
      }

      let __typename: String
      typealias __Stored = (name: String, fragment_HeroFriend_character: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let fragment_HeroFriend_character: InlineGraphQL.FragmentPointer = try reader.readFragment(HeroFriend_character.self, in: &object)
        try reader.endObject(&object)
        self.name = name
        self.fragment_HeroFriend_character = fragment_HeroFriend_character
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Character_friends: HeroRow_hero.Data.Character_friends.Fields
      var name: String { get }
      var friends: [Character_friends?]? { get }
    }

    var fragment_HeroRow_hero: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HeroRow_hero>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, friends: [Character_friends?]?, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.friends = friends
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HeroRow_hero: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HeroRow_hero",
      typeCondition: "Character",
      definition: """
        fragment HeroRow_hero on Character{\
        __typename \
        name \
        friends{__typename name ...HeroFriend_character id}\
        id\
        }
        """,
      fragments: [HeroFriend_character.self]
    )
  }
}

/// An object that spreads the fragment ``HeroRow_hero``.
nonisolated protocol HeroRow_hero_Key {
  var fragment_HeroRow_hero: InlineGraphQL.FragmentPointer { get }
}

struct HeroFriend_character: InlineGraphQL.GraphQLFragment {
  init(key: some HeroFriend_character_Key) { self.fragmentPointer = key.fragment_HeroFriend_character }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HeroFriend_character else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, HeroFriend_character_Key, HeroFriend_character.Data.Fields {
    /// The episodes that the character appears in.
    let appearsIn: [StarWars.Episode?]

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var appearsIn: [StarWars.Episode?] { get }
    }

    var fragment_HeroFriend_character: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HeroFriend_character>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (appearsIn: [StarWars.Episode?], __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
      try reader.endObject(&object)
      self.appearsIn = appearsIn
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HeroFriend_character: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HeroFriend_character",
      typeCondition: "Character",
      definition: "fragment HeroFriend_character on Character{__typename appearsIn id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``HeroFriend_character``.
nonisolated protocol HeroFriend_character_Key {
  var fragment_HeroFriend_character: InlineGraphQL.FragmentPointer { get }
}
