struct SameNameQuery: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var h: Swift.Bool
    init(h: Swift.Bool) {
      self.h = h
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("h", self.h)
    }
  }
  static var operationName: Swift.String { "SameName" }
  static var definition: Swift.String { "query SameName($h:Boolean!){hero{__typename ...SameName ...OtherName@include(if:$h)id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [SameName.self, OtherName.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(h: Swift.Bool) {
    self.init(variables: .init(h: h))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("h", self.variables.h)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    typealias __Stored = (hero: Character_hero?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
    /// A character of the saga.
    struct Character_hero: InlineGraphQL.ResponseObject, SameName_Key, OtherName.OptionalKey {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      let fragment_SameName: InlineGraphQL.FragmentPointer
      let fragment_OtherName: InlineGraphQL.FragmentPointer?
      typealias __Stored = (__typename: Swift.String, fragment_SameName: InlineGraphQL.FragmentPointer, fragment_OtherName: InlineGraphQL.FragmentPointer?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_SameName: InlineGraphQL.FragmentPointer = try reader.readFragment(SameName.self, in: &object)
        let fragment_OtherName: InlineGraphQL.FragmentPointer? = try reader.readFragment(OtherName.self, if: reader.isTrue("h"), in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_SameName = fragment_SameName
        self.fragment_OtherName = fragment_OtherName
      }
    }
  }
}

struct OtherName_KeyQuery: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "OtherName_Key" }
  static var definition: Swift.String { "query OtherName_Key{hero{__typename ...OtherName id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [OtherName.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    typealias __Stored = (hero: Character_hero?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
    /// A character of the saga.
    struct Character_hero: InlineGraphQL.ResponseObject, OtherName.Data.Fields {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The name of the character.
      let name: Swift.String
      typealias __Stored = (__typename: Swift.String, name: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let name: Swift.String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.name = name
      }
    }
  }
}

struct SameName: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "SameName",
      typeCondition: "Character",
      definition: "fragment SameName on Character{__typename name ...OtherName id}",
      fragments: [OtherName.self]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some SameName_Key) { self.fragmentPointer = key.fragment_SameName }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_SameName: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_SameName else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, OtherName_Key, SameName.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView, OtherName_Key {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    let fragment_OtherName: InlineGraphQL.FragmentPointer
    typealias __Stored = (__typename: Swift.String, name: Swift.String, fragment_OtherName: InlineGraphQL.FragmentPointer)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      let fragment_OtherName: InlineGraphQL.FragmentPointer = try reader.readFragment(OtherName.self, in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.fragment_OtherName = fragment_OtherName
    }
  }
}

/// An object that spreads the fragment ``SameName``.
nonisolated protocol SameName_Key {
  var fragment_SameName: InlineGraphQL.FragmentPointer { get }
}

struct OtherName: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "OtherName",
      typeCondition: "Character",
      definition: "fragment OtherName on Character{__typename name id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some OtherName_Key) { self.fragmentPointer = key.fragment_OtherName }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_OtherName: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_OtherName else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, OtherName.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    typealias __Stored = (__typename: Swift.String, name: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``OtherName``.
nonisolated protocol OtherName_Key {
  var fragment_OtherName: InlineGraphQL.FragmentPointer { get }
}
