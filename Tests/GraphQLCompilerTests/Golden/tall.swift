struct Tall: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let tall: Height_tall

      /// Parent type: Height
      struct Height_tall: InlineGraphQL.ResponseObject {
        let feet: Int

        typealias __Stored = (feet: Int, __on_Height: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let feet: Int = reader.readInt("feet", in: &object)
          try reader.endObject(&object)
          self.feet = feet
        }
      }

      let __typename: String
      typealias __Stored = (tall: Height_tall, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let tall: Height_tall = try reader.read("tall", in: &object)
        try reader.endObject(&object)
        self.tall = tall
        self.__typename = __typename
      }
    }

    typealias __Stored = (allAnimals: [Animal_allAnimals], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals] = reader.readList("allAnimals", in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "Tall", definition: "query Tall{allAnimals{__typename tall:height{__typename feet}}}") }
}
