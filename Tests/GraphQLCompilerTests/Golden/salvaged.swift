// 3:32: error: Cannot query field "nme" on type "Character". Did you mean "name"?
// 3:39: error: Unknown fragment "Unknown_hero".
// 9:3: error: Cannot query field "nme" on type "Character". Did you mean "name"?
// 12:27: error: Unknown type "Nothing". Did you mean "String"?
// 13:3: error: Cannot query field "nobody" on type "Query".
// 16:1: error: The operation needs a name for its Swift type. Write "query HeroQuery".
struct Salvaged: InlineGraphQL.GraphQLQuery {
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
  struct Data: InlineGraphQL.ResponseObject, __IncompleteObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let known: Character_known?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable {
      /// The ID of the character.
      let id: String

      /// The friends of the character.
      let friends: [Character_friends?]?

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject {
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

      let __typename: String
      typealias __Stored = (id: String, friends: [Character_friends?]?, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.friends = friends
        self.__typename = __typename
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_known: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, SalvagedRow_hero_Key {
      let fragment_SalvagedRow_hero: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_SalvagedRow_hero: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_SalvagedRow_hero: InlineGraphQL.FragmentPointer = try reader.readFragment(SalvagedRow_hero.self, in: &object)
        try reader.endObject(&object)
        self.fragment_SalvagedRow_hero = fragment_SalvagedRow_hero
        self.__typename = __typename
      }
    }

    typealias __Stored = (hero: Character_hero?, known: Character_known?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let known: Character_known? = reader.readNullable("known", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.known = known
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

  static var node: __OperationNode {
    .init(name: "Salvaged", fragments: [SalvagedRow_hero.self], definition: """
      query Salvaged($episode:Episode){\
      hero(episode:$episode){__typename id friends{__typename name id}}\
      known:hero{__typename ...SalvagedRow_hero id}\
      }
      """)
  }
}

struct SalvagedRow_hero: InlineGraphQL.GraphQLFragment {
  init(key: some SalvagedRow_hero_Key) { self.fragmentPointer = key.fragment_SalvagedRow_hero }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_SalvagedRow_hero else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, SalvagedRow_hero_Key, SalvagedRow_hero.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
      var name: String { get }
    }

    var fragment_SalvagedRow_hero: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<SalvagedRow_hero>.pointer(to: self) }

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
    var fragment_SalvagedRow_hero: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "SalvagedRow_hero",
      typeCondition: "Character",
      definition: "fragment SalvagedRow_hero on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``SalvagedRow_hero``.
nonisolated protocol SalvagedRow_hero_Key {
  var fragment_SalvagedRow_hero: InlineGraphQL.FragmentPointer { get }
}

struct Lost: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(id: String) {
    self.init(variables: .init(id: id))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject, __IncompleteObject {
    typealias __Stored = (__on_Query: (), ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      try reader.endObject(&object)
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: String

    init(id: String) {
      self.id = id
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("id", self.id)
    }
  }

  static var node: __OperationNode { .init(name: "Lost", definition: "query Lost($id:ID!){__typename}") }
}
