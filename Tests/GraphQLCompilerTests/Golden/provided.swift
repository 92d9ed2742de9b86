struct Provided: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(first: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
    self.init(variables: .init(first: first))
  }

  @_disfavoredOverload
  init(first: InlineGraphQL.GraphQLNullable<Int> = .none) {
    self.init(variables: .init(first: first))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allAnimals: [Animal_allAnimals]

    /// Parent type: Animal
    struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ProvidedRow_Key {
      let fragment_ProvidedRow: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_ProvidedRow: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_ProvidedRow: InlineGraphQL.FragmentPointer = try reader.readFragment(ProvidedRow.self, in: &object)
        try reader.endObject(&object)
        self.fragment_ProvidedRow = fragment_ProvidedRow
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

  struct Variables: InlineGraphQL.GraphQLVariables {
    var first: InlineGraphQL.GraphQLNullable<Int>

    init(first: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
      self.first = __nullable(given: first)
    }

    @_disfavoredOverload
    init(first: InlineGraphQL.GraphQLNullable<Int> = .none) {
      self.first = first
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("first", self.first)
    }
  }

  static var node: __OperationNode { .init(name: "Provided", fragments: [ProvidedRow.self], definition: "query Provided($first:Int){allAnimals{__typename ...ProvidedRow@arguments(n:$first)}}") }
}

struct ProvidedMaybe: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(rows: Bool) {
    self.init(variables: .init(rows: rows))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let allPets: [Pet_allPets]

    /// Parent type: Pet
    enum Pet_allPets: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ProvidedRow.OptionalKey, __SharedView {
      case animal(AsAnimal)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var fragment_ProvidedRow: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ProvidedRow }

      var asAnimal: AsAnimal? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Animal
      struct AsAnimal: InlineGraphQL.ResponseView, ProvidedRow.OptionalKey {
        var fragment_ProvidedRow: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ProvidedRow }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_ProvidedRow: InlineGraphQL.FragmentPointer?, ()), __on_Animal: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Pet
      struct Other: InlineGraphQL.ResponseView, ProvidedRow.OptionalKey {
        var fragment_ProvidedRow: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ProvidedRow }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_ProvidedRow: InlineGraphQL.FragmentPointer?, ()), __on_Pet: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (animal: (__types_0: AsAnimal, ()), __other: (__always: Other, ())), __on_Pet: ())

      var __storage: __Storage {
        switch self {
        case .animal(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .animal(.init(__storage: __storage))
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
        let fragment_ProvidedRow: InlineGraphQL.FragmentPointer?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Bird Cat Fish Rat")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (fragment_ProvidedRow: InlineGraphQL.FragmentPointer?, __typename: String, __matches: __TypeConditions.Matches, __on_Pet: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_ProvidedRow: InlineGraphQL.FragmentPointer? = try reader.readFragment(ProvidedRow.self, if: matches.inclusion(0).and(reader.isTrue("rows")), in: &object)
          try reader.endObject(&object)
          self.fragment_ProvidedRow = fragment_ProvidedRow
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (allPets: [Pet_allPets], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let allPets: [Pet_allPets] = reader.readList("allPets", in: &object)
      try reader.endObject(&object)
      self.allPets = allPets
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var rows: Bool

    init(rows: Bool) {
      self.rows = rows
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("rows", self.rows)
    }
  }

  static var node: __OperationNode {
    .init(name: "ProvidedMaybe", typeConditions: "0=Bird Cat Fish Rat", fragments: [ProvidedRow.self], definition: """
      query ProvidedMaybe($rows:Boolean!){\
      allPets{__typename ...on Animal{...ProvidedRow@include(if:$rows)}}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("rows", self.variables.rows)] }
}

struct ProvidedRow: InlineGraphQL.GraphQLFragment {
  init(key: some ProvidedRow_Key) { self.fragmentPointer = key.fragment_ProvidedRow }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ProvidedRow else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  /// Reads the fragment from each object of a list.
  static func list(keys: some Sequence<some ProvidedRow_Key>) -> [Self] { keys.map { .init(key: $0) } }

  /// Reads the fragment from each object of a list that may have nulls.
  static func list(keys: some Sequence<(some ProvidedRow_Key)?>) -> [Self?] {
    keys.map { key in key.map { .init(key: $0) } }
  }

  /// Reads the fragment from each object of a list whose objects may not have it.
  @_disfavoredOverload
  static func list(keys: some Sequence<some OptionalKey>) -> [Self?] { keys.map { .init(key: $0) } }

  /// Reads the fragment from each object of a list that may have nulls, and objects without the fragment.
  @_disfavoredOverload
  static func list(keys: some Sequence<(some OptionalKey)?>) -> [Self?] {
    keys.map { key in key.flatMap { .init(key: $0) } }
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Animal
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ProvidedRow_Key, ProvidedRow.Data.Fields {
    let species: String?
    let few: [Animal_few]
    let predators: [Animal_predators]

    /// Parent type: Animal
    struct Animal_few: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ProvidedRow.Data.Animal_few.Fields {
      let species: String

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var species: String { get }
      }

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

    /// Parent type: Animal
    struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ProvidedDeep_Key, ProvidedRow.Data.Animal_predators.Fields {
      let fragment_ProvidedDeep: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, ProvidedDeep_Key {
      }

      let __typename: String
      typealias __Stored = (fragment_ProvidedDeep: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_ProvidedDeep: InlineGraphQL.FragmentPointer = try reader.readFragment(ProvidedDeep.self, arguments: [.init("show", reader.isTrue(providedBy: DarkMode.self))], in: &object)
        try reader.endObject(&object)
        self.fragment_ProvidedDeep = fragment_ProvidedDeep
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Animal_few: ProvidedRow.Data.Animal_few.Fields
      associatedtype Animal_predators: ProvidedRow.Data.Animal_predators.Fields
      var species: String? { get }
      var few: [Animal_few] { get }
      var predators: [Animal_predators] { get }
    }

    var fragment_ProvidedRow: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ProvidedRow>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (species: String?, few: [Animal_few], predators: [Animal_predators], __typename: String, __on_Animal: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let species: String? = try reader.read("species", if: reader.isFalse(providedBy: DarkMode.self), in: &object)
      let few: [Animal_few] = reader.readList("few", in: &object)
      let predators: [Animal_predators] = reader.readList("predators", in: &object)
      try reader.endObject(&object)
      self.species = species
      self.few = few
      self.predators = predators
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ProvidedRow: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ProvidedRow",
      typeCondition: "Animal",
      arguments: [.init("n")],
      provided: [.init("__relay_internal__pv__DarkMode", type: "Boolean!", by: DarkMode.self, value: { DarkMode.value() as Bool }), .init("__relay_internal__pv__AppCount", type: "Int", by: App.Count.self, nullable: { App.Count.value() as Int? })],
      definition: """
        fragment ProvidedRow on Animal{\
        __typename \
        species@skip(if:$__relay_internal__pv__DarkMode)few:predators(first:$n){__typename species}\
        predators(first:$__relay_internal__pv__AppCount){\
        __typename \
        ...ProvidedDeep@arguments(show:$__relay_internal__pv__DarkMode)\
        }\
        }
        """,
      fragments: [ProvidedDeep.self]
    )
  }
}

/// An object that spreads the fragment ``ProvidedRow``.
nonisolated protocol ProvidedRow_Key {
  var fragment_ProvidedRow: InlineGraphQL.FragmentPointer { get }
}

struct ProvidedDeep: InlineGraphQL.GraphQLFragment {
  init(key: some ProvidedDeep_Key) { self.fragmentPointer = key.fragment_ProvidedDeep }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ProvidedDeep else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Animal
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ProvidedDeep_Key, ProvidedDeep.Data.Fields {
    let height: Height_height?

    /// Parent type: Height
    struct Height_height: InlineGraphQL.ResponseObject, ProvidedDeep.Data.Height_height.Fields {
      let feet: Int

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var feet: Int { get }
      }

      typealias __Stored = (feet: Int, __on_Height: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let feet: Int = reader.readInt("feet", in: &object)
        try reader.endObject(&object)
        self.feet = feet
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Height_height: ProvidedDeep.Data.Height_height.Fields
      var height: Height_height? { get }
    }

    var fragment_ProvidedDeep: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ProvidedDeep>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (height: Height_height?, __typename: String, __on_Animal: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let height: Height_height? = try reader.read("height", if: reader.isTrue("show"), in: &object)
      try reader.endObject(&object)
      self.height = height
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ProvidedDeep: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ProvidedDeep",
      typeCondition: "Animal",
      arguments: [.init("show")],
      definition: "fragment ProvidedDeep on Animal{__typename height@include(if:$show){__typename feet}}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ProvidedDeep``.
nonisolated protocol ProvidedDeep_Key {
  var fragment_ProvidedDeep: InlineGraphQL.FragmentPointer { get }
}
