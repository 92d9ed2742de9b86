struct Tall: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "Tall" }
  static var definition: Swift.String { "query Tall{allAnimals{__typename tall:height{__typename feet}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let allAnimals: [Animal_allAnimals]
    typealias __Stored = (allAnimals: [Animal_allAnimals], ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals] = reader.readList("allAnimals", in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
    }
    struct Animal_allAnimals: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let tall: Height_tall
      typealias __Stored = (__typename: Swift.String, tall: Height_tall)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let tall: Height_tall = try reader.read("tall", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.tall = tall
      }
      struct Height_tall: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Height" }
        let feet: Swift.Int
        typealias __Stored = (feet: Swift.Int, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let feet: Swift.Int = reader.readInt("feet", in: &object)
          try reader.endObject(&object)
          self.feet = feet
        }
      }
    }
  }
}
