struct Animals: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Animals" }
  static var definition: Swift.String { "query Animals{allAnimals{__typename species height{__typename feet}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.composeDocument(of: Self.self)
  static var selections: [InlineGraphQL.Selection] { [.field("allAnimals", selections: [.field("species"), .field("height", selections: [.field("feet")])])] }
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    var __typename: Swift.String { "Query" }
    let allAnimals: [Animal_allAnimals]
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      self.allAnimals = try reader.read("allAnimals", in: &object)
      try reader.endObject(&object)
    }
    struct Animal_allAnimals: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let species: Swift.String
      let height: Height_height
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        self.__typename = try reader.read("__typename", in: &object)
        self.species = try reader.read("species", in: &object)
        self.height = try reader.read("height", in: &object)
        try reader.endObject(&object)
      }
      struct Height_height: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Height" }
        var __typename: Swift.String { "Height" }
        let feet: Swift.Int
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          self.feet = try reader.read("feet", in: &object)
          try reader.endObject(&object)
        }
      }
    }
  }
}
