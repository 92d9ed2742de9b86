public struct Views: InlineGraphQL.GraphQLQuery {
  public var variables: Variables

  public init(c: Bool, d: Bool) {
    self.init(variables: .init(c: c, d: d))
  }

  @_disfavoredOverload
  public init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  public struct Data: InlineGraphQL.ResponseObject {
    public let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    public struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ViewsPet.OptionalKey {
      public var inclusions: String { self.__storage.fields.inclusions }
      public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
      public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
      public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }

      public var asCat: AsCat? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      public var asPet: AsPet? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Height
      public struct Height_height: InlineGraphQL.ResponseView {
        public var feet: Int { self.__storage.fields.feet }

        public var __typename: String { self.__storage.fields.__typename }
        public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, ()), __on_Height: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Animal
      public enum Animal_predators: InlineGraphQL.ResponseView, __SharedView {
        case pet(AsPet)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)

        public var predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
        public var species: String { self.__storage.fields.species }

        public var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

        /// Parent type: Animal
        public struct Animal_predators_2: InlineGraphQL.ResponseView {
          public var height: Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height { self.__storage.fields.height }

          public typealias Height_height = Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height

          public var __typename: String { self.__storage.fields.__typename }
          public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (height: Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height, ()), __on_Animal: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Pet
        public struct AsPet: InlineGraphQL.ResponseView {
          public var predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var species: String { self.__storage.fields.species }
          public var humanName: String? { self.__storage.fields.humanName }

          public typealias Animal_predators = Data.Animal_allAnimals.Animal_predators.Animal_predators_2

          public var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2], species: String, humanName: String?), __on_Pet: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Animal
        public struct Other: InlineGraphQL.ResponseView {
          public var predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var species: String { self.__storage.fields.species }

          public var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2], species: String), __on_Animal: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        public var __typename: String { self.__storage.fields.__typename }
        public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>
        public typealias __Stored = (__shown: (pet: (__types_0: AsPet, ()), __other: (__always: Other, ())), __on_Animal: ())

        public var __storage: __Storage {
          switch self {
          case .pet(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }

        public init(__storage: __Storage) {
          if __storage.fields.__matches[0] {
            self = .pet(.init(__storage: __storage))
            return
          }
          self = .__other(.init(__storage: __storage))
        }

        @_implements(Swift.Equatable, ==(_:_:))
        public static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

        public func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
      }

      /// Parent type: Cat
      public struct AsCat: InlineGraphQL.ResponseView, ViewsPet.OptionalKey {
        public var inclusions: String { self.__storage.fields.inclusions }
        public var height: Data.Animal_allAnimals.AsCat.Height_height { .init(__storage: self.__storage.fields.height) }
        public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
        public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
        public var laysEggs: Bool? { self.__storage.fields.laysEggs }
        public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }

        public typealias Human_owner = Data.Animal_allAnimals.__Fields.Human_owner

        /// Parent type: Height
        public struct Height_height: InlineGraphQL.ResponseView {
          public var feet: Int { self.__storage.fields.feet }
          public var meters: Int { self.__storage.fields.meters! }
          public var yards: Int? { self.__storage.fields.yards }

          public var __typename: String { self.__storage.fields.__typename }
          public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, meters: Int, yards: Int?), __on_Height: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Animal
        public enum Animal_predators: InlineGraphQL.ResponseView, __SharedView {
          case pet(AsPet)
          /// An object that no other case applies to, such as one of a type that the schema does not have.
          case __other(Other)

          public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var species: String { self.__storage.fields.species }

          public var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

          /// Parent type: Animal
          public struct Animal_predators_2: InlineGraphQL.ResponseView {
            public var species: String { self.__storage.fields.species! }
            public var height: Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height { self.__storage.fields.height }

            public typealias Height_height = Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height

            public var __typename: String { self.__storage.fields.__typename }
            public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>
            let __storage: __Storage
            public typealias __Stored = (__storage: __Storage, __shown: (species: String, height: Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height), __on_Animal: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Pet
          public struct AsPet: InlineGraphQL.ResponseView {
            public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
            public var species: String { self.__storage.fields.species }
            public var humanName: String? { self.__storage.fields.humanName }

            public typealias Animal_predators = Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2

            public var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            public typealias __Stored = (__storage: __Storage, __shown: (predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2], species: String, humanName: String?), __on_Pet: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Animal
          public struct Other: InlineGraphQL.ResponseView {
            public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
            public var species: String { self.__storage.fields.species }

            public var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            public typealias __Stored = (__storage: __Storage, __shown: (predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2], species: String), __on_Animal: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          public var __typename: String { self.__storage.fields.__typename }
          public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>
          public typealias __Stored = (__shown: (pet: (__types_0: AsPet, ()), __other: (__always: Other, ())), __on_Animal: ())

          public var __storage: __Storage {
            switch self {
            case .pet(let view): view.__storage
            case .__other(let view): view.__storage
            }
          }

          public init(__storage: __Storage) {
            if __storage.fields.__matches[0] {
              self = .pet(.init(__storage: __storage))
              return
            }
            self = .__other(.init(__storage: __storage))
          }

          @_implements(Swift.Equatable, ==(_:_:))
          public static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

          public func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
        }

        public var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        public typealias __Stored = (__storage: __Storage, __shown: (inclusions: String, height: Data.Animal_allAnimals.AsCat.Height_height, predators: [Data.Animal_allAnimals.AsCat.Animal_predators], owner: Data.Animal_allAnimals.__Fields.Human_owner?, laysEggs: Bool?, fragment_ViewsPet: InlineGraphQL.FragmentPointer?), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Pet
      public enum AsPet: InlineGraphQL.ResponseView, ViewsPet.OptionalKey, __SharedView {
        case warmBlooded(AsWarmBlooded)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)

        public var inclusions: String { self.__storage.fields.inclusions }
        public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
        public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
        public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
        public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }

        public var asWarmBlooded: AsWarmBlooded? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

        public typealias Height_height = Data.Animal_allAnimals.Height_height
        public typealias Animal_predators = Data.Animal_allAnimals.Animal_predators
        public typealias Human_owner = Data.Animal_allAnimals.__Fields.Human_owner

        /// Parent type: WarmBlooded
        public struct AsWarmBlooded: InlineGraphQL.ResponseView, ViewsPet.OptionalKey {
          public var inclusions: String { self.__storage.fields.inclusions }
          public var height: Data.Animal_allAnimals.AsPet.AsWarmBlooded.Height_height { .init(__storage: self.__storage.fields.height) }
          public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
          public var laysEggs: Bool { self.__storage.fields.laysEggs! }
          public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }

          public typealias Animal_predators = Data.Animal_allAnimals.Animal_predators
          public typealias Human_owner = Data.Animal_allAnimals.__Fields.Human_owner

          /// Parent type: Height
          public struct Height_height: InlineGraphQL.ResponseView {
            public var feet: Int { self.__storage.fields.feet }
            public var yards: Int? { self.__storage.fields.yards }

            public var __typename: String { self.__storage.fields.__typename }
            public typealias __Storage = __SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
            let __storage: __Storage
            public typealias __Stored = (__storage: __Storage, __shown: (feet: Int, yards: Int?), __on_Height: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          public var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (inclusions: String, height: Data.Animal_allAnimals.AsPet.AsWarmBlooded.Height_height, predators: [Data.Animal_allAnimals.Animal_predators], owner: Data.Animal_allAnimals.__Fields.Human_owner?, laysEggs: Bool, fragment_ViewsPet: InlineGraphQL.FragmentPointer?), __on_WarmBlooded: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Pet
        public struct Other: InlineGraphQL.ResponseView, ViewsPet.OptionalKey {
          public var inclusions: String { self.__storage.fields.inclusions }
          public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
          public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
          public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }

          public var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          public typealias __Stored = (__storage: __Storage, __shown: (inclusions: String, height: Data.Animal_allAnimals.Height_height, predators: [Data.Animal_allAnimals.Animal_predators], owner: Data.Animal_allAnimals.__Fields.Human_owner?, fragment_ViewsPet: InlineGraphQL.FragmentPointer?), __on_Pet: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        public var __typename: String { self.__storage.fields.__typename }
        public typealias __Stored = (__shown: (warmBlooded: (__inclusion_0: AsWarmBlooded, ()), __other: (__always: Other, ())), __on_Pet: ())

        public var __storage: __Storage {
          switch self {
          case .warmBlooded(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }

        public init(__storage: __Storage) {
          if __storage.fields.__inclusions[0] {
            self = .warmBlooded(.init(__storage: __storage))
            return
          }
          self = .__other(.init(__storage: __storage))
        }

        @_implements(Swift.Equatable, ==(_:_:))
        public static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

        public func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
      }

      public var __typename: String { self.__storage.fields.__typename }
      public typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      public typealias __Stored = (__storage: __Storage, __shown: (inclusions: String, height: Data.Animal_allAnimals.Height_height, predators: [Data.Animal_allAnimals.Animal_predators], fragment_ViewsPet: InlineGraphQL.FragmentPointer?, asCat: (__types_0: AsCat, ()), asPet: (__inclusion_1: AsPet, ())), __on_Animal: ())
      init(__storage: __Storage) { self.__storage = __storage }

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      public struct __Fields: __ResponseFields {
        public let inclusions: String
        public let height: __SharedFields<Height_height>
        public let predators: [__SharedFields<Animal_predators>]
        public let owner: Human_owner?
        public let laysEggs: Bool?
        public let fragment_ViewsPet: InlineGraphQL.FragmentPointer?

        public struct Height_height: __ResponseFields {
          public let feet: Int
          public let meters: Int?
          public let yards: Int?

          public typealias __Stored = (feet: Int, meters: Int?, yards: Int?, __on_Height: ())

          public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let feet: Int = reader.readInt("feet", in: &object)
            let meters: Int? = try reader.read("meters", if: reader.isOuterType(0, up: 0), in: &object)
            let yards: Int? = try reader.read("yards", if: reader.isOuterType(2, up: 0).and(reader.isTrue("c")).and(reader.isFalse("d")), in: &object)
            try reader.endObject(&object)
            self.feet = feet
            self.meters = meters
            self.yards = yards
          }
        }

        public struct Animal_predators: __ResponseFields {
          public let predators: [__SharedFields<Animal_predators>]
          public let species: String
          public let humanName: String?

          public struct Animal_predators: __ResponseFields {
            public let species: String?
            public let height: Height_height

            /// Parent type: Height
            public struct Height_height: InlineGraphQL.ResponseObject {
              public let inches: Int

              public typealias __Stored = (inches: Int, __on_Height: ())

              public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                reader.skip("__typename", in: &object)
                let inches: Int = reader.readInt("inches", in: &object)
                try reader.endObject(&object)
                self.inches = inches
              }
            }

            public let __typename: String
            public typealias __Stored = (species: String?, height: Height_height, __typename: String, __on_Animal: ())

            public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let species: String? = try reader.read("species", if: reader.isOuterType(0, up: 0), in: &object)
              let height: Height_height = try reader.read("height", in: &object)
              try reader.endObject(&object)
              self.species = species
              self.height = height
              self.__typename = __typename
            }
          }

          public let __typename: String
          static let __conditions: __TypeConditions = .init("Bird Cat Fish Rat")
          let __matches: __TypeConditions.Matches
          public typealias __Stored = (predators: [__SharedFields<Animal_predators>], species: String, humanName: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Animal: ())

          public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let predators: [__SharedFields<Animal_predators>] = reader.readList("predators", in: &object)
            let species: String = reader.readString("species", in: &object)
            let humanName: String? = try reader.readNullable("humanName", if: matches.inclusion(0), in: &object)
            try reader.endObject(&object)
            self.predators = predators
            self.species = species
            self.humanName = humanName
            self.__typename = __typename
            self.__matches = matches
          }
        }

        /// Parent type: Human
        public struct Human_owner: InlineGraphQL.ResponseObject {
          public let firstName: String

          public typealias __Stored = (firstName: String, __on_Human: ())

          public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let firstName: String = reader.readString("firstName", in: &object)
            try reader.endObject(&object)
            self.firstName = firstName
          }
        }

        public let __typename: String
        static let __conditions: __TypeConditions = .init("Cat", "Bird Cat Fish Rat", "Bird Cat")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        public typealias __Stored = (inclusions: String, height: __SharedFields<Height_height>, predators: [__SharedFields<Animal_predators>], owner: Human_owner?, laysEggs: Bool?, fragment_ViewsPet: InlineGraphQL.FragmentPointer?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Animal: ())

        public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          self.inclusions = reader.readString("inclusions", in: &object)
          let height: __SharedFields<Height_height> = try reader.read("height", in: &object)
          let predators: [__SharedFields<Animal_predators>] = reader.readList("predators", in: &object)
          let owner: Human_owner? = try reader.readNullable("owner", if: matches.inclusion(1).and(reader.isTrue("c")), in: &object)
          let laysEggs: Bool? = try reader.read("laysEggs", if: matches.inclusion(2).and(reader.isTrue("c")).and(reader.isFalse("d")), in: &object)
          let fragment_ViewsPet: InlineGraphQL.FragmentPointer? = try reader.readFragment(ViewsPet.self, if: matches.inclusion(1).and(reader.isTrue("d")), in: &object)
          var inclusions: [Bool] = []
          switch matches.inclusion(2).and(reader.isTrue("c")).and(reader.isFalse("d")) {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent(laysEggs))
          }
          switch matches.inclusion(1).and(reader.isTrue("c")) {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          reader.leave()
          try reader.endObject(&object)
          self.height = height
          self.predators = predators
          self.owner = owner
          self.laysEggs = laysEggs
          self.fragment_ViewsPet = fragment_ViewsPet
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    public typealias __Stored = (allAnimals: [Animal_allAnimals], __on_Query: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals] = reader.readList("allAnimals", in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
    }
  }

  public struct Variables: InlineGraphQL.GraphQLVariables {
    public var c: Bool
    public var d: Bool

    public init(c: Bool, d: Bool) {
      self.c = c
      self.d = d
    }

    public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("c", self.c)
      object.write("d", self.d)
    }
  }

  public static var node: __OperationNode {
    .init(name: "Views", typeConditions: "0=Cat;1=Bird Cat Fish Rat;2=Bird Cat;3=Bird Cat Fish Rat;4=Bird Cat Fish Rat", fragments: [ViewsPet.self], definition: """
      query Views($c:Boolean!$d:Boolean!){\
      allAnimals{\
      __typename \
      inclusions:species \
      height{__typename feet}\
      ...on Cat{height{__typename meters}predators{__typename predators{__typename species}}}\
      ...on Pet@include(if:$c){\
      owner{__typename firstName}\
      ...on WarmBlooded@skip(if:$d){laysEggs height{__typename yards}}\
      }\
      predators{__typename species ...on Pet{humanName}predators{__typename height{__typename inches}}}\
      ...ViewsPet@include(if:$d)\
      }\
      }
      """)
  }
  public var booleanVariables: [__BooleanVariable] { [.init("c", self.variables.c), .init("d", self.variables.d)] }
}

public struct ViewsPet: InlineGraphQL.GraphQLFragment {
  public init(key: some ViewsPet_Key) { self.fragmentPointer = key.fragment_ViewsPet }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  public init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ViewsPet else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  public var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Pet
  public struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ViewsPet_Key, ViewsPet.Data.Fields {
    public let humanName: String?

    public nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var humanName: String? { get }
    }

    public var fragment_ViewsPet: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ViewsPet>.pointer(to: self) }

    public let __typename: String
    public typealias __Stored = (humanName: String?, __typename: String, __on_Pet: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let humanName: String? = reader.readNullableString("humanName", in: &object)
      try reader.endObject(&object)
      self.humanName = humanName
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  public typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  public nonisolated protocol OptionalKey {
    var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { get }
  }

  public let fragmentPointer: InlineGraphQL.FragmentPointer

  public static var node: __FragmentNode {
    .init(
      name: "ViewsPet",
      typeCondition: "Pet",
      definition: "fragment ViewsPet on Pet{__typename humanName}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ViewsPet``.
public nonisolated protocol ViewsPet_Key {
  var fragment_ViewsPet: InlineGraphQL.FragmentPointer { get }
}
