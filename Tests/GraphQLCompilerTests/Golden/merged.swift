struct Merged: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, MergedRow_hero_Key {
      /// The name of the character.
      let name: String

      /// The friends of the character.
      let friends: [Character_friends?]?
      let fragment_MergedRow_hero: InlineGraphQL.FragmentPointer

      /// The ID of the character.
      let id: String

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
        /// The name of the character.
        let name: String

        /// The ID of the character.
        let id: String

        /// The friends of the character.
        let friends: [Character_friends?]?

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
          /// The ID of the character.
          let id: String

          /// The name of the character.
          let name: String

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
        typealias __Stored = (name: String, id: String, friends: [Character_friends?]?, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let id: String = reader.readID("id", in: &object)
          let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.id = id
          self.friends = friends
          self.__typename = __typename
        }
      }

      let __typename: String
      typealias __Stored = (name: String, friends: [Character_friends?]?, fragment_MergedRow_hero: InlineGraphQL.FragmentPointer, id: String, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        let fragment_MergedRow_hero: InlineGraphQL.FragmentPointer = try reader.readFragment(MergedRow_hero.self, in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.name = name
        self.friends = friends
        self.fragment_MergedRow_hero = fragment_MergedRow_hero
        self.id = id
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

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Merged", fragments: [MergedRow_hero.self], definition: """
      query Merged{\
      hero{__typename name friends{__typename name id}...MergedRow_hero id}\
      hero{__typename id friends{__typename id friends{__typename id}}...MergedRow_hero name}\
      hero{__typename friends{__typename friends{__typename name id}id}id}\
      }
      """)
  }
}

struct MergedRow_hero: InlineGraphQL.GraphQLFragment {
  init(key: some MergedRow_hero_Key) { self.fragmentPointer = key.fragment_MergedRow_hero }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_MergedRow_hero else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, MergedRow_hero_Key, MergedRow_hero.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
    }

    var fragment_MergedRow_hero: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<MergedRow_hero>.pointer(to: self) }

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
    var fragment_MergedRow_hero: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "MergedRow_hero",
      typeCondition: "Character",
      definition: "fragment MergedRow_hero on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``MergedRow_hero``.
nonisolated protocol MergedRow_hero_Key {
  var fragment_MergedRow_hero: InlineGraphQL.FragmentPointer { get }
}
