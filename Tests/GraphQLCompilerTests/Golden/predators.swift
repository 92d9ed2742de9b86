struct Predators: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(count: Int) {
    self.init(variables: .init(count: count))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let predators: [Animal_predators]

      /// Parent type: Animal
      struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
        let species: String

        let __typename: String
        typealias __Stored = (species: String, __typename: String, __on_Animal: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let species: String = reader.readString("species", in: &object)
          try reader.endObject(&object)
          self.species = species
          self.__typename = __typename
        }
      }

      let __typename: String
      typealias __Stored = (predators: [Animal_predators], __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let predators: [Animal_predators] = reader.readList("predators", in: &object)
        try reader.endObject(&object)
        self.predators = predators
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

  struct Variables: InlineGraphQL.GraphQLVariables {
    var count: Int

    init(count: Int) {
      self.count = count
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("count", self.count)
    }
  }

  static var node: __OperationNode { .init(name: "Predators", definition: "query Predators($count:Int!){allAnimals{__typename predators(first:$count){__typename species}}}") }
}

struct ThreePredators: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let predators: [Animal_predators]

      /// Parent type: Animal
      struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
        let species: String

        let __typename: String
        typealias __Stored = (species: String, __typename: String, __on_Animal: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let species: String = reader.readString("species", in: &object)
          try reader.endObject(&object)
          self.species = species
          self.__typename = __typename
        }
      }

      let __typename: String
      typealias __Stored = (predators: [Animal_predators], __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let predators: [Animal_predators] = reader.readList("predators", in: &object)
        try reader.endObject(&object)
        self.predators = predators
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

  static var node: __OperationNode { .init(name: "ThreePredators", definition: "query ThreePredators{allAnimals{__typename predators(first:3){__typename species}}}") }
}
