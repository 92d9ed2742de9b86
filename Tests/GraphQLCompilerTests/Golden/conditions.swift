struct Conditional: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(s: Bool, d: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, n: Bool? = nil) {
    self.init(variables: .init(s: s, d: d, n: n))
  }

  @_disfavoredOverload
  init(s: Bool, d: InlineGraphQL.GraphQLNullable<Bool> = .none, n: Bool? = nil) {
    self.init(variables: .init(s: s, d: d, n: n))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]?

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConditionalAnimal.OptionalKey {
      var species: String? { self.__storage.fields.species }
      var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
      var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConditionalAnimal }
      var never: String? { self.__storage.fields.never }
      var always: String { self.__storage.fields.always }
      var either: String { self.__storage.fields.either }
      var both: String? { self.__storage.fields.both }
      var pets: [Data.Animal_allAnimals.__Fields.Animal_pets]? { self.__storage.fields.pets }

      var ifD: IfD? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      typealias Animal_pets = Data.Animal_allAnimals.__Fields.Animal_pets

      /// Parent type: Height
      struct Height_height: InlineGraphQL.ResponseView {
        var feet: Int { self.__storage.fields.feet }
        var inches: Int? { self.__storage.fields.inches }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (feet: Int, inches: Int?), __on_Height: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Animal
      struct IfD: InlineGraphQL.ResponseView, ConditionalAnimal.OptionalKey {
        var species: String? { self.__storage.fields.species }
        var height: Data.Animal_allAnimals.IfD.Height_height { .init(__storage: self.__storage.fields.height) }
        var skinCovering: AnimalKingdom.SkinCovering? { self.__storage.fields.skinCovering }
        var predators: [Data.Animal_allAnimals.__Fields.Animal_predators]? { self.__storage.fields.predators }
        var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConditionalAnimal }
        var never: String? { self.__storage.fields.never }
        var always: String { self.__storage.fields.always }
        var either: String { self.__storage.fields.either }
        var both: String { self.__storage.fields.both! }
        var pets: [Data.Animal_allAnimals.__Fields.Animal_pets] { self.__storage.fields.pets! }

        typealias Animal_predators = Data.Animal_allAnimals.__Fields.Animal_predators
        typealias Animal_pets = Data.Animal_allAnimals.__Fields.Animal_pets

        /// Parent type: Height
        struct Height_height: InlineGraphQL.ResponseView {
          var meters: Int { self.__storage.fields.meters! }
          var feet: Int { self.__storage.fields.feet }
          var inches: Int? { self.__storage.fields.inches }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (meters: Int, feet: Int, inches: Int?), __on_Height: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (species: String?, height: Data.Animal_allAnimals.IfD.Height_height, skinCovering: AnimalKingdom.SkinCovering?, predators: [Data.Animal_allAnimals.__Fields.Animal_predators]?, fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?, never: String?, always: String, either: String, both: String, pets: [Data.Animal_allAnimals.__Fields.Animal_pets]), __on_Animal: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (species: String?, height: Data.Animal_allAnimals.Height_height, fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?, never: String?, always: String, either: String, both: String?, pets: [Data.Animal_allAnimals.__Fields.Animal_pets]?, ifD: (__inclusion_0: IfD, ())), __on_Animal: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let species: String?
        let height: __SharedFields<Height_height>
        let skinCovering: AnimalKingdom.SkinCovering?
        let predators: [Animal_predators]?
        let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?
        let never: String?
        let always: String
        let either: String
        let both: String?
        let pets: [Animal_pets]?

        struct Height_height: __ResponseFields {
          let meters: Int?
          let feet: Int
          let inches: Int?

          typealias __Stored = (meters: Int?, feet: Int, inches: Int?, __on_Height: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let meters: Int? = try reader.read("meters", if: reader.isTrue("d"), in: &object)
            let feet: Int = reader.readInt("feet", in: &object)
            let inches: Int? = try reader.read("inches", if: reader.isTrue("n"), in: &object)
            try reader.endObject(&object)
            self.meters = meters
            self.feet = feet
            self.inches = inches
          }
        }

        /// Parent type: Animal
        struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConditionalAnimal_Key {
          let species: String
          let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer

          let __typename: String
          typealias __Stored = (species: String, fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let species: String = reader.readString("species", in: &object)
            let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer = try reader.readFragment(ConditionalAnimal.self, in: &object)
            try reader.endObject(&object)
            self.species = species
            self.fragment_ConditionalAnimal = fragment_ConditionalAnimal
            self.__typename = __typename
          }
        }

        /// Parent type: Animal
        struct Animal_pets: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          let species: String?
          let height: Height_height?

          /// Parent type: Height
          struct Height_height: InlineGraphQL.ResponseObject {
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
          typealias __Stored = (species: String?, height: Height_height?, __typename: String, __on_Animal: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let species: String? = try reader.read("species", if: reader.isTrue("d").or(reader.isTrue("n")), in: &object)
            let height: Height_height? = try reader.read("height", if: reader.isTrue("n"), in: &object)
            try reader.endObject(&object)
            self.species = species
            self.height = height
            self.__typename = __typename
          }
        }

        let __typename: String
        let __inclusions: [Bool]
        typealias __Stored = (species: String?, height: __SharedFields<Height_height>, skinCovering: AnimalKingdom.SkinCovering?, predators: [Animal_predators]?, fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?, never: String?, always: String, either: String, both: String?, pets: [Animal_pets]?, __typename: String, __inclusions: [Bool], __on_Animal: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let species: String? = try reader.read("species", if: reader.isFalse("s"), in: &object)
          let height: __SharedFields<Height_height> = try reader.read("height", in: &object)
          let skinCovering: AnimalKingdom.SkinCovering? = try reader.readNullable("skinCovering", if: reader.isTrue("d"), in: &object)
          let predators: [Animal_predators]? = try reader.read("predators", if: reader.isTrue("d").and(reader.isTrue("n")), in: &object)
          let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer? = try reader.readFragment(ConditionalAnimal.self, if: reader.isTrue("d").and(reader.isFalse("n")), in: &object)
          let never: String? = try reader.read("never", if: .excluded, in: &object)
          let always: String = reader.readString("always", in: &object)
          let either: String = reader.readString("either", in: &object)
          let both: String? = try reader.read("both", if: reader.isTrue("d").or(reader.isTrue("n")), in: &object)
          let pets: [Animal_pets]? = try reader.read("pets", if: reader.isTrue("d").or(reader.isTrue("n")), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("d") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(false)
          }
          try reader.endObject(&object)
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
          self.__typename = __typename
          self.__inclusions = inclusions
        }
      }
    }

    typealias __Stored = (allAnimals: [Animal_allAnimals]?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals]? = try reader.read("allAnimals", if: reader.isFalse("s"), in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var s: Bool
    var d: InlineGraphQL.GraphQLNullable<Bool>
    var n: Bool?

    init(s: Bool, d: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, n: Bool? = nil) {
      self.s = s
      self.d = __nullable(given: d)
      self.n = n
    }

    @_disfavoredOverload
    init(s: Bool, d: InlineGraphQL.GraphQLNullable<Bool> = .none, n: Bool? = nil) {
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

  static var node: __OperationNode {
    .init(name: "Conditional", fragments: [ConditionalAnimal.self], definition: """
      query Conditional($s:Boolean!$d:Boolean=false$n:Boolean!=true){\
      allAnimals@skip(if:$s){\
      __typename \
      species@skip(if:$s)...@include(if:$d){\
      height{__typename meters}\
      skinCovering \
      predators@include(if:$n){__typename species ...ConditionalAnimal}\
      }\
      height{__typename feet inches@include(if:$n)}\
      ...ConditionalAnimal@include(if:$d)@skip(if:$n)never:species@include(if:false)always:species@skip(if:false)@include(if:true)either:species@include(if:$d)either:species@skip(if:$d)both:species@include(if:$d)both:species@include(if:$n)pets:predators@include(if:$d){\
      __typename \
      species\
      }\
      pets:predators@include(if:$n){__typename species height{__typename feet}}\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("s", self.variables.s), .init("d", self.variables.d, default: false), .init("n", self.variables.n, default: true)] }
}

struct ConditionalAnimal: InlineGraphQL.GraphQLFragment {
  init(key: some ConditionalAnimal_Key) { self.fragmentPointer = key.fragment_ConditionalAnimal }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConditionalAnimal else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Animal
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConditionalAnimal_Key, ConditionalAnimal.Data.Fields {
    let species: String?
    let skinCovering: AnimalKingdom.SkinCovering?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var species: String? { get }
      var skinCovering: AnimalKingdom.SkinCovering? { get }
    }

    var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ConditionalAnimal>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (species: String?, skinCovering: AnimalKingdom.SkinCovering?, __typename: String, __on_Animal: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let species: String? = try reader.read("species", if: reader.isTrue("n"), in: &object)
      let skinCovering: AnimalKingdom.SkinCovering? = try reader.readNullable("skinCovering", if: reader.isFalse("n"), in: &object)
      try reader.endObject(&object)
      self.species = species
      self.skinCovering = skinCovering
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ConditionalAnimal",
      typeCondition: "Animal",
      definition: "fragment ConditionalAnimal on Animal{__typename species@include(if:$n)skinCovering@skip(if:$n)}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ConditionalAnimal``.
nonisolated protocol ConditionalAnimal_Key {
  var fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer { get }
}
