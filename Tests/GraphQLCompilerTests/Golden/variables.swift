struct FriendsPage: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: Swift.String
    var episode: InlineGraphQL.GraphQLNullable<StarWars.Episode>
    var first: Swift.Int?
    var after: InlineGraphQL.GraphQLNullable<Swift.String>
    init(id: Swift.String, episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, first: Swift.Int? = nil, after: InlineGraphQL.GraphQLNullableArgument<Swift.String> = nil) {
      self.id = id
      self.episode = InlineGraphQL.__nullable(given: episode)
      self.first = first
      self.after = InlineGraphQL.__nullable(given: after)
    }
    @_disfavoredOverload
    init(id: Swift.String, episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none, first: Swift.Int? = nil, after: InlineGraphQL.GraphQLNullable<Swift.String> = .none) {
      self.id = id
      self.episode = episode
      self.first = first
      self.after = after
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("id", self.id)
      object.write("episode", self.episode)
      object.write("first", self.first)
      object.write("after", self.after)
    }
  }
  static var operationName: Swift.String { "FriendsPage" }
  static var definition: Swift.String { "query FriendsPage($id:ID!$episode:Episode=JEDI$first:Int!=10$after:ID){character(id:$id){__typename friendsConnection(first:$first after:$after){__typename totalCount}id}hero(episode:$episode){__typename name id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(id: Swift.String, episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, first: Swift.Int? = nil, after: InlineGraphQL.GraphQLNullableArgument<Swift.String> = nil) {
    self.init(variables: .init(id: id, episode: episode, first: first, after: after))
  }
  @_disfavoredOverload
  init(id: Swift.String, episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none, first: Swift.Int? = nil, after: InlineGraphQL.GraphQLNullable<Swift.String> = .none) {
    self.init(variables: .init(id: id, episode: episode, first: first, after: after))
  }
  init(variables: Variables) { self.variables = variables }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// A character by its ID.
    let character: Character_character?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    typealias __Stored = (character: Character_character?, hero: Character_hero?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let character: Character_character? = reader.readNullable("character", in: &object)
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.character = character
      self.hero = hero
    }
    /// A character of the saga.
    struct Character_character: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The friends of the character, page by page.
      let friendsConnection: FriendsConnection_friendsConnection
      typealias __Stored = (__typename: Swift.String, friendsConnection: FriendsConnection_friendsConnection)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.friendsConnection = friendsConnection
      }
      /// A page of a character's friends.
      struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "FriendsConnection" }
        /// How many friends there are on all pages.
        let totalCount: Swift.Int?
        typealias __Stored = (totalCount: Swift.Int?, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let totalCount: Swift.Int? = reader.readNullableInt("totalCount", in: &object)
          try reader.endObject(&object)
          self.totalCount = totalCount
        }
      }
    }
    /// A character of the saga.
    struct Character_hero: InlineGraphQL.ResponseObject {
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
