struct Recursion: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The friends of the character.
      let friends: [Character_friends?]?

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
        /// The friends of the character.
        let friends: [Character_friends?]?

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          /// The friends of the character.
          let friends: [Character_friends?]?

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

          let __typename: String
          typealias __Stored = (friends: [Character_friends?]?, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
            try reader.endObject(&object)
            self.friends = friends
            self.__typename = __typename
          }
        }

        let __typename: String
        typealias __Stored = (friends: [Character_friends?]?, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
          try reader.endObject(&object)
          self.friends = friends
          self.__typename = __typename
        }
      }

      let __typename: String
      typealias __Stored = (friends: [Character_friends?]?, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        try reader.endObject(&object)
        self.friends = friends
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
    .init(name: "Recursion", definition: """
      query Recursion{\
      hero{__typename friends{__typename friends{__typename friends{__typename name id}id}id}id}\
      }
      """)
  }
}
