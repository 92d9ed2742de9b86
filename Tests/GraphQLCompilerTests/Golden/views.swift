public struct Views: InlineGraphQL.GraphQLQuery {
  public struct Variables: InlineGraphQL.GraphQLVariables {
    public var c: Swift.Bool
    public var d: Swift.Bool
    public init(c: Swift.Bool, d: Swift.Bool) {
      self.c = c
      self.d = d
    }
    public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("c", self.c)
      object.write("d", self.d)
    }
  }
  public static var operationName: Swift.String { "Views" }
  public static var definition: Swift.String { "query Views($c:Boolean!$d:Boolean!){allAnimals{__typename presences:species height{__typename feet}...on Cat{height{__typename meters}predators{__typename predators{__typename species}}}...on Pet@include(if:$c){owner{__typename firstName}...on WarmBlooded@skip(if:$d){laysEggs height{__typename yards}}}predators{__typename species ...on Pet{humanName}predators{__typename height{__typename inches}}}...ViewsPet@include(if:$d)}}" }
  public static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [ViewsPet.self] }
  public static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  public var variables: Variables
  public init(c: Swift.Bool, d: Swift.Bool) {
    self.init(variables: .init(c: c, d: d))
  }
  public init(variables: Variables) { self.variables = variables }
  public var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("c", self.variables.c), .init("d", self.variables.d)] }
  public struct Data: InlineGraphQL.ResponseObject {
    public static var __parentType: Swift.String { "Query" }
    public let allAnimals: [Animal_allAnimals]
    public typealias __Stored = (allAnimals: [Animal_allAnimals], ())
    public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allAnimals: [Animal_allAnimals] = reader.readList("allAnimals", in: &object)
      try reader.endObject(&object)
      self.allAnimals = allAnimals
    }
    public struct Animal_allAnimals: InlineGraphQL.ResponseObject, ViewsPet.OptionalKey {
      let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>
      public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>, ())
      public static var __parentType: Swift.String { "Animal" }
      public var __typename: Swift.String { self.__storage.fields.__typename }
      public var presences: Swift.String { self.__storage.fields.presences }
      public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
      public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
      public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }
      public var asCat: Data.Animal_allAnimals.AsCat? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      public var asPet: Data.Animal_allAnimals.AsPet? {
        self.__storage.fields.__presences[1] ? .init(__storage: self.__storage) : nil
      }
      public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>) {
        self.__storage = __storage
      }
      public struct __Fields: InlineGraphQL.__ResponseFields {
        public let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Cat", "Bird Cat Fish Rat", "Bird Cat")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let __presences: [Swift.Bool]
        public let presences: Swift.String
        public let height: InlineGraphQL.__SharedFields<Height_height>
        public let predators: [InlineGraphQL.__SharedFields<Animal_predators>]
        public let owner: Human_owner?
        public let laysEggs: Swift.Bool?
        public let fragment_ViewsPet: InlineGraphQL.FragmentPointer?
        public typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], presences: Swift.String, height: InlineGraphQL.__SharedFields<Height_height>, predators: [InlineGraphQL.__SharedFields<Animal_predators>], owner: Human_owner?, laysEggs: Swift.Bool?, fragment_ViewsPet: InlineGraphQL.FragmentPointer?)
        public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          self.presences = reader.readString("presences", in: &object)
          let height: InlineGraphQL.__SharedFields<Height_height> = try reader.read("height", in: &object)
          let predators: [InlineGraphQL.__SharedFields<Animal_predators>] = reader.readList("predators", in: &object)
          let owner: Human_owner? = try reader.readNullable("owner", if: InlineGraphQL.__Inclusion(matches[1]).and(reader.isTrue("c")), in: &object)
          let laysEggs: Swift.Bool? = try reader.read("laysEggs", if: InlineGraphQL.__Inclusion(matches[2]).and(reader.isTrue("c")).and(reader.isFalse("d")), in: &object)
          let fragment_ViewsPet: InlineGraphQL.FragmentPointer? = try reader.readFragment(ViewsPet.self, if: InlineGraphQL.__Inclusion(matches[1]).and(reader.isTrue("d")), in: &object)
          var presences: [Swift.Bool] = []
          switch InlineGraphQL.__Inclusion(matches[2]).and(reader.isTrue("c")).and(reader.isFalse("d")) {
            case .included: presences.append(true)
            case .excluded: presences.append(false)
            case .unknown: presences.append(InlineGraphQL.__areThere(laysEggs))
          }
          switch InlineGraphQL.__Inclusion(matches[1]).and(reader.isTrue("c")) {
            case .included: presences.append(true)
            case .excluded: presences.append(false)
            case .unknown: presences.append(InlineGraphQL.__areThere())
          }
          reader.leave()
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.__presences = presences
          self.height = height
          self.predators = predators
          self.owner = owner
          self.laysEggs = laysEggs
          self.fragment_ViewsPet = fragment_ViewsPet
        }
        public struct Height_height: InlineGraphQL.__ResponseFields {
          public var __typename: Swift.String { "Height" }
          public let feet: Swift.Int
          public let meters: Swift.Int?
          public let yards: Swift.Int?
          public typealias __Stored = (feet: Swift.Int, meters: Swift.Int?, yards: Swift.Int?)
          public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let feet: Swift.Int = reader.readInt("feet", in: &object)
            let meters: Swift.Int? = try reader.read("meters", if: reader.isOuterType(0, up: 0), in: &object)
            let yards: Swift.Int? = try reader.read("yards", if: reader.isOuterType(2, up: 0).and(reader.isTrue("c")).and(reader.isFalse("d")), in: &object)
            try reader.endObject(&object)
            self.feet = feet
            self.meters = meters
            self.yards = yards
          }
        }
        public struct Animal_predators: InlineGraphQL.__ResponseFields {
          public let __typename: Swift.String
          static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat Fish Rat")
          let __matches: InlineGraphQL.__TypeConditions.Matches
          public let predators: [InlineGraphQL.__SharedFields<Animal_predators>]
          public let species: Swift.String
          public let humanName: Swift.String?
          public typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, predators: [InlineGraphQL.__SharedFields<Animal_predators>], species: Swift.String, humanName: Swift.String?)
          public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: Swift.String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let predators: [InlineGraphQL.__SharedFields<Animal_predators>] = reader.readList("predators", in: &object)
            let species: Swift.String = reader.readString("species", in: &object)
            let humanName: Swift.String? = try reader.readNullable("humanName", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
            try reader.endObject(&object)
            self.__typename = __typename
            self.__matches = matches
            self.predators = predators
            self.species = species
            self.humanName = humanName
          }
          public struct Animal_predators: InlineGraphQL.__ResponseFields {
            public let __typename: Swift.String
            public let species: Swift.String?
            public let height: Height_height
            public typealias __Stored = (__typename: Swift.String, species: Swift.String?, height: Height_height)
            public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: Swift.String = reader.readString("__typename", in: &object)
              let species: Swift.String? = try reader.read("species", if: reader.isOuterType(0, up: 0), in: &object)
              let height: Height_height = try reader.read("height", in: &object)
              try reader.endObject(&object)
              self.__typename = __typename
              self.species = species
              self.height = height
            }
            public struct Height_height: InlineGraphQL.ResponseObject {
              public static var __parentType: Swift.String { "Height" }
              public let inches: Swift.Int
              public typealias __Stored = (inches: Swift.Int, ())
              public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                reader.skip("__typename", in: &object)
                let inches: Swift.Int = reader.readInt("inches", in: &object)
                try reader.endObject(&object)
                self.inches = inches
              }
            }
          }
        }
        public struct Human_owner: InlineGraphQL.ResponseObject {
          public static var __parentType: Swift.String { "Human" }
          public let firstName: Swift.String
          public typealias __Stored = (firstName: Swift.String, ())
          public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let firstName: Swift.String = reader.readString("firstName", in: &object)
            try reader.endObject(&object)
            self.firstName = firstName
          }
        }
      }
      public struct Height_height: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
        public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>, ())
        public static var __parentType: Swift.String { "Height" }
        public var __typename: Swift.String { self.__storage.fields.__typename }
        public var feet: Swift.Int { self.__storage.fields.feet }
        init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>) {
          self.__storage = __storage
        }
      }
      public enum Animal_predators: InlineGraphQL.ResponseView, InlineGraphQL.__SharedView {
        case pet(Data.Animal_allAnimals.Animal_predators.AsPet)
        /// What no case applies to, types that the schema does not have among it.
        case __other(Data.Animal_allAnimals.Animal_predators.Other)
        public var __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators> {
          switch self {
          case .pet(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }
        @_implements(Swift.Equatable, ==(_:_:))
        public static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
          left.__storage == right.__storage
        }
        public func hash(into hasher: inout Swift.Hasher) {
          self.__storage.hash(into: &hasher)
        }
        public static var __parentType: Swift.String { "Animal" }
        public var __typename: Swift.String { self.__storage.fields.__typename }
        public var predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
        public var species: Swift.String { self.__storage.fields.species }
        public var asPet: Data.Animal_allAnimals.Animal_predators.AsPet? {
          self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
        }
        init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>) {
          if __storage.fields.__matches[0] {
            self = .pet(.init(__storage: __storage))
            return
          }
          self = .__other(.init(__storage: __storage))
        }
        public struct Animal_predators_2: InlineGraphQL.ResponseView {
          let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>
          public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>, ())
          public static var __parentType: Swift.String { "Animal" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var height: Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height { self.__storage.fields.height }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>) {
            self.__storage = __storage
          }
          public typealias Height_height = Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height
        }
        public struct AsPet: InlineGraphQL.ResponseView {
          let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>
          public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>, ())
          public static var __parentType: Swift.String { "Pet" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var species: Swift.String { self.__storage.fields.species }
          public var humanName: Swift.String? { self.__storage.fields.humanName }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>) {
            self.__storage = __storage
          }
          public typealias Animal_predators = Data.Animal_allAnimals.Animal_predators.Animal_predators_2
        }
        public struct Other: InlineGraphQL.ResponseView {
          let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>
          public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>, ())
          public static var __parentType: Swift.String { "Animal" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var predators: [Data.Animal_allAnimals.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var species: Swift.String { self.__storage.fields.species }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>) {
            self.__storage = __storage
          }
        }
      }
      public struct AsCat: InlineGraphQL.ResponseView, ViewsPet.OptionalKey {
        let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>
        public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>, ())
        public static var __parentType: Swift.String { "Cat" }
        public var __typename: Swift.String { self.__storage.fields.__typename }
        public var presences: Swift.String { self.__storage.fields.presences }
        public var height: Data.Animal_allAnimals.AsCat.Height_height { .init(__storage: self.__storage.fields.height) }
        public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
        public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
        public var laysEggs: Swift.Bool? { self.__storage.fields.laysEggs }
        public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }
        init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>) {
          self.__storage = __storage
        }
        public typealias Human_owner = Data.Animal_allAnimals.__Fields.Human_owner
        public struct Height_height: InlineGraphQL.ResponseView {
          let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
          public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>, ())
          public static var __parentType: Swift.String { "Height" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var feet: Swift.Int { self.__storage.fields.feet }
          public var meters: Swift.Int { self.__storage.fields.meters! }
          public var yards: Swift.Int? { self.__storage.fields.yards }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>) {
            self.__storage = __storage
          }
        }
        public enum Animal_predators: InlineGraphQL.ResponseView, InlineGraphQL.__SharedView {
          case pet(Data.Animal_allAnimals.AsCat.Animal_predators.AsPet)
          /// What no case applies to, types that the schema does not have among it.
          case __other(Data.Animal_allAnimals.AsCat.Animal_predators.Other)
          public var __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators> {
            switch self {
            case .pet(let view): view.__storage
            case .__other(let view): view.__storage
            }
          }
          @_implements(Swift.Equatable, ==(_:_:))
          public static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
            left.__storage == right.__storage
          }
          public func hash(into hasher: inout Swift.Hasher) {
            self.__storage.hash(into: &hasher)
          }
          public static var __parentType: Swift.String { "Animal" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var species: Swift.String { self.__storage.fields.species }
          public var asPet: Data.Animal_allAnimals.AsCat.Animal_predators.AsPet? {
            self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
          }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>) {
            if __storage.fields.__matches[0] {
              self = .pet(.init(__storage: __storage))
              return
            }
            self = .__other(.init(__storage: __storage))
          }
          public struct Animal_predators_2: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>
            public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>, ())
            public static var __parentType: Swift.String { "Animal" }
            public var __typename: Swift.String { self.__storage.fields.__typename }
            public var species: Swift.String { self.__storage.fields.species! }
            public var height: Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height { self.__storage.fields.height }
            init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators>) {
              self.__storage = __storage
            }
            public typealias Height_height = Data.Animal_allAnimals.__Fields.Animal_predators.Animal_predators.Height_height
          }
          public struct AsPet: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>
            public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>, ())
            public static var __parentType: Swift.String { "Pet" }
            public var __typename: Swift.String { self.__storage.fields.__typename }
            public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
            public var species: Swift.String { self.__storage.fields.species }
            public var humanName: Swift.String? { self.__storage.fields.humanName }
            init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>) {
              self.__storage = __storage
            }
            public typealias Animal_predators = Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2
          }
          public struct Other: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>
            public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>, ())
            public static var __parentType: Swift.String { "Animal" }
            public var __typename: Swift.String { self.__storage.fields.__typename }
            public var predators: [Data.Animal_allAnimals.AsCat.Animal_predators.Animal_predators_2] { self.__storage.fields.predators.map { .init(__storage: $0) } }
            public var species: Swift.String { self.__storage.fields.species }
            init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Animal_predators>) {
              self.__storage = __storage
            }
          }
        }
      }
      public enum AsPet: InlineGraphQL.ResponseView, ViewsPet.OptionalKey, InlineGraphQL.__SharedView {
        case warmBlooded(Data.Animal_allAnimals.AsPet.AsWarmBlooded)
        /// What no case applies to, types that the schema does not have among it.
        case __other(Data.Animal_allAnimals.AsPet.Other)
        public var __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields> {
          switch self {
          case .warmBlooded(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }
        @_implements(Swift.Equatable, ==(_:_:))
        public static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
          left.__storage == right.__storage
        }
        public func hash(into hasher: inout Swift.Hasher) {
          self.__storage.hash(into: &hasher)
        }
        public static var __parentType: Swift.String { "Pet" }
        public var __typename: Swift.String { self.__storage.fields.__typename }
        public var presences: Swift.String { self.__storage.fields.presences }
        public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
        public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
        public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
        public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }
        public var asWarmBlooded: Data.Animal_allAnimals.AsPet.AsWarmBlooded? {
          self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
        }
        init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>) {
          if __storage.fields.__presences[0] {
            self = .warmBlooded(.init(__storage: __storage))
            return
          }
          self = .__other(.init(__storage: __storage))
        }
        public typealias Height_height = Data.Animal_allAnimals.Height_height
        public typealias Animal_predators = Data.Animal_allAnimals.Animal_predators
        public typealias Human_owner = Data.Animal_allAnimals.__Fields.Human_owner
        public struct AsWarmBlooded: InlineGraphQL.ResponseView, ViewsPet.OptionalKey {
          let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>
          public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>, ())
          public static var __parentType: Swift.String { "WarmBlooded" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var presences: Swift.String { self.__storage.fields.presences }
          public var height: Data.Animal_allAnimals.AsPet.AsWarmBlooded.Height_height { .init(__storage: self.__storage.fields.height) }
          public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
          public var laysEggs: Swift.Bool { self.__storage.fields.laysEggs! }
          public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>) {
            self.__storage = __storage
          }
          public typealias Animal_predators = Data.Animal_allAnimals.Animal_predators
          public typealias Human_owner = Data.Animal_allAnimals.__Fields.Human_owner
          public struct Height_height: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>
            public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>, ())
            public static var __parentType: Swift.String { "Height" }
            public var __typename: Swift.String { self.__storage.fields.__typename }
            public var feet: Swift.Int { self.__storage.fields.feet }
            public var yards: Swift.Int? { self.__storage.fields.yards }
            init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields.Height_height>) {
              self.__storage = __storage
            }
          }
        }
        public struct Other: InlineGraphQL.ResponseView, ViewsPet.OptionalKey {
          let __storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>
          public typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>, ())
          public static var __parentType: Swift.String { "Pet" }
          public var __typename: Swift.String { self.__storage.fields.__typename }
          public var presences: Swift.String { self.__storage.fields.presences }
          public var height: Data.Animal_allAnimals.Height_height { .init(__storage: self.__storage.fields.height) }
          public var predators: [Data.Animal_allAnimals.Animal_predators] { self.__storage.fields.predators.map { .init(__storage: $0) } }
          public var owner: Data.Animal_allAnimals.__Fields.Human_owner? { self.__storage.fields.owner }
          public var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ViewsPet }
          init(__storage: InlineGraphQL.__SharedFields<Data.Animal_allAnimals.__Fields>) {
            self.__storage = __storage
          }
        }
      }
    }
  }
}

public struct ViewsPet: InlineGraphQL.GraphQLFragment {
  public static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ViewsPet",
      typeCondition: "Pet",
      definition: "fragment ViewsPet on Pet{__typename humanName}",
      fragments: []
    )
  }
  public let fragmentPointer: InlineGraphQL.FragmentPointer
  public init(key: some ViewsPet_Key) { self.fragmentPointer = key.fragment_ViewsPet }
  /// An object that spreads the fragment on a condition.
  public nonisolated protocol OptionalKey {
    var fragment_ViewsPet: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  public init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ViewsPet else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  public var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  public typealias Fields = Data.Fields
  public struct Data: InlineGraphQL.ResponseObject, ViewsPet.Data.Fields {
    public nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var humanName: Swift.String? { get }
    }
    public static var __parentType: Swift.String { "Pet" }
    public let __typename: Swift.String
    public let humanName: Swift.String?
    public typealias __Stored = (__typename: Swift.String, humanName: Swift.String?)
    public init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let humanName: Swift.String? = reader.readNullableString("humanName", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.humanName = humanName
    }
  }
}

/// An object that spreads the fragment ``ViewsPet``.
public nonisolated protocol ViewsPet_Key {
  var fragment_ViewsPet: InlineGraphQL.FragmentPointer { get }
}
