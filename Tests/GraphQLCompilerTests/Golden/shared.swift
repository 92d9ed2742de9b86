struct AnimalNames: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "AnimalNames" }
  static var definition: Swift.String { "query AnimalNames{allAnimals{__typename ...AnimalDetails}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [AnimalDetails.self] }
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
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, AnimalDetails_Key {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let fragment_AnimalDetails: InlineGraphQL.FragmentPointer
      typealias __Stored = (__typename: Swift.String, fragment_AnimalDetails: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_AnimalDetails: InlineGraphQL.FragmentPointer = try reader.readFragment(AnimalDetails.self, in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_AnimalDetails = fragment_AnimalDetails
      }
    }
  }
}

struct AnimalPredators: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "AnimalPredators" }
  static var definition: Swift.String { "query AnimalPredators{allAnimals{__typename predators{__typename ...AnimalDetails}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [AnimalDetails.self] }
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
      struct Animal_predators: InlineGraphQL.ResponseObject, AnimalDetails_Key {
        static var __parentType: Swift.String { "Animal" }
        let __typename: Swift.String
        let fragment_AnimalDetails: InlineGraphQL.FragmentPointer
        typealias __Stored = (__typename: Swift.String, fragment_AnimalDetails: InlineGraphQL.FragmentPointer)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let fragment_AnimalDetails: InlineGraphQL.FragmentPointer = try reader.readFragment(AnimalDetails.self, in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.fragment_AnimalDetails = fragment_AnimalDetails
        }
      }
    }
  }
}

struct AnimalDetails: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "AnimalDetails",
      typeCondition: "Animal",
      definition: "fragment AnimalDetails on Animal{__typename species}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some AnimalDetails_Key) { self.fragmentPointer = key.fragment_AnimalDetails }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AnimalDetails: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AnimalDetails else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, AnimalDetails.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var species: Swift.String { get }
    }
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

/// An object that spreads the fragment ``AnimalDetails``.
nonisolated protocol AnimalDetails_Key {
  var fragment_AnimalDetails: InlineGraphQL.FragmentPointer { get }
}
