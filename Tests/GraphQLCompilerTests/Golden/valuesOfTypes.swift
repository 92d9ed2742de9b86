public struct ValuesOfTypes: InlineGraphQL.GraphQLQuery {
  public var variables: InlineGraphQL.EmptyVariables { .init() }

  public init() {}

  /// Parent type: Query
  public struct Data: InlineGraphQL.ResponseObject {
    public var allAnimals: [Animal_allAnimals]
    public var allPets: [Pet_allPets]

    /// Creates an object of a response, for tests and previews.
    public init(allAnimals: [Animal_allAnimals], allPets: [Pet_allPets]) {
      self.allAnimals = allAnimals
      self.allPets = allPets
    }

    /// Parent type: Animal
    public enum Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case cat(AsCat)
      case fish(AsFish)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      public var species: String { self.__storage.fields.species }
      public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }

      public var asCat: AsCat? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      public var asFish: AsFish? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Height
      public struct Height_height: InlineGraphQL.ResponseView {
        public var feet: Int { self.__storage.fields.feet }

        /// Creates an object of a response, for tests and previews.
        public init(feet: Int, meters: Int?) {
          self.init(__storage: .madeInside(.init(feet: feet, meters: meters)))
        }

        public var __typename: String { self.__storage.fields.__typename }
        public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, ()), __on_Height: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      public struct AsCat: InlineGraphQL.ResponseView {
        public var species: String { self.__storage.fields.species }
        public var height: Data.Animal_allAnimals.AsCat.Height_height { .init(__storage: self.__storage.fields.height) }
        public var isJellicle: Bool { self.__storage.fields.isJellicle! }

        /// Creates an object of a response, for tests and previews.
        public init(species: String, height: Data.Animal_allAnimals.AsCat.Height_height, isJellicle: Bool) {
          self.init(__storage: .made(.init(__typename: "Cat", species: species, height: height.__storage, isJellicle: isJellicle, predators: nil)))
        }

        /// Parent type: Height
        public struct Height_height: InlineGraphQL.ResponseView {
          public var feet: Int { self.__storage.fields.feet }
          public var meters: Int { self.__storage.fields.meters! }

          /// Creates an object of a response, for tests and previews.
          public init(feet: Int, meters: Int) {
            self.init(__storage: .madeInside(.init(feet: feet, meters: meters)))
          }

          public var __typename: String { self.__storage.fields.__typename }
          public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, meters: Int), __on_Height: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        public var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (species: String, height: Data.Animal_allAnimals.AsCat.Height_height, isJellicle: Bool), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Fish
      public struct AsFish: InlineGraphQL.ResponseView {
        public var species: String { self.__storage.fields.species }
        public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
        public var predators: [Data.Animal_allAnimals.__Fields.Animal_predators] { self.__storage.fields.predators! }

        public typealias Height_height = Data.Animal_allAnimals.Height_height
        public typealias Animal_predators = Data.Animal_allAnimals.__Fields.Animal_predators

        /// Creates an object of a response, for tests and previews.
        public init(species: String, height: Data.Animal_allAnimals.Height_height, predators: [Data.Animal_allAnimals.__Fields.Animal_predators]) {
          self.init(__storage: .made(.init(__typename: "Fish", species: species, height: height.__storage, isJellicle: nil, predators: predators)))
        }

        public var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (species: String, height: Data.Animal_allAnimals.Height_height, predators: [Data.Animal_allAnimals.__Fields.Animal_predators]), __on_Fish: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Animal
      public struct Other: InlineGraphQL.ResponseView {
        public var species: String { self.__storage.fields.species }
        public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }

        /// Creates an object of a response, for tests and previews.
        public init(__typename: String, species: String, height: Data.Animal_allAnimals.Height_height) {
          __TypeConditions.check(__typename, isNoneOf: "Cat Fish")
          self.init(__storage: .made(.init(__typename: __typename, species: species, height: height.__storage, isJellicle: nil, predators: nil)))
        }

        public var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (species: String, height: Data.Animal_allAnimals.Height_height), __on_Animal: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      public var __typename: String { self.__storage.fields.__typename }
      public typealias __Storage = __SharedFields<__Fields>
      public typealias __Stored = (__shown: (cat: (__types_0: AsCat, ()), fish: (__types_1: AsFish, ()), __other: (__always: Other, ())), __on_Animal: ())

      public var __storage: __Storage {
        switch self {
        case .cat(let view): view.__storage
        case .fish(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      public init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .cat(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .fish(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      public static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      public func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      public struct __Fields: __ResponseFields {
        public let species: String
        public let height: __SharedFields<Height_height>
        public let isJellicle: Bool?
        public let predators: [Animal_predators]?

        public struct Height_height: __ResponseFields {
          public let feet: Int
          public let meters: Int?

          public typealias __Stored = (feet: Int, meters: Int?, __on_Height: ())

          public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let feet: Int = reader.readInt("feet", in: &object)
            let meters: Int? = try reader.read("meters", if: reader.isOuterType(0, up: 0), in: &object)
            try reader.endObject(&object)
            self.feet = feet
            self.meters = meters
          }

          init(feet: Int, meters: Int?) {
            self.feet = feet
            self.meters = meters
          }
        }

        /// Parent type: Animal
        public struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
          public var species: String

          /// Creates an object of a response, for tests and previews.
          public init(__typename: String, species: String) {
            self.__typename = __typename
            self.species = species
          }

          public let __typename: String
          public typealias __Stored = (species: String, __typename: String, __on_Animal: ())

          public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let species: String = reader.readString("species", in: &object)
            try reader.endObject(&object)
            self.species = species
            self.__typename = __typename
          }
        }

        public let __typename: String
        static let __conditions: __TypeConditions = .init("Cat", "Fish")
        let __matches: __TypeConditions.Matches
        public typealias __Stored = (species: String, height: __SharedFields<Height_height>, isJellicle: Bool?, predators: [Animal_predators]?, __typename: String, __matches: __TypeConditions.Matches, __on_Animal: ())

        public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let species: String = reader.readString("species", in: &object)
          let height: __SharedFields<Height_height> = try reader.read("height", in: &object)
          let isJellicle: Bool? = try reader.read("isJellicle", if: matches.inclusion(0), in: &object)
          let predators: [Animal_predators]? = try reader.read("predators", if: matches.inclusion(1), in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.species = species
          self.height = height
          self.isJellicle = isJellicle
          self.predators = predators
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, species: String, height: __SharedFields<Height_height>, isJellicle: Bool?, predators: [Animal_predators]?) {
          self.__typename = __typename
          self.species = species
          self.height = height
          self.isJellicle = isJellicle
          self.predators = predators
          self.__matches = Self.__conditions.matches(__typename)
        }
      }
    }

    /// Parent type: Pet
    public struct Pet_allPets: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      public var favoriteToy: String { self.__storage.fields.favoriteToy }

      public var asWarmBlooded: AsWarmBlooded? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      public var asCat: AsCat? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Creates an object of a response, for tests and previews.
      public init(__typename: String, favoriteToy: String, bodyTemperature: Int?, height: Data.Pet_allPets.AsWarmBlooded.Height_height?, isJellicle: Bool?) {
        self.init(__storage: .made(.init(__typename: __typename, favoriteToy: favoriteToy, bodyTemperature: bodyTemperature, height: height.map { $0.__storage }, isJellicle: isJellicle)))
      }

      /// Creates the object that has the narrower view.
      public init(_ view: AsWarmBlooded) { self.init(__storage: view.__storage) }

      /// Creates the object that has the narrower view.
      public init(_ view: AsCat) { self.init(__storage: view.__storage) }

      /// Parent type: WarmBlooded
      public struct AsWarmBlooded: InlineGraphQL.ResponseView {
        public var favoriteToy: String { self.__storage.fields.favoriteToy }
        public var bodyTemperature: Int { self.__storage.fields.bodyTemperature! }
        public var height: Data.Pet_allPets.AsWarmBlooded.Height_height { .init(__storage: self.__storage.fields.height!) }

        /// Creates an object of a response, for tests and previews.
        public init(__typename: String, favoriteToy: String, bodyTemperature: Int, height: Data.Pet_allPets.AsWarmBlooded.Height_height, isJellicle: Bool?) {
          __TypeConditions.check(__typename, isOneOf: "Bird Cat")
          self.init(__storage: .made(.init(__typename: __typename, favoriteToy: favoriteToy, bodyTemperature: bodyTemperature, height: height.__storage, isJellicle: isJellicle)))
        }

        /// Parent type: Height
        public struct Height_height: InlineGraphQL.ResponseView {
          public var feet: Int { self.__storage.fields.feet }

          /// Creates an object of a response, for tests and previews.
          public init(feet: Int, inches: Int?) {
            self.init(__storage: .madeInside(.init(feet: feet, inches: inches)))
          }

          public var __typename: String { self.__storage.fields.__typename }
          public typealias __Storage = __SharedFields<Data.Pet_allPets.__Fields.Height_height>
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, ()), __on_Height: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        public var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (favoriteToy: String, bodyTemperature: Int, height: Data.Pet_allPets.AsWarmBlooded.Height_height), __on_WarmBlooded: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      public struct AsCat: InlineGraphQL.ResponseView {
        public var favoriteToy: String { self.__storage.fields.favoriteToy }
        public var bodyTemperature: Int { self.__storage.fields.bodyTemperature! }
        public var height: Data.Pet_allPets.AsCat.Height_height { .init(__storage: self.__storage.fields.height!) }
        public var isJellicle: Bool { self.__storage.fields.isJellicle! }

        /// Creates an object of a response, for tests and previews.
        public init(favoriteToy: String, bodyTemperature: Int, height: Data.Pet_allPets.AsCat.Height_height, isJellicle: Bool) {
          self.init(__storage: .made(.init(__typename: "Cat", favoriteToy: favoriteToy, bodyTemperature: bodyTemperature, height: height.__storage, isJellicle: isJellicle)))
        }

        /// Parent type: Height
        public struct Height_height: InlineGraphQL.ResponseView {
          public var feet: Int { self.__storage.fields.feet }
          public var inches: Int { self.__storage.fields.inches! }

          /// Creates an object of a response, for tests and previews.
          public init(feet: Int, inches: Int) {
            self.init(__storage: .madeInside(.init(feet: feet, inches: inches)))
          }

          public var __typename: String { self.__storage.fields.__typename }
          public typealias __Storage = __SharedFields<Data.Pet_allPets.__Fields.Height_height>
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, inches: Int), __on_Height: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        public var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (favoriteToy: String, bodyTemperature: Int, height: Data.Pet_allPets.AsCat.Height_height, isJellicle: Bool), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      public var __typename: String { self.__storage.fields.__typename }
      public typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      public typealias __Stored = (__storage: __Storage, __shown: (favoriteToy: String, asWarmBlooded: (__types_0: AsWarmBlooded, ()), asCat: (__types_1: AsCat, ())), __on_Pet: ())
      init(__storage: __Storage) { self.__storage = __storage }

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      public struct __Fields: __ResponseFields {
        public let favoriteToy: String
        public let bodyTemperature: Int?
        public let height: __SharedFields<Height_height>?
        public let isJellicle: Bool?

        public struct Height_height: __ResponseFields {
          public let feet: Int
          public let inches: Int?

          public typealias __Stored = (feet: Int, inches: Int?, __on_Height: ())

          public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let feet: Int = reader.readInt("feet", in: &object)
            let inches: Int? = try reader.read("inches", if: reader.isOuterType(1, up: 0), in: &object)
            try reader.endObject(&object)
            self.feet = feet
            self.inches = inches
          }

          init(feet: Int, inches: Int?) {
            self.feet = feet
            self.inches = inches
          }
        }

        public let __typename: String
        static let __conditions: __TypeConditions = .init("Bird Cat", "Cat")
        let __matches: __TypeConditions.Matches
        public typealias __Stored = (favoriteToy: String, bodyTemperature: Int?, height: __SharedFields<Height_height>?, isJellicle: Bool?, __typename: String, __matches: __TypeConditions.Matches, __on_Pet: ())

        public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let favoriteToy: String = reader.readString("favoriteToy", in: &object)
          let bodyTemperature: Int? = try reader.read("bodyTemperature", if: matches.inclusion(0), in: &object)
          let height: __SharedFields<Height_height>? = try reader.read("height", if: matches.inclusion(0), in: &object)
          let isJellicle: Bool? = try reader.read("isJellicle", if: matches.inclusion(1), in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.favoriteToy = favoriteToy
          self.bodyTemperature = bodyTemperature
          self.height = height
          self.isJellicle = isJellicle
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, favoriteToy: String, bodyTemperature: Int?, height: __SharedFields<Height_height>?, isJellicle: Bool?) {
          self.__typename = __typename
          self.favoriteToy = favoriteToy
          self.bodyTemperature = bodyTemperature
          self.height = height
          self.isJellicle = isJellicle
          self.__matches = Self.__conditions.matches(__typename)
        }
      }
    }

    public typealias __Stored = (allAnimals: [Animal_allAnimals], allPets: [Pet_allPets], __on_Query: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals] = reader.readList("allAnimals", in: &object)
      let allPets: [Pet_allPets] = reader.readList("allPets", in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
      self.allPets = allPets
    }
  }

  public typealias Variables = InlineGraphQL.EmptyVariables

  public static var node: __OperationNode {
    .init(name: "ValuesOfTypes", typeConditions: "0=Cat;1=Fish;2=Bird Cat;3=Cat", definition: """
      query ValuesOfTypes{\
      allAnimals{\
      __typename \
      species \
      height{__typename feet}\
      ...on Cat{isJellicle height{__typename meters}}\
      ...on Fish{predators{__typename species}}\
      }\
      allPets{\
      __typename \
      favoriteToy \
      ...on WarmBlooded{bodyTemperature height{__typename feet}}\
      ...on Cat{isJellicle height{__typename inches}}\
      }\
      }
      """)
  }
}
