struct Identified: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Identified" }
  static var definition: Swift.String { "query Identified{plain:hero{__typename id}aliased:hero{__typename key:id id}other:hero{__typename id:name}explicit:hero{__typename id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let plain: Character_plain?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let aliased: Character_aliased?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let other: Character_other?
    /// The hero of an episode; of the whole saga, where no episode is given.
    let explicit: Character_explicit?
    typealias __Stored = (plain: Character_plain?, aliased: Character_aliased?, other: Character_other?, explicit: Character_explicit?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
    /// A character of the saga.
    struct Character_plain: InlineGraphQL.ResponseObject, Swift.Identifiable {
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
    /// A character of the saga.
    struct Character_aliased: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The ID of the character.
      let key: Swift.String
      typealias __Stored = (__typename: Swift.String, key: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let key: Swift.String = reader.readID("key", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.key = key
      }
    }
    /// A character of the saga.
    struct Character_other: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The name of the character.
      let id: Swift.String
      typealias __Stored = (__typename: Swift.String, id: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let id: Swift.String = reader.readString("id", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.id = id
      }
    }
    /// A character of the saga.
    struct Character_explicit: InlineGraphQL.ResponseObject, Swift.Identifiable {
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
