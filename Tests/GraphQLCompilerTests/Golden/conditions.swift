struct Conditional: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var s: Swift.Bool
    var d: InlineGraphQL.GraphQLNullable<Swift.Bool>
    var n: Swift.Bool?
    init(s: Swift.Bool, d: InlineGraphQL.GraphQLNullableArgument<Swift.Bool> = nil, n: Swift.Bool? = nil) {
      self.s = s
      self.d = InlineGraphQL.__nullable(given: d)
      self.n = n
    }
    @_disfavoredOverload
    init(s: Swift.Bool, d: InlineGraphQL.GraphQLNullable<Swift.Bool> = .none, n: Swift.Bool? = nil) {
      self.s = s
      self.d = d
      self.n = n
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("s", self.s)
      object.write("d", self.d)
      object.write("n", self.n)
    }
  }
  static var operationName: Swift.String { "Conditional" }
  static var definition: Swift.String { "query Conditional($s:Boolean!$d:Boolean=false$n:Boolean!=true){allAnimals@skip(if:$s){__typename species@skip(if:$s)...@include(if:$d){height{__typename meters}skinCovering predators@include(if:$n){__typename species ...ConditionalAnimal}}height{__typename feet inches@include(if:$n)}...ConditionalAnimal@include(if:$d)@skip(if:$n)never:species@include(if:false)always:species@skip(if:false)@include(if:true)either:species@include(if:$d)either:species@skip(if:$d)both:species@include(if:$d)both:species@include(if:$n)pets:predators@include(if:$d){__typename species}pets:predators@include(if:$n){__typename species height{__typename feet}}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [ConditionalAnimal.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(s: Swift.Bool, d: InlineGraphQL.GraphQLNullableArgument<Swift.Bool> = nil, n: Swift.Bool? = nil) {
    self.init(variables: .init(s: s, d: d, n: n))
  }
  @_disfavoredOverload
  init(s: Swift.Bool, d: InlineGraphQL.GraphQLNullable<Swift.Bool> = .none, n: Swift.Bool? = nil) {
    self.init(variables: .init(s: s, d: d, n: n))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("s", self.variables.s), .init("d", self.variables.d, default: false), .init("n", self.variables.n, default: true)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let allAnimals: [Animal_allAnimals]?
    typealias __Stored = (allAnimals: [Animal_allAnimals]?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals]? = try reader.read("allAnimals", if: reader.isFalse("s"), in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
    }
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, ConditionalAnimal.OptionalKey {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let species: Swift.String?
      let height: Height_height
      let skinCovering: AnimalKingdom.SkinCovering?
      let predators: [Animal_predators]?
      let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?
      let never: Swift.String?
      let always: Swift.String
      let either: Swift.String
      let both: Swift.String?
      let pets: [Animal_pets]?
      typealias __Stored = (__typename: Swift.String, species: Swift.String?, height: Height_height, skinCovering: AnimalKingdom.SkinCovering?, predators: [Animal_predators]?, fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?, never: Swift.String?, always: Swift.String, either: Swift.String, both: Swift.String?, pets: [Animal_pets]?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let species: Swift.String? = try reader.read("species", if: reader.isFalse("s"), in: &object)
        let height: Height_height = try reader.read("height", in: &object)
        let skinCovering: AnimalKingdom.SkinCovering? = try reader.readNullable("skinCovering", if: reader.isTrue("d"), in: &object)
        let predators: [Animal_predators]? = try reader.read("predators", if: reader.isTrue("d").and(reader.isTrue("n")), in: &object)
        let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer? = try reader.readFragment(ConditionalAnimal.self, if: reader.isTrue("d").and(reader.isFalse("n")), in: &object)
        let never: Swift.String? = try reader.read("never", if: .excluded, in: &object)
        let always: Swift.String = reader.readString("always", in: &object)
        let either: Swift.String = reader.readString("either", in: &object)
        let both: Swift.String? = try reader.read("both", if: reader.isTrue("d").or(reader.isTrue("n")), in: &object)
        let pets: [Animal_pets]? = try reader.read("pets", if: reader.isTrue("d").or(reader.isTrue("n")), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.species = species
        self.height = height
        self.skinCovering = skinCovering
        self.predators = predators
        self.fragment_ConditionalAnimal = fragment_ConditionalAnimal
        self.never = never
        self.always = always
        self.either = either
        self.both = both
        self.pets = pets
      }
      struct Height_height: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Height" }
        let meters: Swift.Int?
        let feet: Swift.Int
        let inches: Swift.Int?
        typealias __Stored = (meters: Swift.Int?, feet: Swift.Int, inches: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let meters: Swift.Int? = try reader.read("meters", if: reader.isTrue("d"), in: &object)
          let feet: Swift.Int = reader.readInt("feet", in: &object)
          let inches: Swift.Int? = try reader.read("inches", if: reader.isTrue("n"), in: &object)
          try reader.endObject(&object)
          self.meters = meters
          self.feet = feet
          self.inches = inches
        }
      }
      struct Animal_predators: InlineGraphQL.ResponseObject, ConditionalAnimal_Key {
        static var __parentType: Swift.String { "Animal" }
        let __typename: Swift.String
        let species: Swift.String
        let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer
        typealias __Stored = (__typename: Swift.String, species: Swift.String, fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let species: Swift.String = reader.readString("species", in: &object)
          let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer = try reader.readFragment(ConditionalAnimal.self, in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.species = species
          self.fragment_ConditionalAnimal = fragment_ConditionalAnimal
        }
      }
      struct Animal_pets: InlineGraphQL.ResponseObject {
        static var __parentType: Swift.String { "Animal" }
        let __typename: Swift.String
        let species: Swift.String?
        let height: Height_height?
        typealias __Stored = (__typename: Swift.String, species: Swift.String?, height: Height_height?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let species: Swift.String? = try reader.read("species", if: reader.isTrue("d").or(reader.isTrue("n")), in: &object)
          let height: Height_height? = try reader.read("height", if: reader.isTrue("n"), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.species = species
          self.height = height
        }
        struct Height_height: InlineGraphQL.ResponseObject {
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
}

struct ConditionalAnimal: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ConditionalAnimal",
      typeCondition: "Animal",
      definition: "fragment ConditionalAnimal on Animal{__typename species@include(if:$n)skinCovering@skip(if:$n)}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ConditionalAnimal_Key) { self.fragmentPointer = key.fragment_ConditionalAnimal }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConditionalAnimal else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, ConditionalAnimal.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var species: Swift.String? { get }
      var skinCovering: AnimalKingdom.SkinCovering? { get }
    }
    static var __parentType: Swift.String { "Animal" }
    let __typename: Swift.String
    let species: Swift.String?
    let skinCovering: AnimalKingdom.SkinCovering?
    typealias __Stored = (__typename: Swift.String, species: Swift.String?, skinCovering: AnimalKingdom.SkinCovering?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let species: Swift.String? = try reader.read("species", if: reader.isTrue("n"), in: &object)
      let skinCovering: AnimalKingdom.SkinCovering? = try reader.readNullable("skinCovering", if: reader.isFalse("n"), in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.species = species
      self.skinCovering = skinCovering
    }
  }
}

/// An object that spreads the fragment ``ConditionalAnimal``.
nonisolated protocol ConditionalAnimal_Key {
  var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer { get }
}
