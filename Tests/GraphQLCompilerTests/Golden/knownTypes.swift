struct KnownTypes: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let one: [ClassroomPet_one]
    let cases: [ClassroomPet_cases]
    let optionals: [ClassroomPet_optionals]
    let spread: [ClassroomPet_spread]
    let unmasked: [ClassroomPet_unmasked]

    /// Parent type: ClassroomPet
    enum ClassroomPet_one: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case pet(AsPet)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Pet
      struct AsPet: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, ()), __on_Pet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: ClassroomPet
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_ClassroomPet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (pet: (__types_0: AsPet, ()), __other: (__always: Other, ())), __on_ClassroomPet: ())

      var __storage: __Storage {
        switch self {
        case .pet(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .pet(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let humanName: String?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Bird Cat PetRock Rat")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (humanName: String?, __typename: String, __matches: __TypeConditions.Matches, __on_ClassroomPet: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: String? = try reader.readNullable("humanName", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.humanName = humanName
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: ClassroomPet
    enum ClassroomPet_cases: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case cat(AsCat)
      case bird(AsBird)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asCat: AsCat? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asBird: AsBird? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Pet
      struct AsPet: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, ()), __on_Pet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      struct AsCat: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }
        var isJellicle: Bool { self.__storage.fields.isJellicle! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, isJellicle: Bool), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Bird
      struct AsBird: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }
        var wingspan: Int { self.__storage.fields.wingspan! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, wingspan: Int), __on_Bird: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: ClassroomPet
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_ClassroomPet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (cat: (__types_1: AsCat, ()), bird: (__types_2: AsBird, ()), __other: (__always: Other, ())), __on_ClassroomPet: ())

      var __storage: __Storage {
        switch self {
        case .cat(let view): view.__storage
        case .bird(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[1] {
          self = .cat(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[2] {
          self = .bird(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let humanName: String?
        let isJellicle: Bool?
        let wingspan: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Bird Cat PetRock Rat", "Cat", "Bird")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (humanName: String?, isJellicle: Bool?, wingspan: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_ClassroomPet: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: String? = try reader.readNullable("humanName", if: matches.inclusion(0), in: &object)
          let isJellicle: Bool? = try reader.read("isJellicle", if: matches.inclusion(1), in: &object)
          let wingspan: Int? = try reader.read("wingspan", if: matches.inclusion(2), in: &object)
          try reader.endObject(&object)
          self.humanName = humanName
          self.isJellicle = isJellicle
          self.wingspan = wingspan
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: ClassroomPet
    struct ClassroomPet_optionals: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asCat: AsCat? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }
      var asWarmBlooded: AsWarmBlooded? { self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Pet
      struct AsPet: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, ()), __on_Pet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      struct AsCat: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }
        var isJellicle: Bool { self.__storage.fields.isJellicle! }
        var laysEggs: Bool { self.__storage.fields.laysEggs! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, isJellicle: Bool, laysEggs: Bool), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: WarmBlooded
      struct AsWarmBlooded: InlineGraphQL.ResponseView {
        var humanName: String? { self.__storage.fields.humanName }
        var laysEggs: Bool { self.__storage.fields.laysEggs! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, laysEggs: Bool), __on_WarmBlooded: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (asPet: (__types_0: AsPet, ()), asCat: (__types_1: AsCat, ()), asWarmBlooded: (__types_2: AsWarmBlooded, ())), __on_ClassroomPet: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let humanName: String?
        let isJellicle: Bool?
        let laysEggs: Bool?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Bird Cat PetRock Rat", "Cat", "Bird Cat")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (humanName: String?, isJellicle: Bool?, laysEggs: Bool?, __typename: String, __matches: __TypeConditions.Matches, __on_ClassroomPet: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: String? = try reader.readNullable("humanName", if: matches.inclusion(0), in: &object)
          let isJellicle: Bool? = try reader.read("isJellicle", if: matches.inclusion(1), in: &object)
          let laysEggs: Bool? = try reader.read("laysEggs", if: matches.inclusion(2), in: &object)
          try reader.endObject(&object)
          self.humanName = humanName
          self.isJellicle = isJellicle
          self.laysEggs = laysEggs
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: ClassroomPet
    struct ClassroomPet_spread: InlineGraphQL.ResponseObject, Swift.CustomReflectable, KnownPet.OptionalKey {
      let fragment_KnownPet: InlineGraphQL.FragmentPointer?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Bird Cat PetRock Rat")
      typealias __Stored = (fragment_KnownPet: InlineGraphQL.FragmentPointer?, __typename: String, __on_ClassroomPet: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let fragment_KnownPet: InlineGraphQL.FragmentPointer? = try reader.readFragment(KnownPet.self, if: matches.inclusion(0), in: &object)
        try reader.endObject(&object)
        self.fragment_KnownPet = fragment_KnownPet
        self.__typename = __typename
      }
    }

    /// Parent type: ClassroomPet
    enum ClassroomPet_unmasked: InlineGraphQL.ResponseObject, Swift.CustomReflectable, KnownClassroomPet.Data.Fields, __SharedView {
      case cat(AsCat)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asCat: AsCat? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Pet
      struct AsPet: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsPet.Fields {
        var humanName: String? { self.__storage.fields.humanName }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, ()), __on_Pet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Cat
      struct AsCat: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsCat.Fields {
        var humanName: String? { self.__storage.fields.humanName }
        var isJellicle: Bool { self.__storage.fields.isJellicle! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, isJellicle: Bool), __on_Cat: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: ClassroomPet
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_ClassroomPet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (cat: (__types_1: AsCat, ()), __other: (__always: Other, ())), __on_ClassroomPet: ())

      var __storage: __Storage {
        switch self {
        case .cat(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[1] {
          self = .cat(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let humanName: String?
        let isJellicle: Bool?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Bird Cat PetRock Rat", "Cat")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (humanName: String?, isJellicle: Bool?, __typename: String, __matches: __TypeConditions.Matches, __on_ClassroomPet: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: String? = try reader.readNullable("humanName", if: matches.inclusion(0), in: &object)
          let isJellicle: Bool? = try reader.read("isJellicle", if: matches.inclusion(1), in: &object)
          try reader.endObject(&object)
          self.humanName = humanName
          self.isJellicle = isJellicle
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (one: [ClassroomPet_one], cases: [ClassroomPet_cases], optionals: [ClassroomPet_optionals], spread: [ClassroomPet_spread], unmasked: [ClassroomPet_unmasked], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let one: [ClassroomPet_one] = reader.readList("one", in: &object)
      let cases: [ClassroomPet_cases] = reader.readList("cases", in: &object)
      let optionals: [ClassroomPet_optionals] = reader.readList("optionals", in: &object)
      let spread: [ClassroomPet_spread] = reader.readList("spread", in: &object)
      let unmasked: [ClassroomPet_unmasked] = reader.readList("unmasked", in: &object)
      try reader.endObject(&object)
      self.one = one
      self.cases = cases
      self.optionals = optionals
      self.spread = spread
      self.unmasked = unmasked
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "KnownTypes", typeConditions: "0=Bird Cat PetRock Rat;1=Bird Cat PetRock Rat;2=Cat;3=Bird;4=Bird Cat PetRock Rat;5=Cat;6=Bird Cat;7=Bird Cat PetRock Rat", fragments: [KnownPet.self, KnownClassroomPet.self], definition: """
      query KnownTypes{\
      one:classroomPets{__typename ...on Pet{humanName}}\
      cases:classroomPets{__typename ...on Pet{humanName}...on Cat{isJellicle}...on Bird{wingspan}}\
      optionals:classroomPets{\
      __typename \
      ...on Pet{humanName}\
      ...on Cat{isJellicle}\
      ...on WarmBlooded{laysEggs}\
      }\
      spread:classroomPets{__typename ...KnownPet}\
      unmasked:classroomPets{__typename ...KnownClassroomPet}\
      }
      """)
  }
}

struct KnownPet: InlineGraphQL.GraphQLFragment {
  init(key: some KnownPet_Key) { self.fragmentPointer = key.fragment_KnownPet }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_KnownPet else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Pet
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, KnownPet_Key, KnownPet.Data.Fields {
    let favoriteToy: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var favoriteToy: String { get }
    }

    var fragment_KnownPet: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<KnownPet>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (favoriteToy: String, __typename: String, __on_Pet: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let favoriteToy: String = reader.readString("favoriteToy", in: &object)
      try reader.endObject(&object)
      self.favoriteToy = favoriteToy
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_KnownPet: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "KnownPet",
      typeCondition: "Pet",
      definition: "fragment KnownPet on Pet{__typename favoriteToy}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``KnownPet``.
nonisolated protocol KnownPet_Key {
  var fragment_KnownPet: InlineGraphQL.FragmentPointer { get }
}
