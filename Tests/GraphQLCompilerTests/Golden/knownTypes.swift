struct KnownTypes: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "KnownTypes" }
  static var definition: Swift.String { "query KnownTypes{one:classroomPets{__typename ...on Pet{humanName}}cases:classroomPets{__typename ...on Pet{humanName}...on Cat{isJellicle}...on Bird{wingspan}}optionals:classroomPets{__typename ...on Pet{humanName}...on Cat{isJellicle}...on WarmBlooded{laysEggs}}spread:classroomPets{__typename ...KnownPet}unmasked:classroomPets{__typename ...KnownClassroomPet}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [KnownPet.self, KnownClassroomPet.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let one: [ClassroomPet_one]
    let cases: [ClassroomPet_cases]
    let optionals: [ClassroomPet_optionals]
    let spread: [ClassroomPet_spread]
    let unmasked: [ClassroomPet_unmasked]
    typealias __Stored = (one: [ClassroomPet_one], cases: [ClassroomPet_cases], optionals: [ClassroomPet_optionals], spread: [ClassroomPet_spread], unmasked: [ClassroomPet_unmasked])
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
    enum ClassroomPet_one: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case pet(Data.ClassroomPet_one.AsPet)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.ClassroomPet_one.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields> {
        switch self {
        case .pet(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "ClassroomPet" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asPet: Data.ClassroomPet_one.AsPet? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .pet(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat PetRock Rat")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let humanName: Swift.String?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, humanName: Swift.String?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: Swift.String? = try reader.readNullable("humanName", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.humanName = humanName
        }
      }
      struct AsPet: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>, ())
        static var __parentType: Swift.String { "Pet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>, ())
        static var __parentType: Swift.String { "ClassroomPet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_one.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    enum ClassroomPet_cases: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case cat(Data.ClassroomPet_cases.AsCat)
      case bird(Data.ClassroomPet_cases.AsBird)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.ClassroomPet_cases.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields> {
        switch self {
        case .cat(let view): view.__storage
        case .bird(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "ClassroomPet" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asPet: Data.ClassroomPet_cases.AsPet? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asCat: Data.ClassroomPet_cases.AsCat? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asBird: Data.ClassroomPet_cases.AsBird? {
        self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>) {
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
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat PetRock Rat", "Cat", "Bird")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let humanName: Swift.String?
        let isJellicle: Swift.Bool?
        let wingspan: Swift.Int?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, humanName: Swift.String?, isJellicle: Swift.Bool?, wingspan: Swift.Int?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: Swift.String? = try reader.readNullable("humanName", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let isJellicle: Swift.Bool? = try reader.read("isJellicle", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let wingspan: Swift.Int? = try reader.read("wingspan", if: InlineGraphQL.__Inclusion(matches[2]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.humanName = humanName
          self.isJellicle = isJellicle
          self.wingspan = wingspan
        }
      }
      struct AsPet: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>, ())
        static var __parentType: Swift.String { "Pet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsCat: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>, ())
        static var __parentType: Swift.String { "Cat" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        var isJellicle: Swift.Bool { self.__storage.fields.isJellicle! }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsBird: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>, ())
        static var __parentType: Swift.String { "Bird" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        var wingspan: Swift.Int { self.__storage.fields.wingspan! }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>, ())
        static var __parentType: Swift.String { "ClassroomPet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_cases.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    struct ClassroomPet_optionals: InlineGraphQL.ResponseObject {
      let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>, ())
      static var __parentType: Swift.String { "ClassroomPet" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asPet: Data.ClassroomPet_optionals.AsPet? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asCat: Data.ClassroomPet_optionals.AsCat? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      var asWarmBlooded: Data.ClassroomPet_optionals.AsWarmBlooded? {
        self.__storage.fields.__matches[2] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>) {
        self.__storage = __storage
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat PetRock Rat", "Cat", "Bird Cat")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let humanName: Swift.String?
        let isJellicle: Swift.Bool?
        let laysEggs: Swift.Bool?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, humanName: Swift.String?, isJellicle: Swift.Bool?, laysEggs: Swift.Bool?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: Swift.String? = try reader.readNullable("humanName", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let isJellicle: Swift.Bool? = try reader.read("isJellicle", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          let laysEggs: Swift.Bool? = try reader.read("laysEggs", if: InlineGraphQL.__Inclusion(matches[2]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.humanName = humanName
          self.isJellicle = isJellicle
          self.laysEggs = laysEggs
        }
      }
      struct AsPet: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>, ())
        static var __parentType: Swift.String { "Pet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsCat: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>, ())
        static var __parentType: Swift.String { "Cat" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        var isJellicle: Swift.Bool { self.__storage.fields.isJellicle! }
        var laysEggs: Swift.Bool { self.__storage.fields.laysEggs! }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsWarmBlooded: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>, ())
        static var __parentType: Swift.String { "WarmBlooded" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        var laysEggs: Swift.Bool { self.__storage.fields.laysEggs! }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_optionals.__Fields>) {
          self.__storage = __storage
        }
      }
    }
    struct ClassroomPet_spread: InlineGraphQL.ResponseObject, KnownPet.OptionalKey {
      static var __parentType: Swift.String { "ClassroomPet" }
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat PetRock Rat")
      let fragment_KnownPet: InlineGraphQL.FragmentPointer?
      typealias __Stored = (__typename: Swift.String, fragment_KnownPet: InlineGraphQL.FragmentPointer?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let fragment_KnownPet: InlineGraphQL.FragmentPointer? = try reader.readFragment(KnownPet.self, if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_KnownPet = fragment_KnownPet
      }
    }
    enum ClassroomPet_unmasked: InlineGraphQL.ResponseObject, KnownClassroomPet.Data.Fields, InlineGraphQL.__SharedView {
      case cat(Data.ClassroomPet_unmasked.AsCat)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.ClassroomPet_unmasked.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields> {
        switch self {
        case .cat(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "ClassroomPet" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var asPet: Data.ClassroomPet_unmasked.AsPet? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      var asCat: Data.ClassroomPet_unmasked.AsCat? {
        self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>) {
        if __storage.fields.__matches[1] {
          self = .cat(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat PetRock Rat", "Cat")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let humanName: Swift.String?
        let isJellicle: Swift.Bool?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, humanName: Swift.String?, isJellicle: Swift.Bool?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let humanName: Swift.String? = try reader.readNullable("humanName", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          let isJellicle: Swift.Bool? = try reader.read("isJellicle", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.humanName = humanName
          self.isJellicle = isJellicle
        }
      }
      struct AsPet: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsPet.Fields {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>, ())
        static var __parentType: Swift.String { "Pet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>) {
          self.__storage = __storage
        }
      }
      struct AsCat: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsCat.Fields {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>, ())
        static var __parentType: Swift.String { "Cat" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var humanName: Swift.String? { self.__storage.fields.humanName }
        var isJellicle: Swift.Bool { self.__storage.fields.isJellicle! }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>) {
          self.__storage = __storage
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>, ())
        static var __parentType: Swift.String { "ClassroomPet" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        init(__storage: InlineGraphQL.__SharedFields<Data.ClassroomPet_unmasked.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct KnownPet: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "KnownPet",
      typeCondition: "Pet",
      definition: "fragment KnownPet on Pet{__typename favoriteToy}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some KnownPet_Key) { self.fragmentPointer = key.fragment_KnownPet }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_KnownPet: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_KnownPet else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, KnownPet.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var favoriteToy: Swift.String { get }
    }
    static var __parentType: Swift.String { "Pet" }
    let __typename: Swift.String
    let favoriteToy: Swift.String
    typealias __Stored = (__typename: Swift.String, favoriteToy: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let favoriteToy: Swift.String = reader.readString("favoriteToy", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.favoriteToy = favoriteToy
    }
  }
}

/// An object that spreads the fragment ``KnownPet``.
nonisolated protocol KnownPet_Key {
  var fragment_KnownPet: InlineGraphQL.FragmentPointer { get }
}

struct KnownClassroomPet: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "KnownClassroomPet",
      typeCondition: "ClassroomPet",
      definition: "fragment KnownClassroomPet on ClassroomPet{__typename ...on Pet{humanName}...on Cat{isJellicle}}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some KnownClassroomPet_Key) { self.fragmentPointer = key.fragment_KnownClassroomPet }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_KnownClassroomPet: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_KnownClassroomPet else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, KnownClassroomPet.Data.Fields, InlineGraphQL.__SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsPet: KnownClassroomPet.Data.AsPet.Fields
      associatedtype AsCat: KnownClassroomPet.Data.AsCat.Fields
      var asPet: AsPet? { get }
      var asCat: AsCat? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: KnownClassroomPet.Data.Fields>: Swift.Sendable {
      case cat(Object.AsCat)
      case __other(Object)
      init(_ object: Object) {
        if let view = object.asCat {
          self = .cat(view)
          return
        }
        self = .__other(object)
      }
    }
    case cat(Data.AsCat)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.__SharedFields<Data.__Fields> {
      switch self {
      case .cat(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }
    @_implements(Swift.Equatable, ==(_:_:))
    static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
      left.__storage == right.__storage
    }
    func hash(into hasher: inout Swift.Hasher) {
      self.__storage.hash(into: &hasher)
    }
    static var __parentType: Swift.String { "ClassroomPet" }
    var __typename: Swift.String { self.__storage.fields.__typename }
    var asPet: Data.AsPet? {
      self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
    }
    var asCat: Data.AsCat? {
      self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
      if __storage.fields.__matches[1] {
        self = .cat(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.__ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Bird Cat PetRock Rat", "Cat")
      let __matches: InlineGraphQL.__TypeConditions.Matches
      let humanName: Swift.String?
      let isJellicle: Swift.Bool?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, humanName: Swift.String?, isJellicle: Swift.Bool?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let humanName: Swift.String? = try reader.readNullable("humanName", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
        let isJellicle: Swift.Bool? = try reader.read("isJellicle", if: InlineGraphQL.__Inclusion(matches[1]), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.__matches = matches
        self.humanName = humanName
        self.isJellicle = isJellicle
      }
    }
    struct AsPet: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsPet.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var humanName: Swift.String? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Pet" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var humanName: Swift.String? { self.__storage.fields.humanName }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct AsCat: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsCat.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var humanName: Swift.String? { get }
        var isJellicle: Swift.Bool { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Cat" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      var humanName: Swift.String? { self.__storage.fields.humanName }
      var isJellicle: Swift.Bool { self.__storage.fields.isJellicle! }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "ClassroomPet" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``KnownClassroomPet``.
nonisolated protocol KnownClassroomPet_Key {
  var fragment_KnownClassroomPet: InlineGraphQL.FragmentPointer { get }
}
