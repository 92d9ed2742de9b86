struct FriendsPage: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(id: String, episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, first: Int? = nil, after: InlineGraphQL.GraphQLNullableArgument<String> = nil) {
    self.init(variables: .init(id: id, episode: episode, first: first, after: after))
  }

  @_disfavoredOverload
  init(id: String, episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none, first: Int? = nil, after: InlineGraphQL.GraphQLNullable<String> = .none) {
    self.init(variables: .init(id: id, episode: episode, first: first, after: after))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// A character by its ID.
    let character: Character_character?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_character: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The friends of the character, page by page.
      let friendsConnection: FriendsConnection_friendsConnection

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject {
        /// How many friends there are on all pages.
        let totalCount: Int?

        typealias __Stored = (totalCount: Int?, __on_FriendsConnection: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let totalCount: Int? = reader.readNullableInt("totalCount", in: &object)
          try reader.endObject(&object)
          self.totalCount = totalCount
        }
      }

      let __typename: String
      typealias __Stored = (friendsConnection: FriendsConnection_friendsConnection, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
        try reader.endObject(&object)
        self.friendsConnection = friendsConnection
        self.__typename = __typename
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
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

    typealias __Stored = (character: Character_character?, hero: Character_hero?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let character: Character_character? = reader.readNullable("character", in: &object)
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.character = character
      self.hero = hero
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: String
    var episode: InlineGraphQL.GraphQLNullable<StarWars.Episode>
    var first: Int?
    var after: InlineGraphQL.GraphQLNullable<String>

    init(id: String, episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, first: Int? = nil, after: InlineGraphQL.GraphQLNullableArgument<String> = nil) {
      self.id = id
      self.episode = __nullable(given: episode)
      self.first = first
      self.after = __nullable(given: after)
    }

    @_disfavoredOverload
    init(id: String, episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none, first: Int? = nil, after: InlineGraphQL.GraphQLNullable<String> = .none) {
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

  static var node: __OperationNode {
    .init(name: "FriendsPage", definition: """
      query FriendsPage($id:ID!$episode:Episode=JEDI$first:Int!=10$after:ID){\
      character(id:$id){__typename friendsConnection(first:$first after:$after){__typename totalCount}id}\
      hero(episode:$episode){__typename name id}\
      }
      """)
  }
}
