struct Values: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(short: Bool) {
    self.init(variables: .init(short: short))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    var hero: Character_hero?

    /// A droid by its ID.
    var droid: Droid_droid?

    /// Creates an object of a response, for tests and previews.
    init(hero: Character_hero?, droid: Droid_droid?) {
      self.hero = hero
      self.droid = droid
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValuesCard.OptionalKey {
      /// The name of the character.
      var name: String

      /// The name of the character.
      var called: String

      /// The friends of the character.
      var friends: [Character_friends?]?
      let fragment_ValuesCard: InlineGraphQL.FragmentPointer?

      /// Creates an object of a response, for tests and previews.
      init(__typename: String, name: String, called: String, friends: [Character_friends?]?, ValuesCard: ValuesCard.Data?) {
        self.__typename = __typename
        self.name = name
        self.called = called
        self.friends = friends
        self.fragment_ValuesCard = ValuesCard.map { __TypeNamed<ValuesCard>.pointer(to: $0) }
      }

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
        /// The ID of the character.
        var id: String

        /// The name of the character.
        var name: String

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, id: String, name: String) {
          self.__typename = __typename
          self.id = id
          self.name = name
        }

        let __typename: String
        typealias __Stored = (id: String, name: String, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let id: String = reader.readID("id", in: &object)
          let name: String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.name = name
          self.__typename = __typename
        }
      }

      let __typename: String
      typealias __Stored = (name: String, called: String, friends: [Character_friends?]?, fragment_ValuesCard: InlineGraphQL.FragmentPointer?, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let called: String = reader.readString("called", in: &object)
        let friends: [Character_friends?]? = try reader.readNullable("friends", if: reader.isFalse("short"), in: &object)
        let fragment_ValuesCard: InlineGraphQL.FragmentPointer? = try reader.readFragment(ValuesCard.self, if: reader.isTrue("short"), in: &object)
        try reader.endObject(&object)
        self.name = name
        self.called = called
        self.friends = friends
        self.fragment_ValuesCard = fragment_ValuesCard
        self.__typename = __typename
      }
    }

    /// An autonomous mechanical character of the saga.
    ///
    /// Parent type: Droid
    struct Droid_droid: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValuesCard_Key, ValuesDroid_Key {
      /// What the droid is made for.
      var primaryFunction: String?
      let fragment_ValuesCard: InlineGraphQL.FragmentPointer
      let fragment_ValuesDroid: InlineGraphQL.FragmentPointer

      /// Creates an object of a response, for tests and previews.
      init(primaryFunction: String?, ValuesCard: ValuesCard.Data, ValuesDroid: ValuesDroid.Data) {
        self.primaryFunction = primaryFunction
        self.fragment_ValuesCard = __TypeNamed<ValuesCard>.pointer(to: ValuesCard)
        self.fragment_ValuesDroid = __TypeNamed<ValuesDroid>.pointer(to: ValuesDroid)
      }

      typealias __Stored = (primaryFunction: String?, fragment_ValuesCard: InlineGraphQL.FragmentPointer, fragment_ValuesDroid: InlineGraphQL.FragmentPointer, __on_Droid: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let primaryFunction: String? = reader.readNullableString("primaryFunction", in: &object)
        let fragment_ValuesCard: InlineGraphQL.FragmentPointer = try reader.readFragment(ValuesCard.self, in: &object)
        let fragment_ValuesDroid: InlineGraphQL.FragmentPointer = try reader.readFragment(ValuesDroid.self, in: &object)
        try reader.endObject(&object)
        self.primaryFunction = primaryFunction
        self.fragment_ValuesCard = fragment_ValuesCard
        self.fragment_ValuesDroid = fragment_ValuesDroid
      }
    }

    typealias __Stored = (hero: Character_hero?, droid: Droid_droid?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let droid: Droid_droid? = reader.readNullable("droid", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.droid = droid
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var short: Bool

    init(short: Bool) {
      self.short = short
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("short", self.short)
    }
  }

  static var node: __OperationNode {
    .init(name: "Values", fragments: [ValuesCard.self, ValuesDroid.self], definition: """
      query Values($short:Boolean!){\
      hero{\
      __typename \
      name \
      called:name \
      friends@skip(if:$short){__typename id name}\
      ...ValuesCard@include(if:$short)id\
      }\
      droid(id:\"1\"){__typename primaryFunction ...ValuesCard ...ValuesDroid id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("short", self.variables.short)] }
}

struct ValuesCard: InlineGraphQL.GraphQLFragment {
  init(key: some ValuesCard_Key) { self.fragmentPointer = key.fragment_ValuesCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ValuesCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValuesCard_Key, ValuesCard.Data.Fields {
    /// The name of the character.
    var name: String

    /// The episodes that the character appears in.
    var appearsIn: [StarWars.Episode?]

    /// Creates an object of a response, for tests and previews.
    init(__typename: String, name: String, appearsIn: [StarWars.Episode?]) {
      self.__typename = __typename
      self.name = name
      self.appearsIn = appearsIn
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
      var appearsIn: [StarWars.Episode?] { get }
    }

    var fragment_ValuesCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ValuesCard>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, appearsIn: [StarWars.Episode?], __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.appearsIn = appearsIn
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ValuesCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ValuesCard",
      typeCondition: "Character",
      definition: "fragment ValuesCard on Character{__typename name appearsIn id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ValuesCard``.
nonisolated protocol ValuesCard_Key {
  var fragment_ValuesCard: InlineGraphQL.FragmentPointer { get }
}

struct ValuesDroid: InlineGraphQL.GraphQLFragment {
  init(key: some ValuesDroid_Key) { self.fragmentPointer = key.fragment_ValuesDroid }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ValuesDroid else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Droid
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ValuesCard_Key, ValuesDroid_Key, ValuesDroid.Data.Fields, __RenamedMembers {
    /// What others call the droid.
    var ValuesCard_2: String
    let fragment_ValuesCard: InlineGraphQL.FragmentPointer

    /// Creates an object of a response, for tests and previews.
    init(ValuesCard_2: String, ValuesCard: ValuesCard.Data) {
      self.ValuesCard_2 = ValuesCard_2
      self.fragment_ValuesCard = __TypeNamed<ValuesCard>.pointer(to: ValuesCard)
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, ValuesCard_Key {
      var ValuesCard_2: String { get }
    }

    var fragment_ValuesDroid: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ValuesDroid>.pointer(to: self) }

    static var __responseKeys: [String: String] { ["ValuesCard_2": "ValuesCard"] }
    typealias __Stored = (ValuesCard_2: String, fragment_ValuesCard: InlineGraphQL.FragmentPointer, __on_Droid: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let ValuesCard_2: String = reader.readString("ValuesCard", in: &object)
      let fragment_ValuesCard: InlineGraphQL.FragmentPointer = try reader.readFragment(ValuesCard.self, in: &object)
      try reader.endObject(&object)
      self.ValuesCard_2 = ValuesCard_2
      self.fragment_ValuesCard = fragment_ValuesCard
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ValuesDroid: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ValuesDroid",
      typeCondition: "Droid",
      definition: "fragment ValuesDroid on Droid{__typename ValuesCard:name ...ValuesCard id}",
      fragments: [ValuesCard.self]
    )
  }
}

/// An object that spreads the fragment ``ValuesDroid``.
nonisolated protocol ValuesDroid_Key {
  var fragment_ValuesDroid: InlineGraphQL.FragmentPointer { get }
}
