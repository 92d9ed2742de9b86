struct Aliases: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Aliases" }
  static var definition: Swift.String { "query Aliases{luke:human(id:\"1000\"){__typename called:name id:name}leia:human(id:\"1003\"){__typename name code:id id}heroes(episode:JEDI){__typename friends{__typename name id}allies:friends{__typename id}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// A human by its ID.
    let luke: Human_luke?
    /// A human by its ID.
    let leia: Human_leia?
    /// The heroes of an episode, the foremost first.
    let heroes: [Character_heroes]
    typealias __Stored = (luke: Human_luke?, leia: Human_leia?, heroes: [Character_heroes])
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let luke: Human_luke? = reader.readNullable("luke", in: &object)
      let leia: Human_leia? = reader.readNullable("leia", in: &object)
      let heroes: [Character_heroes] = reader.readList("heroes", in: &object)
      try reader.endObject(&object)
      self.luke = luke
      self.leia = leia
      self.heroes = heroes
    }
    /// A humanoid creature of the saga.
    struct Human_luke: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Human" }
      /// What the human is called.
      let called: Swift.String
      /// What the human is called.
      let id: Swift.String
      typealias __Stored = (called: Swift.String, id: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let called: Swift.String = reader.readString("called", in: &object)
        let id: Swift.String = reader.readString("id", in: &object)
        try reader.endObject(&object)
        self.called = called
        self.id = id
      }
    }
    /// A humanoid creature of the saga.
    struct Human_leia: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Human" }
      /// What the human is called.
      let name: Swift.String
      /// The ID of the human.
      let code: Swift.String
      typealias __Stored = (name: Swift.String, code: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: Swift.String = reader.readString("name", in: &object)
        let code: Swift.String = reader.readID("code", in: &object)
        try reader.endObject(&object)
        self.name = name
        self.code = code
      }
    }
    /// A character of the saga.
    struct Character_heroes: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The friends of the character.
      let friends: [Character_friends?]?
      /// The friends of the character.
      let allies: [Character_allies?]?
      typealias __Stored = (__typename: Swift.String, friends: [Character_friends?]?, allies: [Character_allies?]?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        let allies: [Character_allies?]? = reader.readNullable("allies", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.friends = friends
        self.allies = allies
      }
      /// A character of the saga.
      struct Character_friends: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Character" }
        let __typename: Swift.String
        /// The name of the character.
        let name: Swift.String
        typealias __Stored = (__typename: Swift.String, name: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let name: Swift.String = reader.readString("name", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.name = name
        }
      }
      /// A character of the saga.
      struct Character_allies: InlineGraphQL.ResponseObject, Swift.Identifiable {
        static var __parentType: Swift.String { "Character" }
        let __typename: Swift.String
        /// The ID of the character.
        let id: Swift.String
        typealias __Stored = (__typename: Swift.String, id: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.id = id
        }
      }
    }
  }
}
