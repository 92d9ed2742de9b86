struct Merged: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Merged" }
  static var definition: Swift.String { "query Merged{hero{__typename name friends{__typename name id}...MergedRow_hero id}hero{__typename id friends{__typename id friends{__typename id}}...MergedRow_hero name}hero{__typename friends{__typename friends{__typename name id}id}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [MergedRow_hero.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    typealias __Stored = (hero: Character_hero?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
    /// A character of the saga.
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.Identifiable, MergedRow_hero_Key {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The name of the character.
      let name: Swift.String
      /// The friends of the character.
      let friends: [Character_friends?]?
      let fragment_MergedRow_hero: InlineGraphQL.FragmentPointer
      /// The ID of the character.
      let id: Swift.String
      typealias __Stored = (__typename: Swift.String, name: Swift.String, friends: [Character_friends?]?, fragment_MergedRow_hero: InlineGraphQL.FragmentPointer, id: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let name: Swift.String = reader.readString("name", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        let fragment_MergedRow_hero: InlineGraphQL.FragmentPointer = try reader.readFragment(MergedRow_hero.self, in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.name = name
        self.friends = friends
        self.fragment_MergedRow_hero = fragment_MergedRow_hero
        self.id = id
      }
      /// A character of the saga.
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.Identifiable {
        static var __parentType: Swift.String { "Character" }
        let __typename: Swift.String
        /// The name of the character.
        let name: Swift.String
        /// The ID of the character.
        let id: Swift.String
        /// The friends of the character.
        let friends: [Character_friends?]?
        typealias __Stored = (__typename: Swift.String, name: Swift.String, id: Swift.String, friends: [Character_friends?]?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          let id: Swift.String = reader.readID("id", in: &object)
          let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.name = name
          self.id = id
          self.friends = friends
        }
        /// A character of the saga.
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.Identifiable {
          static var __parentType: Swift.String { "Character" }
          let __typename: Swift.String
          /// The ID of the character.
          let id: Swift.String
          /// The name of the character.
          let name: Swift.String
          typealias __Stored = (__typename: Swift.String, id: Swift.String, name: Swift.String)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let id: Swift.String = reader.readID("id", in: &object)
            let name: Swift.String = reader.readString("name", in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.id = id
            self.name = name
          }
        }
      }
    }
  }
}

struct MergedRow_hero: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "MergedRow_hero",
      typeCondition: "Character",
      definition: "fragment MergedRow_hero on Character{__typename name id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some MergedRow_hero_Key) { self.fragmentPointer = key.fragment_MergedRow_hero }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_MergedRow_hero: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_MergedRow_hero else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, MergedRow_hero.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    typealias __Stored = (__typename: Swift.String, name: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``MergedRow_hero``.
nonisolated protocol MergedRow_hero_Key {
  var fragment_MergedRow_hero: InlineGraphQL.FragmentPointer { get }
}
