struct Recursion: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Recursion" }
  static var definition: Swift.String { "query Recursion{hero{__typename friends{__typename friends{__typename friends{__typename name id}id}id}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
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
    struct Character_hero: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The friends of the character.
      let friends: [Character_friends?]?
      typealias __Stored = (__typename: Swift.String, friends: [Character_friends?]?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.friends = friends
      }
      /// A character of the saga.
      struct Character_friends: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Character" }
        let __typename: Swift.String
        /// The friends of the character.
        let friends: [Character_friends?]?
        typealias __Stored = (__typename: Swift.String, friends: [Character_friends?]?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.friends = friends
        }
        /// A character of the saga.
        struct Character_friends: InlineGraphQL.ResponseObject {
          static var __parentType: Swift.String { "Character" }
          let __typename: Swift.String
          /// The friends of the character.
          let friends: [Character_friends?]?
          typealias __Stored = (__typename: Swift.String, friends: [Character_friends?]?)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.friends = friends
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
        }
      }
    }
  }
}
