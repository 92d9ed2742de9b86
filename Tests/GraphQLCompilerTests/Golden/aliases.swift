struct Aliases: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// A human by its ID.
    let luke: Human_luke?

    /// A human by its ID.
    let leia: Human_leia?

    /// The heroes of an episode, the foremost first.
    let heroes: [Character_heroes]

    /// A humanoid creature of the saga.
    ///
    /// Parent type: Human
    struct Human_luke: InlineGraphQL.ResponseObject {
      /// What the human is called.
      let called: String

      /// What the human is called.
      let id: String

      typealias __Stored = (called: String, id: String, __on_Human: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let called: String = reader.readString("called", in: &object)
        let id: String = reader.readString("id", in: &object)
        try reader.endObject(&object)
        self.called = called
        self.id = id
      }
    }

    /// A humanoid creature of the saga.
    ///
    /// Parent type: Human
    struct Human_leia: InlineGraphQL.ResponseObject {
      /// What the human is called.
      let name: String

      /// The ID of the human.
      let code: String

      typealias __Stored = (name: String, code: String, __on_Human: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let code: String = reader.readID("code", in: &object)
        try reader.endObject(&object)
        self.name = name
        self.code = code
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_heroes: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The friends of the character.
      let friends: [Character_friends?]?

      /// The friends of the character.
      let allies: [Character_allies?]?

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
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

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_allies: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
        /// The ID of the character.
        let id: String

        let __typename: String
        typealias __Stored = (id: String, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.__typename = __typename
        }
      }

      let __typename: String
      typealias __Stored = (friends: [Character_friends?]?, allies: [Character_allies?]?, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        let allies: [Character_allies?]? = reader.readNullable("allies", in: &object)
        try reader.endObject(&object)
        self.friends = friends
        self.allies = allies
        self.__typename = __typename
      }
    }

    typealias __Stored = (luke: Human_luke?, leia: Human_leia?, heroes: [Character_heroes], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let luke: Human_luke? = reader.readNullable("luke", in: &object)
      let leia: Human_leia? = reader.readNullable("leia", in: &object)
      let heroes: [Character_heroes] = reader.readList("heroes", in: &object)
      try reader.endObject(&object)
      self.luke = luke
      self.leia = leia
      self.heroes = heroes
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Aliases", definition: """
      query Aliases{\
      luke:human(id:\"1000\"){__typename called:name id:name}\
      leia:human(id:\"1003\"){__typename name code:id id}\
      heroes(episode:JEDI){__typename friends{__typename name id}allies:friends{__typename id}id}\
      }
      """)
  }
}
