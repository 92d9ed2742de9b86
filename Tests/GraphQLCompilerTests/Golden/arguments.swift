struct Arguments: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var deep: Swift.Bool
    var count: InlineGraphQL.GraphQLNullable<Swift.Int>
    init(deep: Swift.Bool, count: InlineGraphQL.GraphQLNullableArgument<Swift.Int> = nil) {
      self.deep = deep
      self.count = InlineGraphQL.__nullable(given: count)
    }
    @_disfavoredOverload
    init(deep: Swift.Bool, count: InlineGraphQL.GraphQLNullable<Swift.Int> = .none) {
      self.deep = deep
      self.count = count
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("deep", self.deep)
      object.write("count", self.count)
    }
  }
  static var operationName: Swift.String { "Arguments" }
  static var definition: Swift.String { "query Arguments($deep:Boolean!$count:Int){bare:allAnimals{__typename ...ArgumentsRow}given:allAnimals{__typename ...ArgumentsRow@arguments(n:$count deep:$deep)@include(if:$deep)}constant:allAnimals{__typename ...ArgumentsRow@arguments(n:5 deep:true)}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [ArgumentsRow.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(deep: Swift.Bool, count: InlineGraphQL.GraphQLNullableArgument<Swift.Int> = nil) {
    self.init(variables: .init(deep: deep, count: count))
  }
  @_disfavoredOverload
  init(deep: Swift.Bool, count: InlineGraphQL.GraphQLNullable<Swift.Int> = .none) {
    self.init(variables: .init(deep: deep, count: count))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("deep", self.variables.deep)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let bare: [Animal_bare]
    let given: [Animal_given]
    let constant: [Animal_constant]
    typealias __Stored = (bare: [Animal_bare], given: [Animal_given], constant: [Animal_constant])
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let bare: [Animal_bare] = reader.readList("bare", in: &object)
      let given: [Animal_given] = reader.readList("given", in: &object)
      let constant: [Animal_constant] = reader.readList("constant", in: &object)
      try reader.endObject(&object)
      self.bare = bare
      self.given = given
      self.constant = constant
    }
    struct Animal_bare: InlineGraphQL.ResponseObject, ArgumentsRow_Key {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer
      typealias __Stored = (__typename: Swift.String, fragment_ArgumentsRow: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer = try reader.readFragment(ArgumentsRow.self, arguments: [.init("deep", false)], in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_ArgumentsRow = fragment_ArgumentsRow
      }
    }
    struct Animal_given: InlineGraphQL.ResponseObject, ArgumentsRow.OptionalKey {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer?
      typealias __Stored = (__typename: Swift.String, fragment_ArgumentsRow: InlineGraphQL.FragmentPointer?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer? = try reader.readFragment(ArgumentsRow.self, arguments: [.init("deep", reader.isTrue("deep"))], if: reader.isTrue("deep"), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_ArgumentsRow = fragment_ArgumentsRow
      }
    }
    struct Animal_constant: InlineGraphQL.ResponseObject, ArgumentsRow_Key {
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer
      typealias __Stored = (__typename: Swift.String, fragment_ArgumentsRow: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_ArgumentsRow: InlineGraphQL.FragmentPointer = try reader.readFragment(ArgumentsRow.self, arguments: [.init("deep", true)], in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_ArgumentsRow = fragment_ArgumentsRow
      }
    }
  }
}

struct ArgumentsRow: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ArgumentsRow",
      typeCondition: "Animal",
      arguments: [.init("n", default: "3"), .init("deep", default: "false")],
      definition: "fragment ArgumentsRow on Animal{__typename predators(first:$n){__typename species ...ArgumentsDeep@arguments(show:$deep)}}",
      fragments: [ArgumentsDeep.self]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ArgumentsRow_Key) { self.fragmentPointer = key.fragment_ArgumentsRow }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ArgumentsRow: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ArgumentsRow else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, ArgumentsRow.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Animal_predators: ArgumentsRow.Data.Animal_predators.Fields
      var predators: [Animal_predators] { get }
    }
    static var __parentType: Swift.String { "Animal" }
    let __typename: Swift.String
    let predators: [Animal_predators]
    typealias __Stored = (__typename: Swift.String, predators: [Animal_predators])
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let predators: [Animal_predators] = reader.readList("predators", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.predators = predators
    }
    struct Animal_predators: InlineGraphQL.ResponseObject, ArgumentsDeep_Key, ArgumentsRow.Data.Animal_predators.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView, ArgumentsDeep_Key {
        var species: Swift.String { get }
      }
      static var __parentType: Swift.String { "Animal" }
      let __typename: Swift.String
      let species: Swift.String
      let fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer
      typealias __Stored = (__typename: Swift.String, species: Swift.String, fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let species: Swift.String = reader.readString("species", in: &object)
        let fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer = try reader.readFragment(ArgumentsDeep.self, arguments: [.init("show", reader.isTrue("deep"))], in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.species = species
        self.fragment_ArgumentsDeep = fragment_ArgumentsDeep
      }
    }
  }
}

/// An object that spreads the fragment ``ArgumentsRow``.
nonisolated protocol ArgumentsRow_Key {
  var fragment_ArgumentsRow: InlineGraphQL.FragmentPointer { get }
}

struct ArgumentsDeep: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ArgumentsDeep",
      typeCondition: "Animal",
      arguments: [.init("show")],
      definition: "fragment ArgumentsDeep on Animal{__typename height@include(if:$show){__typename feet}}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ArgumentsDeep_Key) { self.fragmentPointer = key.fragment_ArgumentsDeep }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ArgumentsDeep else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, ArgumentsDeep.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Height_height: ArgumentsDeep.Data.Height_height.Fields
      var height: Height_height? { get }
    }
    static var __parentType: Swift.String { "Animal" }
    let __typename: Swift.String
    let height: Height_height?
    typealias __Stored = (__typename: Swift.String, height: Height_height?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let height: Height_height? = try reader.read("height", if: reader.isTrue("show"), in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.height = height
    }
    struct Height_height: InlineGraphQL.ResponseObject, ArgumentsDeep.Data.Height_height.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var feet: Swift.Int { get }
      }
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

/// An object that spreads the fragment ``ArgumentsDeep``.
nonisolated protocol ArgumentsDeep_Key {
  var fragment_ArgumentsDeep: InlineGraphQL.FragmentPointer { get }
}
