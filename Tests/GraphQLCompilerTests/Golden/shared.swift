struct AnimalNames: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AnimalDetails_Key {
      let fragment_AnimalDetails: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_AnimalDetails: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_AnimalDetails: InlineGraphQL.FragmentPointer = try reader.readFragment(AnimalDetails.self, in: &object)
        try reader.endObject(&object)
        self.fragment_AnimalDetails = fragment_AnimalDetails
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

  static var node: __OperationNode { .init(name: "AnimalNames", fragments: [AnimalDetails.self], definition: "query AnimalNames{allAnimals{__typename ...AnimalDetails}}") }
}

struct AnimalPredators: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let predators: [Animal_predators]

      /// Parent type: Animal
      struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AnimalDetails_Key {
        let fragment_AnimalDetails: InlineGraphQL.FragmentPointer

        let __typename: String
        typealias __Stored = (fragment_AnimalDetails: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_AnimalDetails: InlineGraphQL.FragmentPointer = try reader.readFragment(AnimalDetails.self, in: &object)
          try reader.endObject(&object)
          self.fragment_AnimalDetails = fragment_AnimalDetails
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

  static var node: __OperationNode { .init(name: "AnimalPredators", fragments: [AnimalDetails.self], definition: "query AnimalPredators{allAnimals{__typename predators{__typename ...AnimalDetails}}}") }
}

struct AnimalDetails: InlineGraphQL.GraphQLFragment {
  init(key: some AnimalDetails_Key) { self.fragmentPointer = key.fragment_AnimalDetails }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AnimalDetails else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Animal
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AnimalDetails_Key, AnimalDetails.Data.Fields {
    let species: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var species: String { get }
    }

    var fragment_AnimalDetails: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AnimalDetails>.pointer(to: self) }

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

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AnimalDetails: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AnimalDetails",
      typeCondition: "Animal",
      definition: "fragment AnimalDetails on Animal{__typename species}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AnimalDetails``.
nonisolated protocol AnimalDetails_Key {
  var fragment_AnimalDetails: InlineGraphQL.FragmentPointer { get }
}
