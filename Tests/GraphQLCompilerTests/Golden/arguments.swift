struct Arguments: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(deep: Bool, count: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
    self.init(variables: .init(deep: deep, count: count))
  }

  @_disfavoredOverload
  init(deep: Bool, count: InlineGraphQL.GraphQLNullable<Int> = .none) {
    self.init(variables: .init(deep: deep, count: count))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let bare: [Animal_bare]
    let given: [Animal_given]
    let constant: [Animal_constant]

    /// Parent type: Animal
    struct Animal_bare: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ArgumentsRow_Key {
      let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_ArgumentsRow: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer = try reader.readFragment(ArgumentsRow.self, arguments: [.init("deep", false)], in: &object)
        try reader.endObject(&object)
        self.fragment_ArgumentsRow = fragment_ArgumentsRow
        self.__typename = __typename
      }
    }

    /// Parent type: Animal
    struct Animal_given: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ArgumentsRow.OptionalKey {
      let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer?

      let __typename: String
      typealias __Stored = (fragment_ArgumentsRow: InlineGraphQL.FragmentPointer?, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer? = try reader.readFragment(ArgumentsRow.self, arguments: [reader.argument("deep", "deep", default: false)], if: reader.isTrue("deep"), in: &object)
        try reader.endObject(&object)
        self.fragment_ArgumentsRow = fragment_ArgumentsRow
        self.__typename = __typename
      }
    }

    /// Parent type: Animal
    struct Animal_constant: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ArgumentsRow_Key {
      let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_ArgumentsRow: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer = try reader.readFragment(ArgumentsRow.self, arguments: [.init("deep", true)], in: &object)
        try reader.endObject(&object)
        self.fragment_ArgumentsRow = fragment_ArgumentsRow
        self.__typename = __typename
      }
    }

    typealias __Stored = (bare: [Animal_bare], given: [Animal_given], constant: [Animal_constant], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let bare: [Animal_bare] = reader.readList("bare", in: &object)
      let given: [Animal_given] = reader.readList("given", in: &object)
      let constant: [Animal_constant] = reader.readList("constant", in: &object)
      try reader.endObject(&object)
      self.bare = bare
      self.given = given
      self.constant = constant
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var deep: Bool
    var count: InlineGraphQL.GraphQLNullable<Int>

    init(deep: Bool, count: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
      self.deep = deep
      self.count = __nullable(given: count)
    }

    @_disfavoredOverload
    init(deep: Bool, count: InlineGraphQL.GraphQLNullable<Int> = .none) {
      self.deep = deep
      self.count = count
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("deep", self.deep)
      object.write("count", self.count)
    }
  }

  static var node: __OperationNode {
    .init(name: "Arguments", fragments: [ArgumentsRow.self], definition: """
      query Arguments($deep:Boolean!$count:Int){\
      bare:allAnimals{__typename ...ArgumentsRow}\
      given:allAnimals{__typename ...ArgumentsRow@arguments(n:$count deep:$deep)@include(if:$deep)}\
      constant:allAnimals{__typename ...ArgumentsRow@arguments(n:5 deep:true)}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("deep", self.variables.deep)] }
}

struct ArgumentsRow: InlineGraphQL.GraphQLFragment {
  init(key: some ArgumentsRow_Key) { self.fragmentPointer = key.fragment_ArgumentsRow }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ArgumentsRow else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Animal
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ArgumentsRow_Key, ArgumentsRow.Data.Fields {
    let predators: [Animal_predators]

    /// Parent type: Animal
    struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ArgumentsDeep_Key, ArgumentsRow.Data.Animal_predators.Fields {
      let species: String
      let fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, ArgumentsDeep_Key {
        var species: String { get }
      }

      let __typename: String
      typealias __Stored = (species: String, fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer, __typename: String, __on_Animal: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let species: String = reader.readString("species", in: &object)
        let fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer = try reader.readFragment(ArgumentsDeep.self, arguments: [reader.argument("show", "deep")], in: &object)
        try reader.endObject(&object)
        self.species = species
        self.fragment_ArgumentsDeep = fragment_ArgumentsDeep
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Animal_predators: ArgumentsRow.Data.Animal_predators.Fields
      var predators: [Animal_predators] { get }
    }

    var fragment_ArgumentsRow: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ArgumentsRow>.pointer(to: self) }

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

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ArgumentsRow: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ArgumentsRow",
      typeCondition: "Animal",
      arguments: [.init("n", type: "Int", default: "3"), .init("deep", type: "Boolean", default: "false")],
      definition: """
        fragment ArgumentsRow on Animal{\
        __typename \
        predators(first:$n){__typename species ...ArgumentsDeep@arguments(show:$deep)}\
        }
        """,
      fragments: [ArgumentsDeep.self]
    )
  }
}

/// An object that spreads the fragment ``ArgumentsRow``.
nonisolated protocol ArgumentsRow_Key {
  var fragment_ArgumentsRow: InlineGraphQL.FragmentPointer { get }
}

struct ArgumentsDeep: InlineGraphQL.GraphQLFragment {
  init(key: some ArgumentsDeep_Key) { self.fragmentPointer = key.fragment_ArgumentsDeep }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ArgumentsDeep else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Animal
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ArgumentsDeep_Key, ArgumentsDeep.Data.Fields {
    let height: Height_height?

    /// Parent type: Height
    struct Height_height: InlineGraphQL.ResponseObject, ArgumentsDeep.Data.Height_height.Fields {
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
      associatedtype Height_height: ArgumentsDeep.Data.Height_height.Fields
      var height: Height_height? { get }
    }

    var fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ArgumentsDeep>.pointer(to: self) }

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
    var fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ArgumentsDeep",
      typeCondition: "Animal",
      arguments: [.init("show")],
      definition: "fragment ArgumentsDeep on Animal{__typename height@include(if:$show){__typename feet}}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ArgumentsDeep``.
nonisolated protocol ArgumentsDeep_Key {
  var fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer { get }
}
