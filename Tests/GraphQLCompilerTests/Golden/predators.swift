struct Predators: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var count: Swift.Int
    init(count: Swift.Int) {
      self.count = count
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("count", self.count)
    }
  }
  static var operationName: Swift.String { "Predators" }
  static var definition: Swift.String { "query Predators($count:Int!){allAnimals{__typename predators(first:$count){__typename species}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(count: Swift.Int) {
    self.init(variables: .init(count: count))
  }
  init(variables: Variables) { self.variables = variables }
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
      let predators: [Animal_predators]
      typealias __Stored = (__typename: Swift.String, predators: [Animal_predators])
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let predators: [Animal_predators] = reader.readList("predators", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.predators = predators
      }
      struct Animal_predators: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Animal" }
        let __typename: Swift.String
        let species: Swift.String
        typealias __Stored = (__typename: Swift.String, species: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let species: Swift.String = reader.readString("species", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.species = species
        }
      }
    }
  }
}

struct ThreePredators: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "ThreePredators" }
  static var definition: Swift.String { "query ThreePredators{allAnimals{__typename predators(first:3){__typename species}}}" }
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
      let predators: [Animal_predators]
      typealias __Stored = (__typename: Swift.String, predators: [Animal_predators])
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let predators: [Animal_predators] = reader.readList("predators", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.predators = predators
      }
      struct Animal_predators: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Animal" }
        let __typename: Swift.String
        let species: Swift.String
        typealias __Stored = (__typename: Swift.String, species: Swift.String)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let species: Swift.String = reader.readString("species", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.species = species
        }
      }
    }
  }
}
