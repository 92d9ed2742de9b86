struct Identified: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let plain: Character_plain?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let aliased: Character_aliased?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let other: Character_other?

    /// The hero of an episode; of the whole saga, where no episode is given.
    let explicit: Character_explicit?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_plain: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
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

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_aliased: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The ID of the character.
      let key: String

      let __typename: String
      typealias __Stored = (key: String, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let key: String = reader.readID("key", in: &object)
        try reader.endObject(&object)
        self.key = key
        self.__typename = __typename
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_other: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The name of the character.
      let id: String

      let __typename: String
      typealias __Stored = (id: String, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readString("id", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.__typename = __typename
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_explicit: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
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

    typealias __Stored = (plain: Character_plain?, aliased: Character_aliased?, other: Character_other?, explicit: Character_explicit?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let plain: Character_plain? = reader.readNullable("plain", in: &object)
      let aliased: Character_aliased? = reader.readNullable("aliased", in: &object)
      let other: Character_other? = reader.readNullable("other", in: &object)
      let explicit: Character_explicit? = reader.readNullable("explicit", in: &object)
      try reader.endObject(&object)
      self.plain = plain
      self.aliased = aliased
      self.other = other
      self.explicit = explicit
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Identified", definition: """
      query Identified{\
      plain:hero{__typename id}\
      aliased:hero{__typename key:id id}\
      other:hero{__typename id:name}\
      explicit:hero{__typename id}\
      }
      """)
  }
}
